"use client";

import { Box } from "@mantine/core";
import { useTranslations } from "next-intl";
import type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist";
import { useEffect, useRef, useState } from "react";
import { isUnder } from "./paths";
import type { Source } from "./pdf-pane";

type Props = {
  document: PDFDocumentProxy;
  number: number;
  sources: Source[];
  lit: string | null;
  onPick: (path: string) => void;
};

/** A4 upright, until the page says what it is. */
const usualRatio = 842 / 595;

/** One page, drawn when it comes near the visible part, with the places of its values on top. */
export function PdfPage({ document, number, sources, lit, onPick }: Props) {
  const t = useTranslations("sheet");
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const isNear = useIsNear(frame);
  const [page, setPage] = useState<PDFPageProxy | null>(null);

  useEffect(() => {
    if (isNear) void document.getPage(number).then(setPage);
  }, [document, number, isNear]);
  useEffect(() => {
    if (!page || !canvas.current || !frame.current) return;
    return draw(page, canvas.current, frame.current.clientWidth);
  }, [page]);

  const view = page?.getViewport({ scale: 1 });
  return (
    <Box
      ref={frame}
      pos="relative"
      bg="white"
      style={{ aspectRatio: view ? `${view.width} / ${view.height}` : `1 / ${usualRatio}` }}
    >
      <canvas
        ref={canvas}
        style={{ width: "100%", height: "100%", display: "block" }}
        aria-label={t("page", { number })}
      />
      {view &&
        sources.map((source) => {
          const isLit = lit !== null && isUnder(source.path, lit);
          return (
            <button
              key={`${source.path} ${source.rect.join(" ")}`}
              type="button"
              tabIndex={-1}
              aria-hidden="true"
              data-path={source.path}
              data-lit={isLit}
              onClick={() => onPick(source.path)}
              style={{
                ...place(source.rect, view.convertToViewportRectangle(source.rect), view),
                ...look(isLit),
              }}
            />
          );
        })}
    </Box>
  );
}

function place(_: number[], corners: number[], view: { width: number; height: number }) {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = corners;
  const margin = 1.5;
  return {
    position: "absolute" as const,
    left: `${(100 * (Math.min(x0, x1) - margin)) / view.width}%`,
    top: `${(100 * (Math.min(y0, y1) - margin)) / view.height}%`,
    width: `${(100 * (Math.abs(x1 - x0) + 2 * margin)) / view.width}%`,
    height: `${(100 * (Math.abs(y1 - y0) + 2 * margin)) / view.height}%`,
  };
}

function look(isLit: boolean) {
  return {
    padding: 0,
    cursor: "pointer",
    border: isLit ? "2px solid #e8590c" : "none",
    background: isLit ? "rgba(255, 212, 59, 0.4)" : "transparent",
    borderRadius: 2,
  };
}

function draw(page: PDFPageProxy, canvas: HTMLCanvasElement, width: number): () => void {
  const scale = (width / page.getViewport({ scale: 1 }).width) * Math.min(2, window.devicePixelRatio || 1);
  const viewport = page.getViewport({ scale });
  canvas.width = Math.round(viewport.width);
  canvas.height = Math.round(viewport.height);
  const task = page.render({ canvas, viewport });
  task.promise.catch(() => undefined);
  return () => task.cancel();
}

function useIsNear(element: React.RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsNear(true), {
      rootMargin: "600px",
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isNear;
}

"use client";

import { Alert, Box, Loader, Stack, Text } from "@mantine/core";
import { useTranslations } from "next-intl";
import type { PDFDocumentProxy } from "pdfjs-dist";
import { useEffect, useRef, useState } from "react";

type Props = {
  file: Blob | undefined;
  /** Names the preview for people who cannot see it. */
  label: string;
  isBusy: boolean;
};

/** The pages beyond these are in the file, but not in its preview. */
const shownPages = 12;
const pixelsPerPoint = 96 / 72;

/** The pages of a PDF as it will be printed: at their size on paper, or as wide as there is room. */
export function PdfPreview({ file, label, isBusy }: Props) {
  const t = useTranslations("made");
  const { document, failed } = useDocument(file);
  const count = document?.numPages ?? 0;
  return (
    <Box
      role="region"
      aria-label={label}
      aria-busy={isBusy}
      tabIndex={0}
      pos="relative"
      mih={200}
      mah={{ lg: "calc(100dvh - 150px)" }}
      p="md"
      style={{ overflow: "auto", borderRadius: 8, border: "1px solid var(--mantine-color-default-border)" }}
      bg="var(--mantine-color-default-hover)"
    >
      {isBusy && (
        <Box pos="sticky" top={0} style={{ zIndex: 1, float: "right" }} role="status">
          <Loader role="status" size="xs" aria-label={t("making")} />
        </Box>
      )}
      {failed && <Alert color="red">{t("noPreview")}</Alert>}
      <Stack align="center" gap="md">
        {document &&
          numbersTo(Math.min(count, shownPages)).map((number) => (
            <PreviewPage key={number} document={document} number={number} />
          ))}
        {count > shownPages && (
          <Text size="sm" c="dimmed">
            {t("morePages", { count: count - shownPages })}
          </Text>
        )}
      </Stack>
    </Box>
  );
}

function PreviewPage({ document, number }: { document: PDFDocumentProxy; number: number }) {
  const t = useTranslations("made");
  const canvas = useRef<HTMLCanvasElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    let isGone = false;
    let cancel = () => {};
    void document.getPage(number).then((page) => {
      if (isGone || !canvas.current) return;
      const scale = pixelsPerPoint * Math.max(2, window.devicePixelRatio || 1);
      const viewport = page.getViewport({ scale });
      canvas.current.width = Math.round(viewport.width);
      canvas.current.height = Math.round(viewport.height);
      setWidth(page.getViewport({ scale: pixelsPerPoint }).width);
      const task = page.render({ canvas: canvas.current, viewport });
      cancel = () => task.cancel();
      task.promise.catch(() => undefined);
    });
    return () => {
      isGone = true;
      cancel();
    };
  }, [document, number]);
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={t("page", { number })}
      style={{
        width: width || undefined,
        maxWidth: "100%",
        background: "white",
        boxShadow: "0 1px 4px #0006",
      }}
    />
  );
}

const numbersTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

function useDocument(file: Blob | undefined) {
  const [document, setDocument] = useState<PDFDocumentProxy | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!file) return;
    let isGone = false;
    const opening = openPdf(file);
    opening
      .then((opened) => {
        if (isGone) return;
        setFailed(false);
        setDocument(opened);
      })
      .catch(() => !isGone && setFailed(true));
    return () => {
      isGone = true;
      // The pages stay until those of the next file are there.
      void opening
        .then((opened) => setTimeout(() => opened.loadingTask.destroy(), 2_000))
        .catch(() => undefined);
    };
  }, [file]);
  return { document, failed };
}

async function openPdf(file: Blob): Promise<PDFDocumentProxy> {
  const pdfjs = await import("pdfjs-dist");
  pdfjs.GlobalWorkerOptions.workerSrc = new URL(
    "pdfjs-dist/build/pdf.worker.min.mjs",
    import.meta.url,
  ).toString();
  return pdfjs.getDocument({ data: await file.arrayBuffer(), isEvalSupported: false }).promise;
}

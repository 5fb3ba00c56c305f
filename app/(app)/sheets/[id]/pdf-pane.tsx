"use client";

import { Alert, Box, Loader, Stack, Text } from "@mantine/core";
import { useTranslations } from "next-intl";
import type { PDFDocumentProxy } from "pdfjs-dist";
import { useEffect, useRef, useState } from "react";
import type { z } from "zod";
import type { ValueSource } from "@/lib/holdings/documents/schema";
import { PdfPage } from "./pdf-page";

export type Source = z.output<typeof ValueSource>;
type Props = { url: string; sources: Source[]; lit: string | null; onPick: (path: string) => void };

/** The sheet's pages; the place of the chosen value is lit and brought into view. */
export function PdfPane({ url, sources, lit, onPick }: Props) {
  const t = useTranslations("sheet");
  const { document, failed } = usePdf(url);
  const pane = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!lit) return;
    const first = pane.current?.querySelector("[data-lit=true]");
    first?.scrollIntoView({ block: "center", behavior: "smooth" });
  }, [lit]);

  if (failed || document?.numPages === 0) return <Alert color="gray">{t("noPicture")}</Alert>;
  return (
    <Box
      ref={pane}
      role="region"
      tabIndex={0}
      aria-label={t("pages")}
      h={{ base: "70vh", lg: "calc(100dvh - 170px)" }}
      pos={{ lg: "sticky" }}
      top={72}
      style={{ overflow: "auto", border: "1px solid var(--mantine-color-default-border)", borderRadius: 8 }}
      bg="var(--mantine-color-dimmed-hover, var(--mantine-color-default-hover))"
    >
      {!document && (
        <Stack align="center" p="xl" role="status">
          <Loader size="sm" />
          <Text size="sm">{t("loadingPages")}</Text>
        </Stack>
      )}
      <Stack gap="sm" p="sm">
        {document &&
          numbersTo(document.numPages).map((number) => (
            <PdfPage
              key={number}
              document={document}
              number={number}
              sources={sources.filter(({ page }) => page === number)}
              lit={lit}
              onPick={onPick}
            />
          ))}
      </Stack>
    </Box>
  );
}

function usePdf(url: string) {
  const [document, setDocument] = useState<PDFDocumentProxy | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let gone = false;
    const opening = openPdf(url);
    opening.then((opened) => !gone && setDocument(opened)).catch(() => !gone && setFailed(true));
    return () => {
      gone = true;
      void opening.then((opened) => opened.loadingTask.destroy()).catch(() => undefined);
    };
  }, [url]);
  return { document, failed };
}

async function openPdf(url: string): Promise<PDFDocumentProxy> {
  const pdfjs = await import("pdfjs-dist");
  pdfjs.GlobalWorkerOptions.workerSrc = new URL(
    "pdfjs-dist/build/pdf.worker.min.mjs",
    import.meta.url,
  ).toString();
  return pdfjs.getDocument({ url, isEvalSupported: false, withCredentials: true }).promise;
}

function numbersTo(last: number): number[] {
  return Array.from({ length: last }, (_, i) => i + 1);
}

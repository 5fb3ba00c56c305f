"use client";

import { EmbedPDF } from "@embedpdf/core/react";
import type { PdfEngine } from "@embedpdf/models";
import { DocumentContent } from "@embedpdf/plugin-document-manager/react";
import { Alert, Loader, Stack, Text } from "@mantine/core";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { PdfPreview } from "@/components/pdf-preview";
import type { ScannedPage } from "./drawn-text";
import type { Mark } from "./marks";
import { useFile } from "./open-file";
import { OpenedPdf } from "./opened-pdf";
import { pdfEngine } from "./pdf-engine";
import classes from "./viewer.module.css";
import { viewerPlugins } from "./viewer-plugins";

/** A rectangle that a person drew on a page. */
export type Drawn = { text: string; page: number; rect: readonly number[] };

export type ViewerProps = {
  /** Where the file is; of this server. */
  url: string;
  /** What the file is called: the title of what is printed. */
  name: string;
  /** The page it opens at, from 1: a sheet's own first page in its file. */
  firstPage?: number | null;
  marks?: Mark[];
  /** The path of the value whose place is lit and brought into view. */
  lit?: string | null;
  /** Shown where the lit value has no place, from 1. */
  litPage?: number | null;
  onPick?: (path: string) => void;
  /** Given while a rectangle may be drawn; called with what stands in it. */
  onDrawn?: ((drawn: Drawn) => void) | null;
  /** What OCR read on the pages that are pictures. */
  scanned?: ScannedPage[];
};

type Opened = { engine: PdfEngine<Blob>; plugins: ReturnType<typeof viewerPlugins>; file: Blob };

/** A PDF with what people expect of a viewer. One that PDFium cannot open is shown plainly. */
export function PdfViewer(props: ViewerProps) {
  const t = useTranslations("viewer");
  const fetched = useFile(props.url);
  const opened = useOpened(fetched.state === "open" ? fetched.file : null, props.name);
  if (fetched.state === "failed") return <Alert color="gray">{t("cannotShow")}</Alert>;
  if (opened === "failed" && fetched.state === "open") return <Plainly file={fetched.file} />;
  return (
    <section className={classes.viewer} aria-label={t("pages")}>
      {opened && opened !== "failed" ? (
        <EmbedPDF engine={opened.engine} plugins={opened.plugins}>
          {({ activeDocumentId }) => (
            <DocumentContent documentId={activeDocumentId}>
              {({ documentState, isLoaded, isError }) =>
                isError ? (
                  <Plainly file={opened.file} />
                ) : isLoaded && documentState.document ? (
                  <OpenedPdf
                    {...props}
                    engine={opened.engine}
                    document={documentState.document}
                    documentId={documentState.id}
                    file={opened.file}
                  />
                ) : (
                  <Opening />
                )
              }
            </DocumentContent>
          )}
        </EmbedPDF>
      ) : (
        <Opening />
      )}
    </section>
  );
}

function Opening() {
  const t = useTranslations("viewer");
  return (
    <Stack align="center" p="xl" role="status">
      <Loader size="sm" />
      <Text size="sm">{t("opening")}</Text>
    </Stack>
  );
}

function Plainly({ file }: { file: Blob }) {
  const t = useTranslations("viewer");
  return <PdfPreview file={file} label={t("pages")} isBusy={false} />;
}

/** The document and what shows it; null while it is opened. */
function useOpened(file: Blob | null, name: string): Opened | "failed" | null {
  const [opened, setOpened] = useState<Opened | "failed" | null>(null);
  useEffect(() => {
    if (!file) return setOpened(null);
    let isGone = false;
    Promise.all([pdfEngine(), file.arrayBuffer()])
      .then(([engine, bytes]) => {
        if (!isGone) setOpened({ engine, plugins: viewerPlugins(bytes, name), file });
      })
      .catch(() => !isGone && setOpened("failed"));
    return () => {
      isGone = true;
    };
  }, [file, name]);
  return opened;
}

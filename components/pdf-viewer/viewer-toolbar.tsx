"use client";

import { useScroll } from "@embedpdf/plugin-scroll/react";
import { useSelectionCapability } from "@embedpdf/plugin-selection/react";
import { Group } from "@mantine/core";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { printFile } from "@/components/print-file";
import type { OpenProps } from "./opened-pdf";
import { PageNumber } from "./page-number";
import { ToolButton } from "./tool-button";
import { useFullScreen } from "./use-full-screen";
import classes from "./viewer.module.css";
import { ZoomTools } from "./zoom-tools";

type Props = OpenProps & {
  hasThumbnails: boolean;
  onThumbnails: () => void;
  isSearching: boolean;
  onSearch: () => void;
};

export function ViewerToolbar({ documentId, url, name, file, ...tools }: Props) {
  const t = useTranslations("viewer");
  const { provides: scroll, state } = useScroll(documentId);
  const fullScreen = useFullScreen();
  const goTo = (page: number) => scroll?.scrollToPage({ pageNumber: page, behavior: "instant" });
  return (
    <Group
      ref={fullScreen.ref}
      className={classes.bar}
      gap={4}
      role="toolbar"
      aria-label={t("tools")}
      justify="space-between"
    >
      <Group gap={4} wrap="nowrap">
        <ToolButton
          icon="thumbnails"
          label={t("thumbnails")}
          isPressed={tools.hasThumbnails}
          onClick={tools.onThumbnails}
        />
        <PageNumber page={state.currentPage} count={state.totalPages} onChange={goTo} />
      </Group>
      <ZoomTools documentId={documentId} />
      <Group gap={4} wrap="nowrap">
        <CopyButton documentId={documentId} />
        <ToolButton
          icon="search"
          label={t("search")}
          isPressed={tools.isSearching}
          onClick={tools.onSearch}
        />
        <ToolButton icon="print" label={t("print")} onClick={() => printFile(file, name)} />
        <ToolButton icon="download" label={t("download")} onClick={() => window.location.assign(url)} />
        {fullScreen.isThere && (
          <ToolButton
            icon="fullScreen"
            label={t("fullScreen")}
            isPressed={fullScreen.isOn}
            onClick={fullScreen.toggle}
          />
        )}
      </Group>
    </Group>
  );
}

/** Copies the text that is selected; there while some is. Ctrl+C does the same. */
function CopyButton({ documentId }: { documentId: string }) {
  const t = useTranslations("viewer");
  const { provides } = useSelectionCapability();
  const [hasSelection, setSelection] = useState(false);
  useEffect(() => {
    if (!provides) return;
    const selection = provides.forDocument(documentId);
    const endChanges = selection.onSelectionChange((range) => setSelection(range !== null));
    const endCopies = selection.onCopyToClipboard((text) => void navigator.clipboard?.writeText(text));
    return () => {
      endChanges();
      endCopies();
    };
  }, [provides, documentId]);
  useEffect(() => {
    if (!hasSelection) return;
    const copy = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key !== "c" || window.getSelection()?.toString()) return;
      provides?.forDocument(documentId).copyToClipboard();
    };
    window.addEventListener("keydown", copy);
    return () => window.removeEventListener("keydown", copy);
  }, [hasSelection, provides, documentId]);
  if (!hasSelection) return null;
  return (
    <ToolButton
      icon="copy"
      label={t("copy")}
      onClick={() => provides?.forDocument(documentId).copyToClipboard()}
    />
  );
}

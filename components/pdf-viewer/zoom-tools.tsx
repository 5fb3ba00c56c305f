"use client";

import { useZoom, ZoomMode } from "@embedpdf/plugin-zoom/react";
import { Group, NativeSelect } from "@mantine/core";
import { useFormatter, useTranslations } from "next-intl";
import { ToolButton } from "./tool-button";

const levels = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4];

/** How large the pages are: as wide as there is room, whole, or a part of their size on paper. */
export function ZoomTools({ documentId }: { documentId: string }) {
  const t = useTranslations("viewer");
  const format = useFormatter();
  const { provides: zoom, state } = useZoom(documentId);
  const isFitted = state.zoomLevel === ZoomMode.FitWidth || state.zoomLevel === ZoomMode.FitPage;
  const current = isFitted ? String(state.zoomLevel) : String(state.currentZoomLevel);
  const numbers = isFitted ? levels : [...new Set([...levels, state.currentZoomLevel])].sort((a, b) => a - b);
  const choose = (value: string) => {
    const mode = [ZoomMode.FitWidth, ZoomMode.FitPage].find((each) => each === value);
    zoom?.requestZoom(mode ?? Number(value));
  };
  return (
    <Group gap={4} wrap="nowrap">
      <ToolButton icon="smaller" label={t("smaller")} onClick={() => zoom?.zoomOut()} />
      <NativeSelect
        size="xs"
        w={150}
        aria-label={t("zoom")}
        value={current}
        onChange={(event) => choose(event.currentTarget.value)}
        data={[
          { value: ZoomMode.FitWidth, label: t("fitWidth") },
          { value: ZoomMode.FitPage, label: t("fitPage") },
          ...numbers.map((level) => ({
            value: String(level),
            label: format.number(level, { style: "percent", maximumFractionDigits: 0 }),
          })),
        ]}
      />
      <ToolButton icon="larger" label={t("larger")} onClick={() => zoom?.zoomIn()} />
    </Group>
  );
}

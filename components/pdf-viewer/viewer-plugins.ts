"use client";

import { createPluginRegistration } from "@embedpdf/core";
import { DocumentManagerPluginPackage } from "@embedpdf/plugin-document-manager/react";
import { InteractionManagerPluginPackage } from "@embedpdf/plugin-interaction-manager/react";
import { RenderPluginPackage } from "@embedpdf/plugin-render/react";
import { RotatePluginPackage } from "@embedpdf/plugin-rotate/react";
import { ScrollPluginPackage } from "@embedpdf/plugin-scroll/react";
import { SelectionPluginPackage } from "@embedpdf/plugin-selection/react";
import { ThumbnailPluginPackage } from "@embedpdf/plugin-thumbnail/react";
import { TilingPluginPackage } from "@embedpdf/plugin-tiling/react";
import { ViewportPluginPackage } from "@embedpdf/plugin-viewport/react";
import { ZoomMode, ZoomPluginPackage } from "@embedpdf/plugin-zoom/react";

/** Height of a thumbnail's page number, in CSS pixels. */
const thumbnailLabel = 20;

/** The parts of EmbedPDF that show one document. */
export function viewerPlugins(file: ArrayBuffer, name: string) {
  return [
    createPluginRegistration(DocumentManagerPluginPackage, { initialDocuments: [{ buffer: file, name }] }),
    createPluginRegistration(ViewportPluginPackage, { viewportGap: 8 }),
    createPluginRegistration(ScrollPluginPackage, { defaultPageGap: 8 }),
    createPluginRegistration(RenderPluginPackage, { withAnnotations: true, withForms: true }),
    createPluginRegistration(TilingPluginPackage, { tileSize: 768, overlapPx: 2.5, extraRings: 0 }),
    // Pages that the file says lie on their side are shown upright.
    createPluginRegistration(RotatePluginPackage),
    createPluginRegistration(InteractionManagerPluginPackage),
    createPluginRegistration(ZoomPluginPackage, {
      defaultZoomLevel: ZoomMode.FitWidth,
      minZoom: 0.25,
      maxZoom: 6,
    }),
    createPluginRegistration(SelectionPluginPackage),
    createPluginRegistration(ThumbnailPluginPackage, { width: 96, gap: 8, labelHeight: thumbnailLabel }),
  ];
}

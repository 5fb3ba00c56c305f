"use client";

import { useScroll } from "@embedpdf/plugin-scroll/react";
import { ThumbImg, type ThumbMeta, ThumbnailsPane } from "@embedpdf/plugin-thumbnail/react";
import { useTranslations } from "next-intl";
import classes from "./viewer.module.css";

/** Small pictures of the pages, to go to one. */
export function Thumbnails({ documentId }: { documentId: string }) {
  const t = useTranslations("viewer");
  const { provides: scroll, state } = useScroll(documentId);
  return (
    <nav className={classes.thumbnails} aria-label={t("thumbnails")}>
      <ThumbnailsPane documentId={documentId}>
        {(meta: ThumbMeta) => (
          <button
            key={meta.pageIndex}
            type="button"
            className={classes.thumbnail}
            style={{ top: meta.top, height: meta.wrapperHeight }}
            aria-current={state.currentPage === meta.pageIndex + 1 ? "page" : undefined}
            onClick={() => scroll?.scrollToPage({ pageNumber: meta.pageIndex + 1, behavior: "instant" })}
          >
            <span aria-hidden="true" style={{ width: meta.width, height: meta.height }}>
              <ThumbImg documentId={documentId} meta={meta} style={{ width: "100%" }} />
            </span>
            <span aria-hidden="true">{meta.pageIndex + 1}</span>
            <span className={classes.unseen}>{t("page", { number: meta.pageIndex + 1 })}</span>
          </button>
        )}
      </ThumbnailsPane>
    </nav>
  );
}

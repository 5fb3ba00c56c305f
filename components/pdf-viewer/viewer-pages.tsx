"use client";

import {
  GlobalPointerProvider,
  PagePointerProvider,
  useInteractionManagerCapability,
} from "@embedpdf/plugin-interaction-manager/react";
import { RenderLayer } from "@embedpdf/plugin-render/react";
import { Rotate } from "@embedpdf/plugin-rotate/react";
import { Scroller, useScroll, useScrollCapability } from "@embedpdf/plugin-scroll/react";
import { SelectionLayer } from "@embedpdf/plugin-selection/react";
import { TilingLayer } from "@embedpdf/plugin-tiling/react";
import { Viewport } from "@embedpdf/plugin-viewport/react";
import { ZoomGestureWrapper } from "@embedpdf/plugin-zoom/react";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { DrawLayer } from "./draw-layer";
import { Hits } from "./hits";
import { isUnder } from "./is-under";
import { Marks } from "./marks";
import type { OpenProps } from "./opened-pdf";
import { onPage } from "./page-places";
import type { Hit } from "./use-text-search";
import classes from "./viewer.module.css";

type Props = OpenProps & { hits: Hit[]; hit: number };

/** The pages one below the other; those in sight are drawn, with what lies on them. */
export function ViewerPages({ hits, hit, ...props }: Props) {
  const t = useTranslations("viewer");
  const { documentId, document, marks = [], lit = null, onPick } = props;
  useFirstPage(props);
  useLitInView(props);
  useNoSelection(documentId, Boolean(props.onDrawn));
  return (
    <GlobalPointerProvider documentId={documentId} className={classes.stage}>
      <Viewport
        documentId={documentId}
        className={classes.pages}
        tabIndex={0}
        role="group"
        aria-label={t("pages")}
      >
        <ZoomGestureWrapper documentId={documentId}>
          <Scroller
            documentId={documentId}
            renderPage={({ pageIndex }) => {
              const page = document.pages[pageIndex];
              if (!page) return null;
              const here = <Item extends { page: number }>(item: Item) => item.page === pageIndex + 1;
              return (
                <Rotate documentId={documentId} pageIndex={pageIndex} className={classes.page}>
                  <PagePointerProvider documentId={documentId} pageIndex={pageIndex}>
                    <RenderLayer
                      documentId={documentId}
                      pageIndex={pageIndex}
                      scale={1}
                      role="img"
                      aria-label={t("page", { number: pageIndex + 1 })}
                      style={{ pointerEvents: "none" }}
                    />
                    <TilingLayer
                      documentId={documentId}
                      pageIndex={pageIndex}
                      aria-hidden="true"
                      style={{ pointerEvents: "none" }}
                    />
                    <SelectionLayer documentId={documentId} pageIndex={pageIndex} />
                    <Hits page={page} hits={hits} hit={hit} />
                    <Marks page={page} marks={marks.filter(here)} lit={lit} onPick={onPick} />
                    {props.onDrawn && <DrawLayer {...props} page={page} onDrawn={props.onDrawn} />}
                  </PagePointerProvider>
                </Rotate>
              );
            }}
          />
        </ZoomGestureWrapper>
      </Viewport>
    </GlobalPointerProvider>
  );
}

/** Begins at a sheet's own first page once the pages have their places; what is lit then goes before. */
function useFirstPage({ documentId, firstPage, lit }: OpenProps): void {
  const { provides: scroll } = useScrollCapability();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the opening counts, not what is lit later
  useEffect(() => {
    if (!scroll || !firstPage || firstPage === 1 || lit) return;
    const begin = () =>
      scroll.forDocument(documentId).scrollToPage({ pageNumber: firstPage, behavior: "instant" });
    // The places may be known already, and are measured anew with the first layout
    begin();
    return scroll.onLayoutReady((ready) => {
      if (ready.documentId === documentId && ready.isInitial) begin();
    });
  }, [scroll, documentId, firstPage]);
}

/** Scrolls the pages, never the window, to the place that is lit. */
function useLitInView({ documentId, document, marks = [], lit, litPage }: OpenProps): void {
  const { provides: scroll } = useScroll(documentId);
  const mark = lit ? marks.find(({ path }) => isUnder(path, lit)) : undefined;
  const pageNumber = mark?.page ?? (lit && litPage);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another place is gone to
  useEffect(() => {
    const page = pageNumber && document.pages[pageNumber - 1];
    if (!page) return;
    const { x, y } = mark ? onPage(mark.rect, page) : { x: 0, y: 0 };
    scroll?.scrollToPage({
      pageNumber,
      pageCoordinates: { x, y },
      ...(mark && { alignX: 25, alignY: 35 }),
      behavior: "instant",
    });
  }, [lit, document, pageNumber, mark?.rect.join(" "), scroll === null]);
}

/** While rectangles are drawn no text is selected with the same movement. */
function useNoSelection(documentId: string, isOn: boolean): void {
  const { provides: pointers } = useInteractionManagerCapability();
  useEffect(() => {
    if (!isOn || !pointers) return;
    const pages = pointers.forDocument(documentId);
    pages.pause();
    return () => pages.resume();
  }, [isOn, pointers, documentId]);
}

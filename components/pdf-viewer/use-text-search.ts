"use client";

import { ignore } from "@embedpdf/models";
import { useScroll } from "@embedpdf/plugin-scroll/react";
import { useEffect, useMemo, useState } from "react";
import type { ScannedPage } from "./drawn-text";
import type { OpenProps } from "./opened-pdf";
import { onPage, type PageRect } from "./page-places";
import { scannedHits } from "./scanned-hits";

/** One place where the text that is looked for stands; several rectangles where it goes over a line's end. */
export type Hit = { page: number; rects: PageRect[] };

export type TextSearch = {
  words: string;
  ask: (words: string) => void;
  hits: Hit[];
  /** The one that is shown, from 0; -1 for none. */
  hit: number;
  /** Shows the next one (1), or the one before (-1). */
  move: (by: number) => void;
  isBusy: boolean;
};

const noScans: ScannedPage[] = [];

/** Looks for text in all pages, those that are pictures by what OCR read in them. */
export function useTextSearch({ engine, document, documentId, scanned = noScans }: OpenProps): TextSearch {
  const { provides: scroll } = useScroll(documentId);
  const [words, ask] = useState("");
  const [found, setFound] = useState<{ words: string; hits: Hit[] }>({ words: "", hits: [] });
  const [hit, setHit] = useState(0);
  const isBusy = words.trim() !== found.words;
  const show = (hits: Hit[], index: number) => {
    setHit(index);
    const [first] = hits[index]?.rects ?? [];
    if (first && hits[index])
      scroll?.scrollToPage({
        pageNumber: hits[index].page,
        pageCoordinates: { x: first.x, y: first.y },
        alignX: 40,
        alignY: 35,
        behavior: "instant",
      });
  };
  const pictures = useMemo(
    () =>
      scanned.map(({ page, words: read }) => ({
        page,
        words: read.map(({ text, rect }) => {
          const place = document.pages[page - 1];
          return { text, rect: place ? onPage(rect, place) : { x: 0, y: 0, width: 0, height: 0 } };
        }),
      })),
    [scanned, document],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: only other words, or another document, look again
  useEffect(() => {
    const wanted = words.trim();
    if (!wanted) return setFound({ words: "", hits: [] });
    const task = engine.searchAllPages(document, wanted);
    task.wait(({ results }) => {
      const printed = results.map(({ pageIndex, rects }) => ({
        page: pageIndex + 1,
        rects: rects.map(({ origin, size }) => ({ ...origin, ...size })),
      }));
      const hits = [...printed, ...scannedHits(pictures, wanted)].sort((a, b) => a.page - b.page);
      setFound({ words: wanted, hits });
      show(hits, 0);
    }, ignore);
    return () => task.abort({ code: 0, message: "Other words are looked for." });
  }, [words, document, engine, pictures]);
  const move = (by: number) => {
    const { length } = found.hits;
    if (length) show(found.hits, (hit + by + length) % length);
  };
  return { words, ask, hits: found.hits, hit: found.hits.length ? hit : -1, move, isBusy };
}

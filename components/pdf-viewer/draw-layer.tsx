"use client";

import type { PdfDocumentObject, PdfEngine, PdfPageObject } from "@embedpdf/models";
import { type PointerEvent, useState } from "react";
import { joinedText, type ScannedPage, slicesIn, wordsIn } from "./drawn-text";
import { asStyle, inFile, onPage, type PageRect } from "./page-places";
import type { Drawn } from "./pdf-viewer";
import classes from "./viewer.module.css";

type Reading = {
  engine: PdfEngine<Blob>;
  document: PdfDocumentObject;
  page: PdfPageObject;
  scanned?: ScannedPage[];
};
type Props = Reading & { onDrawn: (drawn: Drawn) => void };
type Corners = { from: Point; to: Point };
type Point = { x: number; y: number };

/** Lies over a page while a rectangle may be drawn on it, and reads what stands in it. */
export function DrawLayer({ onDrawn, ...reading }: Props) {
  const { page } = reading;
  const [corners, setCorners] = useState<Corners | null>(null);
  const end = () => {
    setCorners(null);
    const rect = corners && between(corners);
    // A slip of the finger is no rectangle.
    if (!rect || rect.width < 3 || rect.height < 3) return;
    void textIn(reading, rect).then((text) =>
      onDrawn({ text, page: page.index + 1, rect: inFile(rect, page) }),
    );
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointers draw; for the keyboard there is the field beside it
    <div
      className={classes.drawing}
      data-page={page.index + 1}
      // The field that is being filled keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onPointerDown={(event) => {
        event.stopPropagation();
        event.currentTarget.setPointerCapture(event.pointerId);
        const from = pointOf(event, page);
        setCorners({ from, to: from });
      }}
      onPointerMove={(event) => corners && setCorners({ ...corners, to: pointOf(event, page) })}
      onPointerUp={end}
      onPointerCancel={() => setCorners(null)}
    >
      {corners && <div className={classes.drawn} style={asStyle(between(corners), page)} />}
    </div>
  );
}

/** In points of the page. What an event says of its element is before the page is turned. */
function pointOf({ nativeEvent, currentTarget }: PointerEvent<HTMLElement>, { size }: PdfPageObject): Point {
  const within = (share: number) => Math.min(1, Math.max(0, share));
  return {
    x: within(nativeEvent.offsetX / currentTarget.clientWidth) * size.width,
    y: within(nativeEvent.offsetY / currentTarget.clientHeight) * size.height,
  };
}

function between({ from, to }: Corners): PageRect {
  return {
    x: Math.min(from.x, to.x),
    y: Math.min(from.y, to.y),
    width: Math.abs(to.x - from.x),
    height: Math.abs(to.y - from.y),
  };
}

/** What stands in a rectangle of a page: its own text, or what OCR read where the page is a picture. */
async function textIn({ engine, document, page, scanned }: Reading, rect: PageRect): Promise<string> {
  const picture = scanned?.find((each) => each.page === page.index + 1);
  if (picture)
    return wordsIn(
      picture.words.map((word) => ({ text: word.text, rect: onPage(word.rect, page) })),
      rect,
    );
  const slices = slicesIn(await engine.getPageGeometry(document, page).toPromise(), rect);
  const texts = await engine
    .getTextSlices(
      document,
      slices.map((slice) => ({ pageIndex: page.index, ...slice })),
    )
    .toPromise();
  return joinedText(texts);
}

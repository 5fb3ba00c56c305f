"use client";

import type { PdfPageObject } from "@embedpdf/models";
import { isUnder } from "./is-under";
import { asStyle, onPage } from "./page-places";
import classes from "./viewer.module.css";

/** The place where a value was read, in points of the file. */
export type Mark = { path: string; page: number; rect: readonly number[] };

type Props = { page: PdfPageObject; marks: Mark[]; lit: string | null; onPick?: (path: string) => void };

/** The places of values on a page; a click on one chooses its value. The values themselves are beside the page. */
export function Marks({ page, marks, lit, onPick }: Props) {
  return [...new Map(marks.map((mark) => [keyOf(mark), mark]))].map(([key, mark]) => (
    <button
      key={key}
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      className={classes.mark}
      data-path={mark.path}
      data-lit={lit !== null && isUnder(mark.path, lit)}
      style={asStyle(onPage(mark.rect, page), page, 1.5)}
      onClick={() => onPick?.(mark.path)}
    />
  ));
}

/** Several values may have been read in one place, and one value several times in it. */
const keyOf = ({ path, rect }: Mark) => `${path} ${rect.join(" ")}`;

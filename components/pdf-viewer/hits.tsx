"use client";

import type { PdfPageObject } from "@embedpdf/models";
import { asStyle } from "./page-places";
import type { Hit } from "./use-text-search";
import classes from "./viewer.module.css";

type Props = { page: PdfPageObject; hits: Hit[]; hit: number };

/** Where the text that is looked for stands on a page. */
export function Hits({ page, hits, hit }: Props) {
  return hits.flatMap((each, index) =>
    each.page === page.index + 1
      ? each.rects.map((rect) => (
          <div
            key={`${rect.x} ${rect.y} ${rect.width}`}
            className={classes.hit}
            data-shown={index === hit}
            style={asStyle(rect, page)}
          />
        ))
      : [],
  );
}

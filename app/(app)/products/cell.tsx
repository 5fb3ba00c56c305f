import type { ReactNode } from "react";
import { hazardOrder } from "@/components/hazard-order";
import { isPictogram } from "@/components/pictograms";
import classes from "./cell.module.css";
import { cellText } from "./cell-text";
import type { CellWords } from "./use-cell-words";
import type { ProductRow } from "./use-product-rows";

/** What a column shows of a product; a text comes as it is, so that it needs no element of its own. */
export function cellContent(column: string, row: ProductRow, words: CellWords): ReactNode {
  const { sds } = row;
  switch (column) {
    case "name":
      return <ProductLink row={row} />;
    case "pictograms":
      return signs(sds?.pictograms ?? [], words);
    case "signal_word":
      return sds?.signal_word
        ? mark(sds.signal_word, words.signalWord(sds.signal_word))
        : withoutHazards(row, words);
    case "procurement_status":
      return sds && mark(sds.procurement_status, words.decision(sds.procurement_status));
    case "quality_score":
      return typeof sds?.quality_score === "number" && share(sds.quality_score, words);
    case "h_codes":
      return hazardOrder(sds?.h_codes ?? []).join(", ") || withoutHazards(row, words);
    default:
      return cellText(column, row, words);
  }
}

/** An empty cell would pass for harmless: it says whether the sheet tells so. */
function withoutHazards({ sds }: ProductRow, words: CellWords): ReactNode {
  if (!sds || sds.classification === "classified") return null;
  return <span className={classes.dimmed}>{words.classification(sds.classification)}</span>;
}

function ProductLink({ row }: { row: ProductRow }) {
  return (
    <a href={`/products/${row.id}`} tabIndex={-1} className={classes.name}>
      {nameOf(row)}
    </a>
  );
}

export function nameOf({ display_name, sds }: ProductRow): string {
  return display_name ?? sds?.product_name ?? sds?.file_name ?? "";
}

/** On a phone one cell tells what a row of columns tells elsewhere. */
export function PhoneCell({ row, words }: { row: ProductRow; words: CellWords }) {
  const { sds } = row;
  const unsure = sds && sds.hazards !== "known" && words.hazards(sds.hazards);
  const facts = [unsure, sds?.manufacturer].filter(Boolean);
  return (
    <>
      <div className={classes.phoneText}>
        <ProductLink row={row} />
        <div className={classes.dimmed}>{facts.join(" · ")}</div>
      </div>
      {signs(sds?.pictograms.slice(0, 4) ?? [], words)}
    </>
  );
}

function signs(codes: string[], words: CellWords): ReactNode {
  return codes.filter(isPictogram).map((code) => (
    // biome-ignore lint/performance/noImgElement: a small file of our own that needs no resizing
    <img
      key={code}
      src={`/pictograms/${code}.svg`}
      alt={words.sign(code)}
      title={words.sign(code)}
      width={32}
      height={32}
      className={classes.sign}
    />
  ));
}

function share(value: number, words: CellWords): ReactNode {
  return mark(value < 0.7 ? "Review" : "Accept", words.share(value));
}

function mark(kind: string, text: string): ReactNode {
  return (
    <span className={classes.mark} data-kind={kind}>
      {text}
    </span>
  );
}

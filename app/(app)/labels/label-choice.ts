import {
  type FlowDirection,
  type LabelKind,
  type LabelPage,
  labelPages,
  pagesOfKind,
} from "@/lib/printing/layout/label/label-kinds";
import type { labelLanguages } from "@/lib/printing/layout/languages";

/** Millimetres of a size of one's own. */
export const sizeRange = { least: 20, most: 420 };

/** What a person chose for labels; all of it is remembered but what belongs to one filling: see `Batch`. */
export type LabelChoice = {
  kind: LabelKind;
  flow: FlowDirection;
  size: LabelPage | "own";
  width: number;
  height: number;
  language: (typeof labelLanguages)[number];
  secondLanguage: (typeof labelLanguages)[number] | null;
  hazardStatements: boolean;
  precautionaryStatements: boolean;
  qr: boolean;
  capacity: number | null;
  forConsumers: boolean;
  table: "team" | "2008" | "2024";
  blackAndWhite: boolean;
  paper: "label" | "A4";
};

/** What belongs to one filling of packages and is asked anew each time. */
export type Batch = { expiryDate: string; nominalQuantity: string; additionalInfo: string };
export const emptyBatch: Batch = { expiryDate: "", nominalQuantity: "", additionalInfo: "" };

export type ChosenSheet = { id: string; name: string; copies: number };

/** The query string that asks for the labels. */
export function labelQuery(sheets: ChosenSheet[], choice: LabelChoice, batch: Batch): string {
  const query = new URLSearchParams({
    sds_ids: sheets.map(({ id }) => id).join(","),
    copies: sheets.map(({ copies }) => copies).join(","),
    kind: choice.kind,
    flow: choice.flow,
    language: choice.language,
    ...(choice.secondLanguage && { second_language: choice.secondLanguage }),
    show_hazard_statements: String(choice.hazardStatements),
    show_precautionary_statements: String(choice.precautionaryStatements),
    include_qr: String(choice.qr),
    for_consumers: String(choice.forConsumers),
    black_and_white: String(choice.blackAndWhite),
    paper: choice.paper,
  });
  if (choice.size === "own") {
    query.set("width_mm", String(choice.width));
    query.set("height_mm", String(choice.height));
  } else query.set("size", choice.size);
  if (choice.capacity !== null) query.set("capacity_litres", String(choice.capacity));
  if (choice.table !== "team") query.set("table", choice.table);
  if (batch.expiryDate) query.set("expiry_date", batch.expiryDate);
  if (batch.nominalQuantity.trim()) query.set("nominal_quantity", batch.nominalQuantity.trim());
  if (batch.additionalInfo.trim()) query.set("additional_info", batch.additionalInfo.trim());
  return query.toString();
}

/** "A6", "100 × 60 mm" */
export function sizeName({ size, width, height }: LabelChoice): string {
  return size === "own" ? `${width} × ${height} mm` : pageName(size);
}

/** "A6", "70 × 50 mm" */
export function pageName(page: LabelPage): string {
  return page.startsWith("A") ? page : `${labelPages[page].join(" × ")} mm`;
}

/** What changes with the kind: a size that the other kind has not becomes the middle one. */
export function choiceOfKind(kind: LabelKind, { size }: LabelChoice): Partial<LabelChoice> {
  const pages: readonly LabelPage[] = pagesOfKind[kind];
  const fits = size === "own" || pages.includes(size);
  return fits ? { kind } : { kind, size: pages[Math.floor(pages.length / 2)] ?? "A6" };
}

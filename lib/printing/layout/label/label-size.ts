import { type LabelPage, labelPages } from "./label-kinds";

/** A page of our own sizes, or a label printer's in millimetres. */
export type LabelSize = LabelPage | { widthMm: number; heightMm: number };

/**
 * Which minimum measures hold: Table 1.3 of CLP Annex I as in force ("2008"), or as Regulation (EU) 2024/2865
 * replaces it from 2028 on ("2024"), which adds a least height of type.
 */
export type LabelTable = "2008" | "2024";

/** Least measures in millimetres. */
export type LabelMinimum = {
  /** Side of the pictogram's square, which stands on its point. */
  pictogramSide: number;
  /** Where the table asks for that side "if possible": the side that it asks for in any case. */
  tightPictogramSide: number;
  xHeight: number;
};

export function labelDimensions(size: LabelSize): { widthMm: number; heightMm: number } {
  if (typeof size !== "string") return size;
  const [widthMm, heightMm] = labelPages[size];
  return { widthMm, heightMm };
}

/** "A6", "100 × 60 mm" */
export function labelSizeName(size: LabelSize): string {
  if (typeof size === "string" && size.startsWith("A")) return size;
  const { widthMm, heightMm } = labelDimensions(size);
  return `${widthMm} × ${heightMm} mm`;
}

type Row = { litres: number; short: number; long: number; side: number; xHeight: number };

const ROWS: Row[] = [
  { litres: 0.5, short: 0, long: 0, side: 10, xHeight: 1.2 },
  { litres: 3, short: 52, long: 74, side: 16, xHeight: 1.4 },
  { litres: 50, short: 74, long: 105, side: 23, xHeight: 1.8 },
  { litres: 500, short: 105, long: 148, side: 32, xHeight: 2 },
  { litres: Number.POSITIVE_INFINITY, short: 148, long: 210, side: 46, xHeight: 2 },
];

/** Up to how many litres packages have the same least measures, the largest first. */
export const packageLitres = ROWS.flatMap(({ litres }) =>
  Number.isFinite(litres) ? [litres] : [],
).reverse();

// The table in force names no height. What the law asks of food labels (Reg. (EU) 1169/2011 Art. 13) is still
// legible: 1.2 mm, and 0.9 mm where the largest surface is under 80 cm².
export const legibleXHeight = (short: number, long: number) => (short * long < 8000 ? 0.9 : 1.2);

/**
 * The least pictogram and type for a label: those of the package's capacity, or, where that is not known, those
 * of the largest package that a label of this size is large enough for. Null when the label is too small for
 * the capacity.
 */
export function labelMinimum(
  size: LabelSize,
  table: LabelTable,
  capacityLitres?: number,
): LabelMinimum | null {
  const { widthMm, heightMm } = labelDimensions(size);
  const [short, long] = [Math.min(widthMm, heightMm), Math.max(widthMm, heightMm)];
  const large = ROWS.filter((row) => short >= row.short && long >= row.long);
  const row =
    capacityLitres === undefined ? large.at(-1) : ROWS.find(({ litres }) => capacityLitres <= litres);
  if (!row || (!large.includes(row) && row.litres > IF_POSSIBLE_UP_TO)) return null;
  // 1.2.1.3: a pictogram covers at least one fifteenth of the least label area.
  const fifteenth = Math.sqrt((row.short * row.long) / 15);
  const pictogramSide = row.litres <= IF_POSSIBLE_UP_TO ? row.side : Math.max(row.side, fifteenth);
  return {
    pictogramSide,
    tightPictogramSide: table === "2008" && row.litres <= IF_POSSIBLE_UP_TO ? SMALLEST_SIDE : pictogramSide,
    xHeight: table === "2024" ? row.xHeight : legibleXHeight(short, long),
  };
}

// Up to 3 litres the table in force asks for 10 mm, and for 16 mm "if possible".
const SMALLEST_SIDE = 10;
// Up to 3 litres the table gives the label's size "if possible".
const IF_POSSIBLE_UP_TO = 3;

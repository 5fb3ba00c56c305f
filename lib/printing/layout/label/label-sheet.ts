import { POINTS_PER_MM } from "../pdf-writer";

/** Where labels stand on a sheet of paper, in points: as many as fit, in the middle of the sheet. */
export type LabelSheet = {
  width: number;
  height: number;
  /** Top left corners, row by row. */
  places: { x: number; y: number }[];
};

const A4 = { short: 210 * POINTS_PER_MM, long: 297 * POINTS_PER_MM };

/** An A4 sheet, upright or lying, whichever takes more labels of a size; null when it takes none. */
export function labelSheet(label: { width: number; height: number }): LabelSheet | null {
  const upright = filledSheet(A4.short, A4.long, label);
  const lying = filledSheet(A4.long, A4.short, label);
  const fuller = lying.places.length > upright.places.length ? lying : upright;
  return fuller.places.length > 0 ? fuller : null;
}

function filledSheet(width: number, height: number, label: { width: number; height: number }): LabelSheet {
  const columns = Math.floor((width + TOLERANCE) / label.width);
  const rows = Math.floor((height + TOLERANCE) / label.height);
  const left = (width - columns * label.width) / 2;
  const top = (height - rows * label.height) / 2;
  const places = Array.from({ length: columns * rows }, (_, index) => ({
    x: left + (index % columns) * label.width,
    y: top + Math.floor(index / columns) * label.height,
  }));
  return { width, height, places };
}

// Points; four A6 are as wide as an A4 to the last fraction.
const TOLERANCE = 0.01;

import type { Weight } from "../pdf-writer";
import type { Typeface } from "../typeface";
import { drawnLines } from "../wrap-text";

/** A text as it is set: sizes in points, the distance of lines as a multiple of the size. */
export type SetText = { text: string; size: number; weight?: Weight; leading: number; colour?: string };

/** A text in lines no wider than `width` points. */
export type BrokenText = Omit<SetText, "text"> & { lines: string[] };

/**
 * Breaks a text into its lines. The library would break at spaces alone, or with a hyphen that the law's wording does
 * not have, and lets a longer word run out of its column.
 */
export function broken({ text, ...set }: SetText, width: number, typeface: Typeface): BrokenText {
  return { ...set, lines: drawnLines(typeface[set.weight ?? "regular"], text, set.size, width) };
}

/** In points. */
export const heightOf = (texts: readonly BrokenText[]) =>
  texts.reduce((height, { lines, size, leading }) => height + lines.length * size * leading, 0);

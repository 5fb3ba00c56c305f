import { hasValue } from "./limit-statements";
import { type KindOf, kindIn, kindWordsIn } from "./limit-words";

/** The kind of limit that the heading of a column tells, where its cells do not make it another. */
export function kindOfColumn(heading: string, cells: readonly string[]): KindOf {
  const kind = kindIn(heading);
  const values = cells.filter(hasValue);
  // "TLV - TWA / STEL" over "20 ppm" and "75 ppm (STEL)": what is marked is the second, the others are the first
  const kinds = kindWordsIn(heading).map((word) => word.kind);
  const areBoth = kind === "unclear" && kinds.includes("mean") && !kinds.includes("ceiling");
  const isMarked = values.some((text) => kindWordsIn(text).some((word) => word.kind === "short"));
  if (areBoth && isMarked) return "mean";
  // "Spitzenbegrenzung" over values with units is what a quarter of an hour may have, as it is before a value
  return kind === "other" && values.length * 2 > cells.length ? kindIn(`${heading}:`) : kind;
}

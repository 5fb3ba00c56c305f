import { hasValue } from "./limit-statements";
import { type KindOf, kindIn, kindWordsIn } from "./limit-words";

const hasKind = (text: string, wanted: KindOf) => kindWordsIn(text).some(({ kind }) => kind === wanted);

/** The kind of limit that the heading of a column tells, where its cells do not make it another. */
export function kindOfColumn(heading: string, cells: readonly string[]): KindOf {
  const kind = kindIn(heading);
  if (kind === "unclear") {
    // "TLV - TWA / STEL" over "20 ppm" and "75 ppm (STEL)": what is marked is the second, the others are the first
    const areBoth = hasKind(heading, "mean") && !hasKind(heading, "ceiling");
    return areBoth && cells.some((text) => hasValue(text) && hasKind(text, "short")) ? "mean" : kind;
  }
  // "Spitzenbegrenzung" over values with units is what a quarter of an hour may have, as it is before a value
  const isLimit = kind === "other" && cells.filter(hasValue).length * 2 > cells.length;
  return isLimit ? kindIn(`${heading}:`) : kind;
}

import { type Box, levelsOf } from "@/lib/extraction/tables/ruled-cells";
import type { FoundLimit } from "./limit-entries";
import { isOtherLabel } from "./limit-labels";
import { limitListIn } from "./limit-lists";
import type { LimitSign } from "./limit-numbers";
import { bareNumber, unitIn } from "./limit-statements";
import { type Substance, substanceIn } from "./limit-substance";
import { headingOf, type Kind } from "./limit-words";

type Caption = { sign: LimitSign; units: readonly string[]; kind: Kind | null };
/** What such a table states, and its heads, below which the next page goes on. */
export type Matrix = { limits: FoundLimit[]; heads: readonly Box[] };
type Column = { substance: Substance; heading: Box };

const FEWEST_SUBSTANCES = 2;
/** "Germany 3": the number of a footnote. */
const FOOTNOTE = /\s*\d+$/;

/** Columns of two pages may lie a little beside each other. */
const isUnder = (box: Box, heading: Box) => {
  const shared = Math.min(box.right, heading.right) - Math.max(box.left, heading.left);
  return shared > Math.min(box.right - box.left, heading.right - heading.left) / 2;
};
const isBeside = (one: Box, other: Box) => one.top < other.bottom && one.bottom > other.top;

/** The columns that a substance heads and numbers stand in. */
function columnsOf(head: readonly Box[], cells: readonly Box[], sign: LimitSign): Column[] {
  return head.flatMap((heading): Column[] => {
    const hasNumbers = cells.some((box) => isUnder(box, heading) && bareNumber(box.text, sign) !== null);
    const isOther = isOtherLabel(heading.text) || unitIn(heading.text) !== null;
    const substance = hasNumbers && !isOther ? substanceIn(heading.text) : null;
    return substance ? [{ substance, heading }] : [];
  });
}

/** The column of countries left of all headings, where the table prints none above it: its cells name no other thing. */
function unheadedCountries(head: readonly Box[], rows: readonly (readonly Box[])[]): Box | null {
  const [first] = head;
  const places = rows.flatMap(([place]) => place ?? []);
  const [place] = places;
  const areCountries = places.every(
    ({ text, right }) => first && right <= first.left + 1 && namesPlace(text),
  );
  return first && place && areCountries ? { ...place, text: "" } : null;
}

const namesPlace = (text: string) => limitListIn(text) === text.replace(FOOTNOTE, "");

/**
 * "Country | Name | Quartz | Cristobalite": a country a row and a substance a column, as the associations of makers print
 * them, where the caption tells unit and kind; `before` are the heads of the page before. Null for any other table.
 */
export function readMatrix(
  boxes: readonly Box[],
  { sign, units, kind }: Caption,
  before: readonly Box[],
): Matrix | null {
  const levels = levelsOf(boxes);
  const goesOn = before.length > 0 && levels.every(([first]) => first && limitListIn(first.text) !== null);
  const [printed = [], ...rows] = goesOn ? [before, ...levels] : levels;
  const unheaded = unheadedCountries(printed, rows);
  const [countries, name, ...others] = unheaded ? [unheaded, ...printed] : printed;
  const [unit, second] = units;
  const isOfCountries = unheaded !== null || headingOf(countries?.text ?? "") === "list";
  if (!countries || !name || !isOfCountries || !unit || second || kind !== "mean") return null;
  const cells = rows.flat();
  const columns = columnsOf([name, ...others], cells, sign);
  if (columns.length < (goesOn ? 1 : FEWEST_SUBSTANCES)) return null;
  const ofCountries = cells.filter((box) => isUnder(box, countries));
  const limits = columns.flatMap(({ substance, heading }) =>
    cells.flatMap((box): FoundLimit[] => {
      const value = isUnder(box, heading) ? bareNumber(box.text, sign)?.value : undefined;
      const country = ofCountries.findLast(({ top }) => top <= box.top + 1);
      if (value === undefined || !country) return [];
      const own = cells.find((one) => isUnder(one, name) && isBeside(one, box));
      const list = `${country.text.replaceAll("\n", " ").replace(FOOTNOTE, "")} ${limitListIn(own?.text ?? "") ?? ""}`;
      return [{ substance, list: list.trim(), kind, value, unit, sources: [heading.source, box.source] }];
    }),
  );
  return { limits, heads: printed };
}

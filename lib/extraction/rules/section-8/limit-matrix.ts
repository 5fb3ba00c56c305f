import { type Box, levelsOf } from "@/lib/extraction/tables/ruled-cells";
import type { FoundLimit } from "./limit-entries";
import { isOtherLabel } from "./limit-labels";
import { isLimitsTitle } from "./limit-lines";
import { limitListIn } from "./limit-lists";
import type { LimitSign } from "./limit-numbers";
import { bareNumber, unitIn, unitsIn } from "./limit-statements";
import { type Substance, substanceIn } from "./limit-substance";
import { headingOf, type Kind, limitKindIn } from "./limit-words";

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

/** "VME 5", "VL 8 h 5 i", "VME 5 ²": a number behind its kind. */
export const BEHIND_KIND = /^(?<label>.*\p{L}.*?)[\s:]+(?<number>\d\S*(?:\s\p{L})?)(?:\s[¹²³*]+)?$/u;

/** What a cell states, a limit a line: of the kind before it, else of the caption's. */
function statedIn(text: string, { sign, kind }: Caption): { kind: Kind; value: number }[] {
  return text.split("\n").flatMap((line) => {
    const { label, number = line } = BEHIND_KIND.exec(line.trim())?.groups ?? {};
    const own = label ? limitKindIn(label) : kind;
    const value = bareNumber(number, sign)?.value;
    return own && value !== undefined ? [{ kind: own, value }] : [];
  });
}

/** The columns that a substance heads and limits stand in. */
function columnsOf(head: readonly Box[], cells: readonly Box[], caption: Caption): Column[] {
  return head.flatMap((heading): Column[] => {
    const hasNumbers = cells.some((box) => isUnder(box, heading) && statedIn(box.text, caption).length > 0);
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

/** "Germany 3", "Switzerland" over the edition of its list */
const namesPlace = (text: string) => limitListIn(text.split("\n")[0] ?? "") === placeIn(text);

function placeIn(text: string): string {
  const [first = ""] = text.split("\n");
  const whole = limitListIn(first) === first.replace(FOOTNOTE, "") ? first : text.replaceAll("\n", " ");
  return whole.replace(FOOTNOTE, "");
}

/** The table without its title, "8.1 | Limit values in mg/m³", which tells the unit, and without remarks at its end. */
function withoutTitle(levels: readonly (readonly Box[])[], above: Caption) {
  const [title = []] = levels;
  const text = title.map((box) => box.text).join(" ");
  const units = unitsIn(text);
  const isTitled = levels.length > FEWEST_SUBSTANCES && isLimitsTitle(text) && units.length > 0;
  const isRemark = (level: readonly Box[]) => level.length === 1 && !namesPlace(level[0]?.text ?? "");
  const end = levels.findLastIndex((level) => !isRemark(level)) + 1;
  const caption = isTitled ? { ...above, units, kind: limitKindIn(text) } : above;
  return { levels: levels.slice(isTitled ? 1 : 0, end), caption };
}

/**
 * "Country | Name | Quartz | Cristobalite": a country a row and a substance a column, as the associations of makers print
 * them, where the caption tells unit and kind; `before` are the heads of the page before. Null for any other table.
 */
export function readMatrix(boxes: readonly Box[], above: Caption, before: readonly Box[]): Matrix | null {
  const { levels, caption } = withoutTitle(levelsOf(boxes), above);
  const goesOn = before.length > 0 && levels.every(([first]) => first && limitListIn(first.text) !== null);
  const [printed = [], ...rows] = goesOn ? [before, ...levels] : levels;
  const unheaded = unheadedCountries(printed, rows);
  const [countries, name, ...others] = unheaded ? [unheaded, ...printed] : printed;
  const [unit, second] = caption.units;
  const isOfCountries = unheaded !== null || headingOf(countries?.text ?? "") === "list";
  const isOfKind = caption.kind === "mean" || caption.kind === null;
  if (!countries || !name || !isOfCountries || !unit || second || !isOfKind) return null;
  const cells = rows.flat();
  const columns = columnsOf([name, ...others], cells, caption);
  if (columns.length < (goesOn ? 1 : FEWEST_SUBSTANCES)) return null;
  const ofCountries = cells.filter((box) => isUnder(box, countries));
  const limits = columns.flatMap(({ substance, heading }) =>
    cells.flatMap((box): FoundLimit[] => {
      const stated = isUnder(box, heading) ? statedIn(box.text, caption) : [];
      const country = ofCountries.findLast(({ top }) => top <= box.top + 1);
      if (stated.length === 0 || !country) return [];
      const own = cells.find((one) => isUnder(one, name) && isBeside(one, box));
      const list = `${placeIn(country.text)} ${limitListIn(own?.text ?? "") ?? ""}`;
      const sources = [heading.source, box.source];
      return stated.map((one) => ({ substance, list: list.trim(), ...one, unit, sources }));
    }),
  );
  return { limits, heads: printed };
}

import { type Box, levelsOf } from "@/lib/extraction/tables/ruled-cells";
import type { FoundLimit } from "./limit-entries";
import { limitListIn } from "./limit-lists";
import type { LimitSign } from "./limit-numbers";
import { bareNumber, unitIn } from "./limit-statements";
import { type Substance, substanceIn } from "./limit-substance";
import { headingOf, type Kind, kindIn } from "./limit-words";

type Caption = { sign: LimitSign; units: readonly string[]; kind: Kind | null };
type Column = { substance: Substance; heading: Box };

const FEWEST_SUBSTANCES = 2;
/** "Germany 3": the number of a footnote. */
const FOOTNOTE = /\s*\d+$/;

const isUnder = (box: Box, heading: Box) => box.left < heading.right && box.right > heading.left;
const isBeside = (one: Box, other: Box) => one.top < other.bottom && one.bottom > other.top;

/** The columns that a substance heads and numbers stand in. */
function columnsOf(head: readonly Box[], cells: readonly Box[], sign: LimitSign): Column[] {
  return head.flatMap((heading): Column[] => {
    const isOther =
      headingOf(heading.text) !== null ||
      limitListIn(heading.text) !== null ||
      kindIn(heading.text) !== null ||
      unitIn(heading.text) !== null;
    const numbers = cells.filter((box) => isUnder(box, heading) && bareNumber(box.text, sign) !== null);
    const substance = isOther || numbers.length === 0 ? null : substanceIn(heading.text);
    return substance ? [{ substance, heading }] : [];
  });
}

/**
 * "Country | Name | Quartz | Cristobalite": a country a row and a substance a column, as the associations of makers print
 * them, where the caption tells unit and kind. Null for any other table.
 */
export function readMatrix(boxes: readonly Box[], { sign, units, kind }: Caption): FoundLimit[] | null {
  const [head = [], ...rows] = levelsOf(boxes);
  const [countries, name] = head;
  const [unit, second] = units;
  if (!countries || headingOf(countries.text) !== "list" || !unit || second || kind !== "mean") return null;
  const cells = rows.flat();
  const columns = columnsOf(head.slice(1), cells, sign);
  if (columns.length < FEWEST_SUBSTANCES) return null;
  const ofCountries = cells.filter((box) => isUnder(box, countries));
  return columns.flatMap(({ substance, heading }) =>
    cells.flatMap((box): FoundLimit[] => {
      const value = isUnder(box, heading) ? bareNumber(box.text, sign)?.value : undefined;
      const country = ofCountries.findLast(({ top }) => top <= box.top + 1);
      if (value === undefined || !country) return [];
      const own = cells.find((one) => name && isUnder(one, name) && isBeside(one, box));
      const list = `${country.text.replaceAll("\n", " ").replace(FOOTNOTE, "")} ${limitListIn(own?.text ?? "") ?? ""}`;
      return [{ substance, list: list.trim(), kind, value, unit, sources: [heading.source, box.source] }];
    }),
  );
}

import type { Cell, Line } from "@/lib/extraction/model";
import type { LimitText } from "./exposure-limits";
import { withUnitsBeside } from "./keyed-limits";
import type { ReadExposureLimit } from "./limit-entries";
import { limitListIn } from "./limit-lists";
import { BEHIND_KIND } from "./limit-matrix";
import type { LimitSign } from "./limit-numbers";
import { bareNumber, hasValue, statementsIn, unitsIn } from "./limit-statements";
import { isKind, kindIn, kindWordsIn } from "./limit-words";

const kinds = ["twa", "stel", "ceiling"] as const;
/** "2(II)": by how much a limit may be exceeded. */
const PEAK = /\(I{1,2}\)/;
/** "C 5" heads, or numbers, more than it is a limit. */
const PLAIN = /^\d[\d.,\s]*(?:\([^()]*\))?$/;
/** What stands beside a label heads no column. */
const LABEL = /:\s*$/;

const middleOf = ({ rect }: Cell) => (rect[0] + rect[2]) / 2;
const namesOther = (text: string) => kindWordsIn(text).some(({ kind }) => kind === "other");

const namesOtherAlone = (text: string) =>
  namesOther(text) && kindWordsIn(text).every(({ kind }) => kind === "other");

/** Goes through the lines that tell of limits, with what heads their columns and whose text goes on. */
class PrintedNumbers {
  private readonly headings: Cell[] = [];
  private isOfOther = false;

  constructor(private readonly sign: LimitSign) {}

  /** "50 ppm": the numbers of a line with their units, but for those of other values, as "IDLH: 300 ppm". */
  in(line: Line): string[] {
    const { cells, text } = withUnitsBeside(line);
    const isOther =
      namesOtherAlone(text) || cells.some((cell) => !hasValue(cell.text) && namesOtherAlone(cell.text));
    const isTitle = limitListIn(text) !== null && !hasValue(text);
    const goesOn = cells.length === 1 && !isTitle && !(isKind(text) && hasValue(text));
    this.isOfOther = isOther || (this.isOfOther && goesOn);
    const values = this.isOfOther ? [] : cells.flatMap((cell) => this.inCell(cell));
    if (!LABEL.test(cells[0]?.text ?? "")) this.headings.push(...cells.filter((cell) => this.heads(cell)));
    return values;
  }

  private heads({ text }: Cell): boolean {
    return !hasValue(text) && (unitsIn(text).length > 0 || kindIn(text) !== null);
  }

  private inCell(cell: Cell): string[] {
    const x = middleOf(cell);
    const above = this.headings.filter(({ rect }) => rect[0] <= x && x <= rect[2]);
    const kind = above.findLast(({ text }) => kindIn(text) !== null);
    if (kind && namesOther(kind.text)) return [];
    const own = statementsIn(cell.text, this.sign);
    if (own.length > 0 || PEAK.test(cell.text)) return own.map(({ value, unit }) => `${value} ${unit}`);
    const [unit, ...others] = unitsIn(above.findLast(({ text }) => unitsIn(text).length > 0)?.text ?? "");
    const bare =
      unit && others.length === 0 && PLAIN.test(cell.text) ? bareNumber(cell.text, this.sign) : null;
    return bare ? [`${bare.value} ${unit}`] : [];
  }
}

const timesOf = (numbers: readonly string[]) =>
  numbers.reduce((times, one) => times.set(one, (times.get(one) ?? 0) + 1), new Map<string, number>());

/** The numbers that a sheet prints among its limits more often than they were read: "50 ppm". */
export function unreadLimits({ lines, sign }: LimitText, read: readonly ReadExposureLimit[]): string[] {
  const numbers = new PrintedNumbers(sign);
  const printed = timesOf(lines.flatMap((line) => numbers.in(line)));
  const known = timesOf(
    read.flatMap(({ value, again }) =>
      [...kinds.flatMap((kind) => value[kind] ?? []), ...again].map((one) => `${one} ${value.unit}`),
    ),
  );
  return [...printed].filter(([one, times]) => times > (known.get(one) ?? 0)).map(([one]) => one);
}

/** "0.1 i", "50 | 220", "221 (50)": numbers alone, with the mark of a fraction or a notation. */
const NUMBERS = /^\d[\d.,\s|/]*(?:\([^()]*\))?(?:\s?\p{L}{1,2})?$/u;
const isBehindKind = (text: string) => isKind(BEHIND_KIND.exec(text)?.groups?.label ?? "");
/** So many names with numbers beside them are rows of a table. */
const FEWEST_ROWS = 2;

/** "Germany / AGS | 0.1 | 0.05" under names of substances. */
const isCountrysRow = ({ cells: [first, ...others] }: Line) => {
  const list = limitListIn(first?.text ?? "");
  const isList = list !== null && first?.text.startsWith(list);
  return isList && others.filter(({ text }) => NUMBERS.test(text)).length > 1;
};

const isOf = ({ page, rect: [, bottom, , top] }: Line, { sources }: ReadExposureLimit) =>
  sources.some((source) => source.page === page && source.rect[1] < top && source.rect[3] > bottom);

/** Whether rows of countries were not read, whatever else was. */
export const holdsUnreadCountries = ({ lines }: LimitText, read: readonly ReadExposureLimit[]): boolean =>
  lines.filter((line) => isCountrysRow(line) && !read.some((limit) => isOf(line, limit))).length >=
  FEWEST_ROWS;

/**
 * Where no limit was read at all: "OSHA PEL | 15 | 0.05", rows of a list, or of a kind, with numbers alone; or names with
 * numbers beside them, below a unit or a kind that heads them.
 */
export function holdsUnreadRows({ lines }: LimitText): boolean {
  const hasNumber = ({ cells }: Line) =>
    cells.slice(1).some(({ text }) => NUMBERS.test(text) || isBehindKind(text));
  const rows = lines.filter(hasNumber);
  const isOfList = ({ cells: [first] }: Line) =>
    first !== undefined && (limitListIn(first.text) === first.text || isKind(first.text));
  const isOfName = ({ cells: [first] }: Line) =>
    first !== undefined && /\p{L}{3}/u.test(first.text) && !first.text.includes(":");
  const head = lines.findIndex(
    (line) => !hasNumber(line) && line.cells.some(({ text }) => unitsIn(text).length > 0 || isKind(text)),
  );
  const below = head < 0 ? [] : lines.slice(head + 1);
  const named = below.filter((line) => hasNumber(line) && isOfName(line));
  return rows.some(isOfList) || named.length >= FEWEST_ROWS;
}

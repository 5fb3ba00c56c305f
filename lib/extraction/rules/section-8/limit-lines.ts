import { pattern, words } from "@/lib/extraction/language/words";
import { isTypedRule } from "@/lib/extraction/lines/typed-rules";
import type { Cell, Line } from "@/lib/extraction/model";
import { isNoData } from "@/lib/extraction/rules/no-data";
import { isClose } from "@/lib/extraction/tables/headings";
import { isNameKey } from "./keyed-limits";
import { hasCas } from "./limit-columns";
import { limitListIn } from "./limit-lists";
import { beforeFirstValue, hasValue, unitIn } from "./limit-statements";
import { substanceIn } from "./limit-substance";
import { isKind, kindIn } from "./limit-words";

const of = words.limitLines;
/** Where section 8 goes on with how exposure is controlled. */
const END = pattern("iu")`^\W*8\s?\.\s?2\b|${of.end}`;
/** Derived no-effect levels, predicted concentrations and biological values look alike and are no limits. */
const OTHER_VALUES = pattern("iu")`^\W*(?:\d[\d.]*\s*)?${of.otherValues}`;
const OTHER_ROW = pattern("u")`\b${of.otherRows}(?![\p{L}-])`;
/** "IDLH (NIOSH) example: 500 mg/m³" between lines of limits. */
const OTHER_LABEL = pattern("u")`^\W*${of.otherRows}(?![\p{L}-])`;
/** "Example | 64-17-5 | DNEL | 5 mg/m³": a row says itself that its value is no limit. */
const OTHER_CELL = pattern("u")`^${of.otherRows}s?$`;
/** A title and its number, or what it is said of; more cells without a value are the heads of columns. */
const MOST_TITLE_CELLS = 2;
/** A label with a biological value between the labels of limits. */
const BIOLOGICAL_LABEL = pattern("u")`^\W*${of.biological}\b[^:]{0,20}:`;
const LIMITS = pattern("iu")`${of.limits}`;
/** The section's title, printed again on the next page. */
const TITLE_AGAIN = pattern("iu")`^\W*${words.text.sectionAgain}\W{0,3}8\b`;

/** The section's title may go on in its first lines. */
const TITLE_LINES = 2;
const LONGEST_TITLE = 60;

/** A line alone that names a substance stands above the title of its limits. */
const isName = ({ cells, text }: Line) =>
  cells.length === 1 && !OTHER_VALUES.test(text) && !hasValue(text) && substanceIn(text) !== null;

/** "Long-term limit mg/m³ total dust: -": a label of limits that there are none of. */
const isEmpty = (text: string) => /:\s*[-–—]+$/.test(text) && unitIn(text) !== null && kindIn(text) !== null;

/** "TRGS 900 | No limits set": a list, or a kind, that there are no limits of. */
const hasNone = ({ cells: [label, said, ...more] }: Line) =>
  label !== undefined &&
  said !== undefined &&
  more.length === 0 &&
  /^[^\d]*\p{L}[^\d]*$/u.test(said.text) &&
  isNoData(said.text) &&
  (limitListIn(label.text) !== null || kindIn(label.text) !== null);

/** "8-hour TWA: WEL" above "STEL: WEL 50 ppm": a label of limits without any. */
function isEmptyLabel({ text }: Line, next: Line | undefined): boolean {
  const [label = "", rest = ""] = text.split(/:\s*/);
  const isBare = !hasValue(text) && isKind(label) && rest !== "" && limitListIn(rest) === rest;
  return isBare && next !== undefined && isKind(beforeFirstValue(next.text));
}

/** Lines without the rows that say that there are none, and what their labels go on with: "- AGW:". */
export const withoutNone = (lines: readonly Line[]): Line[] =>
  lines.filter((line, i) => {
    const above = lines[i - 1];
    const goesOn = above && hasNone(above) && isClose(above, line, 1) && /^[-–(\p{Ll}]/u.test(line.text);
    return !goesOn && !hasNone(line) && !isEmptyLabel(line, lines[i + 1]);
  });

/** The lines of section 8 that tell of limits of exposure in air. */
export function limitLines(printed: readonly Line[]): Line[] {
  const lines = printed.filter(
    ({ text, cells }) => !isTypedRule(text) && !cells.every((cell) => isEmpty(cell.text)),
  );
  const isEnd = ({ text }: Line) => END.test(text) && !hasValue(text) && !isNumberedTitle(text);
  const end = lines.findIndex((line, i) => i >= TITLE_LINES && isEnd(line));
  const own = linesOfLimits(end < 0 ? lines : lines.slice(0, end));
  if (end < 0 || own.some(({ text }) => hasValue(text))) return own;
  // Some forms tell what protects before the limits
  const title = lines.findIndex((line, i) => i > end && (isTitleAlone(line) || headsLimits(line)));
  return title < 0 ? own : linesOfLimits(lines.slice(title));
}

/** "8.2 Components with limit values that require monitoring" of forms that tell first how exposure is controlled. */
const isNumberedTitle = (text: string) => /^\W*8\s?\.\s?2\b/.test(text) && LIMITS.test(text);

/** The number of a title may stand in a cell of its own. */
const isOneText = ([first, , third]: Line["cells"], text: string) =>
  first?.text === text || (!third && /^\W*8\s?\.\s?\d\W*$/.test(first?.text ?? ""));

const isTitleAlone = ({ cells, text }: Line) =>
  isOneText(cells, text) && LIMITS.test(text) && text.length < LONGEST_TITLE && !/[.,]\s*$/.test(text);

/** "Name | OSHA TWA (ppm) | OSHA STEL (ppm)": heads that tell kinds and units need no title. */
const headsLimits = ({ cells, text }: Line) =>
  !hasValue(text) && cells.filter((cell) => isKind(cell.text) && unitIn(cell.text) !== null).length > 1;

/** "ACGIH | Example | 64-17-5 | 8-Hour TWA: 20 ppm" below the value of a substance that is no limit. */
const isListedRow = (text: string) => hasCas(text) && hasValue(text) && limitListIn(text) !== null;

/** "US IDLH (mg/m³) | 20 mg/m³", also where its unit cannot be read. */
const isRow = ({ cells, text }: Line) =>
  hasValue(text) || cells.length > 2 || cells.slice(1).some((cell) => /^\d/.test(cell.text));

/** What begins with a small letter is the middle of a sentence: "des | biologischen Grenzwertes braucht nicht …" */
const isOtherTitle = (text: string) =>
  (OTHER_VALUES.test(text) || isListOfOther(text)) && !/^\p{Ll}{3}/u.test(text);

/** "ACGIH - Threshold Limit Values - Biological Exposure Indices (BEI)" */
const isListOfOther = (text: string) =>
  limitListIn(text) !== null &&
  !hasValue(text) &&
  text.split(/\s[-–—]\s/).some((part) => OTHER_VALUES.test(part));

/** "Substance | DNEL workers | PNEC" heads no limits. */
function headsOther({ cells: [, ...others], text }: Line): boolean {
  const isOther = (cell: Cell) => OTHER_LABEL.test(cell.text);
  const tells = (cell: Cell) => kindIn(cell.text) !== null || limitListIn(cell.text) !== null;
  return !hasValue(text) && others.some(isOther) && !others.some((cell) => tells(cell) && !isOther(cell));
}

/** "Example (64-17-5)": what is told again of limits below it is not of the substance above. */
const isNumberedName = (line: Line) => hasCas(line.text) && isName(line);

const speaksOfLimits = ({ cells, text }: Line) =>
  LIMITS.test(text) && (cells.length <= MOST_TITLE_CELLS || hasValue(text));

/** "○ OSHA regulation": an item of the list of lists, below one of other values. */
const isListItem = ({ cells, text }: Line) =>
  cells.length === 1 && /^[•·▪●○‣◦]\s/u.test(text) && !hasValue(text) && limitListIn(text) !== null;

function linesOfLimits(lines: readonly Line[]): Line[] {
  const kept: Line[] = [];
  let isActive = true;
  /** The last substance with its number among the lines left out. */
  let leftOut: Line | null = null;
  for (const [i, line] of lines.entries()) {
    const text = line.text;
    if (TITLE_AGAIN.test(text) || BIOLOGICAL_LABEL.test(text)) continue;
    if (line.cells.length === 1 && isRow(line) && OTHER_LABEL.test(text) && !isOtherTitle(text)) continue;
    if (hasValue(text) && line.cells.slice(1).some((cell) => OTHER_CELL.test(cell.text))) continue;
    if (isOtherTitle(text) || headsOther(line) || (OTHER_ROW.test(text) && !isRow(line) && !hasNone(line)))
      isActive = false;
    else if (speaksOfLimits(line) || isNameKey(line) || isListedRow(text) || isListItem(line)) {
      const above = lines[i - 1];
      const name: Line | null = above && isName(above) ? above : leftOut;
      if (!isActive && name) kept.push(name);
      isActive = true;
    }
    if (isActive) kept.push(line);
    if (isActive) leftOut = null;
    else if (isNumberedName(line)) leftOut = line;
  }
  return kept;
}

/** What a label says beside that it speaks of limits. */
export const withoutTitle = (text: string) => text.replace(LIMITS, " ");

/** Whether a line speaks of limits, as the titles of their tables do. */
export const isLimitsTitle = (text: string) => LIMITS.test(text) || OTHER_VALUES.test(text);

/** A text, or its last line. */
const SENTENCE = /^[^:]{90,}$|^[^:]{30,}\.$/;

/** Whether a line below a name heads other limits: "Type | Limit value" heads the name's own, and a sentence none. */
export const headsFurther = ({ cells: [first], text }: Line) =>
  isLimitsTitle(first?.text ?? "") && !SENTENCE.test(text);

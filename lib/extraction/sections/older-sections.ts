import { foldText } from "@/lib/extraction/glyphs/folded-text";
import { pattern, words } from "@/lib/extraction/language/words";
import type { Line, Page } from "@/lib/extraction/model";
import type { Heading } from "./section-headings";
import { besideTitle } from "./side-headings";

const numbered = pattern(
  "iu",
)`^\s*${words.text.olderSection}?\s*(?:[ivx|l]{1,5}|\d{1,2})\s*[.:)»–—-]+\s*(\p{L}.{3,60})$`;
/** The word "section" makes a mark behind the numeral needless. */
const worded = pattern(
  "iu",
)`^(?:\W|[il|]{1,3}\s)*${words.text.olderSection}(?:\s*[ivx|l\d]{1,5}[\s\W]+|\s*[»:–—-]+\s*)(?:[1lihv]{1,3}\s+)?(\p{L}.{3,90})$`;

/** "III. COMPOSITION /" in a column of its own, beside the section's text. */
const besideText = /^\s*[IVX]{1,5}\s*[.)]\s+(\p{Lu}\P{Ll}{3,60})$/u;

/** How many lines a title beside its section's text may take. */
const tallest = 6;

/** "III. COMPOSITION / | Component" over "INFORMATION ON | Xylene": the title alone, its further lines included. */
function titleBesideText(lines: readonly Line[], at: number): string | undefined {
  const title = besideText.exec(lines[at]?.cells[0]?.text ?? "")?.[1];
  if (!title) return undefined;
  const beside = besideTitle(lines.slice(at, at + tallest));
  return beside ? [title, ...beside.titles].join(" ") : undefined;
}

/** "Section I" of the form OSHA 174 has no title. */
const withoutTitle = pattern("i")`^\W*${words.text.olderSection}\s+(?:I|1)\W*$`;

const COMPOSITION = 3;
const FIRST_AID = 4;
/** "Emergency and First Aid Procedures:" among the health hazards: a label there, and a section of its own today. */
const firstAidLabel = pattern("u")`^(?:\p{L}+ ){0,3}${words.olderSections[FIRST_AID] ?? []}(?: \p{L}+){0,2}$`;
export const namesFirstAid = (text: string) => firstAidLabel.test(foldText(text.split(":")[0] ?? "").trim());

const documentTitle = pattern("iu")`^\W*${words.text.documentTitle}(?!\p{L}).{0,30}$`;
/** "SAFETY DATA SHEET FOR BRAZING RODS AND FLUX": in capitals the product's name may follow. */
const titleOfProduct = pattern("iu")`^\W*${words.text.documentTitle}\s.{0,80}$`;
/** "PREPARATION DE LA FICHE SIGNALETIQUE": the title of its last section names the sheet, too. */
const titleOfPreparing = pattern(
  "iu",
)`^\W*${words.olderSections["16"] ?? []}.{0,30}\s${words.text.documentTitle}\W*$`;
const firstPages = 2;
/** Words of a title by itself: nothing but letters and what joins them, with a footnote's number at most. */
const bareTitle = /^\W*(\p{L}[\p{L}\s,/&()'’.-]{3,60}?)[\s:]*\d?$/u;
/** So many titles in capitals, and what is only bold is a label. */
const leastInCapitals = 6;

/** The headings of a sheet that is older than the sixteen sections, by what their titles say. */
export function olderHeadingsOf(lines: readonly Line[]): Heading[] {
  return headingsBy(
    lines,
    ({ text }, i) => titleBesideText(lines, i) ?? numbered.exec(text)?.[1] ?? worded.exec(text)?.[1],
  );
}

/**
 * The same where the titles have no numbers, in capitals or bold: only in a file that calls itself a safety data sheet
 * on one of its first pages, or at their heads, since labels and leaflets have such titles too.
 */
export function bareOlderHeadingsOf(lines: readonly Line[], heads: readonly Line[]): Heading[] {
  const fronts = [...heads, ...lines].filter(({ page }) => page <= firstPages);
  const isNamed = fronts.some(({ text, cells: [first] }) => isTitle(text) || isTitle(first?.text ?? ""));
  if (!isNamed) return [];
  const inCapitals = headingsBy(lines, (line) => (isCapitals(line) ? titleAlone(line) : undefined));
  if (inCapitals.length >= leastInCapitals) return withTableHead(inCapitals, lines);
  return headingsBy(lines, (line) => (line.bold || isCapitals(line) ? titleAlone(line) : undefined));
}

/** "HAZARDOUS INGREDIENTS | % W/W | CAS NO." heads its section and its table at once. */
function withTableHead(found: Heading[], lines: readonly Line[]): Heading[] {
  const isHead = (line: Line) =>
    line.cells.length > 2 &&
    isCapitals(line) &&
    sectionOf(foldText(line.cells[0]?.text ?? ""), new Map()) === COMPOSITION;
  const index = found.some(({ number }) => number === COMPOSITION) ? -1 : lines.findIndex(isHead);
  return index < 0 ? found : [...found, within(COMPOSITION, index)].sort((a, b) => a.index - b.index);
}

/** How many headings of an older sheet these pages hold. */
export function olderHeadings(pages: readonly Pick<Page, "lines" | "margins">[]): number {
  const lines = pages.flatMap((page) => page.lines);
  const heads = pages.flatMap(({ margins }) => margins);
  return Math.max(olderHeadingsOf(lines).length, bareOlderHeadingsOf(lines, heads).length);
}

/** "FIRE and EXPLOSION DATA" */
const joining = /(?<!\S)\p{Ll}{1,3}(?!\S)/gu;

const isCapitals = ({ text }: Pick<Line, "text">) => {
  const telling = text.replace(joining, "");
  return telling === telling.toUpperCase();
};

const isTitle = (text: string) =>
  documentTitle.test(text) ||
  (isCapitals({ text }) && (titleOfProduct.test(text) || titleOfPreparing.test(text)));

const titleAlone = ({ text, cells }: Line) => (cells.length > 1 ? undefined : bareTitle.exec(text)?.[1]);

function headingsBy(
  lines: readonly Line[],
  titleOf: (line: Line, index: number) => string | undefined,
): Heading[] {
  const found = new Map<number, Heading>();
  const form = lines.findIndex(({ text }) => withoutTitle.test(text));
  // the form OSHA 174 has the product's name above its first section
  if (form >= 0) found.set(1, within(1, 0));
  for (const [index, line] of lines.entries()) {
    const title = titleOf(line, index);
    const section = title ? sectionOf(foldText(title), found) : null;
    if (title && section) found.set(section, { number: section, index, title, score: 1, isKnown: true });
  }
  // the first section may have a number for first aid among its telephones
  const second = Math.min(...[...found.values()].flatMap(({ number, index }) => (number > 1 ? index : [])));
  const firstAid = lines.findIndex((line, index) => index > second && namesFirstAid(line.text));
  if (firstAid >= 0 && !found.has(FIRST_AID)) found.set(FIRST_AID, within(FIRST_AID, firstAid));
  return [...found.values()].sort((a, b) => a.index - b.index);
}

const within = (number: number, index: number): Heading => ({
  number,
  index,
  title: "",
  score: 1,
  isKnown: true,
  isHidden: true,
});

/** What a title tells comes before what it may mention. */
const order = [5, 4, 3, 9, 10, 11, 2, 8, 7, 6, 13, 14, 12, 15, 16, 1];
const titles = order.map((section) => [section, pattern()`${words.olderSections[section] ?? []}`] as const);

/** "Precautions for safe handling" is of handling where protection has a heading already. */
function sectionOf(title: string, found: ReadonlyMap<number, Heading>): number | null {
  return titles.find(([section, telling]) => !found.has(section) && telling.test(title))?.[0] ?? null;
}

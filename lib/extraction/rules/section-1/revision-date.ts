import { foldedLetters, foldText } from "@/lib/extraction/glyphs/folded-text";
import { pattern, words } from "@/lib/extraction/language/words";
import { sourceOf } from "@/lib/extraction/lines/lines";
import type { Line, SheetContext, Source } from "@/lib/extraction/model";
import { datesIn, isMonthFirst, isMonthFirstInDots } from "@/lib/extraction/rules/dates";
import { matchesIn } from "@/lib/extraction/rules/matches";

export type FoundDate = { iso: string; confidence: number; source: Source };
type Kind = keyof typeof words.dates;
type Candidate = { kind: Kind; iso: string; line: Line };

/** This version's date: of its revision, else of its issue, else of its printing. */
const ranking: readonly { kind: Kind; confidence: number }[] = [
  { kind: "revision", confidence: 0.95 },
  { kind: "issue", confidence: 0.9 },
  { kind: "version", confidence: 0.8 },
  { kind: "print", confidence: 0.75 },
];
/** How much less a date counts that stands at the end of a sheet, beside who prepared it. */
const AT_THE_END = 0.8;
/** How sure a date is that no words introduce. */
const UNTOLD = 0.6;
/** A page with less than this is the rest of the section before. */
const FEW_LINES = 15;
/** Words and their date stand this close to each other, in characters. */
const REACH = 45;
/** The second line of a label has a word or two. */
const LONGEST_END = 20;
/** A label goes on over so many lines at most. */
const LABEL_TAILS = 2;
const LABEL = new RegExp(
  (Object.keys(words.dates) as Kind[]).map((kind) => `(?<${kind}>${patternOf(words.dates[kind])})`).join("|"),
  "g",
);

const NUMBERED = /^\W*\p{L}+\.?\s(?<number>\d{1,2})(?:,\s\p{L}+)?\s?:/u;

/** Phrases of enough letters to be known without their spaces, longest first. */
const spacedPhrases = (Object.keys(words.dates) as Kind[])
  .flatMap((kind) => words.dates[kind].map((phrase) => ({ kind, text: foldedLetters(phrase) })))
  .filter(({ text }) => /^\p{Script=Latin}{9,}$/u.test(text))
  .sort((a, b) => b.text.length - a.text.length);

function patternOf(list: readonly string[]): string {
  const phrases = list.map((phrase) => foldText(phrase).trim().replace(/\s+/g, "\\s*"));
  return `(?<![\\p{L}\\p{N}])(?:${[...new Set(phrases)].sort((a, b) => b.length - a.length).join("|")})(?![\\p{L}])`;
}

/**
 * The date of this version of the sheet, from the heads and feet of its pages, its first page, and given lines. Where
 * a letter or contents come first, the sheet's own title stands on its `opening` page.
 */
export function readRevisionDate(
  lines: readonly Line[],
  context: SheetContext,
  opening = 1,
): FoundDate | null {
  const { pages } = context;
  const heads = unlike(pages.flatMap(({ margins }) => margins));
  const first = pages[0]?.lines ?? [];
  const title = opening > 1 ? (pages.find(({ number }) => number === opening)?.lines ?? []) : [];
  const last = endOf(pages);
  const front = inPossibleOrder([heads, title, first, lines], context.monthFirst);
  const back = inPossibleOrder([last], context.monthFirst);
  // a day of printing says less than the day of revision that only the sheet's end tells
  const dated = front.some(({ kind }) => kind !== "print") ? [] : back.filter(isOfText);
  return (
    firstInRank(dated, AT_THE_END) ??
    firstInRank(front, 1) ??
    firstInRank(back, AT_THE_END) ??
    aloneIn(heads, isMonthFirst(textsOf([heads, first]), context.monthFirst))
  );
}

const textsOf = (places: readonly (readonly Line[])[]) => places.flat().map(({ text }) => text);

/** The only date of the running heads, alone in its cell: nothing says what it is the date of. */
function aloneIn(heads: readonly Line[], monthFirst: boolean): FoundDate | null {
  const found = heads.flatMap((line) =>
    line.cells.flatMap(({ text }) => datesIn(text, monthFirst).map(({ iso }) => ({ iso, line, text }))),
  );
  const [date] = found;
  const isOnly = date && !hasWords(date.text) && found.every(({ iso }) => iso === date.iso);
  return isOnly ? { iso: date.iso, confidence: UNTOLD, source: sourceOf(date.line) } : null;
}

const isOfText = ({ kind }: Candidate) => kind === "revision" || kind === "issue";

/** The last page, and what stands right before it where it holds a few lines only. */
function endOf(pages: SheetContext["pages"]): Line[] {
  const last = pages.at(-1)?.lines ?? [];
  const before = last.length < FEW_LINES ? (pages.at(-2)?.lines.slice(-FEW_LINES) ?? []) : [];
  return [...before, ...last];
}

/** The same head on every page is looked at once. */
function unlike(lines: readonly Line[]): Line[] {
  return [...new Map(lines.toReversed().map((line) => [line.text, line])).values()].toReversed();
}

function firstInRank(found: readonly Candidate[], share: number): FoundDate | null {
  for (const { kind, confidence } of ranking) {
    const ofKind = found.filter((one) => one.kind === kind);
    const candidate = lastNumbered(ofKind) ?? ofKind[0];
    if (candidate) {
      return { iso: candidate.iso, confidence: confidence * share, source: sourceOf(candidate.line) };
    }
  }
  return null;
}

/** "Revision 1: …" / "Revision 2: …": a list of all of them ends with this one. */
function lastNumbered(found: readonly Candidate[]): Candidate | undefined {
  const numbers = found.map(({ line }) => Number(NUMBERED.exec(line.text)?.groups?.number));
  const isList = found.length > 1 && numbers.every((number, i) => number === (numbers[0] ?? 0) + i);
  return isList ? found.at(-1) : undefined;
}

/** A version is printed after its revision, and follows the previous one: that can tell what month first means. */
function inPossibleOrder(places: readonly (readonly Line[])[], usual: boolean): Candidate[] {
  const texts = textsOf(places);
  const inDots = isMonthFirstInDots(texts);
  const read = (isFirst: boolean) => places.flatMap((place) => candidatesIn(place, isFirst, inDots));
  const monthFirst = isMonthFirst(texts, usual);
  const expected = read(monthFirst);
  const isDecided = isMonthFirst(texts, !usual) === monthFirst;
  if (isDecided || isPossible(expected)) return expected;
  const other = read(!monthFirst);
  return isPossible(other) ? other : expected;
}

function isPossible(found: readonly Candidate[]): boolean {
  const dateOf = (kind: Kind) => found.find((one) => one.kind === kind)?.iso;
  const [previous, revision, print] = [dateOf("previous"), dateOf("revision"), dateOf("print")];
  if (!revision) return true;
  return (!print || revision <= print) && (!previous || previous <= revision);
}

/** Dates with the words that introduce them: in the same line before them, or alone in the cell above or beside. */
function candidatesIn(lines: readonly Line[], monthFirst: boolean, inDots: boolean): Candidate[] {
  return lines.flatMap((line, i, all) => {
    const dates = datesIn(line.text, monthFirst, inDots);
    if (dates.length === 0) return [];
    if (dates.length > 1) {
      const told = besideWrappedLabel(all, i);
      const [toldLabels, toldDates] = [labelsIn(told), datesIn(told, monthFirst, inDots)];
      if (arePaired(told, toldLabels, toldDates))
        return toldDates.map(({ iso }, at) => ({ kind: toldLabels[at]?.kind ?? "print", iso, line }));
    }
    const labels = labelsIn(line.text);
    return dates.flatMap((date): Candidate[] => {
      const before = labels.filter(({ end }) => end <= date.at).at(-1);
      const isNear =
        before &&
        date.at - before.end <= REACH &&
        !dates.some(({ at, end }) => at >= before.end && end <= date.at);
      // "Previous version: none | Version 1 (02/01/2012)", and not "the previous version (version 2 of 06/09/2017)"
      const between = before ? line.text.slice(before.end, date.at) : "";
      const own = /\s{2}/.test(between) ? versionKind(between) : null;
      const kind = isNear
        ? (own ?? (before.kind === "version" ? kindAround(all, i) : null) ?? before.kind)
        : (versionKind(line.text.slice(0, date.at)) ??
          spacedKind(line.text.slice(0, date.at)) ??
          kindAboveCell(all, i, line.text.slice(date.at, date.end)) ??
          kindAround(all, i));
      return kind ? [{ kind, iso: date.iso, line }] : [];
    });
  });
}

/** "Date | 02.08.2016 / 17.06.2019" over "of issue /" and "of revision": the whole label before its dates. */
function besideWrappedLabel(lines: readonly Line[], i: number): string {
  const [line] = lines.slice(i);
  const [first, ...values] = line?.cells ?? [];
  if (!line || !first || values.length !== 1) return line?.text ?? "";
  const below = lines.slice(i + 1, i + 1 + LABEL_TAILS);
  const isRest = ({ cells, page }: Line) =>
    cells.length === 1 && page === line.page && Math.abs((cells[0]?.rect[0] ?? 0) - first.rect[0]) < 3;
  const end = below.findIndex((one) => !isRest(one));
  const tails = end < 0 ? below : below.slice(0, end);
  return [first, ...tails, ...values].map(({ text }) => text).join(" ");
}

type Place = { at: number; end: number };

/** "Date of issue / revision: 02.08.2016 / 17.06.2019": as many dates as labels, in their order. */
function arePaired(text: string, labels: readonly Place[], dates: readonly Place[]): boolean {
  const [first] = dates;
  const areApart = (places: readonly Place[]) =>
    places
      .slice(1)
      .every(({ at }, i) => /^\s*\/\s*(?:\p{L}{1,3}\s+)?$/u.test(text.slice(places[i]?.end ?? 0, at)));
  const isBefore = (labels.at(-1)?.end ?? Infinity) <= (first?.at ?? 0);
  return (
    labels.length > 1 && labels.length === dates.length && isBefore && areApart(labels) && areApart(dates)
  );
}

const withoutDates = (text: string) =>
  datesIn(text, false)
    .toReversed()
    .reduce((rest, { at, end }) => rest.slice(0, at) + rest.slice(end), text);

/** "(yyyy-mm-dd)", "(TT.MM.JJJJ)" behind a date */
const DATE_FORM = /(?<!\p{L})[ymdajt]{2,4}([-/.])[ymdajt]{2}\1[ymdajt]{2,4}(?!\p{L})/giu;

const hasWords = (text: string) => /\p{L}{4}/u.test(withoutDates(text).replace(DATE_FORM, ""));

/** The words above a date that stands alone in its cell, whatever the other columns say. */
function kindAboveCell(lines: readonly Line[], i: number, date: string): Kind | null {
  const cell = lines[i]?.cells.find(({ text }) => text.includes(date));
  if (!cell || hasWords(cell.text)) return null;
  const above = lineRightAbove(lines, i)?.cells.find(
    ({ rect }) => rect[0] < cell.rect[2] && cell.rect[0] < rect[2],
  );
  return above ? onlyKindIn(above.text) : null;
}

/** "Date of Last | May 2, 2023" over "Revision:": the label of two lines stands around the middle of its date. */
function kindAround(lines: readonly Line[], i: number): Kind | null {
  const [line, below] = [lines[i], lines[i + 1]];
  const [first, value] = line?.cells ?? [];
  if (!line || !first || !value || !below || below.page !== line.page || below.cells.length > 1) return null;
  const isBelow = Math.abs(below.rect[0] - first.rect[0]) < 3 && line.rect[1] - below.rect[1] < 2 * line.size;
  if (!isBelow || below.text.length > LONGEST_END || hasWords(value.text)) return null;
  const [label] = labelsIn(`${first.text} ${below.text}`);
  return label && label.end > first.text.length ? label.kind : null;
}

function lineRightAbove(lines: readonly Line[], i: number): Line | null {
  const [line, above] = [lines[i], lines[i - 1]];
  if (!line || !above || above.page !== line.page) return null;
  return above.rect[1] - line.rect[1] < 3 * line.size ? above : null;
}

function onlyKindIn(text: string): Kind | null {
  const labels = labelsIn(text);
  return labels.length === 1 && datesIn(text, false).length === 0 ? (labels[0]?.kind ?? null) : null;
}

const NO_DATE = pattern()`^\s*${words.datePhrases.dataSheet}`;
const VERSION_OF = pattern(
  "i",
)`\b${words.datePhrases.versionWord}(?:\W{0,3}\d[\d.]*[a-z]?\s*(?:[(,]|\s[-–]|${words.datePhrases.versionOf})|\s+${words.datePhrases.versionOf})\s*$`;
/** "Version 3.1 (16-12-2011)", "Version 3, 14-09-2011", "Version 3 - 14-09-2011", "Version 2 du 3 mai 2020": the date of this version stands behind its number. */
function versionKind(before: string): Kind | null {
  return VERSION_OF.test(before) ? "revision" : null;
}

/** "über arbeitet am:": words whose letters stand apart, right before a date. */
function spacedKind(before: string): Kind | null {
  const letters = foldedLetters(before.slice(-REACH));
  const phrase = spacedPhrases.find(({ text }) => letters.endsWith(text));
  return phrase?.kind ?? null;
}

type Label = Place & { kind: Kind };

/** "Replaced version: 3.1.0, issued on: …": the issue of a version is that version's own. */
function withPreviousOf(text: string, labels: readonly Label[]): Label[] {
  return labels.map((label, i) => {
    const before = labels[i - 1];
    const isOfBefore = before?.kind === "previous" && VERSION_ALONE.test(text.slice(before.end, label.at));
    return isOfBefore ? { ...label, kind: before.kind } : label;
  });
}

/** Also "AF (" in "Supersedes: AF (Rev. 02/15/2017)". */
const VERSION_ALONE = /^\s*:?\s*(?:\d[\d.]*\s?[,(]\s|(?:\d[\d.]*|\p{Lu}{1,3})\s?\()$/u;

function labelsIn(text: string): Label[] {
  const folded = foldText(text);
  const labels = [...matchesIn(folded, LABEL)].flatMap((match) => {
    // "Data" is a date in Italian and Portuguese, and no date before "sheet"
    if (match[0] === "data" && NO_DATE.test(folded.slice(match.index + 4))) return [];
    const kind = (Object.keys(words.dates) as Kind[]).find((name) => match.groups?.[name] !== undefined);
    return kind ? [{ kind, at: match.index, end: match.index + match[0].length }] : [];
  });
  return withPreviousOf(text, labels);
}

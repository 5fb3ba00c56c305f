import { datesIn, isMonthFirst } from "@/lib/extraction/dates";
import { foldText } from "@/lib/extraction/folded-text";
import type { Line, SheetContext, Source } from "@/lib/extraction/model";
import words from "@/lib/extraction/vocabulary/date-words.json";

export type FoundDate = { iso: string; confidence: number; source: Source };
type Kind = keyof typeof words;
type Candidate = { kind: Kind; iso: string; line: Line };

/** This version's date: of its revision, else of its issue, else of its printing. */
const ranking: readonly { kind: Kind; confidence: number }[] = [
  { kind: "revision", confidence: 0.95 },
  { kind: "issue", confidence: 0.9 },
  { kind: "version", confidence: 0.8 },
  { kind: "print", confidence: 0.75 },
];
/** Words and their date stand this close to each other, in characters. */
const REACH = 45;
const LABEL = new RegExp(
  (Object.keys(words) as Kind[]).map((kind) => `(?<${kind}>${patternOf(words[kind])})`).join("|"),
  "g",
);

function patternOf(byLanguage: Readonly<Record<string, readonly string[]>>): string {
  const phrases = Object.values(byLanguage)
    .flat()
    .map((phrase) => foldText(phrase).trim().replace(/\s+/g, "\\s*"));
  return `(?<![\\p{L}\\p{N}])(?:${[...new Set(phrases)].sort((a, b) => b.length - a.length).join("|")})(?![\\p{L}])`;
}

/** The date of this version of the sheet, from the heads and feet of its pages, its first page, and given lines. */
export function readRevisionDate(lines: readonly Line[], context: SheetContext): FoundDate | null {
  const { pages } = context;
  const heads = pages.flatMap(({ margins }) => margins);
  const first = pages[0]?.lines ?? [];
  const all = [...heads, ...first, ...lines];
  const monthFirst = isMonthFirst(
    all.map(({ text }) => text),
    context.monthFirst,
  );
  const places = [heads, first, lines].map((place) => candidatesIn(place, monthFirst));
  for (const { kind, confidence } of ranking) {
    const candidate = places.flat().find((one) => one.kind === kind);
    if (candidate) {
      const { page, rect, text } = candidate.line;
      return { iso: candidate.iso, confidence, source: { page, rect, text } };
    }
  }
  return null;
}

/** Dates with the words that introduce them: in the same line before them, or alone in the cell above or beside. */
function candidatesIn(lines: readonly Line[], monthFirst: boolean): Candidate[] {
  return lines.flatMap((line, i) => {
    const dates = datesIn(line.text, monthFirst);
    if (dates.length === 0) return [];
    const labels = labelsIn(line.text);
    return dates.flatMap((date): Candidate[] => {
      const before = labels.filter(({ end }) => end <= date.at).at(-1);
      const isNear =
        before &&
        date.at - before.end <= REACH &&
        !dates.some(({ at, end }) => at >= before.end && end <= date.at);
      const kind = isNear ? before.kind : labels.length === 0 ? kindAbove(lines, i, line) : null;
      return kind ? [{ kind, iso: date.iso, line }] : [];
    });
  });
}

function kindAbove(lines: readonly Line[], i: number, line: Line): Kind | null {
  if (/\p{L}{4}/u.test(line.text.replace(/\d[^\s]*\s?\p{L}+\.?\s?\d*/gu, ""))) return null;
  const above = lines[i - 1];
  if (!above || above.page !== line.page || datesIn(above.text, false).length > 0) return null;
  const labels = labelsIn(above.text);
  const [label] = labels;
  return label && labels.length === 1 && above.rect[1] - line.rect[1] < 3 * line.size ? label.kind : null;
}

function labelsIn(text: string): { kind: Kind; end: number }[] {
  return [...foldText(text).matchAll(LABEL)].flatMap((match) => {
    const kind = (Object.keys(words) as Kind[]).find((name) => match.groups?.[name] !== undefined);
    return kind ? [{ kind, end: match.index + match[0].length }] : [];
  });
}

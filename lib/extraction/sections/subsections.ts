import { words } from "@/lib/extraction/language/words";
import { lettersOf } from "@/lib/extraction/lines/label-match";
import { cellFrom, normalRow, type Row } from "@/lib/extraction/lines/label-rows";
import { lineOf, textOf } from "@/lib/extraction/lines/lines";
import type { Cell, Line, Section, Subsection } from "@/lib/extraction/model";

const numbered = /^\s*(?:[•·*]\s*)?(\d{1,2}(?:\.\d{1,2}){1,3})\.?(?!\d)\s*/;
/** What stands this much further left than its heading's value does not belong to that value, in points. */
const indent = 12;
/** Lines of a heading follow each other at this many type sizes at most. */
const pitch = 2.2;
/** Words to the right of these are a value in a column of its own. */
const titleColon = /^[^:]{3,160}?\s*:+\s+(?=\S)/;

const official = new Map(
  Object.entries(words.headings).map(([number, titles]) => [number, titles.map(plainLetters)]),
);

function plainLetters(text: string): string {
  return lettersOf(text).letters;
}

type Open = {
  subsection: Subsection;
  left: number;
  /** Where the value beside the heading begins; none when it stands below. */
  valueLeft: number | null;
  /** The last line of the heading; null once it has ended. */
  last: Line | null;
};

/** The numbered parts of a section, their headings apart from what stands beside and below them. */
export function subsectionsOf(section: number, lines: readonly Line[]): Subsection[] {
  const found: Open[] = [];
  for (const line of lines) {
    const row = normalRow(line);
    const opened = open(section, row);
    if (opened) found.push(opened);
    else {
      const current = found.at(-1);
      if (current) continued(current, row);
    }
  }
  return found.map(({ subsection }) => subsection);
}

/** The lines of a subsection and of the parts it is divided into, these with their headings. */
export function linesOfSubsection(section: Pick<Section, "subsections">, number: string): Line[] | null {
  const own = section.subsections.find((one) => one.number === number);
  if (!own) return null;
  const parts = section.subsections.filter((one) => one.number.startsWith(`${number}.`));
  return [...own.lines, ...parts.flatMap(({ heading, lines }) => [heading, ...lines])];
}

function open(section: number, row: Row): Open | null {
  const [first, ...beside] = row.cells;
  if (!first) return null;
  const match = numbered.exec(first.text);
  if (!match?.[1]?.startsWith(`${section}.`)) return null;
  const [, number] = match;
  const whole = textOf(row.cells).slice(match[0].length);
  const colon = titleColon.exec(first.text)?.[0].length ?? null;
  const inline = colon === null ? null : cellFrom(first, colon);
  const isSpaced = beside.length > 0 && goesOn(number, whole);
  const value = isSpaced
    ? []
    : [...(inline ? [inline] : []), ...beside.filter(({ text }) => !numbered.test(text))];
  const ownTitle = (inline ? first.text.slice(0, colon ?? 0) : first.text).slice(match[0].length);
  const subsection: Subsection = {
    number,
    title: withoutColon(isSpaced ? whole : ownTitle),
    heading: lineOf(row.line, isSpaced ? row.cells : [first]),
    lines: value.length ? [lineOf(row.line, value)] : [],
  };
  return {
    subsection,
    left: first.rect[0],
    valueLeft: inline ? null : (value[0]?.rect[0] ?? null),
    last: row.line,
  };
}

/** Whether the words are those of the law's heading of this number, or their beginning. */
function goesOn(number: string, text: string): boolean {
  const letters = plainLetters(text);
  return (official.get(number) ?? []).some((heading) => heading.startsWith(letters));
}

function continued(current: Open, row: Row): void {
  const { subsection } = current;
  const [first, ...beside] = row.cells;
  if (first && current.last && isTitle(current, first, row)) {
    subsection.title = withoutColon(`${subsection.title} ${first.text}`.trim());
    current.last = row.line;
    if (beside.length) subsection.lines.push(lineOf(row.line, beside));
    return;
  }
  const isValue = current.valueLeft !== null && first && first.rect[0] >= current.valueLeft - indent;
  if (!isValue) current.last = null;
  subsection.lines.push(row.line);
}

/** The law's headings are long and wrap; what goes on with one of them word for word is its next line. */
function isTitle({ subsection, left, valueLeft, last }: Open, cell: Cell, row: Row): boolean {
  if (!last || row.afterColon.size > 0) return false;
  const isNext = last.rect[1] - row.line.rect[1] <= pitch * Math.max(last.size, row.line.size);
  if (last.page === row.line.page ? !isNext : last.page + 1 !== row.line.page) return false;
  if (valueLeft !== null && (cell.rect[0] > valueLeft - indent || cell.rect[0] < left - indent)) return false;
  if (goesOn(subsection.number, `${subsection.title} ${cell.text}`)) return true;
  return valueLeft !== null && /^[\p{Ll}(]/u.test(cell.text);
}

function withoutColon(title: string): string {
  return title.replace(/\s*:+\s*$/, "").trim();
}

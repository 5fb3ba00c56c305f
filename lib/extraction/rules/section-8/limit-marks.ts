import type { Line } from "@/lib/extraction/model";
import { matchesIn } from "@/lib/extraction/rules/matches";
import { hasValue } from "./limit-statements";
import { kindIn } from "./limit-words";
import type { TablePart } from "./ruled-tables";

/** "M = momentary value that may never be exceeded", "CL - Ceiling limit", "P / C : valeur plafond" */
const MARK_TOLD =
  /(?<![\p{L}\d])(?:(?<other>\p{Lu})\s?\/\s?)?(?<mark>\p{Lu}{1,2})(?:\s?[=:–]\s?|\s-\s)(?<meaning>(?:(?!\s{2}|\s\p{Lu}{1,2}\s-\s)[^.;,=]){3,60})/gu;

const FOOTNOTE_TOLD = /^\s*(?:\((?<mark>[a-z\d])\)|(?<star>\*{1,3}))\s*(?<meaning>[^\s*][^.]{3,80})/u;
/** "† Ceiling: concentration not to be exceeded. ‡ Short-term exposure limit, 15 minutes.": one line for several signs. */
const SIGNS_TOLD = /(?<star>[†‡§])\s?(?<meaning>[^†‡§.:]{3,60})/gu;
const FOOTNOTE_BEFORE = /^\(([a-z\d])\)\s?(?=\d)/gm;
const STARRED = /^(?<value>.*\d(?:.*[^\s*])?)\s?(?<star>\*{1,3}|[†‡§])$/gm;

export type Marks = {
  ceilingMarks: ReadonlySet<string>;
  /** "(b)" before a number, "*" behind it: the code of its kind. */
  footnotes: ReadonlyMap<string, string>;
};

/** What legends say of marks: "M = ceiling value that …", "(b) Denotes short-term exposure limit" */
export function marksIn(lines: readonly Line[]): Marks {
  const told = lines.flatMap(({ text }) => [...matchesIn(text, MARK_TOLD)]);
  const ceilings = told.filter(({ groups }) => kindIn(groups?.meaning ?? "") === "ceiling");
  const footnotes = lines.flatMap(({ text }): [string, string][] => {
    if (hasValue(text)) return [];
    return [FOOTNOTE_TOLD.exec(text), ...matchesIn(text, SIGNS_TOLD)].flatMap((found): [string, string][] => {
      const { mark, star = "", meaning = "" } = found?.groups ?? {};
      const kind = kindIn(meaning);
      return kind === "short" || kind === "ceiling"
        ? [[mark ?? star, kind === "short" ? "STEL" : "CEIL"]]
        : [];
    });
  });
  return {
    ceilingMarks: new Set(
      ceilings.flatMap(({ groups }) => [groups?.mark, groups?.other].filter((mark) => mark !== undefined)),
    ),
    footnotes: new Map(footnotes),
  };
}

/** "10 (a)" and "2.5 (b)": among footnotes by letters "0.2 (c)" is no ceiling. */
function withoutLetters(part: TablePart): TablePart {
  const areFootnotes = part.cells.some(({ text }) => /\d\s?\([abd]\)/.test(text));
  if (!areFootnotes) return part;
  const cells = part.cells.map((box) => ({ ...box, text: box.text.replace(/(?<=\d)\s?\(c\)/g, "") }));
  return { ...part, cells };
}

/** "5 CL", "P 5 ppm" and "(b) 10 mg/m³" as "5 (C)" and "STEL 10 mg/m³", "5 mg/m³*" as "CEIL 5 mg/m³", where a legend tells what these marks mean. */
export function withMarksTold(printed: TablePart, { ceilingMarks, footnotes }: Marks): TablePart {
  const part = withoutLetters(printed);
  if (ceilingMarks.size + footnotes.size === 0) return part;
  const marks = `(?:${[...ceilingMarks].join("|") || "(?!)"})`;
  const marked = new RegExp(`(?<=\\d\\s?)${marks}(?=\\s|$)(?!\\s?\\*)`, "gu");
  const markedBefore = new RegExp(`^${marks}\\s(?=\\d)`, "gmu");
  const told = (text: string) =>
    text
      .replace(marked, "(C)")
      .replace(markedBefore, "CEIL ")
      .replace(FOOTNOTE_BEFORE, (printed, mark) =>
        footnotes.has(mark) ? `${footnotes.get(mark)} ` : printed,
      )
      .replace(STARRED, (printed, value, star) =>
        footnotes.has(star) ? `${footnotes.get(star)} ${value}` : printed,
      );
  return { ...part, cells: part.cells.map((box) => ({ ...box, text: told(box.text) })) };
}

/** Where substances stand in columns, what a footnote marks has no row of its own that could tell it. */
export function withoutMarked(part: TablePart, { footnotes }: Marks): TablePart {
  const isMarked = (text: string) => footnotes.has(text.replace(STARRED, "$2").split("\n").at(-1) ?? "");
  return footnotes.size === 0 ? part : { ...part, cells: part.cells.filter(({ text }) => !isMarked(text)) };
}

import { foldedWords } from "@/lib/extraction/glyphs/folded-text";
import { words } from "@/lib/extraction/language/words";
import { matchLabel } from "@/lib/extraction/lines/label-match";
import { labelsOf } from "@/lib/extraction/lines/labelled";
import { isSameLine, lineOf } from "@/lib/extraction/lines/lines";
import type { Cell, Line, Section } from "@/lib/extraction/model";
import { namesFirstAid } from "@/lib/extraction/sections/older-sections";
import { sectionOfTitle } from "@/lib/extraction/sections/section-headings";
import { routesNamed } from "./route-headings";

const symptomsLabel = labelsOf({ symptoms: words.firstAid.symptoms });
const headsSymptoms = ({ text }: Pick<Cell, "text">) => matchLabel(text, symptomsLabel) !== null;
const headsMeasures = ({ text }: Cell) => namesFirstAid(text);

/** Cells of one column begin within this of one another, in points. */
const TOLERANCE = 4;

type Parted = {
  /** The section with the measures beside their routes as its 4.1. */
  section: Section;
  /** The lines of the symptoms, the first of each route with its name. */
  symptoms: Line[];
};

/** "4. FIRST AID MEASURES (SYMPTOMS)": the section's title, and what of its routes the lines below it tell. */
const TITLE_OF_PART = /^\W*(?:\d+\W*)?(?<title>\p{L}[^()]*)\((?<part>\p{L}[^()]*)\)\W*$/u;

/**
 * "4. FIRST AID MEASURES (SYMPTOMS)" and "4. FIRST AID MEASURES (ACTION)": two lists of the same routes, each under the
 * section's title. Null where there are not both.
 */
export function partedByTitles(section: Section): Parted | null {
  const partIn = (text: string) => {
    const { title, part } = TITLE_OF_PART.exec(text)?.groups ?? {};
    return title && sectionOfTitle(foldedWords(title)) === section.number ? part : undefined;
  };
  const parts = new Map([true, false].map((isOfSymptoms): [boolean, Line[]] => [isOfSymptoms, []]));
  let part = partIn(section.title);
  for (const line of section.lines) {
    const next = partIn(line.text);
    if (next === undefined) parts.get(headsSymptoms({ text: part ?? "" }))?.push(line);
    else part = next;
  }
  const [symptoms = [], measures = []] = parts.values();
  return symptoms.length > 0 && measures.length > 0
    ? { section: { ...section, lines: measures }, symptoms }
    : null;
}

/**
 * "Route of exposure | Symptoms and effects | Description of first-aid measures": a table under the titles of 4.1 and
 * 4.2, of which each row tells both. Null where no such headings stand.
 */
export function partedFromSymptoms(section: Section): Parted | null {
  const { lines } = section;
  const at = lines.findIndex(({ cells }) => cells.some(headsSymptoms) && cells.some(headsMeasures));
  const header = lines[at];
  const ofSymptoms = header?.cells.find(headsSymptoms);
  const ofMeasures = header?.cells.find(headsMeasures);
  if (!header || !ofSymptoms || !ofMeasures) return null;
  const lefts = header.cells.map(({ rect }) => rect[0]);
  const headingOf = ({ rect }: Cell) =>
    header.cells[lefts.findLastIndex((left) => left <= rect[0] + TOLERANCE)];
  const isTitle = (line: Line) => section.subsections.some(({ heading }) => isSameLine(heading, line));
  const isEnd = (line: Line, i: number) => i > at && isTitle(line);
  const end = lines.findIndex(isEnd);
  const rows = lines.slice(at + 1, end < 0 ? undefined : end);
  const first = rows.findIndex(({ cells }) => routesNamed(nameIn(cells[0])).length > 0);
  if (first < 0) return null;
  const measures = rows.slice(first).flatMap((row) => without(row, (cell) => headingOf(cell) === ofSymptoms));
  const symptoms = rows.slice(first).flatMap((row) => without(row, (cell) => headingOf(cell) === ofMeasures));
  const general = lines.slice(0, at).filter((line) => !isTitle(line));
  const own = [...general, ...measures];
  const after = section.subsections.filter(({ heading }) => isBelow(heading, header));
  const description = { number: "4.1", title: ofMeasures.text, heading: header, lines: own };
  return {
    section: {
      ...section,
      lines: [...own, ...(end < 0 ? [] : lines.slice(end))],
      subsections: [description, ...after],
    },
    symptoms,
  };
}

const nameIn = (cell: Cell | undefined) => cell?.text.replace(/\s*:\s*$/, "") ?? "";

const isBelow = (a: Line, b: Line) => a.page > b.page || (a.page === b.page && a.rect[1] < b.rect[1]);

/** What is left of a row, if anything is. */
function without(row: Line, isOther: (cell: Cell) => boolean): Line[] {
  const cells = row.cells.filter((cell) => !isOther(cell));
  return cells.length === 0 ? [] : [lineOf(row, cells)];
}

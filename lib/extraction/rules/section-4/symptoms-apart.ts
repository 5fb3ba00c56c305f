import { foldedWords } from "@/lib/extraction/glyphs/folded-text";
import { words } from "@/lib/extraction/language/words";
import { matchLabel } from "@/lib/extraction/lines/label-match";
import { cellFrom } from "@/lib/extraction/lines/label-rows";
import { labelsOf } from "@/lib/extraction/lines/labelled";
import { isBelow, isSameLine, lineOf } from "@/lib/extraction/lines/lines";
import type { Cell, Line, Section } from "@/lib/extraction/model";
import { namesFirstAid } from "@/lib/extraction/sections/older-sections";
import { sectionOfTitle } from "@/lib/extraction/sections/section-headings";
import { routesNamed } from "./route-headings";

const { effects, measures } = words.firstAidParts;
const partLabels = labelsOf({ symptoms: [...words.firstAid.symptoms, ...effects], measures });
const symptomsLabel = labelsOf({ symptoms: words.firstAid.symptoms });
const headsSymptoms = ({ text }: Pick<Cell, "text">) => matchLabel(text, symptomsLabel) !== null;
const headsMeasures = ({ text }: Cell) => namesFirstAid(text);

/** Cells of one column begin within this of one another, in points. */
const TOLERANCE = 4;
/** Two labels of a kind are a form's, one may be a sentence's. */
const FEWEST_LABELS = 2;

type Part = "symptoms" | "measures";
type Parted = {
  /** The section with the measures beside their routes as its 4.1. */
  section: Section;
  /** The lines of the symptoms, the first of each route with its name. */
  symptoms: Line[];
};

/** The measures of section 4 without the symptoms that are told of the same routes; null where none are told so. */
export const symptomsApart = (section: Section): Parted | null =>
  partedByColumns(section) ?? partedByNames(section) ?? partedByTitles(section) ?? partedByLabels(section);

/** "4. FIRST AID MEASURES (SYMPTOMS)": the section's title, and what of its routes the lines below it tell. */
const TITLE_OF_PART = /^\W*(?:\d+\W*)?(?<title>\p{L}[^()]*)\((?<part>\p{L}[^()]*)\)\W*$/u;

const partedOf = (section: Section, { measures: lines, symptoms }: Record<Part, Line[]>): Parted | null =>
  symptoms.length > 0 && lines.length > 0 ? { section: { ...section, lines }, symptoms } : null;

/**
 * "4. FIRST AID MEASURES (SYMPTOMS)" and "4. FIRST AID MEASURES (ACTION)": two lists of the same routes, each under the
 * section's title.
 */
function partedByNames(section: Section): Parted | null {
  const partIn = (text: string) => {
    const { title, part } = TITLE_OF_PART.exec(text)?.groups ?? {};
    return title && sectionOfTitle(foldedWords(title)) === section.number ? part : undefined;
  };
  const lists: Record<Part, Line[]> = { symptoms: [], measures: [] };
  let part = partIn(section.title);
  for (const line of section.lines) {
    const next = partIn(line.text);
    if (next === undefined) lists[headsSymptoms({ text: part ?? "" }) ? "symptoms" : "measures"].push(line);
    else part = next;
  }
  return partedOf(section, lists);
}

/** The part that a line heads by words alone. */
function titledPart({ cells, text }: Line): Part | null {
  const label = cells.length === 1 ? matchLabel(text, partLabels) : null;
  return label && !/[\p{L}\p{N}]/u.test(text.slice(label.end)) ? label.field : null;
}

const routeNameIn = ({ cells: [first] }: Line) => first?.text.split(":")[0]?.trim() ?? "";
const namesRoute = (line: Line) => routesNamed(routeNameIn(line)).length > 0;

/** "Health effects" over what each route does, then "First aid procedures" over what to do. */
function partedByTitles(section: Section): Parted | null {
  const { lines } = section;
  const from = lines.findIndex((line) => titledPart(line) !== null || namesRoute(line));
  const to = lines.findIndex((line, i) => i > from && titledPart(line) === "measures");
  const first = lines[from];
  if (!first || titledPart(first) !== "symptoms" || to < 0) return null;
  const [symptoms, own] = [lines.slice(from + 1, to), lines.slice(to + 1)];
  const areBoth = [symptoms, own].every((part) => part.filter(namesRoute).length >= FEWEST_LABELS);
  return areBoth ? partedOf(section, { measures: [...lines.slice(0, from), ...own], symptoms }) : null;
}

type PartOfCell = { part: Part; at: number; rest: Cell | null };

/** "Symptoms: coughing", "First aid: fresh air" at the beginning of a line's first or last cell. */
function labelledPart({ cells }: Line): PartOfCell | null {
  for (const at of new Set([0, cells.length - 1])) {
    const cell = cells[at];
    const label = cell ? matchLabel(cell.text, partLabels) : null;
    const colon = cell && label ? /^\s*(?::\s*|$)/.exec(cell.text.slice(label.end)) : null;
    // "Response | Rinse with water."
    const beside = at === 0 && cells.length === 2 ? cells[1] : undefined;
    if (cell && label && colon)
      return { part: label.field, at, rest: cellFrom(cell, label.end + colon[0].length) ?? beside ?? null };
  }
  return null;
}

/** "Inhalation" over "Effects: dizziness" and "First aid: fresh air": what to do stands behind its own label. */
function partedByLabels(section: Section): Parted | null {
  const labelled = section.lines.map(labelledPart);
  const count = (part: Part) => labelled.filter((one) => one?.part === part).length;
  if (count("symptoms") < FEWEST_LABELS || count("measures") < FEWEST_LABELS) return null;
  const lists: Record<Part, Line[]> = { symptoms: [], measures: [] };
  let part: Part = "measures";
  let route = "";
  for (const [i, line] of section.lines.entries()) {
    const found = labelled[i];
    if (namesRoute(line)) {
      part = "measures";
      route = `${routeNameIn(line)}: `;
    }
    if (!found) {
      lists[part].push(line);
      continue;
    }
    const before = line.cells.slice(0, found.at);
    if (before.length > 0) lists.measures.push(lineOf(line, before));
    part = found.part;
    const rest =
      found.rest && part === "symptoms" ? { ...found.rest, text: route + found.rest.text } : found.rest;
    if (rest) lists[part].push(lineOf(line, [rest]));
  }
  return partedOf(section, lists);
}

/** A head over rows of which each has a route, something else and more: "Route | Pictogram | Measures". */
function headsRoutes(lines: readonly Line[], at: number): boolean {
  const [head, ...rows] = lines.slice(at);
  const isRow = (line: Line | undefined) => line !== undefined && line.cells.length > 2 && namesRoute(line);
  return (
    head !== undefined &&
    head.cells.length > 2 &&
    isRow(rows[0]) &&
    !namesRoute(head) &&
    rows.filter(isRow).length > FEWEST_LABELS
  );
}

/**
 * "Route of exposure | Symptoms and effects | Description of first-aid measures": a table, mostly under the titles of 4.1
 * and 4.2, of which each row tells both. Of columns whose heads tell nothing, that with the longest texts has the measures.
 */
function partedByColumns(section: Section): Parted | null {
  const { lines } = section;
  const tellsBoth = ({ cells }: Line) => cells.some(headsSymptoms) && cells.some(headsMeasures);
  const at = lines.findIndex((line, i) => tellsBoth(line) || headsRoutes(lines, i));
  const header = lines[at];
  if (!header) return null;
  const lefts = header.cells.map(({ rect }) => rect[0]);
  const headingOf = ({ rect }: Cell) =>
    header.cells[lefts.findLastIndex((left) => left <= rect[0] + TOLERANCE)];
  const isTitle = (line: Line) => section.subsections.some(({ heading }) => isSameLine(heading, line));
  const isEnd = (line: Line, i: number) => i > at && isTitle(line);
  const end = lines.findIndex(isEnd);
  const rows = lines.slice(at + 1, end < 0 ? undefined : end);
  const first = rows.findIndex(namesRoute);
  if (first < 0) return null;
  const [ofRoutes] = header.cells;
  const isName = (row: Line) => row.cells[0] !== undefined && headingOf(row.cells[0]) === ofRoutes;
  const own = withoutSecondNames(rows.slice(first), isName);
  const lettersBelow = (head: Cell) =>
    own
      .flatMap(({ cells }) => cells)
      .reduce((sum, one) => sum + (headingOf(one) === head ? one.text.length : 0), 0);
  const ofSymptoms = header.cells.find(headsSymptoms);
  const others = header.cells.slice(1).filter((head) => head !== ofSymptoms);
  const ofMeasures =
    others.find(headsMeasures) ?? others.toSorted((a, b) => lettersBelow(b) - lettersBelow(a))[0];
  const columns = (...kept: (Cell | undefined)[]) =>
    own.flatMap((row) => without(row, (cell) => !kept.includes(headingOf(cell))));
  const measures = [...lines.slice(0, at).filter((line) => !isTitle(line)), ...columns(ofRoutes, ofMeasures)];
  const after = section.subsections.filter(({ heading }) => isBelow(heading, header));
  const description = { number: "4.1", title: ofMeasures?.text ?? "", heading: header, lines: measures };
  return {
    section: {
      ...section,
      lines: [...measures, ...(end < 0 ? [] : lines.slice(end))],
      subsections: [description, ...after],
    },
    symptoms: ofSymptoms ? columns(ofRoutes, ofSymptoms) : [],
  };
}

/** "EYES" over "Yeux": a route's name in another language below it is no other route. */
function withoutSecondNames(rows: readonly Line[], isName: (row: Line) => boolean): Line[] {
  let route = "";
  return rows.flatMap((row) => {
    const named = isName(row) ? routesNamed(routeNameIn(row)).join() : "";
    const isSame = named !== "" && named === route;
    if (named !== "") route = named;
    return isSame ? without(row, (cell) => cell === row.cells[0]) : [row];
  });
}

/** What is left of a row, if anything is. */
function without(row: Line, isOther: (cell: Cell) => boolean): Line[] {
  const cells = row.cells.filter((cell) => !isOther(cell));
  return cells.length === 0 ? [] : [lineOf(row, cells)];
}

import { pattern, words } from "@/lib/extraction/language/words";
import type { Line, Rule } from "@/lib/extraction/model";
import { concentrationsIn } from "@/lib/extraction/rules/concentration";
import { type CutLine, columnSeparators, cutLines } from "@/lib/extraction/tables/columns";
import type { Piece } from "@/lib/extraction/tables/pieces";
import { withoutCandidateRemarks, withoutOrigins } from "./candidate-remarks";
import { beginsColumn, contentSide, kindsOfColumns } from "./column-content";
import { type ColumnKind, isHeading, namesNoSubstance } from "./column-kinds";
import { hasConcentration, type ReadComponent, setName, takeIdentifiers } from "./component";
import { identifiersIn, withoutIdentifiers } from "./component-identifiers";
import { chosen, numbersIn } from "./evidence";
import { componentsOfBlocks } from "./labelled-blocks";
import { proven } from "./proof";
import { withoutAsides, withoutDetergentGroups } from "./remarks";
import { componentOfRow } from "./row-component";
import { complete, sameSubstance, withoutRepetitions } from "./same-substance";
import { isRemark, type TableBody } from "./table-body";
import { findTableHeaders, type TableHeader } from "./table-header";
import { tableRowProposals } from "./table-rows";

type RulesOf = (page: number) => readonly Rule[];

/** One table: its heading, and its lines over all pages on which the heading is repeated. */
type TableLines = { header: TableHeader; parts: { header: TableHeader; lines: Line[] }[] };

const signature = (header: TableHeader) =>
  header.columns.map(({ kinds }) => [...kinds].sort().join("+")).join("|");

/** Lines before the first heading, and the tables; a heading repeated on the next page goes on with its table. */
function splitTables(lines: readonly Line[]): { before: Line[]; tables: TableLines[] } {
  const headers = findTableHeaders(lines);
  const tables: TableLines[] = [];
  for (const [i, header] of headers.entries()) {
    const part = { header, lines: lines.slice(header.last + 1, headers[i + 1]?.first ?? lines.length) };
    const table = tables.at(-1);
    const page = lines[header.first]?.page;
    const above = lines[header.first - 1]?.page;
    if (table && !header.caption && page !== above && signature(table.header) === signature(header))
      table.parts.push(part);
    else tables.push({ header, parts: [part] });
  }
  return { before: lines.slice(0, headers[0]?.first ?? lines.length), tables };
}

function cutPart({ header, lines }: { header: TableHeader; lines: Line[] }, rulesOf: RulesOf) {
  const pages = [...new Set(lines.map((line) => line.page))];
  const rules = pages.flatMap((page) => [...rulesOf(page)]);
  const rough = columnSeparators(header.columns, lines, [], contentSide);
  const content = lines.filter((line) => !isRemark(line, rough));
  const separators = columnSeparators(header.columns, content, rules, contentSide);
  const kinds = header.columns.map((column) => column.kinds);
  const cut: CutLine[] = [];
  const breaks: number[] = [];
  let remark: Line | null = null;
  for (const line of lines) {
    if (isRemark(line, separators)) {
      remark = line;
      continue;
    }
    // A remark at a page's edge is what pages repeat, and rows go on over it
    const above = cut.at(-1)?.line.page ?? line.page;
    if (remark && above === line.page) breaks.push(cut.length);
    for (const one of cutLines([line], separators, beginsColumn(kinds)))
      cut.push({ ...one, afterRemark: remark !== null });
    remark = null;
  }
  return { lines: recut(cut, content, separators, kinds), breaks };
}

/** Cuts again with the edges of all lines in view. */
function recut(
  cut: CutLine[],
  content: Line[],
  separators: number[],
  kinds: ReadonlySet<ColumnKind>[],
): CutLine[] {
  const all = new Map(cutLines(content, separators, beginsColumn(kinds)).map((one) => [one.line, one]));
  return cut.map((one) => ({ ...(all.get(one.line) ?? one), afterRemark: one.afterRemark }));
}

const UNIT = /(?<!\p{L})(?:m?g\s?\/\s?(?:kg|l|m³|m3)|ppm|mol\s?\/\s?l)(?!\p{L})/iu;

/** "[g/kg]" over the amounts; "%" beside it says nothing certain. */
function unitOf({ columns }: TableHeader): string | null {
  const amounts = columns.find(({ kinds }) => kinds.has("concentration"));
  return amounts && !amounts.text.includes("%") ? (UNIT.exec(amounts.text)?.[0] ?? null) : null;
}

export function bodyOf(table: TableLines, rulesOf: RulesOf): TableBody {
  const lines: CutLine[] = [];
  const breaks = new Set<number>();
  for (const part of table.parts) {
    const cut = cutPart(part, rulesOf);
    for (const at of cut.breaks) breaks.add(lines.length + at);
    lines.push(...cut.lines);
  }
  const rects = [...lines.map((line) => line.line.rect)];
  return {
    lines,
    breaks,
    columns: kindsOfColumns(
      table.header.columns.map((column) => column.kinds),
      lines,
    ),
    unit: unitOf(table.header),
    rulesOf,
    left: Math.min(...rects.map((rect) => rect[0]), ...table.header.columns.map((column) => column.from)),
    right: Math.max(...rects.map((rect) => rect[2]), ...table.header.columns.map((column) => column.to)),
  };
}

const isInSentence = (name: string) =>
  /\p{Ll}\.\s+\p{Lu}\p{Ll}/u.test(name) || concentrationsIn(name).some(({ marked }) => marked);

function isComponent(component: ReadComponent): boolean {
  const { value } = component;
  if (value.cas_number || value.ec_number) return true;
  if (!value.chemical_name || namesNoSubstance(value.chemical_name)) return false;
  // A heading that a page repeats, or a sentence; "reaction mass of …" has a heading's word and is a name
  if (isHeading(value.chemical_name) || isInSentence(value.chemical_name)) return false;
  return hasConcentration(component);
}

/** "EXAMPLOL - REACH registered number(s): 01-…" above the table of one substance. */
function nameByCaption(component: ReadComponent, { page, rect, text }: Line): void {
  const sources = [{ page, rect, text }];
  takeIdentifiers(component, { text, sources });
  const name = text.replace(/\s+[-–]\s+REACH\b.*$/i, "");
  setName(component, { text: withoutIdentifiers(name, identifiersIn(name)), sources });
}

/** What a page repeats of the section's heading, and where a table goes on. */
const REPEATED = pattern(
  "iu",
)`^\W*${words.componentRows.endWord}\s*3\b|^3\s*[.:–-]\s*${words.componentRows.sectionThree}|^\W*${words.componentRows.goesOn}\b|^\d{1,3}\s*\/\s*\d{1,3}$`;

/** Where the next heading was not recognised as one, its own words still are. */
const NEXT_SECTION = pattern(
  "iu",
)`^\W*(?:${words.componentRows.endWord}\s*)?4\s*[.:–—-]?\s*${words.componentRows.firstAid}`;

/** Every substance that section 3 names, once, in the order of the sheet. */
export function readComponents(printed: readonly Line[], rulesOf: RulesOf): ReadComponent[] {
  const end = printed.findIndex((line) => NEXT_SECTION.test(line.text));
  const own = withoutDetergentGroups(end < 0 ? printed : printed.slice(0, end));
  const lines = withoutAsides(
    withoutOrigins(withoutCandidateRemarks(own.filter((line) => !REPEATED.test(line.text)))),
  );
  const { before, tables: split } = splitTables(lines);
  const tables = split.map((table) => ({ ...table, body: bodyOf(table, rulesOf) }));
  const proposals = [() => componentsInOrder(before, tables, rulesOf)];
  if (tables.length > 0) proposals.push(() => componentsOfBlocks(lines, rulesOf));
  const cells = [...before.flatMap(({ cells }) => cells), ...tables.flatMap(({ body }) => identifying(body))];
  return proven(withoutRepetitions(chosen(proposals, numbersIn(cells))));
}

type ReadTable = TableLines & { body: TableBody };

const NO_IDENTITY: readonly ColumnKind[] = ["synonyms", "limits", "other"];

/** The cells whose numbers are their row's own: synonyms name other substances with theirs. */
function identifying({ lines, columns }: TableBody): Piece[] {
  return lines.flatMap(({ pieces }) =>
    pieces.filter(({ column }) => {
      const kinds = columns[column];
      return kinds !== undefined && !NO_IDENTITY.some((kind) => kinds.has(kind));
    }),
  );
}

/** What stands in front of the first table, then what each table adds to it. */
function componentsInOrder(before: readonly Line[], tables: readonly ReadTable[], rulesOf: RulesOf) {
  const components = componentsOfBlocks(before, rulesOf);
  for (const table of tables) addTable(components, rowsOf(table, components));
  return components;
}

function rowsOf({ header, body }: ReadTable, earlier: readonly ReadComponent[]): readonly ReadComponent[] {
  const known = earlier.map((component) => component.value.chemical_name ?? "").filter(Boolean);
  const proposals = tableRowProposals(body, known).map(
    (rows) => () => rows().map((row) => componentOfRow(body, row)),
  );
  const rows = chosen(proposals, numbersIn(identifying(body)));
  if (header.caption && rows[0]) nameByCaption(rows[0], header.caption);
  return rows;
}

function addTable(components: ReadComponent[], rows: readonly ReadComponent[]): void {
  const earlier = [...components];
  const inTable: ReadComponent[] = [];
  for (const row of rows) {
    const same =
      earlier.find((component) => sameSubstance(component, row)) ??
      inTable.find(
        (component) =>
          sameSubstance(component, row) && !(hasConcentration(component) && hasConcentration(row)),
      );
    if (same) complete(same, row);
    else if (isComponent(row)) {
      components.push(row);
      inTable.push(row);
    }
  }
}

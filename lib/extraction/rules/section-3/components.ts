import { pattern, words } from "@/lib/extraction/language/words";
import type { Line } from "@/lib/extraction/model";
import { concentrationsIn } from "@/lib/extraction/rules/concentration";
import type { Piece, RulesOf } from "@/lib/extraction/tables/pieces";
import { type RowLines, rowProposals } from "@/lib/extraction/tables/rows";
import { type ColumnWords, type TablePart, tableOf } from "@/lib/extraction/tables/table";
import { withoutCandidateRemarks, withoutOrigins } from "./candidate-remarks";
import { beginsColumn, contentSide, kindsOfColumns } from "./column-content";
import { type ColumnKind, isHeading, namesNoSubstance } from "./column-kinds";
import {
  type HeadedAmounts,
  hasConcentration,
  NAME_UNREAD,
  type ReadComponent,
  setName,
  takeIdentifiers,
} from "./component";
import { identifiersIn, withoutIdentifiers } from "./component-identifiers";
import { chosen, numbersIn } from "./evidence";
import { componentsInSentences } from "./in-sentences";
import { componentsOfBlocks } from "./labelled-blocks";
import { takeLimits, withLimitsApart } from "./limits-apart";
import { namesBesideAmounts } from "./names-alone";
import { proven } from "./proof";
import { withoutAsides, withoutDetergentGroups } from "./remarks";
import { componentOfRow } from "./row-component";
import { complete, letters, sameSubstance, withoutRepetitions } from "./same-substance";
import { withSubstancesInRows } from "./substances-in-columns";
import { anchored, isRemark, type TableBody } from "./table-body";
import { findTableHeaders, type HeaderColumn, type TableHeader } from "./table-header";
import { withWholeNumbers } from "./whole-numbers";

/** One table: its heading, and its lines over all pages on which the heading is repeated. */
type Part = TablePart<HeaderColumn>;
type TableLines = { header: TableHeader; parts: [Part, ...Part[]] };

const signature = (header: TableHeader) =>
  header.columns.map(({ kinds }) => [...kinds].sort().join("+")).join("|");

/** Where the title begins that a page prints again over the table's heading, else where that does. */
function titleOf({ first }: TableHeader, lines: readonly Line[]): number {
  const page = lines[first]?.page ?? 0;
  const isAgain = (line: Line) =>
    line.page === page && lines.some((one) => one.page < page && one.text === line.text);
  return lines.slice(0, first).findLastIndex((line) => !isAgain(line)) + 1;
}

/** Lines before the first heading, and the tables; a heading repeated on the next page goes on with its table. */
function splitTables(lines: readonly Line[]): { before: Line[]; tables: TableLines[] } {
  const headers = findTableHeaders(lines);
  const tops = headers.map((header) => titleOf(header, lines));
  const tables: TableLines[] = [];
  for (const [i, header] of headers.entries()) {
    const below = lines.slice(header.last + 1, tops[i + 1] ?? lines.length);
    const part: Part = { columns: header.columns, lines: below };
    const table = tables.at(-1);
    const page = lines[header.first]?.page;
    const above = lines[(tops[i] ?? 0) - 1]?.page;
    if (table && !header.caption && page !== above && signature(table.header) === signature(header))
      table.parts.push(part);
    else tables.push({ header, parts: [part] });
  }
  return { before: lines.slice(0, tops[0] ?? lines.length), tables };
}

const LABELLED = /^[^:]{4,60}:\s+(?<told>\p{L}.*)$/u;
const SHORTEST_NAME = 5;

/** "Specific limits: Examplol: Skin Corr. 1B" below the rows is said of the row of that name, not of the last one. */
function tellsOfEarlierRow(line: Line, lines: readonly Line[]): boolean {
  const told = line.cells.length === 1 ? LABELLED.exec(line.text)?.groups?.told : undefined;
  if (told === undefined) return false;
  const above = lines.slice(0, lines.indexOf(line)).filter(({ cells }) => cells.length > 2);
  const names = above.map(({ cells }) => letters(cells[0]?.text ?? ""));
  return names
    .slice(0, -1)
    .some((name) => name.length >= SHORTEST_NAME && letters(told).startsWith(name) && name !== names.at(-1));
}

const UNIT = /(?<!\p{L})(?:m?g\s?\/\s?(?:kg|l|m³|m3)|ppm|mol\s?\/\s?l)(?!\p{L})/iu;

const AT_MOST = pattern("iu")`(?<!\p{L})${words.amounts.atMost}(?!\p{L})|[<≤]`;
const AT_LEAST = pattern("iu")`(?<!\p{L})${words.amounts.atLeast}(?!\p{L})|[>≥]`;

/** "Min. %" beside "Max. %", "von %" beside "bis %". */
const FROM = pattern("iu")`(?<!\p{L})(?:${words.amounts.atLeast}|${words.amounts.between})(?!\p{L})|[>≥]`;
const TO = pattern("iu")`(?<!\p{L})(?:${words.amounts.atMost}|${words.amounts.to})(?!\p{L})|[<≤]`;

/** "Weight % (max.)", "Max. weight %": behind the bound stands no more than a unit; "Angaben über Stoffe" has none. */
const ENDS = pattern(
  "iu",
)`^(?:[\s%()[\].:]|(?<!\p{L})(?:${words.amounts.units}|${words.amounts.share})(?!\p{L}))*$`;

/** "[g/kg]" over the amounts; "%" beside it says nothing certain, and neither do two bounds. */
function headedAmounts(columns: readonly HeaderColumn[]): HeadedAmounts {
  const headings = columns.filter(({ kinds }) => kinds.has("concentration")).map(({ text }) => text);
  const [heading = ""] = headings;
  const bounds = [AT_MOST, AT_LEAST].map((one) => one.exec(heading)).filter((found) => found !== null);
  const bound = bounds.find(({ 0: word, index }) => ENDS.test(heading.slice(index + word.length)));
  return {
    unit: heading.includes("%") ? null : (UNIT.exec(heading)?.[0] ?? null),
    bound: headings.length === 1 && bounds.length === 1 ? (bound?.[0] ?? null) : null,
    isRange: headings.length === 2 && FROM.test(heading) && TO.test(headings[1] ?? ""),
  };
}

/** "Conc. g/L" beside "Conc. % w/w" tells the same amounts in another unit. */
function withSharesAlone(columns: readonly HeaderColumn[]): readonly HeaderColumn[] {
  const amounts = columns.filter(({ kinds }) => kinds.has("concentration"));
  if (!amounts.some(({ text }) => text.includes("%"))) return columns;
  const again = amounts.filter(({ text }) => !text.includes("%") && UNIT.test(text));
  return columns.map((column) =>
    again.includes(column) ? { ...column, kinds: new Set<ColumnKind>(["other"]) } : column,
  );
}

function bodyOf({ header, parts }: TableLines, rulesOf: RulesOf): TableBody {
  const columns = withSharesAlone(header.columns);
  const headed = columns.map(({ kinds }) => kinds);
  const lines = parts.flatMap((part) => part.lines);
  const columnWords: ColumnWords<HeaderColumn> = {
    holds: contentSide,
    begins: (columns) => beginsColumn(columns.map(({ kinds }) => kinds)),
    isRemark: (line, separators) => isRemark(line, separators) || tellsOfEarlierRow(line, lines),
  };
  const table = tableOf(parts, columnWords, rulesOf);
  return { ...table, columns: kindsOfColumns(headed, table.lines), amounts: headedAmounts(columns) };
}

/** "(*) bound while wet, share of fine dust < 1 %": a note below the table. */
const NOTE = /^\(?(?:\*+|[a-z\d])\)\s+\p{Ll}/u;

const isInSentence = (name: string) =>
  NOTE.test(name) ||
  /\p{Ll}\.\s+\p{Lu}\p{Ll}/u.test(name) ||
  concentrationsIn(name).some(({ marked }) => marked);

/** A row with an amount and classes is of something, though neither a name nor a number of it was read. */
const isNameless = (component: ReadComponent): boolean => {
  const { cas_number, ec_number, chemical_name, classifications } = component.value;
  return (
    !cas_number && !ec_number && !chemical_name && hasConcentration(component) && classifications.length > 0
  );
};

const NAME_DOUBT = { field: "chemical_name", message: NAME_UNREAD } as const;

const CUT_DOUBT = {
  field: "chemical_name",
  message: "Nothing tells where the row of this component begins and ends: its name may be another one.",
} as const;

const isNamedOtherwise = ({ value }: ReadComponent, other: ReadComponent | undefined) =>
  other !== undefined && other.value.chemical_name !== value.chemical_name;

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
  setName(component, { text: withoutIdentifiers(text, identifiersIn(text)), sources });
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
  const own = withWholeNumbers(withoutDetergentGroups(end < 0 ? printed : printed.slice(0, end)));
  const { lines: kept, limits } = withLimitsApart(own.filter((line) => !REPEATED.test(line.text)));
  const lines = withoutAsides(withoutOrigins(withoutCandidateRemarks(kept)));
  const { before, tables: split } = splitTables(lines);
  const tables = split.map((table) => ({ ...table, body: bodyOf(table, rulesOf) }));
  const proposals = [() => componentsInOrder(before, tables, rulesOf)];
  if (tables.length > 0) proposals.push(() => componentsOfBlocks(lines, rulesOf));
  proposals.push(() => componentsInSentences(lines));
  const inRows = withSubstancesInRows(lines);
  if (inRows) proposals.push(() => componentsOfBlocks(inRows, rulesOf));
  const cells = [...before.flatMap(({ cells }) => cells), ...tables.flatMap(({ body }) => identifying(body))];
  const found = withoutRepetitions(chosen(proposals, numbersIn(cells)));
  takeLimits(found, limits);
  return proven(found.length > 0 ? found : namesBesideAmounts(lines).filter(isComponent));
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

/** Of so many rows in so large a part the names begin beside the rest of their row. */
const FEWEST_ROWS = 4;
const MOST_ROWS = 0.75;

/** "Vial 1" above "Example | 64-17-5 | 5 %" where the other names begin beside their numbers: it is no part of the name. */
function withoutGroupTitles(rows: readonly RowLines[]): readonly RowLines[] {
  const beginsBeside = (row: RowLines) => (row[0]?.pieces.length ?? 0) > 1;
  const beside = rows.filter(beginsBeside).length;
  if (rows.length < FEWEST_ROWS || beside < MOST_ROWS * rows.length) return rows;
  return rows.map((row) => {
    const [title, first] = row;
    const [own] = title?.pieces ?? [];
    const isNamed = first?.pieces.some(({ column }) => column === own?.column);
    return own && first && isNamed && !beginsBeside(row) && first.pieces.length > 1 ? row.slice(1) : row;
  });
}

function rowsOf({ header, body }: ReadTable, earlier: readonly ReadComponent[]): readonly ReadComponent[] {
  const known = earlier.map((component) => component.value.chemical_name ?? "").filter(Boolean);
  const { proposals, rival } = rowProposals(anchored(body, known));
  const componentsIn = (rows: readonly RowLines[]) =>
    withoutGroupTitles(rows).map((row) => componentOfRow(body, row));
  const readings = proposals.map((cut) => () => componentsIn(cut()));
  const rows = chosen(readings, numbersIn(identifying(body)));
  const otherwise = componentsIn(rival() ?? []);
  for (const [i, row] of rows.entries()) if (isNamedOtherwise(row, otherwise[i])) row.doubts.push(CUT_DOUBT);
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
    else if (isNameless(row) || isComponent(row)) {
      if (isNameless(row)) row.doubts.push(NAME_DOUBT);
      components.push(row);
      inTable.push(row);
    }
  }
}

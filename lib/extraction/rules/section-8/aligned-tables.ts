import type { Line, Rule } from "@/lib/extraction/model";
import { alignedCells, headingCells, type RowPart } from "@/lib/extraction/tables/aligned-cells";
import { columnSeparators, cutLines, type CutLine as Row } from "@/lib/extraction/tables/columns";
import { overlaps, spanOf, withFirstColumn } from "@/lib/extraction/tables/headings";
import type { Piece } from "@/lib/extraction/tables/pieces";
import { rowsAround } from "@/lib/extraction/tables/rows-around";
import { endsTable, isLabelBeside, withBothUnits, withoutRemarks, withoutTitles } from "./aligned-edges";
import { type AlignedHeading, NUMBER_ALONE, nameHeading } from "./aligned-headings";
import { hasCas, isEcNumber, isKindCell, isNothing, isNumber } from "./limit-columns";
import { isLimitsTitle } from "./limit-lines";
import { beginsList, hasDatedList } from "./limit-lists";
import { hasValue } from "./limit-statements";
import { casIn, substanceIn } from "./limit-substance";
import { headingOf, kindIn } from "./limit-words";
import type { TablePart } from "./ruled-tables";

/** What reaches this far over the border of the first column belongs to no column. */
const ACROSS = 20;
/** Cells left of the numbers that hold no name: "UK", "DEU", "(1)". */
const CODE = /^\P{L}*\p{Lu}{0,4}\P{L}*$/u;

/** "(all" and "(by-product)", but not "(2-Methoxy)propanol" */
const IN_BRACKETS = /^[([][^)\]]*(?:[)\]]\W*)?$/;

/** "mg/m³ (15 minutes)" and "15 minutes" below "STEL: 2" and "STEL: 2 mg/m³": a number's unit, or its time. */
const endsStatement = (text: string) =>
  (UNIT_FIRST.test(text) && /\d/.test(text)) || (isKindCell(text) && TIME_FIRST.test(text));
const UNIT_FIRST = /^(?:[µm]g|ml|cm|ppm)(?![\p{L}.])/iu;
const TIME_FIRST = /^\d+\s*\p{L}/u;

const textIn = (row: Row, column: number) => row.pieces.find((piece) => piece.column === column)?.text ?? "";

const isTold = ({ text }: Piece) =>
  hasValue(text) ||
  NUMBER_ALONE.test(text) ||
  isNothing(text) ||
  (isKindCell(text) && kindIn(text) === "other");

/** The column of names; what stands under no heading is one too. -1 where they stand above the table. */
export function nameColumn({ columns }: AlignedHeading): number {
  const headings = columns.map(({ text }) => text);
  const at = headings.indexOf("");
  return at >= 0 ? at : nameHeading(headings);
}

class AlignedTable {
  private readonly nameColumn: number;
  /** Substances are told by their numbers alone. */
  private readonly isNumbered: boolean;
  private readonly listColumns: number[];
  /** Beside each substance stand its lists, whose limits follow below them in sentences. */
  private readonly isListed: boolean;

  constructor(
    private readonly heading: AlignedHeading,
    private readonly rows: Row[],
    private readonly separators: readonly number[],
  ) {
    const headings = heading.columns.map((column) => headingOf(column.text));
    this.nameColumn = nameColumn(heading);
    const isHeaded = heading.columns[this.nameColumn]?.text !== "";
    const top = rows.slice(0, 1).map((row) => textIn(row, this.nameColumn));
    this.isNumbered = isHeaded ? headings[this.nameColumn] !== "substance" : top.some(isNumber);
    this.listColumns = headings.flatMap((one, i) => (one === "list" ? [i] : []));
    const [, first] = rows[0]?.pieces ?? [];
    this.isListed =
      (heading.columns.length === 2 && first !== undefined && beginsList(first.text)) ||
      rows.some((row) => row.pieces.some((piece) => hasDatedList(piece.text)));
  }

  /** Whether a line holds what only a row's first line holds beside its name. */
  private beginsBesideName(row: Row): boolean {
    const others = row.pieces.filter((piece) => piece.column !== this.nameColumn);
    if (this.isListed)
      return others.some(
        ({ text }) => hasDatedList(text) || beginsList(text) || isNothing(text) || /\([^)]*$/.test(text),
      );
    return others.some(
      ({ text }) =>
        !endsStatement(text) &&
        (hasValue(text) || isKindCell(text) || isNothing(text) || NUMBER_ALONE.test(text)),
    );
  }

  private beginsRow(row: Row): boolean {
    const name = textIn(row, this.nameColumn);
    // "(2-" above "methoxyethoxy)ethanol"
    const isAside = this.isAside(row) && row !== this.rows[0];
    const isOwn = isNumber(name) === this.isNumbered || (this.isNumbered && isEcNumber(name));
    return /[\p{L}\d]/u.test(name) && isOwn && !isAside && this.beginsBesideName(row);
  }

  private beginsPart(row: Row): boolean {
    if (this.isListed || !row.pieces.some(isTold)) return false;
    return row.pieces.some(
      ({ column, text }) =>
        column !== this.nameColumn && (this.listColumns.includes(column) || isKindCell(text)),
    );
  }

  /** The table's lines by rows and their parts; null where a row begins before its name. */
  private parts(): RowPart[] | null {
    if (this.nameColumn < 0) return this.rows.map((row) => ({ lines: [row], isRow: true }));
    const parts: { lines: Row[]; isRow: boolean }[] = [];
    for (const row of this.rows) {
      const last = parts.at(-1);
      if (this.isGroupTitle(row, last)) continue;
      const hasName = textIn(row, this.nameColumn) !== "";
      const isNew = this.beginsRow(row) || this.isNumberedAnew(row, last);
      if (isNew && !this.isNameOpen(last) && !this.isNameEnd(row, last))
        parts.push({ lines: [row], isRow: true });
      else if (!last) {
        if (hasName || row.pieces.some(isTold)) return null;
      } else if ((!hasName || this.isAside(row)) && this.beginsPart(row))
        parts.push({ lines: [row], isRow: false });
      else if ((this.isNameApart(row) && !this.isNameOpen(last)) || this.isLabel(row)) break;
      else last.lines.push(row);
    }
    return this.hasCutName(parts) || this.repeatsWords(parts) ? null : parts;
  }

  /** "Vial 1" in the column of names, above the first of its substances, each of which has its list beside it. */
  private isGroupTitle(row: Row, part: RowPart | undefined): boolean {
    const next = this.rows[this.rows.indexOf(row) + 1];
    const isAlone = row.pieces.length === 1 && textIn(row, this.nameColumn) !== "";
    const isApart = !part || (this.isNameApart(row) && !this.isNameOpen(part));
    return this.isListed && isAlone && isApart && next !== undefined && this.beginsRow(next);
  }

  /** What a line says of its numbers, in its place: a row says it once. */
  private wordsBeside({ pieces }: Row): string {
    const others = pieces.filter(({ column }) => column !== this.nameColumn);
    return others.map(({ column, text }) => `${column} ${text.replace(/\d[\d.,]*/g, "")}`).join();
  }

  private repeatsWords(parts: readonly RowPart[]): boolean {
    let told = new Map<string, string>();
    return parts.some(({ lines: [first], isRow }) => {
      const words = this.wordsBeside(first as Row);
      const numbers = (first as Row).pieces.map(({ text }) => text).join();
      const isRepeated = !isRow && told.has(words) && told.get(words) !== numbers;
      told = new Map([...(isRow ? [] : told), [words, numbers]]);
      return isRepeated;
    });
  }

  /** Whether a list has limits twice, of which nothing says how they differ: the second ones are another substance's. */
  private repeatsList(lines: readonly Row[]): boolean {
    const lists = lines
      .filter(({ pieces }) => pieces.some(isTold) && !pieces.some(({ text }) => isKindCell(text)))
      .flatMap((row) => this.listColumns.map((column) => textIn(row, column)))
      .filter((text) => text !== "");
    return new Set(lists).size < lists.length;
  }

  /** Rows and their parts where names stand anywhere in their rows. */
  private partsAround(): RowPart[] | null {
    const numbers = this.rows.map((row, i) => [
      ...row.pieces.flatMap(({ text }) =>
        hasCas(text) ? [{ kind: "CAS", value: casIn(text) ?? text }] : [],
      ),
      ...(this.beginsPart(row) ? [{ kind: this.wordsBeside(row), value: `${i}` }] : []),
    ]);
    const isNumbered = ({ column, text }: Piece) => column !== this.nameColumn && hasCas(text);
    const numbered = this.rows.flatMap(({ pieces }, i) => (pieces.some(isNumbered) ? [i] : []));
    const around = rowsAround(this.rows, this.nameColumn, this.heading.columns.length, numbers, numbered);
    if (around?.some((lines) => this.repeatsList(lines))) return null;
    return (
      around?.flatMap((lines) => {
        const parts: { lines: Row[]; isRow: boolean }[] = [];
        for (const line of lines)
          if (parts.length === 0 || this.beginsPart(line))
            parts.push({ lines: [line], isRow: parts.length === 0 });
          else parts.at(-1)?.lines.push(line);
        return parts;
      }) ?? null
    );
  }

  /** "(by-product)" and "[64-17-5]" below a name go on with it, whatever begins beside them. */
  private isAside(row: Row): boolean {
    return IN_BRACKETS.test(textIn(row, this.nameColumn));
  }

  /** Beside a name stands another CAS number than that of the row above, or cells below the number that ended its name. */
  private isNumberedAnew(row: Row, part: RowPart | undefined): boolean {
    const name = textIn(row, this.nameColumn);
    if (name === "" || !part) return false;
    const numbersIn = ({ pieces }: Row) =>
      pieces.flatMap(({ column, text }) => (column !== this.nameColumn && hasCas(text) ? [text] : []));
    const above = part.lines.flatMap(numbersIn);
    const isEnded = isNumber(textIn(part.lines.at(-1) as Row, this.nameColumn));
    const isOther = numbersIn(row).some((text) => !above.includes(text));
    return (above.length > 0 && isOther) || (isEnded && row.pieces.length > 1 && !hasCas(name));
  }

  /** "Glycol (vapour and" and "Distillates (petroleum)," go on in the next line, whatever stands beside that. */
  private isNameOpen(part: RowPart | undefined): boolean {
    const name = part?.lines.map((row) => textIn(row, this.nameColumn)).join(" ") ?? "";
    return name.lastIndexOf("(") > name.lastIndexOf(")") || name.endsWith(",");
  }

  /** "België | Particles not" above "elsewhere named | 3": in small letters, beside no list where each row has its own. */
  private isNameEnd(row: Row, part: RowPart | undefined): boolean {
    const [first] = part?.lines ?? [];
    const isListed = (one: Row) => this.listColumns.some((column) => textIn(one, column) !== "");
    const isEnd = /^\p{Ll}{3,}(?![\p{Ll}-])/u.test(textIn(row, this.nameColumn));
    return isEnd && first !== undefined && isListed(first) && !isListed(row);
  }

  /** A name goes on in the very next line, and not behind its number; else nobody can tell where it belongs. */
  private isNameApart(row: Row): boolean {
    const name = textIn(row, this.nameColumn);
    if (name === "" || isNumber(name) || IN_BRACKETS.test(name)) return false;
    const before = this.rows[this.rows.indexOf(row) - 1];
    const above = before ? textIn(before, this.nameColumn) : "";
    return !/\p{L}/u.test(above);
  }

  /** A line in bold where names stand, below names that are not, is the label of what follows. */
  private isLabel(row: Row): boolean {
    const isBold = ({ cells }: Line) => cells[0]?.words.every(({ bold }) => bold) === true;
    const isAlone = row.pieces.length === 1 && textIn(row, this.nameColumn) !== "";
    return isAlone && row.line.bold && !this.rows.slice(0, 1).some(({ line }) => isBold(line));
  }

  /** A name that goes on in the next row is no name, and neither is its end; small letters in a list of capitals tell. */
  private hasCutName(parts: readonly RowPart[]): boolean {
    const names: string[][] = [];
    for (const { lines, isRow } of parts) {
      if (isRow) names.push([]);
      names.at(-1)?.push(...lines.map((row) => textIn(row, this.nameColumn)));
    }
    const areCapital = names.some(([first]) => /^\p{Lu}/u.test(first ?? ""));
    return names.some((name, i) => {
      const isBetween = !this.isListed && name.at(-1) !== "";
      return isBetween && areCapital && /^\p{Ll}{3,}(?![\p{Ll}-])/u.test(names[i + 1]?.[0] ?? "");
    });
  }

  /** The table, and the last of its lines: what follows it is read otherwise. */
  read(): { part: TablePart | null; last: Line | undefined } {
    const parts = this.parts() ?? this.partsAround();
    if (!parts) return { part: null, last: this.rows.at(-1)?.line };
    const { columns, groups } = this.heading;
    const part = {
      headings: headingCells(columns, groups, this.separators),
      cells: alignedCells(parts, this.separators, this.nameColumn),
    };
    return { part, last: parts.at(-1)?.lines.at(-1)?.line };
  }
}

/** Above the names some tables print nothing, or their title; what stands beside their first number may be a code. */
function withNamesAtLeft(heading: AlignedHeading, first: Line | undefined): AlignedHeading {
  const [cell] = first?.cells ?? [];
  const isName = cell && (hasCas(cell.text) || !CODE.test(cell.text)) && substanceIn(cell.text) !== null;
  if (nameColumn(heading) >= 0 || !isName) return heading;
  const [top, ...others] = heading.columns;
  if (top && isLimitsTitle(top.text) && others.length > 1 && overlaps(top, spanOf(cell)))
    return { ...heading, columns: [{ ...top, text: "" }, ...others] };
  const columns = withFirstColumn(heading.columns, first, (span) => ({ ...span, text: "" }));
  return columns === heading.columns ? heading : { ...heading, columns, groups: [] };
}

/** The lines of a table that ends before its next heading, cut at its columns. */
export function tableAt(
  printed: AlignedHeading,
  body: readonly Line[],
  rules: readonly Rule[],
): { part: TablePart | null; used: number } {
  const named = withNamesAtLeft(printed, body[0]);
  const heading = { ...named, columns: withBothUnits(named.columns, body) };
  const { columns } = heading;
  const [names, next] = columns;
  const rowLines = withoutRemarks(body, names?.to ?? 0);
  const left = Math.min(names?.from ?? 0, body[0]?.cells[0]?.rect[0] ?? 0);
  const inset = withoutTitles(rowLines, left);
  const before = inset.findIndex(
    (line) => endsTable(line, names?.to ?? 0, next?.to ?? 0) || isLabelBeside(line, left),
  );
  const near = inset.slice(0, before < 0 ? inset.length : before);
  const separators = columnSeparators(columns, near, rules, () => () => null);
  const edge = separators[0] ?? 0;
  const stop = near.findIndex((line) => endsTable(line, edge, edge + ACROSS));
  const lines = near.slice(0, stop < 0 ? near.length : stop);
  const cut = cutLines(lines, separators, (_text, _column, atEdge) => atEdge);
  // Without names of its own a table ends with its numbers: the next name stands below it
  const isName = ({ pieces }: Row) => !pieces.some(isTold) && pieces.some(({ column }) => column === 0);
  const end = nameColumn(heading) < 0 ? cut.findIndex(isName) : -1;
  const rows = end < 0 ? cut : cut.slice(0, end);
  const { part, last } = new AlignedTable(heading, rows, separators).read();
  return { part, used: last ? body.indexOf(last) + 1 : 0 };
}

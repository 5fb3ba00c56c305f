import { pattern, words } from "@/lib/extraction/language/words";
import { sourceOf } from "@/lib/extraction/lines/lines";
import type { Cell, Line } from "@/lib/extraction/model";
import type { DecimalSign } from "@/lib/extraction/rules/decimal-sign";
import { hasCas } from "./limit-columns";
import type { FoundLimit } from "./limit-entries";
import { isLimitsTitle } from "./limit-lines";
import { limitListIn } from "./limit-lists";
import { bareNumber, hasValue, statementsOfCell, unitIn } from "./limit-statements";
import { substanceIn } from "./limit-substance";
import type { Named } from "./limit-table";
import { type Kind, kindIn } from "./limit-words";

/** A column of numbers: what its headings say of them. */
type Column = { from: number; to: number; kind: Kind; unit: string | null };
/** The headings of a table that has no column for substances: they are named above it, or left of its rows. */
type Grid = {
  first: number;
  last: number;
  columns: Column[];
  /** Where the columns of numbers begin, and where the headings do. */
  left: number;
  outermost: number;
};

/** "Threshold Limit Value" */
const TABLE_TITLE = pattern("iu")`^\W*${words.limitRows.limitName}\b[^\d]{0,30}$`;
/** So many titles may stand between a substance and its table. */
const TITLES = 3;
const LONGEST_HEADING = 60;
const MOST_HEADING_LINES = 4;
/** Headings of one table are nearer to each other than this part of their size. */
const NEAR = 1.6;
/** A number stands this near to the middle of its column, or between its edges. */
const REACH = 25;
const LONGEST_NAME = 120;
/** Names under no heading begin this far left of the headings, in points. */
const OUTDENT = 5;
/** Cells left of the numbers that hold no name: "UK", "DEU", "(1)". */
const CODE = /^\P{L}*\p{Lu}{0,4}\P{L}*$/u;

const middleOf = (rect: readonly [number, number, number, number]) => (rect[0] + rect[2]) / 2;

const kindOf = (text: string): Kind | null => {
  const kind = kindIn(text);
  return kind === "mean" || kind === "short" || kind === "ceiling" ? kind : null;
};

function isHeadingLine(line: Line | undefined): line is Line {
  if (!line || hasValue(line.text) || hasCas(line.text)) return false;
  return line.cells.every(({ text }) => text.length < LONGEST_HEADING && bareNumber(text, null) === null);
}

const tells = ({ text }: Cell) => kindOf(text) !== null || unitIn(text) !== null;

/** Two columns at least say which kind of limit they hold, and none holds substances: those tables are read otherwise. */
function gridAt(lines: readonly Line[], first: number): Grid | null {
  const head = lines[first];
  if (!isHeadingLine(head) || head.cells.filter((cell) => kindOf(cell.text) !== null).length < 2) return null;
  let last = first;
  for (let i = first + 1; i < Math.min(lines.length, first + MOST_HEADING_LINES); i++) {
    const [above, line] = [lines[i - 1] as Line, lines[i]];
    if (!isHeadingLine(line) || line.page !== above.page) break;
    if (above.rect[1] - line.rect[3] > NEAR * line.size || !line.cells.some(tells)) break;
    last = i;
  }
  const cells = lines.slice(first, last + 1).flatMap((line) => line.cells);
  const columns = columnsOf(cells);
  const left = Math.min(...columns.map(({ from }) => from));
  const outermost = Math.min(...cells.map(({ rect }) => rect[0]));
  return columns.length > 1 ? { first, last, columns, left, outermost } : null;
}

/** The columns under cells with a unit, each of the kind of the heading nearest to it; or under kinds alone. */
function columnsOf(cells: readonly Cell[]): Column[] {
  const kinds = cells.filter(({ text }) => kindOf(text) !== null);
  const units = cells.filter(({ text }) => unitIn(text) !== null);
  const bottom = units.length >= kinds.length ? units : kinds;
  return bottom.flatMap((cell): Column[] => {
    const away = (other: Cell) => Math.abs(middleOf(other.rect) - middleOf(cell.rect));
    const [nearest] = [...kinds].sort((a, b) => away(a) - away(b));
    const kind = kindOf(cell.text) ?? (nearest && kindOf(nearest.text));
    if (!kind) return [];
    return [{ from: cell.rect[0], to: cell.rect[2], kind, unit: unitIn(cell.text) }];
  });
}

function columnOf(cell: Cell, columns: readonly Column[]): Column | null {
  const middle = middleOf(cell.rect);
  const away = ({ from, to }: Column) => Math.abs((from + to) / 2 - middle);
  const [nearest] = [...columns].sort((a, b) => away(a) - away(b));
  if (!nearest) return null;
  const isUnder = cell.rect[0] < nearest.to && cell.rect[2] > nearest.from;
  return isUnder || away(nearest) < REACH ? nearest : null;
}

class GridReader {
  readonly limits: FoundLimit[] = [];
  private list: string | null = null;

  constructor(
    private readonly grid: Grid,
    private named: Named | null,
    private readonly sign: DecimalSign | null,
  ) {}

  /** False where the table has ended. */
  read(line: Line): boolean {
    const labels = line.cells.filter(({ rect }) => rect[2] <= this.grid.left + 1);
    const numbers = line.cells.filter((cell) => !labels.includes(cell));
    const found = numbers.flatMap((cell) => {
      const column = columnOf(cell, this.grid.columns);
      return column
        ? statementsOfCell(cell.text, column.unit, this.sign).map((one) => ({ ...one, column }))
        : [];
    });
    if (found.length === 0) return this.readName(line);
    this.readLabels(labels, line);
    const { named, list } = this;
    if (!named) return false;
    for (const { value, unit, kind, column } of found) {
      const own = kind === "ceiling" || kind === "short" || kind === "mean" ? kind : column.kind;
      const sources = [named.source, sourceOf(line)];
      this.limits.push({ substance: named.substance, list, kind: own, value, unit, sources });
    }
    return true;
  }

  /** Left of the numbers stand the list, its country and, in some tables, the substance. */
  private readLabels(labels: readonly Cell[], line: Line): void {
    const text = labels.map((cell) => cell.text).join(" ");
    this.list = limitListIn(text) ?? (text === "" ? null : text.slice(0, LONGEST_HEADING));
    const [first] = labels;
    if (!first || first.rect[0] > this.grid.outermost - OUTDENT) return;
    const substance = CODE.test(first.text) ? null : substanceIn(first.text);
    if (substance) this.named = { substance, source: sourceOf(line) };
  }

  /** A line without numbers names the next substance, or gives the number of the one above; any other ends the table. */
  private readName(line: Line): boolean {
    if (line.text.length > LONGEST_NAME) return false;
    const number = substanceIn(line.text)?.cas;
    if (number && this.named && !this.named.substance.cas && /^\W*(?:CAS|\d)/i.test(line.text)) {
      const { substance } = this.named;
      for (const limit of this.limits)
        if (limit.substance === substance) limit.substance = { ...substance, cas: number };
      this.named = { ...this.named, substance: { ...substance, cas: number } };
      return true;
    }
    const named = nameIn(line);
    if (named) this.named = named;
    return named !== null || isTitleAgain(line);
  }
}

/** The substance that a line names and does nothing else. */
function nameIn(line: Line): Named | null {
  const { text, cells } = line;
  if (cells.length > 1 || text.length > LONGEST_NAME || /[:.]\s*$/.test(text) || hasValue(text)) return null;
  if (isTitleAgain(line) || isLimitsTitle(text) || kindIn(text) !== null || limitListIn(text) !== null)
    return null;
  const substance = substanceIn(text);
  return substance && { substance, source: sourceOf(line) };
}

const isTitleAgain = ({ text }: Line) => TABLE_TITLE.test(text);

/** The substance named above a table, titles between them left out. */
function namedAbove(lines: readonly Line[], before: number): Named | null {
  const near = lines.slice(Math.max(0, before - TITLES), before).reverse();
  return near.map(nameIn).find((named) => named !== null) ?? null;
}

export type GridPart = { from: number; to: number; limits: FoundLimit[] };

/** The tables among lines whose headings tell kinds and units, but name no column for substances. */
export function gridsIn(lines: readonly Line[], named: Named | null, sign: DecimalSign | null): GridPart[] {
  const parts: GridPart[] = [];
  for (let at = 0; at < lines.length; at++) {
    const grid = gridAt(lines, at);
    if (!grid) continue;
    const reader = new GridReader(grid, namedAbove(lines, at) ?? named, sign);
    let to = grid.last + 1;
    while (to < lines.length && !gridAt(lines, to) && reader.read(lines[to] as Line)) to++;
    if (reader.limits.length === 0) continue;
    parts.push({ from: grid.first, to, limits: reader.limits });
    at = to - 1;
  }
  return parts;
}

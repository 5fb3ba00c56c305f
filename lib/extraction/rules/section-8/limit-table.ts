import { pattern, words } from "@/lib/extraction/language/words";
import type { Box } from "@/lib/extraction/tables/ruled-cells";
import {
  columnsOf,
  hasCas,
  isKindCell,
  isLetter,
  isNothing,
  isWithin,
  type LimitColumn,
  type Role,
} from "./limit-columns";
import type { FoundLimit } from "./limit-entries";
import { isAnyCountrys, limitListIn, printedList } from "./limit-lists";
import type { LimitSign } from "./limit-numbers";
import {
  kindOfLists,
  kindOfName,
  kindOfStatement,
  listOfStatement,
  type Named,
  pairsOf,
  type Row,
} from "./limit-rows";
import { statementsOfCell, unitsIn } from "./limit-statements";
import { type Kind, type KindOf, kindIn, kindWordsIn } from "./limit-words";
import { RowNames } from "./row-names";
import { isLabel, TableCells } from "./table-cells";
import { areTorn } from "./torn-limits";
import { namedInCorner, tellNoNames, withUnheadedNames } from "./unheaded-names";

/** What stands above a table and what it takes over from the page before. */
type TableContext = {
  sign: LimitSign;
  /** The list that the table's title names. */
  caption: string | null;
  /** The units of numbers that no heading gives any. */
  units: readonly string[];
  /** The kind of all limits that the title tells, where no heading tells one. */
  kind: Kind | null;
  /** "M = ceiling value": what marks ceilings in a column of remarks. */
  ceilingMarks: ReadonlySet<string>;
  named: Named | null;
  /** A row of its own above the table says what all of it tells of. */
  isNameAbove: boolean;
};

const CEILING_CODE = pattern("u")`^\s*${words.limitRows.ceilingCode}\s*$`;
const BESIDE_CEILING_CODE = pattern("u")`^\s*${words.limitRows.besideCeilingCode}(?!\p{L})`;

const LONGEST_COUNTRY = 30;

class TableReader extends TableCells {
  readonly names: RowNames;

  constructor(
    columns: LimitColumn[],
    body: readonly Box[],
    private readonly context: TableContext,
  ) {
    super(columns, body);
    this.names = new RowNames(this, context.named);
  }

  /** The columns that tell lists or kinds: of values that each have one right before them, their own. */
  private columnsFor(values: LimitColumn, role: Role): LimitColumn[] {
    const all = this.columns.filter((one) => one.role === role);
    const areOfValues = all.every((one) => this.columns[this.columns.indexOf(one) + 1]?.role === "value");
    return areOfValues && all.length > 1 ? all.filter((one) => one.left < values.left).slice(-1) : all;
  }

  /** The list of a row: its own cell, else the heading of the value. */
  private listOf(box: Box, column: LimitColumn, kindText: string): string | null {
    const ofKind = limitListIn(kindText);
    const isList = ({ text }: Box) =>
      printedList(text) !== null && (ofKind === null || isAnyCountrys(ofKind));
    const cells = this.columnsFor(column, "list").flatMap(
      (one) => (this.beside(box, one) ?? this.above(box, one, isList))?.text ?? [],
    );
    const [first, second] = cells.filter((text) => !isNothing(text));
    // "NATIONAL | GERMANY": neither tells alone
    const isWhole = !second || limitListIn(first ?? "") !== null || second.length > LONGEST_COUNTRY;
    const printed = first ? (isWhole ? printedList(first) : `${first} ${second}`) : null;
    const more = printed ? limitListIn(kindText) : null;
    if (printed && more?.startsWith(printed)) return more;
    if (printed) return more && !printed.includes(more) ? `${printed} ${more}` : printed;
    return column.isListDoubtful ? (this.context.caption ?? column.list) : column.list;
  }

  /** "P" in a column of kinds: the ceiling where others of its codes stand there, else what nobody can tell. */
  private kindOfLetter(kindText: string): KindOf {
    const letter = kindText.split("\n").find(isLetter);
    if (letter === undefined) return null;
    const kinds = this.columns.filter((one) => one.role === "kind");
    const isTold = this.body.some(
      (box) => BESIDE_CEILING_CODE.test(box.text) && kinds.some((column) => isWithin(box, column)),
    );
    return isTold && CEILING_CODE.test(letter) ? "ceiling" : "unclear";
  }

  private kindTextBeside(box: Box, values: LimitColumn): string {
    // "8 hours | 1210 mg/m³" below "Example | 67-64-1"
    const label = this.beside(box, this.column("substance"));
    if (label && isLabel(label)) return label.text;
    const kinds = this.columnsFor(values, "kind");
    const isKind = ({ text }: Box) => isKindCell(text) || isLetter(text);
    const told = kinds.map((column) => {
      const cell = this.beside(box, column);
      return (
        (cell && (kindIn(cell.text) || limitListIn(cell.text) || isLetter(cell.text))
          ? cell
          : (this.above(box, column, isKind) ?? cell)
        )?.text ?? ""
      );
    });
    if (told.some((text) => text !== "")) return told.join("\n");
    // "ppm | STEL" under "Unit" tells a kind, too
    const remarks = this.columns.filter(({ role }) => role === "remark" || role === "unit");
    // "C" among France's remarks is a limit that binds, where the heading tells its kind
    const isToldAbove = values.kind === "mean" || values.kind === "short";
    // "KZW: 15 min" beside "Limit | Short-term limit" says more of the second
    const isBesideOther =
      values.kind === "generic" && this.columns.some(({ kind }) => kind === "mean" || kind === "short");
    const tells = (text: string) =>
      isKindCell(text) &&
      kindIn(text) !== "other" &&
      !(isBesideOther && kindIn(text) !== "ceiling") &&
      !(isToldAbove && /^\s*\p{Lu}\s*(?:,|$)/u.test(text));
    return remarks.map((column) => this.beside(box, column)?.text ?? "").find(tells) ?? "";
  }

  /** The cell of a column that a value's further lines go on with: no other substance begins between them. */
  private above(box: Box, column: LimitColumn, tells: (one: Box) => boolean): Box | undefined {
    const isAbove = (other: Box) => isWithin(other, column) && other.top < box.top && tells(other);
    const upper = this.body.filter(isAbove).at(-1);
    const isBetween = (other: Box) => upper && other.top > upper.top + 1 && other.top < box.bottom;
    const names = (other: Box) => {
      const role = this.columns.find((one) => isWithin(other, one))?.role;
      return role === "substance" || (role === "cas" && hasCas(other.text));
    };
    return this.body.some((other) => isBetween(other) && names(other)) ? undefined : upper;
  }

  /** Marked so among the remarks, or "Peak limitation" beside a number, where another kind of limit would stand. */
  private isCeiling(box: Box): boolean {
    const values = this.columns.filter(({ role, kind }) => role === "value" || kind === "ceiling");
    const beside = values.flatMap((column) => this.beside(box, column) ?? []);
    if (beside.some(({ text }) => !/\d/.test(text) && isKindCell(text) && kindIn(text) === "ceiling"))
      return true;
    const remarks = this.columns.filter((one) => one.role === "remark");
    const marks = remarks.flatMap((column) => this.beside(box, column)?.text.split(/[\s,;/]+/) ?? []);
    return marks.some((mark) => this.context.ceilingMarks.has(mark));
  }

  rows(): Row[] {
    const boxes = this.body
      .filter((box) => this.columns.some((one) => one.role === "value" && isWithin(box, one)))
      .sort((a, b) => a.top - b.top || a.left - b.left);
    return boxes
      .flatMap((printed) => this.names.partsOf(printed))
      .flatMap(({ box, named }): Row[] => {
        const column = this.columns.find((one) => isWithin(box, one));
        if (!column || !named) return [];
        const pairs = pairsOf(this.kindTextBeside(box, column), box.text);
        return pairs.map(([kindText, text]) => this.rowOf({ ...box, text }, column, named, kindText));
      });
  }

  private isKindHeaded(): boolean {
    return this.columns.some(({ role, kind }) => role === "kind" || kind !== null);
  }

  /**
   * "VME" before columns of which the last is headed "Short term", "15 min." or "5 (Mow)" behind columns of both kinds: what
   * the row says is said of the others.
   */
  private kindOfRow({ kind, left }: LimitColumn, kindText: string, named: Named): KindOf {
    const told = kindIn(kindText) ?? this.kindOfLetter(kindText);
    const isOther = (one: LimitColumn) =>
      one.role === "value" &&
      (one.kind === told ||
        (one.kind === null && one.left < left) ||
        (one.kind === "short" && told === "ceiling"));
    const isHeaded = kind === "mean" || (kind === "short" && told === "mean");
    if (isHeaded && told !== kind && told !== null && this.columns.some(isOther)) return null;
    // "NDS/NDSCh | POL" beside a column for each
    if (told === "unclear" && kindWordsIn(kindText).some((word) => word.kind === kind)) return null;
    const carried = kindText === "" && kind === null ? named.kind : null;
    return told ?? carried ?? (this.isKindHeaded() ? null : this.context.kind);
  }

  private rowOf(box: Box, column: LimitColumn, named: Named, kindText: string): Row {
    const unit = this.beside(box, this.column("unit"))?.text ?? "";
    const lists = this.columns.filter(({ role }) => role === "list");
    return {
      box,
      column,
      named,
      list: this.listOf(box, column, kindText) ?? named.list ?? null,
      kind: this.kindOfRow(column, kindText, named),
      listOfKind: limitListIn(kindText),
      listKind: kindOfLists(lists.map((one) => this.beside(box, one)?.text ?? "")),
      markedKind: this.isCeiling(box) ? "ceiling" : kindOfName(named.source.text),
      units:
        [unit, kindText, column.heading].map(unitsIn).find(({ length }) => length > 0) ?? this.context.units,
    };
  }
}

/** The limits that the cells of a table state, and the substance that its last row names. */
export function readTable(
  headings: readonly Box[],
  cells: readonly Box[],
  above: TableContext,
): { limits: FoundLimit[]; named: Named | null } {
  const told = columnsOf(headings, cells);
  const corner = namedInCorner(told, headings);
  const columns = corner || above.named ? told : withUnheadedNames(told, cells);
  tellNoNames(columns, cells, above);
  const ofNames = limitListIn(columns.find(({ role }) => role === "substance")?.heading ?? "");
  const named = corner ?? above.named;
  const context = { ...above, named, caption: ofNames ?? above.caption };
  const reader = new TableReader(columns, cells, context);
  const rows = reader.rows();
  const limits = rows.flatMap((row) =>
    statementsOfCell(row.box.text, row.units, context.sign).flatMap((statement): FoundLimit[] => {
      const list = listOfStatement(statement, row, context.caption);
      const kind = kindOfStatement(statement, row, list);
      if (!kind || kind === "other") return [];
      const { value, unit } = statement;
      const { substance, source } = row.named;
      return [{ substance, list, kind, value, unit, sources: [source, row.box.source] }];
    }),
  );
  if (areTorn(limits, columns)) return { limits: [], named: null };
  const last = headings.length > 0 || limits.length > 0 ? reader.names.last() : undefined;
  const open = last === undefined ? (rows.at(-1)?.named ?? context.named) : last;
  const isOwn = open !== null && open !== context.named;
  return { limits, named: isOwn ? { ...open, kind: rows.at(-1)?.kind ?? null } : open };
}

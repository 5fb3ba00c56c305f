import type { z } from "zod";
import { type DecimalSign, decimalSignOf, readNumber } from "./read-number";
import type { Choices, Content, Issue } from "./schema";

type Row = z.infer<typeof Content>["rows"][number];
type IssueCode = Issue["code"];

/** The rows of a table by the fields that its columns are mapped to; what does not fit is noted as an issue. */
export class TableValues {
  readonly issues: Issue[] = [];
  /** Numbers of rows that are left out; how a column's numbers are written they still tell. */
  private readonly leftOut = new Set<number>();
  private readonly signs = new Map<string, DecimalSign | null>();

  constructor(
    readonly content: z.infer<typeof Content>,
    readonly choices: Choices,
  ) {}

  rows(): RowValues[] {
    return this.content.rows
      .filter(({ number }) => !this.leftOut.has(number))
      .map((row) => new RowValues(this, row));
  }

  leaveOut(rows: Iterable<number>): void {
    for (const row of rows) this.leftOut.add(row);
  }

  has(field: string): boolean {
    return this.columnOf(field) !== undefined;
  }

  columnOf(field: string): number | undefined {
    return Object.hasOwn(this.choices.mapping, field) ? this.choices.mapping[field] : undefined;
  }

  /** As chosen, else as the column's other numbers are written. */
  decimalSign(field: string): DecimalSign | null {
    const { decimal } = this.choices;
    if (decimal !== "auto") return decimal;
    const known = this.signs.get(field);
    if (known !== undefined) return known;
    const column = this.columnOf(field) ?? -1;
    const texts = this.content.rows.flatMap(({ cells }) => {
      const cell = cells[column];
      return typeof cell === "string" ? [cell.replace(/\s*[^\d.,\s]+$/, "")] : [];
    });
    const sign = decimalSignOf(texts);
    this.signs.set(field, sign);
    return sign;
  }
}

export class RowValues {
  /** Whether anything of the row does not fit. */
  isFaulty = false;

  constructor(
    private readonly table: TableValues,
    private readonly row: Row,
  ) {}

  get number(): number {
    return this.row.number;
  }

  cell(field: string) {
    const column = this.table.columnOf(field);
    return column === undefined ? null : (this.row.cells[column] ?? null);
  }

  fail(code: IssueCode, field: string | null, expected: string | number | null = null): null {
    const column = field === null ? undefined : this.table.columnOf(field);
    const value = column === undefined ? null : this.row.cells[column];
    this.isFaulty = true;
    this.table.issues.push({
      row: this.row.number,
      column: column === undefined ? null : (this.table.content.headings[column] ?? null),
      code,
      value: value === null || value === undefined ? null : String(value).slice(0, 200),
      expected: expected === null ? null : String(expected),
    });
    return null;
  }

  text(field: string, most: number): string | null {
    const cell = this.cell(field);
    if (cell === null) return null;
    const text = String(cell);
    return text.length > most ? this.fail("too_long", field, most) : text;
  }

  /** A number that is a name: one that a spreadsheet program has shortened cannot be told any more. */
  code(field: string, most: number): string | null {
    const text = this.text(field, most);
    return text && /^\d([.,]\d+)?e[+-]?\d+$/i.test(text) ? this.fail("shortened_number", field) : text;
  }

  /** `text` in place of the cell, where the cell holds more than the number. */
  numeric(field: string, text: string | null = null): number | null {
    const cell = text ?? this.cell(field);
    if (cell === null) return null;
    if (typeof cell === "number") return cell;
    const read = readNumber(String(cell), this.table.decimalSign(field));
    return "fault" in read ? this.fail(read.fault, field, faultHint(read.fault, String(cell))) : read.value;
  }
}

function faultHint(fault: IssueCode, text: string): string | null {
  if (fault !== "ambiguous_number") return "12.5";
  const bare = text.replace(/[.,]/, "");
  return `${bare} / ${text.replace(/[.,]/, ".")}`;
}

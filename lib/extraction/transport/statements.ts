import type { Labels } from "@/lib/extraction/label-match";
import { normalRow, type Row } from "@/lib/extraction/label-rows";
import { type FoundLabel, findLabels } from "@/lib/extraction/label-search";
import type { Cell, Line, Source } from "@/lib/extraction/model";
import { columnOf, fieldColumns, type HeaderColumn, modeColumns } from "@/lib/extraction/transport/columns";
import { type Mode, modesIn, modesOfLabel } from "@/lib/extraction/transport/modes";
import type words from "@/lib/extraction/vocabulary/transport-words.json";

export type TransportField = keyof typeof words;

/** What the sheet says of one field for some modes; `modes` is null where it names none. */
export type Statement = {
  /** Null where a mode's rules are followed by words without a label: "IATA: not regulated". */
  field: TransportField | null;
  modes: Mode[] | null;
  text: string;
  sources: Source[];
};

/** What stands on a row: a label with its values, or a mode with its values. */
type Slot = {
  field: TransportField | null;
  modes: Mode[] | null;
  values: Cell[];
  numbered: boolean;
  heading: "field" | "mode";
};

type State = {
  statements: Statement[];
  /** The field of the last label without a value, or of the numbered subsection. */
  field: TransportField | null;
  modes: Mode[] | null;
  columns: HeaderColumn[] | null;
  pending: { field: TransportField | null; modes: Mode[] | null } | null;
  /** Statements that a wrapped line goes on with. */
  open: Statement[];
  blocks: boolean;
};

const SUBSECTION = /^\W*14\.\d/;

/** Reads section 14 row by row: fields by subsection, by mode, in one column a mode or in one row a mode. */
export function statementsOf(lines: readonly Line[], labels: Labels<TransportField>): Statement[] {
  const rows = lines.map(normalRow);
  const found = new Map<string, FoundLabel<TransportField>>();
  const wrapped = new Set<string>();
  for (const one of findLabels(rows, labels)) {
    found.set(`${one.row}:${one.cell}`, one);
    for (const [row, cell] of one.wraps) wrapped.add(`${row}:${cell}`);
  }
  const state: State = {
    statements: [],
    field: null,
    modes: null,
    columns: null,
    pending: null,
    open: [],
    blocks: hasBlocks(lines),
  };
  rows.forEach((row, r) => {
    const cells = row.cells.map((cell, c) => ({
      cell,
      label: found.get(`${r}:${c}`),
      skip: wrapped.has(`${r}:${c}`),
    }));
    readRow(
      state,
      row,
      cells.filter((one) => !one.skip),
    );
  });
  return state.statements;
}

type LabelledCell = { cell: Cell; label: FoundLabel<TransportField> | undefined };

/** Each mode's block with subsections of its own prints 14.1 more than once. */
function hasBlocks(lines: readonly Line[]): boolean {
  return lines.filter((line) => /^\W*14\.1(?!\d)/.test(line.text)).length > 1;
}

function readRow(state: State, row: Row, cells: LabelledCell[]): void {
  if (cells.length === 0) return;
  const columns = modeColumns(cells.map((one) => one.cell)) ?? fieldColumns(cells);
  if (columns) {
    state.columns = columns;
    state.modes = null;
    state.open = [];
    const first = cells[0]?.label;
    state.pending = first ? { field: first.field, modes: null } : null;
    if (first) state.field = first.field;
    return;
  }
  const slots = slotsOf(state, cells);
  if (slots.length === 0) {
    continueLast(
      state,
      row,
      cells.map((one) => one.cell),
    );
    return;
  }
  for (const slot of slots) takeSlot(state, row, slot);
}

function slotsOf(state: State, cells: LabelledCell[]): Slot[] {
  const slots: Slot[] = [];
  for (const { cell, label } of cells) {
    const mode = label ? null : modeSlot(state, cell);
    if (label) {
      const values = label.inline ? [label.inline] : [];
      const named = modesIn(`${label.label} ${label.qualifier}`);
      slots.push({
        field: label.field,
        modes: named.length > 0 ? named : null,
        values,
        numbered: SUBSECTION.test(cell.text),
        heading: "field",
      });
    } else if (mode && (slots.length === 0 || slots.at(-1)?.heading === "mode")) slots.push(mode);
    else slots.at(-1)?.values.push(cell);
  }
  return slots;
}

/** "ADR/RID", "IATA: UN 1263", "DOT: Not regulated". */
function modeSlot(state: State, cell: Cell): Slot | null {
  const colon = cell.text.search(/\s?:\s|:$|\s[–-]\s/);
  const head = colon > 0 ? cell.text.slice(0, colon) : cell.text;
  const modes = modesOfLabel(head);
  if (modes.length === 0) return null;
  const rest = colon > 0 ? cell.text.slice(colon).replace(/^[\s:–-]+/, "") : "";
  const values = rest === "" ? [] : [{ ...cell, text: rest }];
  return { field: state.field, modes, values, numbered: false, heading: "mode" };
}

function takeSlot(state: State, row: Row, slot: Slot): void {
  state.open = [];
  state.pending = null;
  const modes = slot.modes ?? (slot.heading === "field" ? state.modes : null);
  if (slot.heading === "field") {
    if (slot.numbered || slot.values.length === 0) state.field = slot.field;
    if (slot.numbered && !state.blocks && slot.values.length === 0) state.modes = null;
  }
  if (slot.values.length === 0) {
    if (slot.heading === "mode") state.modes = slot.modes;
    state.pending = { field: slot.heading === "mode" ? state.field : slot.field, modes };
    return;
  }
  addValues(state, row, slot.field, modes, slot.values);
}

function addValues(
  state: State,
  row: Row,
  field: TransportField | null,
  modes: Mode[] | null,
  values: Cell[],
): void {
  const { columns } = state;
  if (columns && (values.length > 1 || columns[0]?.kind === "field" || isUnderColumn(columns, values))) {
    for (const value of values) {
      const column = columnOf(columns, value);
      if (!column) continue;
      push(
        state,
        row,
        column.kind === "mode"
          ? { field, modes: column.modes, cells: [value] }
          : { field: column.field, modes, cells: [value] },
      );
    }
    return;
  }
  push(state, row, { field, modes, cells: values });
}

/** One value under the columns speaks for its own column only when it stands under a later one. */
function isUnderColumn(columns: HeaderColumn[], values: Cell[]): boolean {
  const [value] = values;
  const [first] = columns;
  return (
    columns.length > 1 && value !== undefined && first !== undefined && value.rect[0] < first.rect[2] + 200
  );
}

function push(
  state: State,
  row: Row,
  { field, modes, cells }: { field: TransportField | null; modes: Mode[] | null; cells: Cell[] },
): void {
  const statement: Statement = {
    field,
    modes: modes && modes.length === 0 ? ["un"] : modes,
    text: cells.map((cell) => cell.text).join(" "),
    sources: cells.map((cell) => ({ page: row.line.page, rect: cell.rect, text: cell.text })),
  };
  state.statements.push(statement);
  state.open.push(statement);
}

function continueLast(state: State, row: Row, cells: Cell[]): void {
  if (state.pending) {
    const { field, modes } = state.pending;
    state.pending = null;
    addValues(state, row, field, modes, cells);
    return;
  }
  for (const cell of cells) {
    const open = state.open.length === 1 ? state.open[0] : openAbove(state.open, cell);
    if (!open || (open.field !== "proper_shipping_name" && open.field !== null)) continue;
    open.text = `${open.text} ${cell.text}`;
    open.sources.push({ page: row.line.page, rect: cell.rect, text: cell.text });
  }
}

function openAbove(open: Statement[], cell: Cell): Statement | undefined {
  return open.find((one) => {
    const rect = one.sources[0]?.rect;
    return rect && cell.rect[0] < rect[2] && cell.rect[2] > rect[0];
  });
}

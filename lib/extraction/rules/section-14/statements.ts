import type { FoundLabel } from "@/lib/extraction/lines/label-rows";
import { normalRow, type Row } from "@/lib/extraction/lines/label-rows";
import { findLabels } from "@/lib/extraction/lines/label-search";
import type { Cell, Line, Source } from "@/lib/extraction/model";
import {
  goesOn,
  isNameOnly,
  isNearerBelow,
  isWholeValue,
  openAbove,
  partedAtColumns,
  withLeadingLine,
} from "./column-values";
import {
  columnOf,
  fieldColumns,
  type HeaderColumn,
  isUnknownLabel,
  modeColumns,
  spannedModes,
} from "./columns";
import { type TransportField, transportLabels } from "./fields";
import { withLabelsApart, withLabelsParted } from "./joined-labels";
import { type Mode, modesIn, modesOfLabel } from "./modes";
import {
  isLabel,
  modeSlot,
  prefixedSlot,
  repeatedSubsections,
  type Slot,
  SUBSECTION,
  unknownSlot,
} from "./slots";
import { isAside, withNumbersInWords, withWholeNames, withWrappedHeads } from "./wrapped-heads";
import { joinWrappedModes } from "./wrapped-modes";

/** A row of a table that begins with words unknown has this many cells at least. */
const WHOLE_ROW = 3;
const ENTRY_START = /^(?:UN|NA|ID)[\s-]?\d{4}\b/i;

/** "UN1950=AEROSOLS", "UN1268, Petroleum distillates, n.o.s., 3, PG III", "Paint, 3, UN1263" in a line, or a cell, of its own. */
const ENTRY_ALONE = /^UN\s?\d{4}\s*[=,]|^\p{L}[^:]{2,90},\s*\d(?:\.\d)?\s*,\s*UN\s?\d{4}(?!\d)/iu;

/** What the sheet says of one field for some modes; `modes` is null where it names none. */
export type Statement = {
  /** Null where a mode's rules are followed by words without a label: "IATA: not regulated". */
  field: TransportField | null;
  modes: Mode[] | null;
  text: string;
  sources: Source[];
};

type State = {
  statements: Statement[];
  /** The field of the last label without a value, or of the numbered subsection. */
  field: TransportField | null;
  modes: Mode[] | null;
  columns: HeaderColumn[] | null;
  pending: { field: TransportField | null; modes: Mode[] | null } | null;
  /** A line under columns of modes that no statement goes on with: the next row's value may begin there. */
  leading: Cell[];
  /** Whether the row stands closer to the next one than to the one above. */
  isNearerBelow: boolean;
  /** Statements that a wrapped line goes on with. */
  open: Statement[];
  /** Where the values begin that stand in cells beside the last label's. */
  beside: number | null;
  /** Numbers of subsections that each mode's block prints again. */
  repeated: ReadonlySet<string>;
};

/** Reads section 14 row by row: fields by subsection, by mode, in one column a mode or in one row a mode. */
export function statementsOf(printed: readonly Line[]): Statement[] {
  const lines = withLabelsParted(
    withWrappedHeads(withNumbersInWords(withWholeNames(printed))).filter((line) => !isAside(line)),
  );
  const rows = lines.map(normalRow);
  const found = new Map<string, FoundLabel<TransportField>>();
  const wrapped = new Set<string>();
  for (const one of findLabels(rows.map(withoutModeAlone), transportLabels)) {
    found.set(`${one.row}:${one.cell}`, one);
    for (const [row, cell] of one.wraps) wrapped.add(`${row}:${cell}`);
  }
  const modeWraps = joinWrappedModes(rows, found, wrapped);
  const state: State = {
    statements: [],
    field: null,
    modes: null,
    columns: null,
    pending: null,
    leading: [],
    isNearerBelow: false,
    open: [],
    beside: null,
    repeated: repeatedSubsections(lines),
  };
  rows.forEach((row, r) => {
    const cells = row.cells.flatMap((cell, c) => {
      const at = `${r}:${c}`;
      return wrapped.has(at) ? [] : [{ cell: modeWraps.get(at) ?? cell, label: found.get(at) }];
    });
    state.isNearerBelow = isNearerBelow(rows[r - 1], row, rows[r + 1]);
    readRow(state, row, cells);
  });
  return state.statements.flatMap(withLabelsApart);
}

/** "IMDG" above "Class" is a heading; the two make no label "IMDG class" that wraps. */
function withoutModeAlone(row: Row): Row {
  const [cell, second] = row.cells;
  return cell && !second && modesOfLabel(cell.text).length > 0 ? { ...row, cells: [] } : row;
}

type LabelledCell = { cell: Cell; label: FoundLabel<TransportField> | undefined };

/** Under columns a label and values that stand close to each other, each by itself. */
function parted({ columns }: State, { cell, label }: LabelledCell): LabelledCell[] {
  const mayHoldValues = !label || (label.inline !== null && !label.colon);
  const [first, ...others] = columns && mayHoldValues ? partedAtColumns(columns, cell) : [cell];
  if (!first || others.length === 0) return [{ cell, label }];
  return [
    { cell: first, label: label && { ...label, inline: null } },
    ...others.map((value) => ({ cell: value, label: undefined })),
  ];
}

function readRow(state: State, row: Row, printed: LabelledCell[]): void {
  if (printed.length === 0) return;
  const cells = printed.flatMap((one) => parted(state, one));
  if (takeHeader(state, cells)) return;
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

/** A row that heads columns of modes or of fields; a mode before field heads has its values in the next row. */
function takeHeader(state: State, cells: LabelledCell[]): boolean {
  const byMode = modeColumns(cells.map((one) => one.cell));
  const byField = byMode ? null : fieldColumns(cells);
  const columns = byMode ?? byField?.columns;
  if (!columns) return false;
  const modes = byField?.modes ?? null;
  const field = modes ? null : (cells[0]?.label?.field ?? null);
  Object.assign(state, { columns, modes, open: [], field: field ?? state.field });
  state.pending = byMode || modes || field ? { field, modes } : null;
  return true;
}

function slotsOf(state: State, cells: LabelledCell[]): Slot[] {
  const slots: Slot[] = [];
  // under columns of modes a row of whole entries has no label: "UN 1263, Paint, 3, II"
  const [start] = cells;
  if (state.columns?.[0]?.kind === "mode" && start && /^(?:UN|NA|ID)\s?\d{4}\s*[,;]/i.test(start.cell.text))
    return slots;
  for (const [c, { cell, label: found }] of cells.entries()) {
    const isMode = isRowMode(state, cell);
    const label = isMode || !isLabel(found) || isValueOf(state, slots.at(-1), cell) ? undefined : found;
    const mode = label ? null : ((isMode ? null : prefixedSlot(cell)) ?? modeSlot(cell, state.field));
    const unknown = label || mode || c > 0 ? null : unknownSlot(cell);
    if (label) {
      const values = label.inline ? [label.inline] : [];
      // The last of its modes may have wrapped below a label that stands alone in its cell
      const named = modesIn(label.inline ? `${label.label} ${label.qualifier}` : cell.text);
      slots.push({
        field: label.field,
        modes: named.length > 0 ? named : null,
        values,
        number: SUBSECTION.exec(cell.text)?.[1],
        heading: "field",
      });
    } else if (unknown) slots.push(unknown);
    else if (mode && (slots.length === 0 || mode.heading === "field" || slots.at(-1)?.heading === "mode"))
      slots.push(mode);
    else if (mode && cells[c + 1]) slots.push({ ...mode, field: slots.at(-1)?.field ?? null });
    else slots.at(-1)?.values.push(cell);
  }
  return slots;
}

/** Words of a label in a column of values, and an entry right behind its label, are values. */
function isValueOf(state: State, slot: Slot | undefined, cell: Cell): boolean {
  if (!slot) return false;
  if (state.columns?.[0]?.kind === "field") return true;
  return slot.heading === "field" && slot.values.length === 0 && ENTRY_START.test(cell.text);
}

/** Under columns of fields a row begins with its mode, even where that reads like a label: "Class IMDG". */
function isRowMode(state: State, cell: Cell): boolean {
  return state.columns?.[0]?.kind === "field" && modesOfLabel(cell.text).length > 0;
}

function takeSlot(state: State, row: Row, slot: Slot): void {
  const { columns, leading } = state;
  const mayLead = slot.field === "proper_shipping_name" || columns?.[0]?.kind === "field";
  if (columns && leading.length > 0 && mayLead && slot.values.length > 0)
    slot.values = withLeadingLine(columns, leading, slot.values);
  state.leading = [];
  state.open = [];
  state.beside = null;
  state.pending = null;
  if (slot.heading === "field") {
    if (slot.number || slot.values.length === 0) state.field = slot.field;
    if (slot.number && !state.repeated.has(slot.number) && slot.values.length === 0) state.modes = null;
  }
  const modes = slot.modes ?? (slot.heading === "field" ? state.modes : null);
  if (slot.values.length === 0) {
    if (slot.heading === "mode") state.modes = slot.modes;
    state.pending = { field: slot.heading === "mode" ? state.field : slot.field, modes };
    return;
  }
  const isOwn = slot.modes !== null || state.columns?.[0]?.kind === "field";
  if (slot.heading === "field" && isOwn) push(state, row, { field: slot.field, modes, cells: slot.values });
  else addValues(state, row, slot.field, modes, slot.values);
}

function addValues(
  state: State,
  row: Row,
  field: TransportField | null,
  modes: Mode[] | null,
  values: Cell[],
): void {
  const { columns } = state;
  const spanned = columns && values.length === 1 ? spannedModes(columns, values[0] as Cell, field) : null;
  if (spanned || !columns) {
    push(state, row, { field, modes: spanned ?? modes, cells: values });
    return;
  }
  for (const value of values) {
    const column = columnOf(columns, value);
    push(state, row, { field, modes, ...column, cells: [value] });
  }
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
  const at = row.cells.indexOf(cells[0] as Cell);
  if (at > 0) state.beside ??= cells[0]?.rect[0] ?? null;
  state.statements.push(statement);
  state.open.push(statement);
}

function continueLast(state: State, row: Row, cells: Cell[]): void {
  if (state.columns && state.isNearerBelow && isNameOnly(state.columns, cells)) {
    state.leading = cells;
    return;
  }
  if (state.pending) {
    const { field, modes } = state.pending;
    state.pending = null;
    addValues(state, row, field, modes, cells);
    return;
  }
  const entry = cells.find(({ text }) => ENTRY_ALONE.test(text));
  if (entry && (!state.columns || entry === cells[0])) {
    const modes = entry === cells[0] ? null : state.modes;
    push(state, row, { field: "description", modes, cells: [entry] });
    return;
  }
  if (state.columns?.[0]?.kind === "field" && cells.length >= WHOLE_ROW) {
    state.open = [];
    return;
  }
  const isName = state.open.some(({ field }) => field === "proper_shipping_name" || field === null);
  if (state.columns?.[0]?.kind === "mode" && !isName) state.leading = cells;
  // What stands among the labels is a label without a known word
  const { beside, columns } = state;
  if (columns?.[0]?.kind === "mode" && isUnknownLabel(columns, cells)) {
    Object.assign(state, { open: [], leading: [] });
    return;
  }
  if (!columns && beside !== null && cells.some(({ rect }) => rect[2] < beside)) state.open = [];
  const [first] = state.open;
  for (const cell of cells) {
    const open = state.open.length === 1 && !columns ? first : openAbove(state.open, cell);
    if (!open && first && columns?.[0]?.kind === "mode" && isWholeValue(cell))
      push(state, row, { field: first.field, modes: null, ...columnOf(columns, cell), cells: [cell] });
    if (!open || !goesOn(open, cell)) continue;
    open.text = `${open.text} ${cell.text}`;
    open.sources.push({ page: row.line.page, rect: cell.rect, text: cell.text });
  }
}

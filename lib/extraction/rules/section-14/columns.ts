import { pattern, words } from "@/lib/extraction/language/words";
import { matchLabel } from "@/lib/extraction/lines/label-match";
import type { FoundLabel } from "@/lib/extraction/lines/label-rows";
import { textOf, toCell } from "@/lib/extraction/lines/lines";
import type { Cell, Rect } from "@/lib/extraction/model";
import { type TransportField, transportLabels } from "./fields";
import { type Mode, modesOfLabel } from "./modes";

export type HeaderColumn =
  | { kind: "mode"; modes: Mode[]; rect: Rect }
  | { kind: "field"; field: TransportField; rect: Rect };

/** A row whose cells name different modes heads one column a mode; a column of unknown rules has no modes. */
export function modeColumns(cells: Cell[]): HeaderColumn[] | null {
  const named = cells.map((cell) => ({ cell, modes: modesOfLabel(cell.text) }));
  const known = named.filter(({ modes }) => modes.length > 0);
  if (known.length < 2 || new Set(known.map(({ modes }) => modes.join())).size < 2) return null;
  const last = named.at(-1);
  if (known.length < 3 && last && last.modes.length === 0) return null;
  const from = named.findIndex(({ modes }) => modes.length > 0);
  return named.slice(from).map(({ cell, modes }) => ({ kind: "mode", modes, rect: cell.rect }));
}

type LabelledCell = { cell: Cell; label: FoundLabel<TransportField> | undefined };

/** Column heads too short to be labels anywhere else. */
const SHORT_HEADS: readonly (readonly [TransportField, RegExp])[] = [
  ["un_number", /^(?:UN|ONU)$/],
  ["packing_group", pattern("i")`^${words.transportHeads.packingGroup}$`],
  ["classification_code", pattern("i")`^${words.transportHeads.code}$`],
  ["hazard_identification_number", pattern("i")`^${words.transportHeads.identification}$`],
  ["tunnel_code", pattern("i")`^${words.transportHeads.tunnel}$`],
];

/** REACH Annex II 14.1 to 14.4. */
const BY_NUMBER: readonly TransportField[] = ["un_number", "proper_shipping_name", "class", "packing_group"];

/** The field that the number of a head tells, "14.3" or "14.3 hazard", whatever its words are. */
export function fieldNumbered(head: string): TransportField | null {
  const [, number] = /^\W*14\s?\.\s?([1-4])\.?(?:\s+\D*)?$/.exec(head) ?? [];
  return number ? (BY_NUMBER[Number(number) - 1] ?? null) : null;
}

/** A row of so many cells may have heads that stand no further apart than words do. */
const FEWEST_HEADS = 3;

/** "Class Packing group": the heads of narrow columns in one cell; one head in two languages, "Class / Classe", is one. */
function partedHeads(cell: Cell): { cell: Cell; field: TransportField | null }[] {
  const [first = "", other] = cell.text.split(/\s\/\s/);
  if (other !== undefined) return [{ cell, field: fieldNamed(first) }];
  const parts: { cell: Cell; field: TransportField | null }[] = [];
  for (let from = 0; from < cell.words.length; ) {
    let to = cell.words.length;
    let found: TransportField | null = null;
    for (; to > from && !found; to--) found = fieldNamed(textOf(cell.words.slice(from, to)));
    if (found) parts.push({ cell: toCell(cell.words.slice(from, to + 1)), field: found });
    else if (parts.length > 0) parts.push({ cell: toCell(cell.words.slice(from)), field: null });
    from = found ? to + 1 : cell.words.length;
  }
  return parts.length > 1 ? parts : [{ cell, field: null }];
}

/** The fields that a cell names: its one, or those of narrow columns in one cell. */
export function fieldsIn(cell: Cell): TransportField[] {
  const own = fieldNamed(cell.text);
  return own ? [own] : partedHeads(cell).flatMap(({ field }) => field ?? []);
}

/** The field that a text names, all of it, behind the number of its part if it has one. */
export function fieldNamed(printed: string): TransportField | null {
  const text = printed.replace(/^\W*14\.\d\.?\s+/, "");
  const label = matchLabel(text, transportLabels);
  const isWhole = label && label.start === 0 && !/[\p{L}\p{N}]/u.test(text.slice(label.end));
  return isWhole ? label.field : (shortHead(text) ?? fieldNumbered(printed));
}

/**
 * A row of labels without values heads one column a field; the modes stand in the rows, or before the heads where
 * each mode has a table of its own.
 */
export function fieldColumns(
  cells: LabelledCell[],
): { columns: HeaderColumn[]; modes: Mode[] | null } | null {
  const [first] = cells;
  if (cells.some(({ cell }) => VALUE_ALONE.test(cell.text))) return null;
  const modes = first ? modesOfLabel(first.cell.text) : [];
  const heads = (modes.length > 0 ? cells.slice(1) : cells).flatMap(({ cell, label }) => {
    if (VALUE_AT_END.test(cell.text) || (label?.inline && label.colon)) return [{ cell, field: null }];
    const field = label && !label.inline ? label.field : (shortHead(cell.text) ?? fieldNumbered(cell.text));
    return field === null && cells.length >= FEWEST_HEADS ? partedHeads(cell) : [{ cell, field }];
  });
  const known = new Set(heads.flatMap(({ field }) => (field ? [field] : [])));
  const areWords = heads.length > FEWEST_HEADS && heads.every(({ cell }) => /\p{L}{2}/u.test(cell.text));
  const isHeader =
    modes.length > 0
      ? known.has("class") && ((known.size >= 2 && heads.length >= FEWEST_HEADS) || areWords)
      : (heads.length === 2 && known.has("class") && known.has("subsidiary")) ||
        (known.size >= 3 && known.size >= heads.length / 2 - 0.5);
  if (!isHeader) return null;
  const columns = heads.map(({ cell, field }) => ({
    kind: "field" as const,
    field: field ?? "other",
    rect: cell.rect,
  }));
  return { columns, modes: modes.length > 0 ? modes : null };
}

/** "Class 3", "Packing group II" hold their values and head no column. */
const VALUE_AT_END = /\p{L}[\s.:]+(?:\d{1,4}|\d\.\d|I{1,3})$/u;

/** "Class: | 3 | UN number: | UN1263": labels beside their values. */
const VALUE_ALONE = /^\s*(?:UN\s?\d{4}|\d(?:\.\d)?|I{1,3})\s*$/;

/** "PG*" */
const FOOTNOTE = /\s*\*+\s*$/;

/** The field of a head too short to be a label elsewhere. */
export function shortHead(text: string): TransportField | null {
  const head = text.replace(FOOTNOTE, "").trim();
  return SHORT_HEADS.find(([, pattern]) => pattern.test(head))?.[0] ?? null;
}

const center = ([left, , right]: Rect) => (left + right) / 2;

/** The column that a value stands under: values are set flush left or centred, so either edge may agree. */
export function columnOf(columns: readonly HeaderColumn[], cell: Cell): HeaderColumn | undefined {
  const distance = ({ rect }: HeaderColumn) =>
    Math.min(Math.abs(rect[0] - cell.rect[0]), Math.abs(center(rect) - center(cell.rect)));
  return [...columns].sort((a, b) => distance(a) - distance(b))[0];
}

/** A cell that stands under one column begins or is centred this close to where its head does, in points. */
const UNDER_HEAD = 3;
const CENTRED = 5;
/** What holds for one mode alone: a table that says it once, in the middle, says it of all of them. */
const OF_ALL: ReadonlySet<TransportField | null> = new Set(["un_number", "class", "packing_group"]);

/**
 * The modes of all columns where one cell spans them: it is centred between the first head and the last and stands
 * under none of them, or under the middle one where no mode has such a value by itself.
 */
export function spannedModes(
  columns: readonly HeaderColumn[],
  cell: Cell,
  field: TransportField | null,
): Mode[] | null {
  const modes = columns.map((column) => (column.kind === "mode" ? column.modes : []));
  const [first, last] = [columns[0], columns.at(-1)];
  if (!first || !last || columns.length < 2 || modes.some((own) => own.length === 0)) return null;
  const at = center(cell.rect);
  if (at < first.rect[2] || cell.rect[0] > last.rect[0] - UNDER_HEAD) return null;
  const isFlush = columns.some(({ rect }) => Math.abs(rect[0] - cell.rect[0]) < UNDER_HEAD);
  const centred = columns.findIndex(({ rect }) => Math.abs(center(rect) - at) < CENTRED);
  const isMiddle = centred * 2 === columns.length - 1 && OF_ALL.has(field);
  return isMiddle || (!isFlush && centred < 0) ? [...new Set(modes.flat())] : null;
}

/** "Class of danger | 3 | 3": words left of all modes, beside something below them. */
export function isUnknownLabel(
  columns: readonly HeaderColumn[],
  [first, ...values]: readonly Cell[],
): boolean {
  const left = Math.min(...columns.map(({ rect }) => rect[0]));
  return !!first && values.length > 0 && first.rect[2] < left && /^\p{Lu}\p{L}/u.test(first.text);
}

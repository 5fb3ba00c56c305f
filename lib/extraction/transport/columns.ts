import type { FoundLabel } from "@/lib/extraction/label-search";
import type { Cell, Rect } from "@/lib/extraction/model";
import { type Mode, modesOfLabel } from "@/lib/extraction/transport/modes";
import type { TransportField } from "@/lib/extraction/transport/slots";

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

/** A row of three labels or more without values heads one column a field; the modes stand in the rows. */
export function fieldColumns(
  cells: { cell: Cell; label: FoundLabel<TransportField> | undefined }[],
): HeaderColumn[] | null {
  const labelled = cells.filter((one) => one.label && !one.label.inline);
  if (labelled.length < 3 || labelled.length < cells.length / 2) return null;
  if (new Set(labelled.map((one) => one.label?.field)).size < 3) return null;
  return labelled.flatMap(({ cell, label }) =>
    label ? [{ kind: "field" as const, field: label.field, rect: cell.rect }] : [],
  );
}

/** The column that a value stands under: values are set flush left or centred, so either edge may agree. */
export function columnOf(columns: readonly HeaderColumn[], cell: Cell): HeaderColumn | undefined {
  const distance = ({ rect }: HeaderColumn) =>
    Math.min(
      Math.abs(rect[0] - cell.rect[0]),
      Math.abs((rect[0] + rect[2]) / 2 - (cell.rect[0] + cell.rect[2]) / 2),
    );
  return [...columns].sort((a, b) => distance(a) - distance(b))[0];
}

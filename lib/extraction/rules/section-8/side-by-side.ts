import { withCells } from "@/lib/extraction/lines/lines";
import type { Cell, Line } from "@/lib/extraction/model";
import { isKeyValue } from "./keyed-limits";
import { limitListIn } from "./limit-lists";
import { hasValue } from "./limit-statements";

/** Left edges of one column differ by less than this, in points. */
const EDGE = 3;
/** What one column's text may begin left of its labelled lines, in points. */
const OUTDENT = 30;

/** "OSHA PEL: 1 mg/m³ | OSHA PEL: 5 ppm": the same list's limits, each beside the other. */
function isPair({ cells }: Line): boolean {
  if (cells.length !== 2 || !cells.every(({ text }) => hasValue(text) && isKeyValue(text))) return false;
  const [list, other] = cells.map(({ text }) => limitListIn(text));
  return list !== null && list === other;
}

/** Limits of two substances side by side, "list: limit" a line below each name: the left column's lines, then the right one's. */
export function withColumnsInTurn(lines: readonly Line[]): Line[] {
  const at = lines.findIndex(isPair);
  const edge = lines[at]?.cells[1]?.rect[0];
  if (edge === undefined) return [...lines];
  const isLeft = ({ rect }: Cell) => rect[2] < edge - EDGE;
  const isRight = ({ rect }: Cell) => rect[0] > edge - OUTDENT;
  const isOfColumns = ({ cells }: Line) =>
    cells.length < 3 && cells.every((cell) => isLeft(cell) !== isRight(cell));
  let [from, to] = [at, at];
  while (lines[from - 1] && isOfColumns(lines[from - 1] as Line) && (lines[from - 1]?.cells.length ?? 0) > 1)
    from--;
  while (lines[to + 1] && isOfColumns(lines[to + 1] as Line)) to++;
  const block = lines.slice(from, to + 1);
  if (block.filter(isPair).length < 2) return [...lines];
  const column = (isOf: typeof isLeft) =>
    block.flatMap((line) => {
      const cells = line.cells.filter(isOf);
      return cells.length > 0 ? [withCells(line, cells)] : [];
    });
  return [...lines.slice(0, from), ...column(isLeft), ...column(isRight), ...lines.slice(to + 1)];
}

import type { Cell } from "@/lib/extraction/model";
import { isFarBelow, type Row } from "./label-rows";
import { isPartOfText } from "./value-end";

/** How the labels that have a line of their own above their text are printed. */
export type HeadingStyle = {
  /** Where they begin, in points. */
  left: number;
  /** Their type size, in points. */
  size: number;
  /** Whether they are bold and their texts are not. */
  isBold: boolean;
  /** Whether their texts are set in. */
  isSetOut: boolean;
  /** The white space between the lines above and below them, in points; null where both are alike. */
  spaces: { above: number; below: number } | null;
};

/** So many labels of one kind make a style. */
const FEWEST = 2;
/** Left edges differ by less than this, in points; what is set in is so by more than twice as much. */
const SAME_EDGE = 1.5;
const LONGEST = 60;
/** Lines are further apart above a heading than below it by this much. */
const WIDER = 1.1;
/** Type is smaller by more than this, in points. */
const SMALLER = 0.3;
/** Spaces of one kind differ by less than this part of them. */
const LIKE = 1.1;

/** What headings have in common that begin at one place, of those that stand in these rows with nothing beside them. */
export function headingStyles(rows: readonly Row[], places: readonly number[]): HeadingStyle[] {
  const all = places.flatMap((r): Heading[] => {
    const cell = aloneIn(rows[r]);
    const below = aloneIn(rows[r + 1]);
    return cell && below && !isAlike(cell, below) ? [{ r, cell, below }] : [];
  });
  const firsts = all.filter(({ cell }, i) => all.findIndex(isAt(cell.rect[0])) === i);
  return firsts.map(({ cell }) => styleOf(rows, cell.rect[0], all.filter(isAt(cell.rect[0]))));
}

type Heading = { r: number; cell: Cell; below: Cell };

/** One heading alone tells a style only where it is bold. */
function styleOf(rows: readonly Row[], left: number, own: readonly Heading[]): HeadingStyle {
  const spaces = own.flatMap(({ r }) => spacesAround(rows, r) ?? []);
  const above = Math.min(...spaces.map((space) => space.above));
  const below = Math.max(...spaces.map((space) => space.below));
  const isParted = spaces.length >= FEWEST && above > WIDER * below;
  return {
    left,
    size: Math.min(...own.map(({ cell }) => sizeOf(cell))),
    isBold: own.every((one) => isBold(one.cell) && !isBold(one.below)),
    isSetOut: own.length >= FEWEST && own.every((one) => one.below.rect[0] > left + 2 * SAME_EDGE),
    spaces: isParted ? { above, below } : null,
  };
}

const isAt =
  (x: number) =>
  ({ cell }: Heading) =>
    Math.abs(cell.rect[0] - x) < SAME_EDGE;

/** Whether a row of words that are not known is one more of these headings, and no line of a text. */
export function isUnknownHeading(style: HeadingStyle, rows: readonly Row[], r: number): boolean {
  const cell = aloneIn(rows[r]);
  if (!cell || Math.abs(cell.rect[0] - style.left) >= SAME_EDGE || !isHeadingText(cell.text)) return false;
  if (sizeOf(cell) < style.size - SMALLER || isPartOfText(cell)) return false;
  if (style.isBold) return isBold(cell);
  if (style.isSetOut) return true;
  const [like, own] = [style.spaces, spacesAround(rows, r)];
  return !!like && !!own && own.above * LIKE >= like.above && own.below <= LIKE * like.below;
}

const isHeadingText = (text: string) =>
  text.length <= LONGEST && /^\P{L}{0,6}\p{Lu}/u.test(text) && !/[.,;!?–-]$/.test(text);

const aloneIn = (row: Row | undefined): Cell | null =>
  row?.cells.length === 1 && row.cells[0] ? row.cells[0] : null;

/** A heading right below another one tells nothing of how texts are set. */
const isAlike = (cell: Cell, below: Cell) =>
  Math.abs(cell.rect[0] - below.rect[0]) < SAME_EDGE && isBold(cell) && isBold(below);

const sizeOf = ({ words }: Cell) => words[0]?.size ?? 0;
const isBold = ({ words }: Cell) => words.every(({ bold }) => bold);

function spacesAround(rows: readonly Row[], r: number): { above: number; below: number } | null {
  const [over, own, under] = [rows[r - 1], rows[r], rows[r + 1]];
  if (!over || !own || !under || over.line.page !== own.line.page || isFarBelow(own, under)) return null;
  return { above: over.line.rect[1] - own.line.rect[1], below: own.line.rect[1] - under.line.rect[1] };
}

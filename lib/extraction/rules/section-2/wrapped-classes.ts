import { foldText, plainText } from "@/lib/extraction/glyphs/folded-text";
import { CATEGORY_IN_WORDS, ENDS_WITH_CATEGORY } from "@/lib/extraction/rules/hazard-class-names";
import type { ZonePart } from "@/lib/extraction/rules/zone-text";

/** Left edges of one column differ by less than this, in points. */
const SAME_COLUMN = 4;

/** "Aspiration | Category 1" over "Toxicity": classes beside their categories, whose names wrap, each as one line. */
export function withWrappedNames(parts: readonly ZonePart[]): ZonePart[] {
  const rows: ZonePart[] = [];
  let open: { row: ZonePart; name: string; category: string } | null = null;
  for (const part of parts) {
    const [first, second] = part.line.cells;
    const isRow = first && second && CATEGORY_IN_WORDS.test(foldText(second.text));
    if (isRow) {
      open = { row: part, name: plainText(first.text), category: plainText(second.text) };
      rows.push(part);
    } else if (open && goesOn(part, open.row)) {
      for (const cell of part.line.cells)
        if (isUnder(cell.rect[0], open.row, 0)) open.name += ` ${plainText(cell.text)}`;
        else open.category += ` ${plainText(cell.text)}`;
      const row: ZonePart = { ...open.row, text: `${open.name} ${open.category}` };
      rows[rows.length - 1] = row;
    } else {
      open = null;
      rows.push(part);
    }
  }
  return rows;
}

const CATEGORY_ALONE = /^\d[A-C]?$/;
/** "3, Respiratory system" */
const CATEGORY_FIRST = /^\d[A-C]?,/;
const WITHOUT_CATEGORY = /\p{L}\.?$/u;

/**
 * "Skin Sens. | H317 May cause an allergic" over "1B | skin reaction", "Specific target organ toxicity, Category | H335" over
 * "3, Respiratory system": the category comes to its class.
 */
export function withCategoriesAbove(parts: readonly ZonePart[]): ZonePart[] {
  const result: ZonePart[] = [];
  for (const part of parts) {
    const above = result.at(-1);
    const below = part.line.cells.find(({ text }) => CATEGORY_ALONE.test(text) || CATEGORY_FIRST.test(text));
    const named =
      below && above?.line.cells.find(({ rect }) => Math.abs(rect[0] - below.rect[0]) < SAME_COLUMN);
    const name = plainText(named?.text ?? "");
    const isOpen = below && CATEGORY_FIRST.test(below.text) ? ENDS_WITH_CATEGORY.test(foldText(name)) : true;
    if (above && below && isOpen && WITHOUT_CATEGORY.test(name) && above.text.includes(name)) {
      result[result.length - 1] = { ...above, text: above.text.replace(name, `${name} ${below.text}`) };
      result.push({ ...part, text: part.text.replace(below.text, "").trim() });
    } else result.push(part);
  }
  return result;
}

/** Every cell of the line stands under one of the row. */
const goesOn = ({ line, labelled }: ZonePart, row: ZonePart): boolean =>
  !labelled && line.cells.every(({ rect: [left] }) => isUnder(left, row, 0) || isUnder(left, row, 1));

function isUnder(left: number, row: ZonePart, column: number): boolean {
  const cell = row.line.cells[column];
  return cell !== undefined && Math.abs(cell.rect[0] - left) < SAME_COLUMN;
}

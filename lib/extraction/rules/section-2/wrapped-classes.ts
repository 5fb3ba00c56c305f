import { foldText, plainText } from "@/lib/extraction/glyphs/folded-text";
import { CATEGORY_IN_WORDS, ENDS_WITH_CATEGORY } from "@/lib/extraction/rules/hazard-class-names";
import type { ZonePart } from "@/lib/extraction/rules/zone-text";

/** Left edges of one column differ by less than this, in points. */
const SAME_COLUMN = 4;

/**
 * "Aspiration | Category 1" over "Toxicity", "Oxidising | 3 | H272" over "solids (Ox. Sol.)": classes beside their categories,
 * whose names wrap, each as one line.
 */
export function withWrappedNames(parts: readonly ZonePart[]): ZonePart[] {
  const rows: ZonePart[] = [];
  let open: { row: ZonePart; texts: string[] } | null = null;
  for (const part of parts) {
    const { cells } = part.line;
    const category = cells[1]?.text ?? "";
    if (CATEGORY_IN_WORDS.test(foldText(category)) || CATEGORY_ALONE.test(category)) {
      open = { row: part, texts: cells.map(({ text }) => plainText(text)) };
      rows.push(part);
    } else if (open && goesOn(part, open.row)) {
      for (const cell of cells) open.texts[columnAt(cell.rect[0], open.row)] += ` ${plainText(cell.text)}`;
      const [name, own, ...others] = open.texts;
      rows[rows.length - 1] = { ...open.row, text: [`${name} ${own}`, ...others].join("\t") };
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
/** "Chronic 3" */
const WORD_AND_CATEGORY = /^\p{L}{3,8}\.?\s\d[A-C]?$/u;
const WITHOUT_CATEGORY = /\p{L}\.?$/u;
const NAME_AND_CODE = /^(.*?)(\s+H\d{3}\p{L}{0,2})?$/su;

/**
 * "Skin Sens. | H317 May cause an allergic" over "1B | skin reaction", "Aquatic | H412" over "Chronic 3", "Specific target
 * organ toxicity, Category | H335" over "3, Respiratory system": the category comes to its class.
 */
export function withCategoriesAbove(parts: readonly ZonePart[]): ZonePart[] {
  const result: ZonePart[] = [];
  for (const part of parts) {
    const above = result.at(-1);
    const below = part.line.cells.find(({ text }) =>
      [CATEGORY_ALONE, CATEGORY_FIRST, WORD_AND_CATEGORY].some((one) => one.test(text)),
    );
    const named =
      below && above?.line.cells.find(({ rect }) => Math.abs(rect[0] - below.rect[0]) < SAME_COLUMN);
    // "Acute Tox. H302" where no gap parts the columns
    const [, name = "", code = ""] = NAME_AND_CODE.exec(plainText(named?.text ?? "")) ?? [];
    const isOpen = below && CATEGORY_FIRST.test(below.text) ? ENDS_WITH_CATEGORY.test(foldText(name)) : true;
    if (above && below && isOpen && WITHOUT_CATEGORY.test(name) && above.text.includes(name + code)) {
      const whole = above.text.replace(name + code, `${name} ${below.text}${code}`);
      result[result.length - 1] = { ...above, text: whole };
      result.push({ ...part, text: part.text.replace(below.text, "").trim() });
    } else result.push(part);
  }
  return result;
}

/** Every cell of the line stands under one of the row; below a category's number alone stands another row's. */
function goesOn({ line, labelled }: ZonePart, row: ZonePart): boolean {
  const columns = line.cells.map(({ rect: [left] }) => columnAt(left, row));
  const isNext = columns.includes(1) && CATEGORY_ALONE.test(row.line.cells[1]?.text ?? "");
  return !labelled && !isNext && columns.every((column) => column >= 0);
}

const columnAt = (left: number, row: ZonePart): number =>
  row.line.cells.findIndex(({ rect }) => Math.abs(rect[0] - left) < SAME_COLUMN);

import { foldText, plainText } from "@/lib/extraction/glyphs/folded-text";
import { CATEGORY_IN_WORDS } from "@/lib/extraction/rules/hazard-class-names";
import type { ZonePart } from "@/lib/extraction/rules/zone-text";

/** Left edges of one column differ by less than this, in points. */
const SAME_COLUMN = 4;

const CATEGORY_ALONE = /^\d[A-C]?$/;
const isCategory = (text: string) => CATEGORY_IN_WORDS.test(foldText(text)) || CATEGORY_ALONE.test(text);
const CODE_FIRST = /^(?:EU)?H ?\d{3}/;

/**
 * "Aspiration | Category 1" over "Toxicity", "Oxidising | 3 | H272" over "solids (Ox. Sol.)": classes beside their categories,
 * whose names wrap, each as one line.
 */
export const withWrappedNames = (parts: readonly ZonePart[]): ZonePart[] =>
  withWholeRows(parts, isCategory, ([name, category, ...others]) =>
    [`${name} ${category}`, ...others].join("\t"),
  );

/** "STOT - repeated | H372: Causes damage to" over "exposure, Category 1 | organs.": the same for classes beside their codes. */
export const withWrappedClasses = (parts: readonly ZonePart[]): ZonePart[] =>
  withWholeRows(
    parts,
    (text) => CODE_FIRST.test(text),
    (cells) => cells.join("\t"),
  );

/** Rows that begin where the second cell is told by `begins`, and go on in lines whose cells stand under theirs. */
function withWholeRows(
  parts: readonly ZonePart[],
  begins: (second: string) => boolean,
  joined: (cells: readonly string[]) => string,
): ZonePart[] {
  const rows: ZonePart[] = [];
  let open: { row: ZonePart; texts: string[] } | null = null;
  for (const part of parts) {
    const { cells } = part.line;
    const texts = textsOf(part);
    if (begins(texts[1] ?? "")) {
      open = { row: part, texts };
      rows.push(part);
    } else if (open && goesOn(part, open.row)) {
      for (const cell of cells) open.texts[columnAt(cell.rect[0], open.row)] += ` ${plainText(cell.text)}`;
      rows[rows.length - 1] = { ...open.row, text: joined(open.texts) };
    } else {
      open = null;
      rows.push(part);
    }
  }
  return rows;
}

/** "Acute Tox. H302" where no gap parts the columns */
const NAME_AND_CODE = /^(.*\S)\s+(H\d{3}\p{L}{0,2})$/u;

function textsOf({ line: { cells }, text }: ZonePart): string[] {
  const [, ...touching] = cells.length === 1 ? (NAME_AND_CODE.exec(text) ?? []) : [];
  return touching.length > 0 ? touching : cells.map((cell) => plainText(cell.text));
}

/** Every cell of the line stands under one of the row, a lone one as a category; below a category's number alone stands another row's. */
function goesOn({ line, labelled, text }: ZonePart, row: ZonePart): boolean {
  const columns = line.cells.map(({ rect: [left] }) => columnAt(left, row));
  const isNext = columns.includes(1) && CATEGORY_ALONE.test(row.line.cells[1]?.text ?? "");
  const isLone = row.line.cells.length === 1 && !CATEGORY_ALONE.test(text);
  return !labelled && !isNext && !isLone && columns.every((column) => column >= 0);
}

const columnAt = (left: number, row: ZonePart): number =>
  row.line.cells.findIndex(({ rect }) => Math.abs(rect[0] - left) < SAME_COLUMN);

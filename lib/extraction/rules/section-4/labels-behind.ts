import { decorationLength } from "@/lib/extraction/lines/label-match";
import { withCells } from "@/lib/extraction/lines/lines";
import type { Cell, Line } from "@/lib/extraction/model";
import { FURTHER_PART, NUMBERED, routesNamed } from "./route-headings";

/** So many routes stand behind their texts before any is taken to. */
const FEWEST = 3;
const SAME_COLUMN = 4;
/** Where a label is put, left of its text, in points. */
const [LABEL_FROM, LABEL_TO] = [120, 10];

/** "4.1.1" beside a label is no text. */
const isText = ({ text }: Cell) => /\p{L}{2}.* .*\p{L}{2}/u.test(text);
const isRoute = ({ text }: Cell) => routesNamed(text.slice(decorationLength(text))).length > 0;

/** The line with the label left of its text, as most sheets have it. */
function headedBy(label: Cell, line: Line): Line {
  const [left, bottom, , top] = line.rect;
  return withCells(line, [
    { ...label, rect: [left - LABEL_FROM, bottom, left - LABEL_TO, top] },
    ...line.cells,
  ]);
}

/** Labels of routes below their texts, or right of them, are put where they are looked for. */
export const withLabelsFirst = (lines: readonly Line[]): readonly Line[] =>
  fromBelow(lines) ?? fromTheRight(lines) ?? lines;

/**
 * "Move to fresh air." over "inhaled": lines of one text each, of which each route's name alone, without a mark, ends a text,
 * the last of them all.
 */
function fromBelow(lines: readonly Line[]): Line[] | null {
  const end = lines.findIndex(({ text }) => FURTHER_PART.test(text));
  const own = end < 0 ? lines : lines.slice(0, end);
  const first = own.findLastIndex(({ text }) => NUMBERED.test(text)) + 1;
  const isCaption = ({ cells: [cell] }: Line) =>
    cell !== undefined && !/\p{P}$/u.test(cell.text) && isRoute(cell);
  const captions = own.flatMap((line, i) => (i >= first && isCaption(line) ? [i] : []));
  const begins = captions.map((_, i) => (i === 0 ? first : (captions[i - 1] ?? 0) + 1));
  const areBelow = captions.every((at, i) => at > (begins[i] ?? at)) && captions.at(-1) === own.length - 1;
  const areTexts = own.slice(first).every(({ cells }) => cells.length === 1);
  const named = new Set(captions.flatMap((at) => routesNamed(own[at]?.text ?? "")));
  if (captions.length < FEWEST || named.size !== captions.length || !areBelow || !areTexts) return null;
  return lines.flatMap((line, i) => {
    const label = own[captions[begins.indexOf(i)] ?? -1]?.cells[0];
    return label ? [headedBy(label, line)] : captions.includes(i) ? [] : [line];
  });
}

/** "Move to fresh air. | 4.1.1 Inhalation": labels in the right margin. */
function fromTheRight(lines: readonly Line[]): Line[] | null {
  const behind = lines.flatMap(({ cells: [text, label, ...more] }) =>
    text && label && more.length === 0 && isRoute(label) && isText(text) && !isRoute(text) ? [label] : [],
  );
  const [left] = behind[0]?.rect ?? [0];
  const isThere = ({ rect }: Cell) => Math.abs(rect[0] - left) < SAME_COLUMN;
  if (behind.length < FEWEST || !behind.every(isThere)) return null;
  return lines.map((line) => {
    const [text, label] = line.cells;
    return text && label && isThere(label) ? headedBy(label, withCells(line, [text])) : line;
  });
}

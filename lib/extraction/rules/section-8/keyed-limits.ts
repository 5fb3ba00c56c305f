import { pattern, words } from "@/lib/extraction/language/words";
import { saying, toCell, withCells } from "@/lib/extraction/lines/lines";
import type { Line } from "@/lib/extraction/model";
import type { Box } from "@/lib/extraction/tables/ruled-cells";
import { hasValue } from "./limit-statements";
import { headingOf, kindIn } from "./limit-words";

/** "Wert" before the number of the limit. */
const VALUE_LABEL = pattern("iu")`^${words.limitRows.notAList}$`;

const isKey = ({ cells, text }: Line) =>
  cells.length > 1 && !hasValue(text) && ["list", "kind"].includes(headingOf(cells[0]?.text ?? "") ?? "");

/** "Long-term limit ppm: 400", "TWA [ppm] 25", or the number in the next cell: the unit stands before it. */
const UNIT_BEFORE =
  /^(?<label>[^:]{3,60}?)\s*(?<bracket>[([]?)(?<unit>ppm|mg\/m[3³])[)\]]?\s*(?<colon>:?)\s*(?<number>\d[\d.,]*)?$/iu;
const NUMBER_ALONE = /^\d[\d.,]*$/;

function unitBefore(text: string) {
  const { label = "", bracket, unit, colon, number } = UNIT_BEFORE.exec(text)?.groups ?? {};
  const isTold = ["mean", "short", "ceiling"].includes(kindIn(label) ?? "");
  return isTold && (bracket || colon) ? { label, unit, number } : null;
}

/** The line with each unit behind its number, where labels tell the kinds of the limits. */
export function withUnitsBehind(line: Line): Line {
  const last = line.cells.length - 1;
  const cells = line.cells.map((cell, i) => {
    const own = unitBefore(cell.text);
    if (own?.number) return { ...cell, text: `${own.label}: ${own.number} ${own.unit}` };
    const before = i === last && NUMBER_ALONE.test(cell.text) && unitBefore(line.cells[i - 1]?.text ?? "");
    return before && !before.number ? { ...cell, text: `${cell.text} ${before.unit}` } : cell;
  });
  const isChanged = cells.some((cell, i) => cell !== line.cells[i]);
  return isChanged ? withCells(line, cells) : line;
}

function together(keys: readonly Line[], line: Line): Line {
  const cell = toCell([...keys, line].flatMap(({ cells }) => cells.slice(1).flatMap((one) => one.words)));
  return saying(line, cell.text, [cell]);
}

/** "List  TRGS 900" / "Type  AGW" / "Value  49  mg/m³  10  ml/m³", a label a line, are one statement. */
export function withKeysTogether(lines: readonly Line[]): Line[] {
  const kept: Line[] = [];
  let keys: Line[] = [];
  for (const line of lines) {
    if (isKey(line)) {
      keys.push(line);
      continue;
    }
    const isValue = VALUE_LABEL.test(line.cells[0]?.text ?? "") && line.cells.length > 1;
    if (keys.length > 0 && isValue) kept.push(together(keys, line));
    else kept.push(...keys, line);
    keys = [];
  }
  return [...kept, ...keys];
}

const NUMBERED = /^(\d)\.\s+(\S.*)$/;
const FEWEST = 2;

/** "1. Long-term limit" / "2. Short-term limit" / "5. Remark" over a column: what its numbers say. */
function legendOf({ text }: Box): Map<string, string> | null {
  if (hasValue(text)) return null;
  const items = text.split("\n").flatMap((line): [string, string][] => {
    const [, number, words] = NUMBERED.exec(line) ?? [];
    return number && words ? [[number, words]] : [];
  });
  return items.filter(([, words]) => kindIn(words) !== null).length < FEWEST ? null : new Map(items);
}

function inWords(box: Box, legend: ReadonlyMap<string, string>): Box {
  if (!hasValue(box.text)) return box;
  const lines = box.text.split("\n").flatMap((line) => {
    const [, number = "", rest] = NUMBERED.exec(line) ?? [];
    if (!rest) return [line];
    return hasValue(rest) && legend.has(number) ? [`${legend.get(number)}: ${rest}`] : [];
  });
  return { ...box, text: lines.join("\n") };
}

/** The cells of a table whose limits are numbered by kind, each number replaced by its words; others as they are. */
export function withKindsInWords(boxes: readonly Box[]): readonly Box[] {
  const headings = boxes.filter((box) => legendOf(box) !== null);
  const [legend] = headings.flatMap((box) => legendOf(box) ?? []);
  if (!legend) return boxes;
  return boxes.map((box) => (headings.includes(box) ? { ...box, text: "" } : inWords(box, legend)));
}

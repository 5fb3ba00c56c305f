import { hasValue } from "./limit-statements";
import { kindIn } from "./limit-words";
import type { Box } from "./ruled-cells";

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

import { pattern, words } from "@/lib/extraction/language/words";
import { saying, toCell } from "@/lib/extraction/lines/lines";
import type { Line } from "@/lib/extraction/model";
import { hasValue } from "./limit-statements";
import { headingOf } from "./limit-words";

/** "Wert" before the number of the limit. */
const VALUE_LABEL = pattern("iu")`^${words.limitRows.notAList}$`;

const isKey = ({ cells, text }: Line) =>
  cells.length > 1 && !hasValue(text) && ["list", "kind"].includes(headingOf(cells[0]?.text ?? "") ?? "");

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

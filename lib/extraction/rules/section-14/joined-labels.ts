import { matchLabel } from "@/lib/extraction/lines/label-match";
import { withCells } from "@/lib/extraction/lines/lines";
import type { Line } from "@/lib/extraction/model";
import { transportLabels } from "./fields";

const APART = /\s+\/\s+/;

/** The fields of "UN number / Class / PG", where each part is a label and no two are of one field. */
function fieldsOf(labels: readonly string[]): boolean {
  const fields = labels.map((label) => {
    const match = matchLabel(label, transportLabels);
    return match?.start === 0 && match.end === label.length ? match.field : null;
  });
  return fields.every((field) => field !== null) && new Set(fields).size === labels.length;
}

/** "UN number / Class / PG | 1202 / 3 / III" as a line for each label. */
export function withLabelsParted(lines: readonly Line[]): Line[] {
  return lines.flatMap((line) => {
    const [label, value, ...more] = line.cells;
    const labels = label?.text.replace(/\s*:$/, "").split(APART) ?? [];
    const values = value?.text.replace(/^:\s*/, "").split(APART) ?? [];
    const isJoined = labels.length > 1 && labels.length === values.length && more.length === 0;
    if (!label || !value || !isJoined || !fieldsOf(labels)) return [line];
    return labels.map((text, i) =>
      withCells(line, [
        { ...label, text },
        { ...value, text: values[i] ?? "" },
      ]),
    );
  });
}

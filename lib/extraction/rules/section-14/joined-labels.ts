import { withCells } from "@/lib/extraction/lines/lines";
import type { Line } from "@/lib/extraction/model";
import { matchesIn } from "@/lib/extraction/rules/matches";
import { fieldNamed } from "./columns";
import type { TransportField } from "./fields";
import type { Statement } from "./statements";

const APART = /\s+\/\s+/;

/** "UN number / Class / PG": each part is a label, and no two are of one field. */
function nameFields(labels: readonly string[]): boolean {
  const fields = new Set(labels.map(fieldNamed));
  return !fields.has(null) && fields.size === labels.length;
}

/** "UN number / Class / PG | 1202 / 3 / III" as a line for each label. */
export function withLabelsParted(lines: readonly Line[]): Line[] {
  return lines.flatMap((line) => {
    const [label, value, ...more] = line.cells;
    const labels = label?.text.replace(/\s*:$/, "").split(APART) ?? [];
    const values = value?.text.replace(/^:\s*/, "").split(APART) ?? [];
    const isJoined = labels.length > 1 && labels.length === values.length && more.length === 0;
    if (!label || !value || !isJoined || !nameFields(labels)) return [line];
    return labels.map((text, i) =>
      withCells(line, [
        { ...label, text },
        { ...value, text: values[i] ?? "" },
      ]),
    );
  });
}

type Inner = { at: number; end: number; field: TransportField };

const COLON = /\s?:\s/gu;
const LONGEST_LABEL = 60;
/** The words before a colon, of which the last ones may be a label. */
const WORDS_BEFORE = /(?<=^|[\s,;])(?:[^\s:]+ ){0,4}[^\s:]+$/u;

/** The labels inside a text, "3 Packing group: II UN no.: 1133", each with as many words as name a field. */
function innerLabels(text: string): Inner[] {
  return [...matchesIn(text, COLON)].flatMap((colon): Inner[] => {
    const before = text.slice(Math.max(0, colon.index - LONGEST_LABEL), colon.index);
    const words = (WORDS_BEFORE.exec(before)?.[0] ?? "").split(" ");
    for (let from = 0; from < words.length; from++) {
      const label = words.slice(from).join(" ");
      const at = colon.index - label.length;
      const field = at > 0 ? fieldNamed(label) : null;
      if (field) return [{ at, end: colon.index + colon[0].length, field }];
    }
    return [];
  });
}

/** What further labels say in the text of a label is said of their fields. */
export function withLabelsApart(statement: Statement): Statement[] {
  const { text } = statement;
  const labels = innerLabels(text);
  const [first] = labels;
  if (!first) return [statement];
  const upTo = (from: number, next: Inner | undefined) =>
    next ? text.slice(from, next.at).replace(/[\s,;]+$/, "") : text.slice(from);
  const others = labels.map(({ end, field }, i) => ({ field, text: upTo(end, labels[i + 1]) }));
  return [{ ...statement, text: upTo(0, first) }, ...others.map((one) => ({ ...statement, ...one }))];
}

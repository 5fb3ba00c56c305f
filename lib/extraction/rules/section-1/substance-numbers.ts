import { sourceOf } from "@/lib/extraction/lines/lines";
import type { FindingValue, Line, Section, Source } from "@/lib/extraction/model";
import { identifiersIn } from "@/lib/extraction/rules/section-3/component-identifiers";
import type { Block } from "./blocks";

export type FoundNumber = { path: string; value: FindingValue; confidence: number; sources: Source[] };

const REACH = /(?<!\d)(?:0[1-4]|1[78])-\d{10}-\d{2}(?:-(?:\d{4}|X{4}))?(?!\d)/g;
/** CLP Annex VIII part A, 5: four groups of four letters and digits; B, I, L, O and Z are none of them. */
const UFI = /(?<![A-Z0-9-])[0-9AC-HJKMNP-Y]{4}(?:-[0-9AC-HJKMNP-Y]{4}){3}(?![A-Z0-9-])/g;

/** CAS, EC, REACH numbers and the UFI that section 1 gives for the product itself. */
export function substanceNumbers(section: Section, blocks: readonly Block[]): FoundNumber[] {
  const lines = blocks.filter(({ zone }) => zone === "product").flatMap((block) => block.lines);
  return [
    ...identifier(blocks, lines, "cas"),
    ...identifier(blocks, lines, "ec"),
    ...all("reach_registration_numbers", REACH, section.lines),
    ...all("ufi", UFI, section.lines).map((found) => ({ ...found, value: first(found.value) })),
  ];
}

const first = (value: FindingValue) => (Array.isArray(value) ? (value[0] ?? null) : value);
/** A number behind its label, or one whose check digit holds; two different ones are of two substances. */
function identifier(blocks: readonly Block[], lines: readonly Line[], kind: "cas" | "ec"): FoundNumber[] {
  const field = kind === "cas" ? "cas_number" : "ec_number";
  const labelled = blocks.filter((block) => block.field === field).flatMap((block) => block.lines);
  const found = [...labelled, ...lines].flatMap((line) =>
    identifiersIn(line.text)
      .filter((one) => one.kind === kind && one.valid)
      .map((one) => ({ value: one.value, line })),
  );
  const [one] = found;
  if (!one || found.some(({ value }) => value !== one.value)) return [];
  return [{ path: field, value: one.value, confidence: 0.95, sources: [sourceOf(one.line)] }];
}

function all(path: string, pattern: RegExp, lines: readonly Line[]): FoundNumber[] {
  const found = lines.flatMap((line) => (line.text.match(pattern) ?? []).map((value) => ({ value, line })));
  if (found.length === 0) return [];
  const values = [...new Set(found.map(({ value }) => value))];
  return [{ path, value: values, confidence: 0.95, sources: found.map(({ line }) => sourceOf(line)) }];
}

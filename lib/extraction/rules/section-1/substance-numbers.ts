import { finding } from "@/lib/extraction/findings";
import { sourceOf } from "@/lib/extraction/lines/lines";
import type { FindingValue, Found, Line, Section } from "@/lib/extraction/model";
import { identifiersIn } from "@/lib/extraction/rules/section-3/component-identifiers";
import type { Block } from "./blocks";

const REACH = /(?<!\d)(?:0[1-4]|1[78])-\d{10}-\d{2}(?:-(?:\d{4}|X{4}))?(?!\d)/g;
/** CLP Annex VIII part A, 5: four groups of four letters and digits; B, I, L, O and Z are none of them. */
const UFI = /(?<![A-Z0-9-])[0-9AC-HJKMNP-Y]{4}(?:-[0-9AC-HJKMNP-Y]{4}){3}(?![A-Z0-9-])/g;

/** CAS, EC, REACH numbers and the UFI that section 1 gives for the product itself. */
export function substanceNumbers(section: Section, blocks: readonly Block[]): Found[] {
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
function identifier(blocks: readonly Block[], lines: readonly Line[], kind: "cas" | "ec"): Found[] {
  const field = kind === "cas" ? "cas_number" : "ec_number";
  const labelled = blocks.filter((block) => block.field === field).flatMap((block) => block.lines);
  const found = [...labelled, ...lines].flatMap((line) =>
    identifiersIn(line.text)
      .filter((one) => one.kind === kind && one.valid)
      .map((one) => ({ value: one.value, line })),
  );
  const [one] = found;
  if (!one || found.some(({ value }) => value !== one.value)) return [];
  return [finding(field, one.value, 0.95, [sourceOf(one.line)])];
}

function all(path: string, pattern: RegExp, lines: readonly Line[]): Found[] {
  const found = lines.flatMap((line) => (line.text.match(pattern) ?? []).map((value) => ({ value, line })));
  if (found.length === 0) return [];
  const values = [...new Set(found.map(({ value }) => value))];
  const sources = found.map(({ line }) => sourceOf(line));
  return [finding(path, values, 0.95, sources)];
}

import { foldText } from "@/lib/extraction/glyphs/folded-text";
import { pattern, words } from "@/lib/extraction/language/words";
import { sourceOf } from "@/lib/extraction/lines/lines";
import type { Finding, Line, Section } from "@/lib/extraction/model";
import { unNumberIn } from "@/lib/extraction/rules/section-14/values";

const NO_COMPONENTS = pattern("iu")`${words.compositionKind.noHazardous}`;
const NOT_REGULATED = pattern("iu")`${words.transportValues.notRegulated}`;
/** "No data" says nothing of whether the goods are dangerous; these words do. */
const NOT_APPLICABLE = pattern("iu")`^\W*${words.compositionKind.notApplicable}(?!\p{L})`;
const certainty = 0.9;

/**
 * What the sheet says that it does not have, of the values that were not read: "not regulated", "no hazardous
 * components". That differs from a value that was not found.
 */
export function absences(findings: readonly Finding[], sections: readonly Section[]): Finding[] {
  const lacks = (section: number, path: string) =>
    !findings.some(
      (one) =>
        one.section === section && (one.path === path || one.path.startsWith(`${path}[`)) && !one.absent,
    );
  return sections.flatMap(({ number, lines }) => {
    if (number === 3 && lacks(3, "components"))
      return absence(
        3,
        ["components"],
        lines.find(({ text }) => NO_COMPONENTS.test(foldText(text)) || NO_COMPONENTS.test(text)),
      );
    if (number === 14 && ["un_number", "class"].every((path) => lacks(14, path)))
      return absence(14, ["un_number", "class", "packing_group"], notRegulatedIn(lines));
    return [];
  });
}

/** The line that says that the rules of transport do not apply; none where any line prints a UN number. */
export function notRegulatedIn(lines: readonly Line[]): Line | undefined {
  if (lines.some(({ text }) => unNumberIn(text, { bare: false }) !== null)) return undefined;
  return lines.find(({ cells }) =>
    cells.some(({ text }) => NOT_REGULATED.test(text) || NOT_APPLICABLE.test(text)),
  );
}

function absence(section: number, paths: readonly string[], line: Line | undefined): Finding[] {
  if (!line) return [];
  const sources = [sourceOf(line)];
  return paths.map((path) => ({
    section,
    path,
    value: null,
    confidence: certainty,
    sources,
    rule: `arbitrate/${path}/absent`,
    absent: true,
  }));
}

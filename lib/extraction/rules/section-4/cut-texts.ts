import { pattern, words } from "@/lib/extraction/language/words";
import type { Finding, Problem } from "@/lib/extraction/model";

/** "pH-neutral …", "n-hexane …" begin with a small letter of their own. */
const CONTINUED = /^(?!pH|[a-z]-)[\p{Ll},;)]/u;
const CUT = pattern(
  "iu",
)`(?:[,;:(/]|\p{L}-|(?<!\p{L})(?:${words.joins.and}|${words.joins.or}|${words.routeHeadings.openers}))$`;
const UNCLOSED = /\([^()]*$/;

/** Advice that begins or ends in the middle of a sentence may have lost a part, or hold a part of another's. */
export function cutTexts(findings: readonly Finding[]): Problem[] {
  return findings.flatMap(({ section, path, value }): Problem[] => {
    if (typeof value !== "string") return [];
    const part = CONTINUED.test(value) ? "begin" : CUT.test(value) || UNCLOSED.test(value) ? "end" : null;
    const message = `The text seems to ${part} in the middle of a sentence.`;
    return part ? [{ path: `section${section}.${path}`, code: "doubt", message }] : [];
  });
}

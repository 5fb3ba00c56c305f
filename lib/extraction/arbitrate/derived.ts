import { isFields } from "@/lib/extraction/fields";
import type { Finding, FindingValue, Section } from "@/lib/extraction/model";
import { codesIn } from "@/lib/extraction/rules/statement-codes";

/**
 * Marks the findings whose hazard codes their section does not print: a code follows from the class that is printed, or
 * from a statement's wording. Whoever relies on it has to know.
 */
export function withDerived(findings: readonly Finding[], sections: readonly Section[]): Finding[] {
  const printed = new Map(sections.map((section) => [section.number, printedCodes(section)]));
  return findings.map((finding) => {
    const own = printed.get(finding.section);
    if (!own || (finding.section !== 2 && finding.section !== 3)) return finding;
    const missing = hazardCodesOf(finding.value).filter((code) => !own.has(code.slice(0, 4)));
    if (missing.length === 0) return finding;
    const from = finding.path.includes("statements") ? "wording" : "class";
    const codes = [...new Set(missing)].join(", ");
    return { ...finding, derived: `${codes} follows from the ${from}; the sheet prints no code.` };
  });
}

function printedCodes({ lines }: Section): Set<string> {
  const codes = lines.flatMap(({ text }) => codesIn(text).map(({ code }) => code));
  return new Set(codes.flatMap((code) => code.split("+").map((part) => part.slice(0, 4))));
}

/** Codes of classifications and statements within a finding's value, combined ones taken apart. */
function hazardCodesOf(value: FindingValue): string[] {
  if (!isFields(value)) return [];
  const own = [value.code, value.hazard_code].filter((code) => typeof code === "string");
  const classes = value.classifications;
  return [
    ...own.flatMap((code) => code.split("+")).filter((code) => /^H\d{3}/.test(code)),
    ...(Array.isArray(classes) ? classes.flatMap(hazardCodesOf) : []),
  ];
}

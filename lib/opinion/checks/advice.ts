import type { Draft } from "@/lib/opinion/finding";
import type { Subject } from "@/lib/opinion/subject";
import words from "@/lib/opinion/words.json";

/** Which first aid and which protection each hazard of section 2 calls for. */
const firstAid = [
  { codes: ["H314", "H315", "H310", "H311", "H312", "H317"], part: "skin_contact" },
  { codes: ["H314", "H318", "H319"], part: "eye_contact" },
  { codes: ["H330", "H331", "H332", "H334", "H335", "H336"], part: "inhalation" },
  { codes: ["H300", "H301", "H302", "H304", "H314"], part: "ingestion" },
] as const;
const protection = [
  { codes: ["H314", "H310", "H311", "H317"], part: "hand" },
  { codes: ["H314", "H318"], part: "eye" },
  { codes: ["H330", "H331", "H334"], part: "respiratory" },
] as const;

const readLanguages = ["en", "nl", "de", "fr", "es", "it"];

/**
 * Sections 4 and 8 against the hazards of section 2. Where fewer than two routes were read the section was not
 * understood, and a part whose words stand anywhere in it may only have been read otherwise: then nothing is said.
 */
export function adviceDrafts({ sections, read, printedCodes, hazards }: Subject): Draft[] {
  if (hazards === "unknown" || !readLanguages.includes(read.language)) return [];
  const { section4, section8 } = sections;
  const asking = (codes: readonly string[]) => codes.filter((code) => printedCodes.has(code)).join(", ");
  const aided = firstAid.filter(({ part }) => section4?.[part]).length;
  const protectedParts = protection.filter(({ part }) => section8?.[part]).length;
  return [
    ...firstAid
      .filter(({ part, codes }) => aided >= 2 && !section4?.general && !section4?.[part] && asking(codes))
      .filter(({ part }) => !new RegExp(words.routes[part], "iu").test(section4?.text ?? ""))
      .map(({ part, codes }): Draft => {
        return { code: "first_aid_missing", paths: [`section4.${part}`], found: asking(codes) };
      }),
    ...protection
      .filter(({ part, codes }) => protectedParts >= 1 && !section8?.[part] && asking(codes))
      .filter(({ part }) => !new RegExp(words.protection[part], "iu").test(section8?.text ?? ""))
      .map(({ part, codes }): Draft => {
        return { code: "protection_missing", paths: [`section8.${part}`], found: asking(codes) };
      }),
  ];
}

/** Statements of components that are written out nowhere (REACH Annex II, section 16: their full text). */
export function explanationDrafts({ sections, components, printedCodes, isOfUnion }: Subject): Draft[] {
  const text = `${sections.section16?.text ?? ""} ${sections.section3?.text ?? ""}`;
  if (!isOfUnion || !sections.section16?.text) return [];
  const codes = components.flatMap(({ classifications }) =>
    classifications.flatMap(({ hazard_code }) => hazard_code?.split("+") ?? []),
  );
  const lacking = [...new Set(codes)].filter((code) => !printedCodes.has(code) && !isExplained(code, text));
  if (lacking.length === 0) return [];
  return [
    {
      code: "statements_not_explained",
      paths: ["section16", "section3.components"],
      found: lacking.sort().join(", "),
    },
  ];
}

/** The code with words after it. */
const isExplained = (code: string, text: string) =>
  new RegExp(`${code.slice(0, 4)}[A-Za-z]{0,2}[^H\\n]{0,12}\\p{L}{3}`, "u").test(text) ||
  !text.includes("H3");

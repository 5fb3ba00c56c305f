import type { Draft } from "@/lib/opinion/finding";
import type { Subject } from "@/lib/opinion/subject";
import { allStatements, olderWordings } from "@/lib/regulation/statements";

/** Statements whose text is the official one of another code, in the sheet's language (CLP Annex III). */
export function wordingDrafts({ sections, read, isOfUnion }: Subject): Draft[] {
  if (!isOfUnion) return [];
  return (sections.section2?.hazard_statements ?? []).flatMap(({ code, text }): Draft[] => {
    if (!code || !text || code.includes("+")) return [];
    const owners = textsIn(read.language).get(plain(text));
    const stems = owners?.map((owner) => owner.slice(0, 4));
    if (!owners || owners.includes(code) || stems?.includes(code.slice(0, 4))) return [];
    return [
      {
        code: "statement_of_other_code",
        paths: ["section2.hazard_statements"],
        found: `${code}: ${text}`,
        expected: owners.join(", "),
      },
    ];
  });
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

const byLanguage = new Map<string, ReadonlyMap<string, string[]>>();

function textsIn(language: string): ReadonlyMap<string, string[]> {
  const known = byLanguage.get(language);
  if (known) return known;
  const texts = new Map<string, string[]>();
  for (const { code, kind, text } of allStatements)
    for (const wording of kind === "P" ? [] : [text[language], ...(olderWordings[code]?.[language] ?? [])])
      if (wording) texts.set(plain(wording), [...(texts.get(plain(wording)) ?? []), code]);
  byLanguage.set(language, texts);
  return texts;
}

import type { Tables } from "@/lib/regulation/substance-lists";
import { sheetHazards } from "@/lib/sheet/hazards";
import type { Sections } from "@/lib/sheet/schema";
import { sectionKeys } from "@/lib/sheet/section-keys";
import type { SheetSummary } from "@/lib/sheet/summary";
import type { Component } from "@/lib/sheet/values";
import words from "./words.json";

/** A sheet as it was read, with the lists that it is compared with. */
export type Subject = {
  read: SheetSummary;
  sections: Sections;
  lists: Tables;
  components: readonly Component[];
  /** Whether it says that it follows the law of the Union: only then is it measured by it. */
  isOfUnion: boolean;
  /** Codes of hazard statements anywhere in section 2, combined ones taken apart. */
  printedCodes: ReadonlySet<string>;
  hazards: ReturnType<typeof sheetHazards>["state"];
};

export function subjectOf(read: SheetSummary, sections: Sections, lists: Tables): Subject {
  const section2 = sections.section2 ?? {};
  const printed = [
    ...(section2.classifications ?? []).map(({ hazard_code }) => hazard_code ?? ""),
    ...read.hazard_statements,
    ...(section2.supplemental_statements ?? []).map(({ code }) => code ?? ""),
    ...((section2.text ?? "").replace(/\s*\+\s*/g, "+").match(/\b(?:EUH ?|H)\d{3}[A-Za-z]{0,2}\b/g) ?? []),
  ];
  const codes = printed.flatMap((code) => code.replace(/\s/g, "").split("+")).filter((code) => code !== "");
  return {
    read,
    sections,
    lists,
    components: sections.section3?.components ?? read.components,
    isOfUnion: words.unionLanguages.includes(read.language) && saysUnion(sections),
    printedCodes: new Set(codes),
    hazards: sheetHazards(read, sections).state,
  };
}

/** It names the law of the Union where it classifies, or anywhere without naming that of another country. */
function saysUnion(sections: Sections): boolean {
  const texts = sectionKeys.map((key) =>
    `${sections[key]?.title ?? ""} ${sections[key]?.text ?? ""}`.replace(sourceOnly, ""),
  );
  const names = (text: string, acts: readonly string[]) => acts.some((act) => text.includes(act));
  if (names(texts.slice(1, 3).join(" "), words.unionActs)) return true;
  const all = texts.join(" ");
  return names(all, words.unionActs) && !names(all, words.otherActs);
}

/** A legend that says where classes were taken from follows no law by it. */
const sourceOnly = new RegExp(words.sourceOnly, "g");

import type { Tables } from "@/lib/regulation/substance-lists";
import type { Sections } from "@/lib/sheet/schema";
import type { SheetSummary } from "@/lib/sheet/summary";
import { adviceDrafts, explanationDrafts } from "./checks/advice";
import { classificationDrafts } from "./checks/classification";
import { companyDrafts } from "./checks/company";
import { harmonisedDrafts } from "./checks/components";
import { formDrafts } from "./checks/form";
import { identityDrafts } from "./checks/identity";
import { labelDrafts } from "./checks/label";
import { limitDrafts } from "./checks/limits";
import { authorisationDrafts, listDrafts, restrictionDrafts } from "./checks/lists";
import { propertyDrafts } from "./checks/properties";
import { sensitiserDrafts } from "./checks/sensitisers";
import { transportDrafts } from "./checks/transport";
import { wordingDrafts } from "./checks/wording";
import { type ComputedClass, computed, listed, type NotComputable } from "./computed";
import { type Finding, findingOf, type MessageLanguage } from "./finding";
import { severities } from "./states";
import { subjectOf } from "./subject";

/** The law that a sheet is measured by: the consolidation of CLP that our rules and lists were taken from. */
export const lawDate = "2026-05-01";

export type Opinion = {
  findings: Finding[];
  classifications: ComputedClass[];
  notComputable: NotComputable[];
};

/** What a second reader would object to in a sheet, the worst first. Pure: the same reading gives the same opinion. */
export function opinionOn(
  read: SheetSummary,
  sections: Sections,
  { lists, language = "en" }: { lists: Tables; language?: MessageLanguage },
): Opinion {
  const subject = subjectOf(read, sections, lists);
  const mixture = computed(subject);
  const drafts = [
    ...classificationDrafts(subject, mixture),
    ...sensitiserDrafts(subject),
    ...labelDrafts(subject),
    ...wordingDrafts(subject),
    ...harmonisedDrafts(subject),
    ...identityDrafts(subject),
    ...listDrafts(subject),
    ...authorisationDrafts(subject),
    ...restrictionDrafts(subject),
    ...adviceDrafts(subject),
    ...limitDrafts(subject),
    ...propertyDrafts(subject),
    ...transportDrafts(subject),
    ...companyDrafts(subject),
    ...explanationDrafts(subject),
    ...formDrafts(subject),
  ];
  const overHundred = mixture.notComputable.some(({ reason }) => reason === "over_hundred");
  if (overHundred) drafts.push({ code: "composition_over_hundred", paths: ["section3.components"] });
  const findings = drafts.map((draft) => findingOf(draft, subject, language));
  return {
    findings: findings.sort((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity)),
    classifications: listed(mixture),
    notComputable: mixture.notComputable,
  };
}

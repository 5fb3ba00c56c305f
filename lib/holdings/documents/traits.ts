import { rangeOf } from "@/lib/opinion/composition/concentration";
import type { Document } from "@/lib/platform/database/generated/client";
import type { Tables } from "@/lib/regulation/substance-lists";
import { cmrCategory } from "@/lib/sheet/cmr";
import { absenceOf } from "@/lib/sheet/critical-absences";
import type { CriticalPath } from "@/lib/sheet/critical-paths";
import type { SheetFacts } from "@/lib/sheet/facts";
import type { Sections } from "@/lib/sheet/schema";
import type { SheetSummary } from "@/lib/sheet/summary";

type Traits = Pick<Document, "cmr" | "candidateList" | "exposureLimit" | "storageClass" | "waterHazardClass">;

/** What lists find a sheet by beyond its own words. Null is "not known", which is never "no". */
export function traitsOf(facts: SheetFacts, sections: Sections, lists: Tables): Traits {
  const { document, hazards } = facts;
  return {
    cmr: cmrCategory(document, facts.classifications, hazards),
    candidateList: holdsCandidate(document, sections, lists),
    exposureLimit: exposureLimit(document, sections),
    storageClass: facts.storageClass,
    waterHazardClass: facts.waterHazardClass,
  };
}

/** Per cent by weight from which REACH Art. 31(3) and Art. 33 ask for a substance of the candidate list. */
const threshold = 0.1;

/**
 * Whether it holds a substance of the candidate list from 0.1 %. An amount that was not read may be as much. It is
 * only denied where every component has a number to look up and none of them is in doubt.
 */
function holdsCandidate(document: SheetSummary, sections: Sections, { candidates }: Tables): boolean | null {
  const isListed = (one: Numbers) => numbersOf(one).some((number) => candidates.has(number));
  const components = sections.section3?.components ?? document.components;
  const enough = components.filter((one) => (rangeOf(one)?.max ?? 100) >= threshold);
  if ([...enough, ...(components.length > 0 ? [] : [document])].some(isListed)) return true;
  if (components.length === 0 && numbersOf(document).length === 0)
    return saysNone("section3.components", document, sections) ? false : null;
  const isDoubtful = Object.keys(document.errors).some((path) => /^section3(?:\.components|$)/.test(path));
  return !isDoubtful && enough.every((one) => numbersOf(one).length > 0) ? false : null;
}

type Numbers = { cas_number: string | null; ec_number: string | null };
const numbersOf = ({ cas_number, ec_number }: Numbers) => [cas_number, ec_number].flatMap((one) => one || []);

/** Whether section 8 has a limit of workplace air. */
function exposureLimit(document: SheetSummary, sections: Sections): boolean | null {
  if (sections.section8?.exposure_limits?.length) return true;
  return saysNone("section8.exposure_limits", document, sections) ? false : null;
}

/** The sheet says so, or a person does. */
function saysNone(path: CriticalPath, document: SheetSummary, sections: Sections): boolean {
  return document.settled?.includes(path) === true || absenceOf(path, sections, document) !== null;
}

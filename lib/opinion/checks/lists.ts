import { rangeOf } from "@/lib/opinion/composition/concentration";
import { nameOf } from "@/lib/opinion/composition/ingredients";
import type { Draft } from "@/lib/opinion/finding";
import type { Subject } from "@/lib/opinion/subject";
import words from "@/lib/opinion/words.json";
import { asksTraining, isForProfessionals } from "@/lib/regulation/restrictions";

/** Per cent by weight from which REACH Art. 31(3) and Art. 33 ask for a substance of the candidate list. */
const threshold = 0.1;

/** What Annex XVII of REACH means for a workplace that uses the product. */
export function restrictionDrafts({ isOfUnion, printedCodes, components, hazards }: Subject): Draft[] {
  if (!isOfUnion) return [];
  const codes = hazards === "unknown" ? [] : [...printedCodes].filter(isForProfessionals).sort();
  const paths = ["section2.hazard_statements"];
  return [
    ...(codes.length > 0
      ? [{ code: "professional_users_only" as const, paths, found: codes.join(", ") }]
      : []),
    ...components.flatMap((component, index): Draft[] =>
      asksTraining(component)
        ? [
            {
              code: "training_for_diisocyanates",
              paths: [`section3.components[${index}]`],
              about: nameOf(component),
              found: component.concentration_text,
            },
          ]
        : [],
    ),
  ];
}

/** Components on the candidate list with their entry and date; whether the sheet says so. */
export function listDrafts(subject: Subject): Draft[] {
  const { candidates, candidatesAsOf } = subject.lists;
  return subject.components.flatMap((component, index): Draft[] => {
    const numbers = [component.cas_number, component.ec_number];
    const entries = new Set(numbers.flatMap((number) => (number && candidates.get(number)) || []));
    const range = rangeOf(component);
    if (entries.size === 0 || (range && range.max < threshold)) return [];
    const isLater = [...entries].every(({ date }) => (subject.read.revision_date ?? "9999") < date);
    const isCertain = range !== null && range.min >= threshold;
    const mayBeSilent = !subject.isOfUnion || isSaid(subject) || isLater || !isCertain;
    return [
      {
        code: mayBeSilent ? "candidate_list" : "candidate_list_not_said",
        paths: [`section3.components[${index}]`],
        about: nameOf(component),
        found: component.concentration_text,
        // One number may stand in several entries, of which the substance is one.
        expected: [...entries]
          .map(({ name, date }) => `${name} (${date}; ≥ ${threshold} %; ECHA ${candidatesAsOf})`)
          .join(" / "),
      },
    ];
  });
}

/** Components that may only be used with an authorisation (REACH Art. 56); below 0.1 % none needs one (Art. 56(6)). */
export function authorisationDrafts({ components, lists }: Subject): Draft[] {
  return components.flatMap((component, index): Draft[] => {
    const numbers = [component.cas_number, component.ec_number];
    const entries = new Set(numbers.flatMap((number) => (number && lists.authorisation.get(number)) || []));
    const range = rangeOf(component);
    if (range && range.max < threshold) return [];
    return [...entries].map(({ entry, sunset }) => ({
      code: "authorisation_list",
      paths: [`section3.components[${index}]`],
      about: nameOf(component),
      found: component.concentration_text,
      expected: [String(entry), sunset].filter(Boolean).join(", "),
    }));
  });
}

/** Sections 2, 3 and 15 are where a sheet names the list (REACH Annex II 2.3, 3.2, 15.1). */
function isSaid({ sections }: Subject): boolean {
  const text = [sections.section2, sections.section3, sections.section15, sections.section16]
    .map((one) => one?.text ?? "")
    .join(" ");
  return new RegExp(words.candidateList, "u").test(text);
}

import { annexEntryOf, ingredientOf, nameOf } from "@/lib/opinion/composition/ingredients";
import type { Draft } from "@/lib/opinion/finding";
import { elicits } from "@/lib/opinion/mixture/single-components";
import type { Subject } from "@/lib/opinion/subject";
import words from "@/lib/opinion/words.json";
import type { Component } from "@/lib/sheet/values";

/**
 * Sensitisers that the label of a mixture that is one itself must name as well, from the concentration that may elicit a
 * reaction, and that section 2 does not name (CLP Annex II 2.8, second paragraph).
 */
export function sensitiserDrafts(subject: Subject): Draft[] {
  const { components, printedCodes, sections, hazards, isOfUnion } = subject;
  const text = sections.section2?.text ?? "";
  const isSensitising = printedCodes.has("H317") || printedCodes.has("H334");
  if (!isSensitising || hazards === "unknown" || !isOfUnion || text === "") return [];
  // A sheet with EUH208 names them there, maybe by other names than in section 3.
  if (printedCodes.has("EUH208") || ELICITS.test(text)) return [];
  const label = formsOf(text).join(" ");
  const unnamed = components.filter(
    (component) =>
      mayElicit(component, subject) && !namesOf(component, subject).some((name) => label.includes(name)),
  );
  if (unnamed.length === 0) return [];
  return [
    {
      code: "further_sensitiser_not_named",
      paths: ["section2.hazard_statements", "section3.components"],
      about: unnamed.map(nameOf).join(", "),
    },
  ];
}

/** At the lower end of its printed concentration; by its printed classes and limits, and the limits of Annex VI. */
function mayElicit(component: Component, { lists }: Subject): boolean {
  const { range, least } = ingredientOf(component, lists, false);
  return elicits({ ...least, percent: range?.min ?? 0 }, { isGas: false });
}

/** What stands for it in print: its name, that of Annex VI with its synonyms, its numbers. */
function namesOf(component: Component, { lists }: Subject): string[] {
  const entry = annexEntryOf(component, lists);
  const { chemical_name, cas_number, ec_number } = component;
  return [chemical_name, ...(entry?.name?.split(/;|\[\d+\]/) ?? []), cas_number, ec_number]
    .flatMap((name) => formsOf(name ?? ""))
    .filter((name) => name.length >= SHORTEST);
}

const ELICITS = new RegExp(words.elicits, "i");
const SHORTEST = 4;
/** Letters and digits alone, with what stands in brackets and without. */
const formsOf = (text: string) => [text, text.replace(/\([^)]*\)/g, "")].map(lettersOf);
const lettersOf = (text: string) =>
  text
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");

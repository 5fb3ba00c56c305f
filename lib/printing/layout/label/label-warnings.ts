import { isUnknownToClp } from "@/lib/regulation/hazard-classes";
import otherSystems from "@/lib/regulation/other-classifications.json";
import { supplierPlace } from "@/lib/regulation/supplier-country";
import type { SheetFacts } from "@/lib/sheet/facts";
import type { LabelOptions } from "./content";
import type { LabelHazards } from "./label-hazards";
import { type LabelWarning, warningOf } from "./label-warning";

/** All that a careful person should know of a sheet before printing its label, the gravest first. */
export function labelWarnings(
  facts: SheetFacts,
  options: LabelOptions,
  hazards: LabelHazards,
  ofContent: readonly LabelWarning[],
): LabelWarning[] {
  const { document } = facts;
  const { isSuperseded, olderThanYears, productName } = options;
  return [
    ...(isSuperseded ? [warningOf("superseded", document.revision_date)] : []),
    ...(facts.hazards === "known" ? [] : [warningOf(`hazards_${facts.hazards}`)]),
    ...facts.classesWithoutStatement.map((name) => warningOf("class_without_statement", name)),
    // Art. 20(3): the sheet's word is printed, and the contradiction told.
    ...(hazards.tooWeak ? [warningOf("signal_word_too_weak")] : []),
    ...otherClassification(facts),
    ...(olderThanYears ? [warningOf("older_than_limit", String(olderThanYears))] : []),
    ...(supplierPlace(document.supplier) === "outside"
      ? [warningOf("supplier_outside_union", document.supplier.name)]
      : []),
    ...ofContent,
    ...differences(document.ghs_pictograms, hazards.pictograms),
    ...missing(facts, productName ?? null),
  ];
}

const SYSTEMS = otherSystems.systems.map(({ name, signs }) => ({ name, signs: new RegExp(signs, "i") }));

/** The classification of another system than CLP: its statements and categories, or the regulation that it names. */
function otherClassification({
  document,
  classifications,
  labelText,
  regulations,
}: SheetFacts): LabelWarning[] {
  const text = [labelText, ...regulations].join(" ");
  const named = SYSTEMS.find(({ signs }) => signs.test(text))?.name ?? null;
  const codes = document.hazard_statements.flatMap((code) => code.split("+")).filter(isUnknownToClp);
  const categories = classifications
    .map(({ class_code, category_code }) => `${class_code ?? ""} ${category_code ?? ""}`.trim())
    .filter((name) => otherSystems.categories.includes(name));
  const shown = [...new Set([...(named ? [named] : []), ...codes, ...categories])];
  return shown.length > 0 ? [warningOf("other_classification", shown.join(", "))] : [];
}

function differences(printed: readonly string[], shown: readonly string[]): LabelWarning[] {
  const added = shown.filter((code) => !printed.includes(code));
  const removed = printed.filter((code) => !shown.includes(code));
  return [
    ...(added.length > 0 && printed.length > 0 ? [warningOf("pictograms_added", added.join(", "))] : []),
    ...(removed.length > 0 ? [warningOf("pictograms_give_way", removed.join(", "))] : []),
  ];
}

function missing({ document }: SheetFacts, name: string | null): LabelWarning[] {
  const { supplier, product_name, chemical_name } = document;
  return [
    ...(product_name || chemical_name || name ? [] : [warningOf("no_name")]),
    ...(supplier.name ? [] : [warningOf("no_supplier")]),
    ...(supplier.address ? [] : [warningOf("no_address")]),
    ...(supplier.phone ? [] : [warningOf("no_phone")]),
  ];
}

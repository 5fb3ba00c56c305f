import type { LabelContent } from "./content";
import type { LabelWarning } from "./label-warning";

/**
 * What stands on vessels and pipes at work: the product, its pictograms, signal word and hazards, and what one adds
 * (Directive 92/58/EEC Annex III; TRGS 201). Precautions, ingredients and supplier belong to the package and the safety card.
 * That hazards are not known, or that the sheet is superseded, stays.
 */
export function workplaceContent(content: LabelContent): LabelContent {
  return {
    ...content,
    contains: null,
    // Nothing of what a vessel has to show is left out for lack of room.
    optionalPictograms: [],
    precautionaryStatements: [],
    leftOutPrecautions: [],
    supplementalStatements: content.supplementalStatements.filter(({ code }) => code !== null),
    ufi: null,
    supplier: [],
    warnings: content.warnings.filter(({ code }) => !ofPackagesAlone.has(code)),
  };
}

const ofPackagesAlone: ReadonlySet<LabelWarning["code"]> = new Set([
  "supplier_outside_union",
  "incomplete_wording",
  "precautions_added",
  "no_component_named",
  "no_restriction_text",
  "no_supplier",
  "no_address",
  "no_phone",
]);

import type { LabelContent } from "./content";

/** CLP Annex I 1.5.2.1: packages up to this capacity may leave out some statements. */
export const SMALL_PACKAGE_LITRES = 0.125;

/** The content without the statements that a package of up to 125 ml may leave out; the same object if there are none. */
export function withoutSmallPackageStatements(content: LabelContent): LabelContent {
  const codes = content.hazardStatements.flatMap(({ code }) => code ?? []);
  const parts = (code: string) => code.split("+");
  const omittable = (code: string) =>
    OMITTABLE.test(code) || (!content.forGeneralPublic && OMITTABLE_AT_WORK.test(code));
  const hazardStatements = content.hazardStatements.filter(
    ({ code }) => code === null || !parts(code).every(omittable),
  );
  // The law releases the precautions linked to a hazard; which these are is beyond doubt only when all are released.
  const all = codes.flatMap(parts).every((code) => omittable(code) || PRECAUTIONS_ALONE.test(code));
  const precautionaryStatements = all ? [] : content.precautionaryStatements;
  const unchanged =
    hazardStatements.length === content.hazardStatements.length &&
    precautionaryStatements.length === content.precautionaryStatements.length;
  return unchanged ? content : { ...content, hazardStatements, precautionaryStatements };
}

// 1.5.2.1.1, by the codes of its categories; aerosols (H222, H223, H229) keep theirs. H271 is category 1 and stays.
const OMITTABLE = /^H(?:22[568]|242|252|26[01]|27[02]|28[01]|315|319|400|41[01])$/;
// The same paragraph, "if not supplied to the general public": Acute Tox. 4, STOT SE 2 and 3, STOT RE 2.
const OMITTABLE_AT_WORK = /^H(?:302|312|332|335|336|371|373)$/;
// 1.5.2.1.2: Flam. Gas 2, Lact., Aquatic Chronic 3 and 4 keep their hazard statement.
const PRECAUTIONS_ALONE = /^H(?:221|362|412|413)$/;

import { sourceOf } from "@/lib/extraction/lines/lines";
import type { Line } from "@/lib/extraction/model";
import { concentrationsIn } from "@/lib/extraction/rules/concentration";
import type { Named } from "./limit-rows";
import { casNumbersIn } from "./limit-substance";

/** A sheet that tells a smaller share of anything is of a mixture. */
const LEAST_SHARE = 80;

/** The one substance that the sheet is of, by its number: limits that name nothing are its own. */
export function soleSubstance(composition: readonly Line[]): Named | null {
  const numbered = composition.flatMap((line) =>
    casNumbersIn(line.text).map((cas) => ({ cas, source: sourceOf(line) })),
  );
  const [first] = numbered;
  if (!first || numbered.some(({ cas }) => cas !== first.cas)) return null;
  const shares = composition.flatMap(({ text }) => concentrationsIn(text).filter(({ marked }) => marked));
  if (shares.some(({ exact, max }) => (exact ?? max ?? LEAST_SHARE) < LEAST_SHARE)) return null;
  return { substance: { name: first.cas, cas: first.cas }, source: first.source };
}

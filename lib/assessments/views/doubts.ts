import type { SheetSummary } from "@/lib/sheet/summary";

const hazards =
  /^section2\.(hazard_statements|classifications|pictograms|signal_word)|^section9\.(boiling|vapour|physical)/;

/** What was not found, or is in doubt, of what an assessment takes from the sheet. */
export function doubtsIn({ errors }: Pick<SheetSummary, "errors">): string[] {
  return Object.entries(errors).flatMap(([path, message]) => (hazards.test(path) ? [message] : []));
}

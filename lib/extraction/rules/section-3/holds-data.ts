import { concentrationsIn } from "@/lib/extraction/rules/concentration";
import { hazardCodesIn } from "@/lib/extraction/rules/statement-codes";
import { identifiersIn } from "./component-identifiers";

/** A line holds data when it has a substance number, a marked concentration or an H code. */
export function holdsData(text: string): boolean {
  return (
    identifiersIn(text).length > 0 ||
    hazardCodesIn(text).length > 0 ||
    concentrationsIn(text).some((found) => found.marked)
  );
}

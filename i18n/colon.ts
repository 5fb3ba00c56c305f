import { languageOf } from "./locale";

/** What stands between a label and what it names: French sets its colon off, by a space that no line ends at. */
export function colonOf(locale: string): string {
  return languageOf(locale) === "fr" ? "\u00a0:" : ":";
}

import type { Finding, FindingCode } from "./finding";

/**
 * Findings after which a value is not to be relied on, whoever is wrong: two things that were read exclude each other,
 * or a number is none. What may rest on tests of the mixture, or is missing, is no contradiction.
 */
const contradictory: readonly FindingCode[] = [
  "signal_word_differs",
  "statement_of_other_code",
  "cas_number_invalid",
  "name_cas_mismatch",
  "cas_ec_mismatch",
  "rows_shifted",
  "composition_over_hundred",
  "limit_is_none",
  "un_number_unknown",
  "transport_class_differs",
  "packing_group_differs",
];

/** The paths of values that contradict the rest of the sheet or a list, each with the finding's sentence. */
export function contradictionsOf(findings: readonly Finding[]): Record<string, string> {
  const found = findings.filter(({ code, severity }) => severity !== "note" && contradictory.includes(code));
  return Object.fromEntries(found.flatMap(({ paths, message }) => paths.map((path) => [path, message])));
}

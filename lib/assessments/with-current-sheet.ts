import type { AssessedSheet } from "./assessed-sheet";
import type { EmkgAnswers } from "./emkg/answers";

/** The answers with what the sheet now says, where the person had left it as the sheet said it then. */
export function withCurrentSheet(
  answers: EmkgAnswers,
  stored: AssessedSheet,
  current: AssessedSheet,
): EmkgAnswers {
  const values = ["boiling_point_c", "vapour_pressure_hpa"] as const;
  const taken = values.filter((name) => (answers[name] ?? null) === stored[name]);
  return { ...answers, ...Object.fromEntries(taken.map((name) => [name, current[name]])) };
}

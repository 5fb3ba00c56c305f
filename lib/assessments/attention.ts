import { type AssessmentStatus, assessmentStatuses } from "./assessment-statuses";
import type { EmkgAnswers } from "./emkg/answers";
import { controlLevels } from "./emkg/control-levels";
import type { ControlLevels } from "./emkg/schema";
import { hazardsIn } from "./hazards-in";
import { type AssessmentInputs, changesSince, type InputChange } from "./review";
import { withCurrentSheet } from "./with-current-sheet";

type Assessed = {
  method: "recess" | "emkg";
  state: "draft" | "signed";
  /** YYYY-MM-DD */
  reviewDue: string | null;
  stored: AssessmentInputs | null;
};

/** What an assessment asks for: what has changed since, and whether it is time to look at it again. */
export function attentionOf(
  assessed: Assessed,
  current: AssessmentInputs,
  today: string,
): { status: AssessmentStatus; changes: InputChange[] } {
  const changes = assessed.stored ? changesSince(assessed.method, assessed.stored, current) : [];
  const isOverdue = assessed.reviewDue !== null && assessed.reviewDue < today;
  if (changes.length) return { status: "review", changes };
  return { status: isOverdue ? "overdue" : assessed.state, changes };
}

/** The levels that the same answers give with the sheet of today; null where nothing can be said. */
export function levelsNow(
  answers: EmkgAnswers,
  stored: AssessmentInputs | null,
  current: AssessmentInputs,
): ControlLevels | null {
  if (!stored?.sheet || !current.sheet) return null;
  return controlLevels(hazardsIn(current.sheet), withCurrentSheet(answers, stored.sheet, current.sheet));
}

/** What a placement asks for by its assessments together. */
export function worstStatus(statuses: readonly AssessmentStatus[]): AssessmentStatus {
  return assessmentStatuses.find((status) => statuses.includes(status)) ?? "missing";
}

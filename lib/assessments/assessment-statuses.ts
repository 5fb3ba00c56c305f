export const assessmentStatuses = ["missing", "review", "overdue", "draft", "signed"] as const;
/** The first that applies, in this order. */
export type AssessmentStatus = (typeof assessmentStatuses)[number];

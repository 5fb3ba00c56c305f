/**
 * `classified`: there is an H statement. `not_classified`: the sheet says there is none, and nothing on it contradicts.
 * `unknown`: neither; to be treated as hazardous.
 */
export const classificationStates = ["classified", "not_classified", "unknown"] as const;
export type ClassificationState = (typeof classificationStates)[number];

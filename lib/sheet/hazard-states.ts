export const hazardStates = ["known", "doubtful", "unknown"] as const;
/**
 * `known`: the hazard statements are what the sheet says, or it says that it is not classified. `doubtful`: some
 * were read, or the sheet says there are none, and something on it contradicts that. `unknown`: none were read.
 */
export type HazardState = (typeof hazardStates)[number];

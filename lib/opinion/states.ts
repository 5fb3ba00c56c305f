// Without the rules: screens and filters use it too.

export const severities = ["error", "warning", "note"] as const;
export type Severity = (typeof severities)[number];

/** The worst finding of a sheet; `none`: it was read, and nothing is objected to. */
export const opinionStates = [...severities, "none"] as const;
export type OpinionState = (typeof opinionStates)[number];

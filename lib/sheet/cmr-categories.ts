// Without the rules: screens and filters use it too.

/** The categories of CLP Annex I 3.5 to 3.7, the worst first; `none`: its hazards are known, and it is in none. */
export const cmrCategories = ["1A", "1B", "2", "none"] as const;
export type CmrCategory = (typeof cmrCategories)[number];

// Without zod: screens use it too.

/** What a sheet is used for that somebody should have released. */
export const sheetUses = ["labels", "cards", "signatures", "register"] as const;
export type SheetUse = (typeof sheetUses)[number];

/** What happens when a sheet is used that nobody has released. */
export const unreleasedRules = ["nothing", "warning", "stop"] as const;
export type UnreleasedRule = (typeof unreleasedRules)[number];

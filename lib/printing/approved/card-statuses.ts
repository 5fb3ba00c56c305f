/**
 * How it stands with an approved card: the sheet says otherwise by now (`outdated`), its day has passed (`expired`), a later
 * version took its place, or somebody withdrew it.
 */
export const cardStatuses = ["outdated", "expired", "approved", "superseded", "withdrawn"] as const;
export type CardStatus = (typeof cardStatuses)[number];

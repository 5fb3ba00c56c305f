/** Sheets whose quality is less than this ask for a person's look: about a quarter of them. */
export const doubtfulBelow = 0.7;

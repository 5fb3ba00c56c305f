// Without zod: screens use it too.

/** How far people have looked through what was read in a sheet; released: somebody answers for it. */
export const reviewStates = ["unreviewed", "in_review", "released"] as const;
export type ReviewState = (typeof reviewStates)[number];

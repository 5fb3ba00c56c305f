/** What can lie in the bin. */
export const binKinds = ["sheet", "product", "workplace"] as const;
export type BinKind = (typeof binKinds)[number];

export const inhalationGroups = ["A", "B", "C", "D", "E"] as const;
export type InhalationGroup = (typeof inhalationGroups)[number];

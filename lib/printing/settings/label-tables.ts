export const labelTables = ["2008", "2024"] as const;

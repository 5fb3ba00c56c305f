export const units = ["kg", "L", "lbs"] as const;

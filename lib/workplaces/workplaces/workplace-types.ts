export const workplaceTypes = [
  "room",
  "cabinet",
  "drawer",
  "building",
  "floor",
  "department",
  "warehouse",
] as const;

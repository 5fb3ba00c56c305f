export const importKinds = ["products", "workplaces", "quantities"] as const;

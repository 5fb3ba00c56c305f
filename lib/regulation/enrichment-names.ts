export const enrichmentNames = [
  "harmonised_classification",
  "cmr",
  "candidate_list",
  "water_hazard_class",
  "storage_class",
  "emkg_hazard_group",
] as const;
export type EnrichmentName = (typeof enrichmentNames)[number];

import { hazardGroup } from "@/lib/assessments/emkg/hazard-groups";
import type { EnrichmentName } from "@/lib/regulation/enrichment-names";
import type { Tables } from "@/lib/regulation/substance-lists";
import { candidateList } from "./candidate-list";
import { cmr, harmonised } from "./harmonised";
import type { EnrichedSheet, Enrichments } from "./schema";

/** Looks up what a team has switched on; each value says from which component and which source it comes. */
export function enrich(names: readonly string[], sheet: EnrichedSheet, tables: Tables): Enrichments {
  const enrichments: Enrichments = {};
  const wanted = (name: EnrichmentName) => names.includes(name);
  if (wanted("harmonised_classification")) enrichments.harmonised_classification = harmonised(sheet, tables);
  if (wanted("cmr")) enrichments.cmr = cmr(sheet, tables);
  if (wanted("candidate_list")) enrichments.candidate_list = candidateList(sheet, tables);
  if (wanted("water_hazard_class"))
    enrichments.water_hazard_class = printed(
      sheet.details?.water_hazard_class,
      "section 15 of the sheet, as printed",
    );
  if (wanted("storage_class"))
    enrichments.storage_class = printed(
      sheet.details?.storage_class,
      "section 7 or 15 of the sheet, as printed",
    );
  if (wanted("emkg_hazard_group")) enrichments.emkg_hazard_group = emkgGroup(sheet);
  return enrichments;
}

function printed(value: string | null | undefined, source: string) {
  return { value: value ?? null, source };
}

function emkgGroup(sheet: EnrichedSheet): NonNullable<Enrichments["emkg_hazard_group"]> | null {
  if (!sheet.isRead) return null;
  // Codes that were not read may belong to any group.
  if (sheet.hazards !== "known")
    return {
      group: null,
      h_codes: [],
      source: `EMKG, inhalation module: not known, because the hazards of the sheet are ${sheet.hazards}`,
    };
  return {
    ...hazardGroup(sheet.hazardStatements),
    source: "EMKG, inhalation module, from the H codes of section 2 of the sheet",
  };
}

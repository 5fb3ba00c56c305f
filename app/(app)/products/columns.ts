import type { CustomGroup } from "@/components/use-custom-groups";
import type { EnrichmentName } from "@/lib/regulation/enrichment-names";

/** A column of the library: how wide it is at first, and by which field of the list it sorts. */
export type LibraryColumn = {
  name: string;
  width: number;
  sort: string | null;
  /** A custom field says its own name; the others are in the messages. */
  label: string | null;
  /** Only there where the team looks this up. */
  enrichment?: EnrichmentName;
};

const column = (name: string, width: number, sort: string | null = name): LibraryColumn => ({
  name,
  width,
  sort,
  label: null,
});

const enrichment = (name: EnrichmentName, width: number, as: string = name): LibraryColumn => ({
  ...column(as, width, null),
  enrichment: name,
});

const fixed: LibraryColumn[] = [
  column("name", 280, "product_name"),
  column("pictograms", 176, null),
  column("signal_word", 150),
  column("h_codes", 190, null),
  column("p_codes", 190, null),
  column("manufacturer", 190),
  column("supplier", 150, null),
  column("cas_number", 110),
  column("ec_number", 110),
  column("sku", 120),
  column("ean", 130),
  column("un_number", 90),
  column("adr", 80, null),
  column("rid", 80, null),
  column("adn", 80, null),
  column("imdg", 80, null),
  column("iata", 80, null),
  column("flash_point", 110),
  column("physical_state", 110),
  column("language", 90),
  column("revision_date", 120),
  column("workplaces", 180, null),
  column("procurement_status", 120),
  column("review_state", 120),
  column("classification", 130),
  column("hazards", 130),
  column("opinion", 130),
  column("cmr", 100),
  column("candidate_list", 130),
  column("exposure_limit", 130),
  column("storage_class", 110),
  column("water_hazard_class", 120),
  column("sheet_age_years", 110),
  column("quality_score", 100),
  column("file_name", 200),
  column("last_updated", 150),
  column("created_at", 150),
  enrichment("harmonised_classification", 180),
  enrichment("cmr", 130, "component_cmr"),
  enrichment("candidate_list", 160, "candidate_substances"),
  enrichment("emkg_hazard_group", 110),
];

/** The columns there are for a team: those of every library, the enrichments it has on, its custom fields. */
export function libraryColumns(groups: CustomGroup[], enrichments: string[]): LibraryColumn[] {
  const custom = groups.flatMap(({ group_id, schema }) =>
    Object.entries(schema.properties).map(([field, property]) => ({
      name: `custom.${group_id}.${field}`,
      width: 150,
      sort: property.type === "array" ? null : `custom.${group_id}.${field}`,
      label: property.title ?? field,
    })),
  );
  return [...fixed.filter(({ enrichment }) => !enrichment || enrichments.includes(enrichment)), ...custom];
}

import { hazardGroup } from "@/lib/assessments/emkg/hazard-groups";
import type { DocumentDetails } from "@/lib/holdings/documents/details";
import type { HazardState } from "@/lib/sheet/hazard-states";
import type { EnrichmentName } from "./enrichment-names";
import type { Enrichments } from "./schema";
import type { Tables } from "./tables";

type Sheet = {
  details: DocumentDetails | null;
  hazardStatements: string[];
  hazards: HazardState;
  isRead: boolean;
};

const annexSource = "CLP (EC) 1272/2008, Annex VI, table 3; classes and H codes as of 2026-05-01";

/** Looks up what a team has switched on; each value says from which component and which source it comes. */
export function enrich(names: readonly string[], sheet: Sheet, tables: Tables): Enrichments {
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

function harmonised(sheet: Sheet, tables: Tables): NonNullable<Enrichments["harmonised_classification"]> {
  return componentsOf(sheet).flatMap(({ component, cas_number }) =>
    (tables.annexVi.get(cas_number) ?? []).map((entry) => ({
      component,
      cas_number,
      index_number: entry.index,
      classes: entry.classes,
      h_codes: entry.h,
      source: annexSource,
    })),
  );
}

function cmr(sheet: Sheet, tables: Tables): NonNullable<Enrichments["cmr"]> {
  return harmonised(sheet, tables).flatMap(({ component, cas_number, classes, source }) => {
    const categories = classes.filter((name) => /^(Carc|Muta|Repr)\./.test(name));
    return categories.length ? [{ component, cas_number, categories, source }] : [];
  });
}

function candidateList(sheet: Sheet, tables: Tables): NonNullable<Enrichments["candidate_list"]> {
  const source = "REACH candidate list (ECHA), Article 59(10) of (EC) 1907/2006";
  const hits = componentsOf(sheet).flatMap(({ component, cas_number }) =>
    (tables.candidates.get(cas_number) ?? []).map(({ name, reason, date }) => ({
      component,
      cas_number,
      name,
      reason,
      date,
      source,
    })),
  );
  return {
    hits,
    is_partial: true,
    as_of: tables.candidatesAsOf,
    note: "Only part of the candidate list is held here: a component without a hit may still be on it.",
  };
}

function printed(value: string | null | undefined, source: string) {
  return { value: value ?? null, source };
}

function emkgGroup(sheet: Sheet): NonNullable<Enrichments["emkg_hazard_group"]> | null {
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

function componentsOf(sheet: Sheet): { component: string | null; cas_number: string }[] {
  return (sheet.details?.components ?? []).flatMap(({ name, cas_number }) =>
    cas_number ? [{ component: name, cas_number }] : [],
  );
}

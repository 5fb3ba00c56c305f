import { isTransportMode } from "./transport-mode";
import type { CellWords } from "./use-cell-words";
import type { ProductRow } from "./use-product-rows";

type Read = (row: ProductRow, words: CellWords) => string | null | undefined;

const texts: Record<string, Read> = {
  p_codes: ({ sds }) => sds?.p_codes.join(", "),
  workplaces: ({ workplace_ids }, words) => workplace_ids.map(words.workplace).join(", "),
  language: ({ sds }, words) => sds?.language && words.language(sds.language),
  physical_state: ({ sds }, words) => sds?.physical_state && words.physicalState(sds.physical_state),
  revision_date: ({ sds }, words) => sds?.revision_date && words.day(sds.revision_date),
  last_updated: ({ last_updated }, words) => words.day(last_updated),
  created_at: ({ created_at }, words) => words.day(created_at),
  manufacturer: ({ sds }) => sds?.manufacturer,
  supplier: ({ supplier }) => supplier,
  sku: ({ sku }) => sku,
  ean: ({ ean }) => ean,
  cas_number: ({ sds }) => sds?.cas_number,
  ec_number: ({ sds }) => sds?.ec_number,
  un_number: ({ sds }) => sds?.un_number,
  review_state: ({ sds }, words) => sds && words.reviewState(sds.review_state),
  classification: ({ sds }, words) => sds && words.classification(sds.classification),
  hazards: ({ sds }, words) => sds && words.hazards(sds.hazards),
  opinion: ({ sds }, words) => sds?.opinion && words.opinion(sds.opinion),
  cmr: ({ sds }, words) => sds && words.cmr(sds.cmr),
  candidate_list: ({ sds }, words) => sds && words.yesOrNo(sds.candidate_list),
  exposure_limit: ({ sds }, words) => sds && words.yesOrNo(sds.exposure_limit),
  storage_class: ({ sds }) => sds?.storage_class,
  water_hazard_class: ({ sds }) => sds?.water_hazard_class,
  sheet_age_years: ({ sds }, words) => sds?.revision_date && words.yearsSince(sds.revision_date),
  flash_point: ({ sds }) => sds?.flash_point?.text,
  file_name: ({ sds }) => sds?.file_name,
  emkg_hazard_group: ({ sds }) => sds?.enrichments.emkg_hazard_group?.group,
  component_cmr: ({ sds }, words) =>
    sds?.enrichments.cmr
      ?.map(({ categories, condition }) => words.conditional(categories.join(", "), condition))
      .join(", "),
  candidate_substances: ({ sds }) => sds?.enrichments.candidate_list?.hits.map(({ name }) => name).join(", "),
  harmonised_classification: ({ sds }, words) =>
    sds?.enrichments.harmonised_classification
      ?.map(({ h_codes, condition }) => words.conditional(h_codes.join(", "), condition))
      .join(", "),
};

/** The text of a column of a product; empty where there is none. */
export function cellText(column: string, row: ProductRow, words: CellWords): string {
  if (column.startsWith("custom.")) return customText(column, row);
  if (isTransportMode(column)) return row.sds?.transport[column]?.class ?? "";
  return texts[column]?.(row, words) ?? "";
}

function customText(column: string, { custom_fields }: ProductRow): string {
  const [, groupId = "", field = ""] = column.split(".");
  const value = custom_fields[groupId]?.[field];
  if (value === undefined || value === null) return "";
  return Array.isArray(value) ? value.join(", ") : String(value);
}

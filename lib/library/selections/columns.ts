import type { z } from "zod";
import { transportModes } from "@/lib/holdings/documents/details";
import type { Product } from "@/lib/library/products/schema";
import { invalid } from "@/lib/platform/errors";
import type { Cell } from "@/lib/platform/spreadsheets/cell";
import { yearsSince } from "@/lib/sheet/years-since";

type Row = z.input<typeof Product>;
type Column = { name: string; label: string };
type Reader = (row: Row, workplaces: ReadonlyMap<string, string>) => Cell;

const list = (values: readonly string[] | undefined): Cell => values?.join(", ") || null;

/** An empty cell would pass for "no". */
function known<Value extends string | boolean>(
  sds: Row["sds"],
  read: (sds: NonNullable<Row["sds"]>) => Value | null,
): Value | "unknown" | null {
  return sds ? (read(sds) ?? "unknown") : null;
}

/** What each column of the library screen holds in a spreadsheet. */
const readers: Record<string, Reader> = {
  name: ({ display_name, sds }) => display_name ?? sds?.product_name ?? null,
  product_name: ({ sds }) => sds?.product_name ?? null,
  display_name: ({ display_name }) => display_name,
  manufacturer: ({ sds }) => sds?.manufacturer ?? null,
  supplier: ({ supplier }) => supplier,
  sku: ({ sku }) => sku,
  ean: ({ ean }) => ean,
  signal_word: ({ sds }) => sds?.signal_word ?? null,
  pictograms: ({ sds }) => list(sds?.pictograms),
  h_codes: ({ sds }) => list(sds?.h_codes),
  p_codes: ({ sds }) => list(sds?.p_codes),
  cas_number: ({ sds }) => sds?.cas_number ?? null,
  ec_number: ({ sds }) => sds?.ec_number ?? null,
  un_number: ({ sds }) => sds?.un_number ?? null,
  flash_point: ({ sds }) => sds?.flash_point?.text ?? null,
  physical_state: ({ sds }) => sds?.physical_state ?? null,
  language: ({ sds }) => sds?.language ?? null,
  revision_date: ({ sds }) => sds?.revision_date ?? null,
  procurement_status: ({ sds }) => sds?.procurement_status ?? null,
  review_state: ({ sds }) => sds?.review_state ?? null,
  classification: ({ sds }) => sds?.classification ?? null,
  hazards: ({ sds }) => sds?.hazards ?? null,
  opinion: ({ sds }) => sds?.opinion ?? null,
  cmr: ({ sds }) => known(sds, ({ cmr }) => cmr),
  candidate_list: ({ sds }) => known(sds, ({ candidate_list }) => candidate_list),
  exposure_limit: ({ sds }) => known(sds, ({ exposure_limit }) => exposure_limit),
  storage_class: ({ sds }) => sds?.storage_class ?? null,
  water_hazard_class: ({ sds }) => sds?.water_hazard_class ?? null,
  sheet_age_years: ({ sds }) =>
    sds?.revision_date ? Math.floor(yearsSince(sds.revision_date, new Date()) * 10) / 10 : null,
  quality_score: ({ sds }) => sds?.quality_score ?? null,
  file_name: ({ sds }) => sds?.file_name ?? null,
  workplaces: ({ workplace_ids }, names) => list(workplace_ids.map((id) => names.get(id) ?? id)),
  archived: ({ archived }) => archived,
  last_updated: ({ last_updated }) => last_updated,
  created_at: ({ created_at }) => created_at,
  emkg_hazard_group: ({ sds }) => sds?.enrichments.emkg_hazard_group?.group ?? null,
  component_cmr: ({ sds }) =>
    list(
      sds?.enrichments.cmr?.map(({ categories, condition }) =>
        condition ? `${categories.join(", ")} (${condition.text})` : categories.join(", "),
      ),
    ),
  candidate_substances: ({ sds }) => list(sds?.enrichments.candidate_list?.hits.map(({ name }) => name)),
  harmonised_classification: ({ sds }) =>
    list(sds?.enrichments.harmonised_classification?.map(({ index_number }) => index_number)),
  ...Object.fromEntries(
    transportModes.map((mode): [string, Reader] => [mode, ({ sds }) => sds?.transport[mode]?.class ?? null]),
  ),
};

/** The headings. Errors: 422 for a column that there is not. */
export function headOf(columns: Column[]): string[] {
  for (const [i, { name }] of columns.entries())
    if (!name.startsWith("custom.") && !Object.hasOwn(readers, name))
      throw invalid(`columns[${i}].name`, `there is no column ${name}`);
  return columns.map(({ label }) => label);
}

export function rowOf(row: Row, columns: Column[], workplaces: ReadonlyMap<string, string>): Cell[] {
  return columns.map(({ name }) => {
    const reader = Object.hasOwn(readers, name) ? readers[name] : undefined;
    return reader ? reader(row, workplaces) : customValue(row, name);
  });
}

function customValue({ custom_fields }: Row, name: string): Cell {
  const [, groupId = "", field = ""] = name.split(".");
  const value = custom_fields[groupId]?.[field];
  if (Array.isArray(value)) return list(value.map(String));
  const isPlain = typeof value === "string" || typeof value === "number" || typeof value === "boolean";
  return isPlain ? value : null;
}

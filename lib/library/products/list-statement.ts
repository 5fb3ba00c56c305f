import { inParts, type Part, partOf } from "@/lib/library/counts/part";
import type { Group } from "@/lib/library/custom-fields/values";
import { Parameters, teamParameter } from "@/lib/platform/database/statement";
import type { Statement } from "@/lib/platform/database/stream-rows";
import { AppError, type FieldError, invalid } from "@/lib/platform/errors";
import { type CheckedFilter, checkFilters, toCondition } from "./filter";
import { findField } from "./filter-fields";
import type { ProductQuery } from "./schema";

/** The columns that a product is made of; `p` is the product, `d` its primary sheet. */
export const productColumns = `
  p.id, p.display_name, p.supplier, p.sku, p.ean, p.archived, p.custom_fields, p.last_updated, p.created_at,
  array(select w.workplace_id from placements w where w.team_id = p.team_id and w.product_id = p.id
        order by w.workplace_id) as workplace_ids,
  d.id as document_id, d.product_name, d.manufacturer, d.signal_word, d.ghs_pictograms, d.hazard_statements,
  d.hazards::text as hazards,
  d.precautionary_statements, d.cas_number, d.ec_number, d.un_number, d.details, d.physical_state, d.language,
  to_char(d.revision_date, 'YYYY-MM-DD') as revision_date, d.procurement_status::text, d.review_state::text, d.quality_score,
  d.opinion::text, d.classification, d.cmr, d.candidate_list, d.storage_class, d.water_hazard_class, d.exposure_limit, d.file_name, d.status::text`;

export const inLibrary = `from products p
  join documents d on d.team_id = p.team_id and d.id = p.primary_document_id`;

export type { Statement };

/** A checked list request: what is selected, how it is sorted. */
export type ProductSelection = {
  filters: CheckedFilter[];
  sort: string;
  direction: "asc" | "desc";
  groups: Group[];
};

/** Checks a list request. Errors: 422 naming every filter that does not fit, and the sort. */
export function toSelection(query: Omit<ProductQuery, "page" | "size">, groups: Group[]): ProductSelection {
  const { checked, errors } = checkFilters(query.filters ?? [], groups);
  const sort = query.sort ?? "last_updated";
  const all: FieldError[] = isSortable(sort, groups)
    ? errors
    : [...errors, { field: "sort", message: `${sort} is not a scalar field of the list` }];
  if (all.length)
    throw new AppError("validation-error", all.map((e) => `${e.field}: ${e.message}`).join("; "), {
      errors: all,
    });
  const direction = query.direction ?? (sort === "last_updated" ? "desc" : "asc");
  return { filters: checked, sort, direction, groups };
}

function isSortable(sort: string, groups: Group[]): boolean {
  const field = findField(sort, groups);
  return field !== null && !["set", "workplace", "search"].includes(field.kind);
}

/** The products selected, sorted; ties go by id, so that paging is stable. */
export function listStatement(
  teamId: string,
  selection: ProductSelection,
  page: { page: number; size: number } | null,
): Statement {
  const parameters = new Parameters(teamId);
  const where = whereClause(selection.filters, parameters);
  const order = orderClause(selection, parameters);
  const limit = page
    ? `limit ${parameters.add(page.size)} offset ${parameters.add((page.page - 1) * page.size)}`
    : "";
  const text = `select ${productColumns} ${inLibrary} ${where} ${order} ${limit}`;
  return { text, values: parameters.values };
}

/** The products selected in one part of the library. */
export type PartCount = { part: Part; total: number };

/** Counts the products selected in these parts; the sheets are only joined where a filter is about them. */
export function countStatement(
  teamId: string,
  selection: ProductSelection,
  some: Part[] | null = null,
): Statement {
  const parameters = new Parameters(teamId);
  const where = `${whereClause(selection.filters, parameters)} and ${inParts("p.id", some, parameters)}`;
  const from = /\bd\./.test(where) ? inLibrary : "from products p";
  const text = `select ${partOf("p.id")} as part, count(*)::int as total ${from} ${where} group by 1`;
  return { text, values: parameters.values };
}

/** The ids of the first products selected. */
export function idsStatement(teamId: string, selection: ProductSelection, limit: number): Statement {
  const parameters = new Parameters(teamId);
  const where = whereClause(selection.filters, parameters);
  const text = `select p.id ${inLibrary} ${where} order by p.id limit ${parameters.add(limit)}`;
  return { text, values: parameters.values };
}

/** Archived products are left out unless a filter is about them. */
export function whereClause(filters: CheckedFilter[], parameters: Parameters): string {
  const conditions = filters.map((filter) => toCondition(filter, parameters));
  if (!filters.some(({ name }) => name === "archived")) conditions.push("not p.archived");
  // Says what the join says already, so that the index over the products with a sheet is used.
  conditions.push("p.primary_document_id is not null");
  return `where p.team_id = ${teamParameter} and ${conditions.map((condition) => `(${condition})`).join(" and ")}`;
}

function orderClause({ sort, direction, groups }: ProductSelection, parameters: Parameters): string {
  const field = findField(sort, groups);
  if (!field) throw invalid("sort", `${sort} is not a field of the list`);
  const column = field.column(parameters);
  const isText = field.kind === "text" || field.kind === "choice";
  const nulls = field.isNeverNull ? "" : " nulls last";
  return `order by ${isText ? `lower(${column}::text)` : column} ${direction}${nulls}, p.id asc`;
}

import type { z } from "zod";
import { attachDocument } from "@/lib/holdings/filing/attach";
import { isOlderRevision } from "@/lib/holdings/filing/primary";
import * as catalogue from "@/lib/library/catalogue/service";
import type { Part } from "@/lib/library/counts/part";
import { LibraryCounts } from "@/lib/library/counts/service";
import type { CustomValues } from "@/lib/library/custom-fields/schema";
import { groupsOf } from "@/lib/library/custom-fields/service";
import { changeValues } from "@/lib/library/custom-fields/values";
import { withSpellings } from "@/lib/library/search/service";
import type { Context } from "@/lib/platform/context";
import { database } from "@/lib/platform/database/client";
import type { Prisma } from "@/lib/platform/database/generated/client";
import { askWithin } from "@/lib/platform/database/pipeline";
import { pool } from "@/lib/platform/database/pool";
import { streamRows } from "@/lib/platform/database/stream-rows";
import { requireProduct } from "@/lib/platform/database/team-rows";
import { transaction } from "@/lib/platform/database/transaction";
import { AppError, invalid, notFound } from "@/lib/platform/errors";
import { downloadUrl } from "@/lib/platform/storage/service";
import type { Placement } from "@/lib/workplaces/placements/schema";
import { assessmentsByWorkplace } from "@/lib/workplaces/placements/service";
import { detailText } from "./detail-statement";
import {
  countStatement,
  listStatement,
  type PartCount,
  type ProductSelection,
  productColumns,
  toSelection,
} from "./list-statement";
import type { OwnedFields, Product, ProductQuery, ProductSheet } from "./schema";
import { type ProductRow, toProduct } from "./serialiser";

/** One page of the library, or all of it as batches of rows when no size is given. */
export async function list(context: Context, { page, size, ...query }: ProductQuery) {
  if (page !== undefined && size === undefined) throw invalid("page", "is only taken together with size");
  const selection = await selectionOf(context, query);
  if (size === undefined) return { rows: streamAll(context, selection) };
  const at = { page: page ?? 1, size };
  const [total, { rows }] = await Promise.all([
    count(context.team.id, selection),
    pool().query<ProductRow>(listStatement(context.team.id, selection, at)),
  ]);
  return {
    meta: { ...at, total, has_more: (at.page - 1) * size + rows.length < total },
    data: rows.map((row) => toProduct(row, context.team.enrichments)),
  };
}

const counts = new LibraryCounts<PartCount, number>(5_000);

async function count(teamId: string, selection: ProductSelection): Promise<number> {
  const combine = (rows: PartCount[]) => rows.reduce((sum, { total }) => sum + total, 0);
  const statement = (some: Part[] | null) => countStatement(teamId, selection, some);
  const { text, values } = statement(null);
  // Every touch of a product moves this time, and no note is made of that.
  if (selection.filters.some(({ name }) => name === "last_updated"))
    return combine((await pool().query<PartCount>(text, values)).rows);
  return counts.read(teamId, JSON.stringify([text, values]), { statement, combine });
}

/** A list request as it is carried out. Errors: 422 for what does not fit, 404 for a workplace that is not the team's. */
export async function selectionOf(
  context: Context,
  query: Omit<ProductQuery, "page" | "size">,
): Promise<ProductSelection> {
  const names = [query.sort ?? "", ...(query.filters ?? []).map(({ field }) => field)];
  const groups = names.some((name) => name.startsWith("custom.")) ? await groupsOf(context) : [];
  const selection = toSelection(query, groups);
  const workplaces = selection.filters.filter(({ field }) => field.kind === "workplace");
  const ids = workplaces.flatMap(({ value }) => (Array.isArray(value) ? value.map(String) : []));
  if (ids.length) await requireWorkplaces(context, ids);
  return withSpellings(context.team.id, selection);
}

async function requireWorkplaces(context: Context, ids: string[]): Promise<void> {
  const wanted = new Set(ids.map((id) => id.toLowerCase()));
  const found = await database().workplace.count({
    where: { teamId: context.team.id, id: { in: [...wanted] } },
  });
  if (found < wanted.size) throw notFound("One of these workplaces");
}

async function* streamAll(
  context: Context,
  selection: ProductSelection,
): AsyncGenerator<z.input<typeof Product>[]> {
  for await (const rows of streamRows<ProductRow>(listStatement(context.team.id, selection, null)))
    yield rows.map((row) => toProduct(row, context.team.enrichments));
}

/** A product, also one that awaits its sheet. */
async function read(context: Context, id: string): Promise<z.input<typeof Product>> {
  const { rows } = await pool().query<ProductRow>({
    name: "product",
    text: `select ${productColumns} from products p
      left join documents d on d.team_id = p.team_id and d.id = p.primary_document_id
      where p.team_id = $1 and p.id = $2`,
    values: [context.team.id, id],
  });
  if (!rows[0]) throw notFound("This product");
  return toProduct(rows[0], context.team.enrichments);
}

type DetailRow = ProductRow & {
  sheets: ListedSheet[] | null;
  placements: Omit<z.input<typeof Placement>, "recess" | "emkg">[] | null;
  is_assessed: boolean;
};

/** The same with every linked sheet and every placement. */
export async function detail(context: Context, id: string) {
  const [row] = await askWithin<DetailRow>({
    name: "product detail",
    text: detailText,
    values: [context.team.id, id],
  });
  if (!row) throw notFound("This product");
  const assessments = row.is_assessed ? await assessmentsByWorkplace(context, id) : null;
  const none = { recess: null, emkg: null };
  return {
    ...toProduct(row, context.team.enrichments),
    sheets: withSuperseding(row.sheets ?? []),
    placements: (row.placements ?? []).map((placement) => ({
      ...placement,
      ...(assessments?.get(placement.workplace_id) ?? none),
    })),
  };
}

type ListedSheet = Omit<z.input<typeof ProductSheet>, "superseded_by">;

function withSuperseding(sheets: ListedSheet[]): z.input<typeof ProductSheet>[] {
  const revisionOf = ({ document_id: id, revision_date: date }: ListedSheet) => ({
    id,
    revisionDate: date === null ? null : new Date(date),
  });
  const primary = sheets
    .map((sheet) => (sheet.primary ? revisionOf(sheet) : null))
    .find((one) => one !== null);
  return sheets.map((sheet) => ({
    ...sheet,
    superseded_by: primary && isOlderRevision(revisionOf(sheet), primary) ? primary.id : null,
  }));
}

/** Creates a product that awaits its sheet. */
export async function create(context: Context, fields: OwnedFields & { display_name: string }) {
  const { id } = await database().product.create({
    data: { teamId: context.team.id, ...toColumns(fields) },
    select: { id: true },
  });
  return read(context, id);
}

export async function update(context: Context, id: string, change: OwnedFields) {
  if (!Object.keys(change).length) return read(context, id);
  const { count } = await database().product.updateMany({
    where: { id, teamId: context.team.id },
    data: { ...toColumns(change), lastUpdated: new Date() },
  });
  if (!count) throw notFound("This product");
  return read(context, id);
}

/** Attaches a sheet that the team holds or that is in the catalogue; it never replaces a primary sheet. */
export async function attachSheet(context: Context, id: string, documentId: string) {
  const teamId = context.team.id;
  const madePrimary = await transaction(async (tx) => {
    await requireProduct(tx, context, id);
    const held = await catalogue.resolveDocument(tx, context, documentId);
    const target = { documentId: held.id, productId: id, takesOver: false };
    return (await attachDocument(tx, teamId, target)).madePrimary;
  });
  return { ...(await detail(context, id)), made_primary: madePrimary };
}

/** Writes custom field values. Errors: 422 naming every group and field that does not fit. */
export async function writeCustomFields(context: Context, id: string, change: Record<string, unknown>) {
  const groups = await groupsOf(context);
  await transaction(async (tx) => {
    const stored = await lockCustomFields(tx, context, id);
    const { values, errors } = changeValues(stored, change, groups);
    if (errors.length)
      throw new AppError("validation-error", errors.map((e) => `${e.field}: ${e.message}`).join("; "), {
        errors,
      });
    if (!Object.keys(change).length) return;
    await tx.product.update({
      where: { id, teamId: context.team.id },
      data: { customFields: values as Prisma.InputJsonObject, lastUpdated: new Date() },
    });
  });
  return read(context, id);
}

/** A fresh signed URL for a sheet of a product. */
export async function downloadSheet(context: Context, id: string, sdsId: string) {
  const where = { id: sdsId, teamId: context.team.id, productId: id };
  const document = await database().document.findFirst({ where, include: { sheet: true } });
  if (!document) throw notFound("This sheet of this product");
  const name = { fileName: document.fileName, contentType: "application/pdf" };
  const { url, expiresAt } = await downloadUrl(document.sheet.sha256, `/files/documents/${sdsId}`, name);
  return { url, expires_at: expiresAt.toISOString() };
}

async function lockCustomFields(
  tx: Prisma.TransactionClient,
  context: Context,
  id: string,
): Promise<CustomValues> {
  const [row] = await tx.$queryRaw<{ values: CustomValues }[]>`
    select custom_fields as values from products
    where team_id = ${context.team.id}::uuid and id = ${id}::uuid for no key update`;
  if (!row) throw notFound("This product");
  return row.values;
}

function toColumns({ display_name, supplier, sku, ean, archived }: OwnedFields) {
  return { displayName: display_name, supplier, sku, ean, archived };
}

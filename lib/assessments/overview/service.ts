import type { z } from "zod";
import type { Context } from "@/lib/platform/context";
import { database } from "@/lib/platform/database/client";
import { pool } from "@/lib/platform/database/pool";
import { requireWorkplace } from "@/lib/platform/database/team-rows";
import { type AssessmentStatus, assessmentStatuses } from "../assessment-statuses";
import { attentionOf, worstStatus } from "../attention";
import { ControlLevels } from "../emkg/schema";
import { assessedSheets, stockOf } from "../inputs/service";
import { AssessmentInputs } from "../review";
import type { Overview, OverviewPlacement } from "../views/schema";

export type OverviewFilter = {
  query?: string;
  workplace_id?: string;
  status?: AssessmentStatus;
  page: number;
  size: number;
};
type Placed = z.input<typeof OverviewPlacement> & { productId: string };
type Row = {
  product_id: string;
  name: string;
  h_codes: string[] | null;
  workplaces: { id: string; name: string }[];
};

/** Products × workplaces with what each placement asks for, a page of products at a time by name. */
export async function overview(context: Context, filter: OverviewFilter): Promise<z.input<typeof Overview>> {
  if (filter.workplace_id) await requireWorkplace(database(), context, filter.workplace_id);
  const assessed = await assessedPlacements(context);
  const [counts, products] = await Promise.all([
    countByStatus(context, filter, assessed),
    pageOfProducts(context, filter, assessed),
  ]);
  const byPlacement = new Map(assessed.map((one) => [`${one.productId} ${one.workplace_id}`, one]));
  const shown = new Map(products.rows.flatMap(({ workplaces }) => workplaces.map((one) => [one.id, one])));
  const seen = (filter.page - 1) * filter.size + products.rows.length;
  return {
    meta: { page: filter.page, size: filter.size, total: products.total, has_more: seen < products.total },
    counts,
    workplaces: [...shown.values()].toSorted((a, b) => a.name.localeCompare(b.name)),
    data: products.rows.map((row) => ({
      product: { id: row.product_id, name: row.name },
      h_codes: row.h_codes ?? [],
      placements: row.workplaces.map(({ id }) => byPlacement.get(`${row.product_id} ${id}`) ?? missing(id)),
    })),
  };
}

function missing(workplaceId: string): z.input<typeof OverviewPlacement> {
  return { workplace_id: workplaceId, status: "missing", emkg: null, recess: null };
}

/** What the assessments of a workplace's products ask for, by the products' ids; those without any are left out. */
export async function assessedAt(
  context: Context,
  workplaceId: string,
): Promise<ReadonlyMap<string, Placed>> {
  const placed = await assessedPlacements(context, workplaceId);
  return new Map(placed.map((one) => [one.productId, one]));
}

/** Every placement of the team, or of one workplace, that has an assessment, with what it asks for. */
async function assessedPlacements(context: Context, workplaceId?: string): Promise<Placed[]> {
  const rows = await database().assessment.findMany({
    where: { teamId: context.team.id, workplaceId, state: { not: "superseded" } },
    select: {
      productId: true,
      workplaceId: true,
      method: true,
      state: true,
      reviewDue: true,
      inputs: true,
      riskScore: true,
      controlLevels: true,
    },
  });
  const stored = rows.map(({ inputs }) => AssessmentInputs.safeParse(inputs).data ?? null);
  const ids = [...new Set(rows.map(({ productId }) => productId))];
  const [changed, stock] = await Promise.all([
    changedSheets(context, rows, stored),
    stockOf(database(), context, ids),
  ]);
  const today = new Date().toISOString().slice(0, 10);
  const placed = new Map<string, Placed>();
  for (const [index, row] of rows.entries()) {
    const was = stored[index] ?? null;
    const sheet = changed.has(row.productId) ? changed.get(row.productId) : was?.sheet;
    const { status } = attentionOf(
      {
        method: row.method,
        state: row.state === "signed" ? "signed" : "draft",
        reviewDue: row.reviewDue?.toISOString().slice(0, 10) ?? null,
        stored: was,
      },
      { sheet: sheet ?? null, stock: stock(row) },
      today,
    );
    const key = `${row.productId} ${row.workplaceId}`;
    const one = placed.get(key) ?? { ...missing(row.workplaceId), productId: row.productId };
    if (row.method === "recess") one.recess = { status, risk_score: row.riskScore ?? 0 };
    else one.emkg = { status, overall: ControlLevels.parse(row.controlLevels).overall };
    placed.set(key, one);
  }
  for (const one of placed.values())
    one.status = worstStatus([one.recess?.status, one.emkg?.status].filter((status) => status !== undefined));
  return [...placed.values()];
}

/** The facts of products whose primary sheet was read otherwise than when they were assessed; the rest need no look. */
async function changedSheets(
  context: Context,
  rows: { productId: string }[],
  stored: (AssessmentInputs | null)[],
) {
  const ids = [...new Set(rows.map(({ productId }) => productId))];
  const current = await database().product.findMany({
    where: { teamId: context.team.id, id: { in: ids } },
    select: {
      id: true,
      primaryDocument: {
        select: { id: true, extractionId: true, hazards: true, correctedReading: { select: { id: true } } },
      },
    },
  });
  const readings = new Map(current.map(({ id, primaryDocument: sheet }) => [id, sheet]));
  const changed = rows.flatMap(({ productId }, index) => {
    const [was, is] = [stored[index]?.sheet, readings.get(productId)];
    const isSame =
      was &&
      was.document_id === is?.id &&
      was.extraction_id === (is.correctedReading?.id ?? is.extractionId) &&
      was.hazards_unknown === (is.hazards !== "known");
    return isSame ? [] : [productId];
  });
  const facts = await assessedSheets(database(), context, [...new Set(changed)]);
  return new Map(changed.map((id) => [id, facts.get(id) ?? null]));
}

/** Placements of products in use, each with what it asks for: $1 team, $2–$4 assessed ones, $5 workplace, $6 text. */
const matched = `
  with assessed as (select * from unnest($2::uuid[], $3::uuid[], $4::text[]) as t (product_id, workplace_id, status)),
  matched as (
    select pl.product_id, pl.workplace_id, coalesce(a.status, 'missing') as status, d.hazard_statements as h_codes,
      coalesce(p.display_name, d.alternate_name, d.product_name, regexp_replace(d.file_name, '\\.pdf$', '', 'i'), '–') as name
    from placements pl
      join products p on p.team_id = pl.team_id and p.id = pl.product_id
      left join documents d on d.team_id = p.team_id and d.id = p.primary_document_id
      left join assessed a on a.product_id = pl.product_id and a.workplace_id = pl.workplace_id
    where pl.team_id = $1 and not p.archived and ($5::uuid is null or pl.workplace_id = $5)
      and ($6::text is null or p.display_name ilike $6 or d.alternate_name ilike $6 or d.product_name ilike $6
        or d.cas_number ilike $6)
  )`;

function valuesOf(context: Context, filter: OverviewFilter, assessed: Placed[]): unknown[] {
  const pattern = filter.query ? `%${filter.query.replace(/[\\%_]/g, "\\$&")}%` : null;
  return [
    context.team.id,
    assessed.map(({ productId }) => productId),
    assessed.map(({ workplace_id }) => workplace_id),
    assessed.map(({ status }) => status),
    filter.workplace_id ?? null,
    pattern,
  ];
}

async function countByStatus(context: Context, filter: OverviewFilter, assessed: Placed[]) {
  const { rows } = await pool().query<{ status: AssessmentStatus; count: number }>(
    `${matched} select status, count(*)::int from matched group by status`,
    valuesOf(context, filter, assessed),
  );
  const found = new Map(rows.map(({ status, count }) => [status, count]));
  return Object.fromEntries(assessmentStatuses.map((status) => [status, found.get(status) ?? 0])) as Record<
    AssessmentStatus,
    number
  >;
}

async function pageOfProducts(context: Context, filter: OverviewFilter, assessed: Placed[]) {
  const { rows } = await pool().query<Row & { total: number }>(
    `${matched} select m.product_id, m.name, m.h_codes, count(*) over ()::int as total,
       json_agg(json_build_object('id', w.id, 'name', w.name)) as workplaces
     from matched m join workplaces w on w.team_id = $1 and w.id = m.workplace_id
     where m.product_id in (select product_id from matched where $7::text is null or status = $7)
     group by m.product_id, m.name, m.h_codes
     order by lower(m.name), m.product_id limit $8 offset $9`,
    [
      ...valuesOf(context, filter, assessed),
      filter.status ?? null,
      filter.size,
      (filter.page - 1) * filter.size,
    ],
  );
  return { rows, total: rows[0]?.total ?? 0 };
}

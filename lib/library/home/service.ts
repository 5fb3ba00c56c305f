import { overview } from "@/lib/assessments/overview/service";
import { countUnanswered } from "@/lib/holdings/letters/service";
import type { Context } from "@/lib/platform/context";
import { database } from "@/lib/platform/database/client";
import { pool } from "@/lib/platform/database/pool";
import { attention as cardAttention } from "@/lib/printing/approved/service";
import type { HazardState } from "@/lib/sheet/hazard-states";
import { doubtfulBelow } from "@/lib/sheet/quality";
import type { ReviewState } from "@/lib/sheet/review-states";

export type Attention = {
  failed: number;
  processing: number;
  doubtful: number;
  /** Products whose hazards are unknown or doubtful. */
  hazards: number;
  old: number;
  undated: number;
  undecided: number;
  /** Products whose sheet nobody has released. */
  unreleased: number;
  awaiting: number;
  /** Letters to suppliers that are without an answer for long. */
  unanswered: number;
  assessments: { missing: number; review: number; overdue: number; draft: number };
  /** Approved safety cards that the sheet no longer bears out, or whose day has passed. */
  cards: { outdated: number; expired: number };
  products: number;
  workplaces: number;
  /** A sheet of an earlier day is older than the team's limit. */
  oldBefore: string;
};

type Counts = Pick<
  Attention,
  | "failed"
  | "processing"
  | "doubtful"
  | "hazards"
  | "old"
  | "undated"
  | "undecided"
  | "unreleased"
  | "awaiting"
  | "products"
  | "workplaces"
>;

/** What asks for a person's attention, counted as the lists count that show it. */
export async function attention(context: Context, today: Date): Promise<Attention> {
  const teamId = context.team.id;
  const { sheetAgeYears } = await database().team.findUniqueOrThrow({ where: { id: teamId } });
  const oldBefore = yearsBefore(today, sheetAgeYears);
  const [{ rows }, { counts }, unanswered, cards] = await Promise.all([
    pool().query<Counts>(statement, [teamId, doubtfulBelow, oldBefore]),
    overview(context, { page: 1, size: 1 }),
    countUnanswered(context, today),
    cardAttention(context),
  ]);
  const found = rows[0];
  if (!found) throw new Error("a count has one row");
  const { missing = 0, review = 0, overdue = 0, draft = 0 } = counts;
  return { ...found, unanswered, assessments: { missing, review, overdue, draft }, cards, oldBefore };
}

const statement = `
  with library as (
    select d.quality_score, d.hazards, d.revision_date, d.procurement_status, d.status, d.review_state
    from products p join documents d on d.team_id = p.team_id and d.id = p.primary_document_id
    where p.team_id = $1 and not p.archived)
  select
    (select count(*)::int from documents where team_id = $1 and not archived and status = 'failed') as failed,
    (select count(*)::int from documents where team_id = $1 and not archived and status = 'processing') as processing,
    (select count(*)::int from library where quality_score < $2) as doubtful,
    (select count(*)::int from library where hazards in ('unknown', 'doubtful')) as hazards,
    (select count(*)::int from library where revision_date < $3::date) as old,
    (select count(*)::int from library where revision_date is null) as undated,
    (select count(*)::int from library where procurement_status = 'Review') as undecided,
    (select count(*)::int from library where review_state <> 'released') as unreleased,
    (select count(*)::int from products where team_id = $1 and not archived and primary_document_id is null) as awaiting,
    (select count(*)::int from library) as products,
    (select count(*)::int from workplaces where team_id = $1 and not archived) as workplaces`;

function yearsBefore(day: Date, years: number): string {
  const before = new Date(day);
  before.setUTCFullYear(before.getUTCFullYear() - years);
  return before.toISOString().slice(0, 10);
}

export type AwaitingProduct = {
  id: string;
  name: string;
  /** As an import named it. */
  manufacturer: string | null;
  supplier: string | null;
  createdAt: Date;
};

const awaitingAtOnce = 100;

/** Products whose sheet is still to come, the oldest first, a page of them from 1 on. */
export async function awaitingSheet(
  context: Context,
  page: number,
): Promise<{ products: AwaitingProduct[]; total: number; pages: number }> {
  const where = { teamId: context.team.id, archived: false, primaryDocumentId: null };
  const [total, rows] = await Promise.all([
    database().product.count({ where }),
    database().product.findMany({
      where,
      orderBy: [{ createdAt: "asc" }, { id: "asc" }],
      skip: (page - 1) * awaitingAtOnce,
      take: awaitingAtOnce,
    }),
  ]);
  const products = rows.map(({ id, displayName, awaitedManufacturer, supplier, createdAt }) => ({
    id,
    name: displayName ?? "–",
    manufacturer: awaitedManufacturer,
    supplier,
    createdAt,
  }));
  return { products, total, pages: Math.ceil(total / awaitingAtOnce) };
}

export type SheetToReview = {
  id: string;
  productId: string;
  name: string;
  signalWord: "Danger" | "Warning" | null;
  hazards: HazardState;
  reviewState: ReviewState;
  createdAt: Date;
};

/**
 * Sheets that wait for somebody to release them: what may be most dangerous first, which is what is not known or
 * bears "Danger", and of the same danger the oldest.
 */
export async function sheetsToReview(context: Context, most: number): Promise<SheetToReview[]> {
  const { rows } = await pool().query<SheetToReview>(
    `select d.id, p.id as "productId", coalesce(p.display_name, d.alternate_name, d.product_name, d.file_name) as name,
       d.signal_word as "signalWord", coalesce(d.hazards, 'unknown')::text as hazards,
       d.review_state::text as "reviewState", d.created_at as "createdAt"
     from products p join documents d on d.team_id = p.team_id and d.id = p.primary_document_id
     where p.team_id = $1 and not p.archived and d.status = 'completed' and d.review_state <> 'released'
     order by case when d.hazards is distinct from 'known' or d.signal_word = 'Danger' then 0
         when d.signal_word = 'Warning' then 1 else 2 end, d.created_at, d.id
     limit $2`,
    [context.team.id, most],
  );
  return rows;
}

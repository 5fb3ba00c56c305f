import type { Context } from "@/lib/platform/context";
import type { Prisma } from "@/lib/platform/database/generated/client";
import { sheetFacts } from "@/lib/sheet/facts";
import { emptySummary, sectionsOf, summaryOf } from "@/lib/sheet/stored";
import { type AssessedSheet, assessedFacts } from "../assessed-sheet";
import { bandOfKilograms } from "../emkg/bands";
import type { AssessmentInputs } from "../review";

export type PlacementKey = { productId: string; workplaceId: string };

type SheetRow = {
  product_id: string;
  document_id: string;
  extraction_id: string | null;
  revision_date: string | null;
  document: unknown;
  sections: unknown;
};
type StockRow = { product_id: string; workplace_id: string | null; amount: number };

/** What assessments of placements rest on now, in the order of the placements. */
export async function inputsOf(
  tx: Prisma.TransactionClient,
  context: Context,
  keys: readonly PlacementKey[],
): Promise<AssessmentInputs[]> {
  const ids = [...new Set(keys.map(({ productId }) => productId))];
  const [sheets, stock] = await Promise.all([assessedSheets(tx, context, ids), stockOf(tx, context, ids)]);
  return keys.map((key) => ({ sheet: sheets.get(key.productId) ?? null, stock: stock(key) }));
}

/** Most of what these sections hold, and nothing that an assessment rests on. */
const unneeded = ["text", "subsections", "components", "precautionary_statements", "supplemental_statements"];

/** What assessments take from products' primary sheets; a product whose sheet has no data is missing. */
export async function assessedSheets(
  tx: Prisma.TransactionClient,
  context: Context,
  productIds: readonly string[],
): Promise<Map<string, AssessedSheet>> {
  if (!productIds.length) return new Map();
  const rows = await tx.$queryRaw<SheetRow[]>`
    select p.id as product_id, d.id as document_id, r.id as extraction_id,
      to_char(d.revision_date, 'YYYY-MM-DD') as revision_date, r.document - 'components' as document,
      (select jsonb_object_agg(name, section - ${unneeded}::text[])
        from jsonb_each(r.sections) as one(name, section)
        where name in ('section2', 'section3', 'section9', 'section14')) as sections
    from products p
      join documents d on d.team_id = p.team_id and d.id = p.primary_document_id
      left join readings r on r.team_id = d.team_id and r.document_id = d.id
    where p.team_id = ${context.team.id}::uuid and p.id = any(${productIds}::uuid[]) and d.status = 'completed'`;
  return new Map(rows.map((row) => [row.product_id, toAssessed(row)]));
}

function toAssessed({
  document_id,
  extraction_id,
  revision_date,
  document,
  sections,
}: SheetRow): AssessedSheet {
  const facts = sheetFacts(summaryOf(document) ?? emptySummary, sectionsOf(sections));
  return { document_id, extraction_id, revision_date, ...assessedFacts(facts) };
}

/** Gives the stock of a placement; where none is counted there, that of the product without a workplace. */
export async function stockOf(
  tx: Prisma.TransactionClient,
  context: Context,
  productIds: readonly string[],
): Promise<(key: PlacementKey) => AssessmentInputs["stock"]> {
  // A pound is 0.45359237 kg.
  const rows = await tx.$queryRaw<StockRow[]>`
    select product_id, workplace_id,
      round(sum(amount * container_count * case unit when 'lbs' then 0.45359237 else 1 end), 3)::float as amount
    from quantity_lines
    where team_id = ${context.team.id}::uuid and product_id = any(${productIds}::uuid[])
      and amount is not null and unit is not null
    group by product_id, workplace_id`;
  const amounts = new Map(
    rows.map(({ product_id, workplace_id, amount }) => [`${product_id} ${workplace_id ?? "-"}`, amount]),
  );
  return ({ productId, workplaceId }) => {
    const amount = amounts.get(`${productId} ${workplaceId}`) ?? amounts.get(`${productId} -`) ?? 0;
    return { amount, band: bandOfKilograms(amount) };
  };
}

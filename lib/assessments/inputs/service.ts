import type { Context } from "@/lib/platform/context";
import type { Prisma } from "@/lib/platform/database/generated/client";
import { bandOfKilograms } from "../emkg/bands";
import type { AssessmentInputs } from "../review";
import { saysGas } from "../says-gas";
import { propertiesOf, type SheetFacts } from "../sheet-facts";

export type PlacementKey = { productId: string; workplaceId: string };

type SheetRow = {
  product_id: string;
  document_id: string;
  extraction_id: string | null;
  revision_date: string | null;
  h_codes: string[];
  physical_state: string | null;
  boiling_point: unknown;
  vapour_pressure: unknown;
  ph: unknown;
  classifications: unknown;
  hazards_unknown: boolean;
  transport_classes: string[];
  kind: string | null;
  flash_point: number | null;
  cas_number: string | null;
};
type StockRow = { product_id: string; workplace_id: string | null; amount: number };

/** What assessments of placements rest on now, in the order of the placements. */
export async function inputsOf(
  tx: Prisma.TransactionClient,
  context: Context,
  keys: readonly PlacementKey[],
): Promise<AssessmentInputs[]> {
  const ids = [...new Set(keys.map(({ productId }) => productId))];
  const [sheets, stock] = await Promise.all([sheetFacts(tx, context, ids), stockOf(tx, context, ids)]);
  return keys.map((key) => ({ sheet: sheets.get(key.productId) ?? null, stock: stock(key) }));
}

/** The facts of products' primary sheets; a product whose sheet has no data is missing. */
export async function sheetFacts(
  tx: Prisma.TransactionClient,
  context: Context,
  productIds: readonly string[],
): Promise<Map<string, SheetFacts>> {
  if (!productIds.length) return new Map();
  const rows = await tx.$queryRaw<SheetRow[]>`
    select p.id as product_id, d.id as document_id, e.id as extraction_id, d.hazard_statements as h_codes,
      d.physical_state, to_char(d.revision_date, 'YYYY-MM-DD') as revision_date,
      e.sections->'section9'->'boiling_point' as boiling_point,
      e.sections->'section9'->'vapour_pressure' as vapour_pressure,
      e.sections->'section9'->'ph' as ph,
      e.sections->'section2'->'classifications' as classifications,
      d.hazards is distinct from 'known' as hazards_unknown,
      d.transport_classes, e.sections->'section3'->>'kind' as kind, d.cas_number, d.flash_point
    from products p
      join documents d on d.team_id = p.team_id and d.id = p.primary_document_id
      left join readings e on e.team_id = d.team_id and e.document_id = d.id
    where p.team_id = ${context.team.id}::uuid and p.id = any(${productIds}::uuid[]) and d.status = 'completed'`;
  return new Map(rows.map((row) => [row.product_id, toFacts(row)]));
}

function toFacts(row: SheetRow): SheetFacts {
  return {
    document_id: row.document_id,
    extraction_id: row.extraction_id,
    revision_date: row.revision_date,
    h_codes: row.h_codes,
    physical_state: row.physical_state,
    hazards_unknown: row.hazards_unknown,
    is_gas: saysGas(row.physical_state, row.h_codes, row.transport_classes),
    kind: kindOf(row),
    flash_point_c: row.flash_point,
    ...propertiesOf({
      boilingPoint: row.boiling_point,
      vapourPressure: row.vapour_pressure,
      ph: row.ph,
      classifications: row.classifications,
    }),
  };
}

/** A number of its own is a substance's, where section 3 does not say. */
function kindOf({ kind, cas_number }: SheetRow): SheetFacts["kind"] {
  if (kind === "substance" || kind === "mixture") return kind;
  return cas_number ? "substance" : null;
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

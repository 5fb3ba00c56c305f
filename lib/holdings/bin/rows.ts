import { z } from "zod";
import type { Prisma } from "@/lib/platform/database/generated/client";
import { keptTables, restoreRows } from "@/lib/platform/database/kept-rows";
import type { BinKind } from "./kinds";
import type { Removing } from "./uses";

type Tx = Prisma.TransactionClient;
type Kept = { kind: BinKind; id: string; name: string; byName: string };

/** The tables whose rows go with a document. */
const ofDocument = ["attachments", "runs", "words", "corrected_readings", "releases"] as const;

const rowsOf = (table: string, condition: string, row = "to_jsonb(r)") =>
  `'${table}', (select coalesce(jsonb_agg(${row}), '[]') from ${table} r where r.team_id = $1::uuid and ${condition})`;

const content = `jsonb_build_object(
  ${rowsOf("products", "r.id = any($3::uuid[])", `to_jsonb(r) || '{"primary_document_id": null}'`)},
  ${rowsOf("workplaces", "r.id = any($4::uuid[])")},
  ${rowsOf("documents", "r.id = any($2::uuid[])")},
  ${ofDocument.map((table) => rowsOf(table, "r.document_id = any($2::uuid[])")).join(",\n")},
  'primary_of', (select coalesce(jsonb_object_agg(p.id, p.primary_document_id), '{}') from products p
    where p.team_id = $1::uuid and p.primary_document_id = any($2::uuid[])))`;

/** Keeps rows as they are, just before they are removed. Gives the id of what is kept. */
export async function keepRows(
  tx: Tx,
  removing: Removing,
  { kind, id, name, byName }: Kept,
): Promise<string> {
  const { teamId, documentIds, productIds, workplaceIds } = removing;
  const [row] = await tx.$queryRawUnsafe<{ id: string }[]>(
    `insert into removals (team_id, subject, name, by_name, content)
     select $1::uuid, $5, $6, $7, ${content} returning id::text`,
    teamId,
    documentIds,
    productIds,
    workplaceIds,
    `${kind}:${id}`,
    name,
    byName,
  );
  if (!row) throw new Error("nothing was kept of what is removed");
  return row.id;
}

/** What was kept, as far as it decides on how it comes back; the rows' other columns are kept with it. */
export const KeptContent = z.looseObject({
  products: z.array(z.looseObject({ id: z.string() })),
  workplaces: z.array(z.looseObject({ name_key: z.string() })),
  documents: z.array(
    z.looseObject({
      id: z.string(),
      sheet_id: z.string(),
      product_id: z.string().nullable(),
      extraction_id: z.string().nullable(),
    }),
  ),
  /** The documents that were their products' primary sheets, by product. */
  primary_of: z.record(z.string(), z.string()),
});
export type KeptContent = z.infer<typeof KeptContent>;

export async function putBack(tx: Tx, kept: KeptContent): Promise<void> {
  const text = JSON.stringify(kept);
  for (const table of keptTables) await restoreRows(tx, table, text);
}

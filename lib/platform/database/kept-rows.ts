import type { Prisma } from "./generated/client";

type Tx = Prisma.TransactionClient;

/** The tables whose rows are kept when they are removed, in an order in which they can be put back. */
export const keptTables = [
  "products",
  "workplaces",
  "documents",
  "attachments",
  "runs",
  "words",
  "corrected_readings",
  "releases",
  "placements",
  "quantity_lines",
  "assessments",
] as const;
export type KeptTable = (typeof keptTables)[number];

/** For so many days a removal can be undone. */
export const keptDays = 30;

/** Puts rows back with the columns that were kept and are still there; what the table has got since has its default. */
export async function restoreRows(tx: Tx, table: KeptTable, content: string): Promise<void> {
  const [known] = await tx.$queryRaw<{ columns: string | null }[]>`
    select string_agg(quote_ident(attname), ', ' order by attnum) as columns from pg_attribute
    where attrelid = to_regclass(${table}) and attnum > 0 and not attisdropped and attgenerated = ''
      and jsonb_exists(${content}::jsonb -> ${table} -> 0, attname::text)`;
  if (!known?.columns) return;
  await tx.$executeRawUnsafe(
    `insert into ${table} (${known.columns})
     select ${known.columns} from jsonb_populate_recordset(null::${table}, $1::jsonb -> '${table}')`,
    content,
  );
}

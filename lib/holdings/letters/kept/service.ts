import { z } from "zod";
import { toPerson } from "@/lib/holdings/review/people";
import type { Context } from "@/lib/platform/context";
import { pool } from "@/lib/platform/database/pool";
import { type Letter, LetterDraft, LetterFinding } from "../schema";

type Row = {
  id: string;
  document_id: string;
  product_name: string;
  language: string;
  recipient: string | null;
  recipient_email: string | null;
  subject: string;
  text: string;
  findings: unknown;
  by_kind: string;
  by_id: string;
  by_name: string;
  created_at: Date;
  closed_at: Date | null;
  closed_by_kind: string | null;
  closed_by_id: string | null;
  closed_by_name: string | null;
  note: string | null;
  revision_id: string | null;
  revision_at: Date | null;
};

/** Letters with the revision that has come since: later than the sheet, and newer here than the letter. */
const letters = `
  select l.*, coalesce(d.product_name, d.file_name) as product_name, later.id as revision_id,
    later.created_at as revision_at, l.closed_at is null and later.id is null as is_open
  from letters l
  join documents d on d.team_id = l.team_id and d.id = l.document_id
  left join products p on p.team_id = d.team_id and p.id = d.product_id
  left join documents later on later.team_id = p.team_id and later.id = p.primary_document_id
    and later.id <> d.id and later.created_at > l.created_at
    and coalesce(later.revision_date, 'epoch') > coalesce(d.revision_date, 'epoch')
  where l.team_id = $1`;

export type LetterFilter = {
  id?: string;
  documentId?: string;
  isOpen?: boolean;
  before?: Date;
};

const chosen = `
  select *, count(*) over ()::int as total from (${letters}) letter
  where ($2::uuid is null or id = $2) and ($3::uuid is null or document_id = $3)
    and ($4::boolean is null or is_open = $4) and ($5::timestamptz is null or created_at <= $5)`;

const valuesOf = ({ team }: Context, { id, documentId, isOpen, before }: LetterFilter) => [
  team.id,
  id ?? null,
  documentId ?? null,
  isOpen ?? null,
  before ?? null,
];

/** Letters of the team, open ones first and of these the oldest, with how many there are in all. */
export async function lettersOf(
  context: Context,
  filter: LetterFilter,
  page: { from: number; most: number },
): Promise<{ letters: z.input<typeof Letter>[]; total: number }> {
  const { rows } = await pool().query<Row & { total: number }>(
    `${chosen} order by is_open desc, case when is_open then created_at end, created_at desc, id
     offset $6 limit $7`,
    [...valuesOf(context, filter), page.from, page.most],
  );
  return { letters: rows.map(toLetter), total: rows[0]?.total ?? 0 };
}

/** How many letters there are, without reading them. */
export async function countLetters(context: Context, filter: LetterFilter): Promise<number> {
  const { rows } = await pool().query<{ count: number }>(
    `select count(*)::int as count from (${chosen}) counted`,
    valuesOf(context, filter),
  );
  return rows[0]?.count ?? 0;
}

function toLetter(row: Row): z.input<typeof Letter> {
  const { closed_at, closed_by_kind: byKind, closed_by_id: byId, closed_by_name: byName } = row;
  const answered = closed_at ?? row.revision_at;
  return {
    id: row.id,
    document_id: row.document_id,
    product_name: row.product_name,
    language: LetterDraft.shape.language.parse(row.language),
    recipient: row.recipient,
    recipient_email: row.recipient_email,
    subject: row.subject,
    text: row.text,
    findings: z.array(LetterFinding).parse(row.findings),
    status: answered ? "answered" : "open",
    created_at: row.created_at.toISOString(),
    created_by: toPerson({ byKind: row.by_kind, byId: row.by_id, byName: row.by_name }),
    answered_at: answered?.toISOString() ?? null,
    answered_by: byKind && byId && byName ? toPerson({ byKind, byId, byName }) : null,
    revision_id: row.revision_id,
    note: row.note,
  };
}

import type { z } from "zod";
import { actorName, type Context } from "@/lib/platform/context";
import { pool } from "@/lib/platform/database/pool";
import { Parameters, teamParameter } from "@/lib/platform/database/statement";
import { streamRows } from "@/lib/platform/database/stream-rows";
import { notFound } from "@/lib/platform/errors";
import { actionsOf } from "./kinds";
import type { AuditFilter, AuditQuery } from "./schema";
import { type AuditRow, toAuditEvent } from "./serialiser";

type Members = Record<string, unknown>;

/** Notes that an actor carried out a writing operation. */
export async function recordEvent(
  context: Context,
  event: { action: string; targetId: string | null; details?: Members; before?: Members | null },
): Promise<void> {
  await pool().query(
    `insert into audit_events (team_id, actor, action, target_id, details, request_id, before)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      context.team.id,
      actorName(context.actor),
      event.action,
      event.targetId,
      event.details ?? {},
      context.requestId,
      event.before ?? null,
    ],
  );
}

/** The same, where the actor has not done it in the last hour: a preview that is made at each change is one thing done. */
export async function recordOnce(
  context: Context,
  event: { action: string; targetId: string; details: Record<string, unknown> },
): Promise<void> {
  const { rowCount } = await pool().query(
    `select from audit_events where team_id = $1 and target_id = $2 and actor = $3 and action = $4
       and details = $5 and created_at > now() - interval '1 hour' limit 1`,
    [context.team.id, event.targetId, actorName(context.actor), event.action, event.details],
  );
  if (!rowCount) await recordEvent(context, event);
}

/** Notes the same action on many targets, and of each what it was before. */
export async function recordEvents(
  context: Context,
  action: string,
  targets: { id: string; before?: Members }[],
  details: Members = {},
): Promise<void> {
  if (!targets.length) return;
  await pool().query(
    `insert into audit_events (team_id, actor, action, target_id, details, request_id, before)
     select $1, $2, $3, target.id, $5, $6, target.before
     from jsonb_to_recordset($4::jsonb) target (id uuid, before jsonb)`,
    [context.team.id, actorName(context.actor), action, JSON.stringify(targets), details, context.requestId],
  );
}

const columns = `e.id::text, e.actor, e.action, e.target_id, e.details, e.before, e.request_id, e.created_at,
  coalesce(u.name, u.email, k.name) as actor_name,
  coalesce(p.display_name, pd.product_name, d.product_name, d.file_name, w.name, tk.name, m.name, m.email, i.file_name,
    g.name, c.name) as target_name,
  case when p.id is not null then 'product' when d.id is not null then 'document'
    when w.id is not null then 'workplace' when tk.id is not null then 'key' when m.id is not null then 'person'
    when i.id is not null then 'import' when g.id is not null then 'field_group'
    when c.id is not null then 'card_profile' end as target_kind,
  coalesce(p.id, e.target_id) as linked_id`;
/** An event about stock names the product that it is of. */
const named = `left join users u on e.actor = 'user:' || u.id
  left join api_keys k on k.team_id = e.team_id and e.actor = 'key:' || k.id
  left join quantity_lines q on q.team_id = e.team_id and q.id = e.target_id
  left join products p on p.team_id = e.team_id and p.id = coalesce(q.product_id, e.target_id)
  left join documents pd on pd.team_id = p.team_id and pd.id = p.primary_document_id
  left join documents d on d.team_id = e.team_id and d.id = e.target_id
  left join workplaces w on w.team_id = e.team_id and w.id = e.target_id
  left join api_keys tk on tk.team_id = e.team_id and tk.id = e.target_id
  left join imports i on i.team_id = e.team_id and i.id = e.target_id
  left join custom_field_groups g on g.team_id = e.team_id and g.id = e.target_id
  left join safety_card_profiles c on c.team_id = e.team_id and c.id = e.target_id
  left join users m on e.action in ('changeMemberRole', 'removeMember') and m.id = e.target_id`;

/** One page of what was done in the team, the newest first. */
export async function list(context: Context, { page, per_page, ...filter }: z.infer<typeof AuditQuery>) {
  const parameters = new Parameters(context.team.id);
  const where = whereClause(filter, parameters);
  const count = `select count(*)::int as total from audit_events e where ${where}`;
  const total = (await pool().query<{ total: number }>(count, parameters.values)).rows[0]?.total ?? 0;
  const limit = `limit ${parameters.add(per_page)} offset ${parameters.add((page - 1) * per_page)}`;
  const { rows } = await pool().query<AuditRow>(
    `select ${columns} from (select * from audit_events e where ${where} order by e.created_at desc, e.id desc ${limit}) e
     ${named} order by e.created_at desc, e.id desc`,
    parameters.values,
  );
  return {
    meta: { page, per_page, total, has_more: (page - 1) * per_page + rows.length < total },
    data: rows.map(toAuditEvent),
  };
}

/** The same without pages, as batches, for a file. */
export async function* all(context: Context, filter: AuditFilter) {
  const parameters = new Parameters(context.team.id);
  const where = whereClause(filter, parameters);
  const text = `select ${columns} from audit_events e ${named} where ${where} order by e.created_at desc, e.id desc`;
  for await (const rows of streamRows<AuditRow>({ text, values: parameters.values }))
    yield rows.map(toAuditEvent);
}

/** What was done to a product and to its sheets, the newest first. */
export async function ofProduct(context: Context, productId: string) {
  const known = await pool().query("select from products where team_id = $1 and id = $2", [
    context.team.id,
    productId,
  ]);
  if (!known.rowCount) throw notFound("This product");
  const { rows } = await pool().query<AuditRow>(
    `select ${columns} from (
       select * from audit_events e where e.team_id = $1 and e.target_id in (
         select $2::uuid union all select id from documents where team_id = $1 and product_id = $2)
       order by e.created_at desc, e.id desc limit 200) e
     ${named} order by e.created_at desc, e.id desc`,
    [context.team.id, productId],
  );
  return rows.map(toAuditEvent);
}

/** The procurement decisions on a document, the newest first. */
export async function decisionsOn(context: Context, documentId: string, productId: string | null) {
  const { rows } = await pool().query<AuditRow>(
    `select ${columns} from (
       select * from audit_events e where e.team_id = $1
         and (e.target_id = $2 and e.action in ('setProcurementStatus', 'decideOnDocument')
           or e.target_id = $3 and e.action = 'decideProducts')
       order by e.created_at desc, e.id desc limit 100) e
     ${named} order by e.created_at desc, e.id desc`,
    [context.team.id, documentId, productId],
  );
  return rows.map(toAuditEvent);
}

function whereClause(filter: AuditFilter, parameters: Parameters): string {
  const conditions = [`e.team_id = ${teamParameter}`];
  if (filter.actor) conditions.push(`e.actor = ${parameters.add(filter.actor)}`);
  if (filter.kind) conditions.push(`e.action = any(${parameters.add(actionsOf(filter.kind))})`);
  if (filter.action) conditions.push(`e.action = ${parameters.add(filter.action)}`);
  if (filter.target_id) conditions.push(`e.target_id = ${parameters.add(filter.target_id)}::uuid`);
  if (filter.from) conditions.push(`e.created_at >= ${parameters.add(filter.from)}::date`);
  if (filter.to) conditions.push(`e.created_at < ${parameters.add(filter.to)}::date + 1`);
  return conditions.join(" and ");
}

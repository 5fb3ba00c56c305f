import { actorName, type Context } from "@/lib/context";
import { pool } from "@/lib/database/pool";

/** Notes that an actor carried out a writing operation. */
export async function recordEvent(
  context: Context,
  event: { action: string; targetId: string | null },
): Promise<void> {
  await pool().query(
    "insert into audit_events (team_id, actor, action, target_id, request_id) values ($1, $2, $3, $4, $5)",
    [context.team.id, actorName(context.actor), event.action, event.targetId, context.requestId],
  );
}

/** Notes the same action on many targets. */
export async function recordEvents(context: Context, action: string, targetIds: string[]): Promise<void> {
  if (!targetIds.length) return;
  await pool().query(
    `insert into audit_events (team_id, actor, action, target_id, request_id)
     select $1, $2, $3, id, $5 from unnest($4::uuid[]) id`,
    [context.team.id, actorName(context.actor), action, targetIds, context.requestId],
  );
}

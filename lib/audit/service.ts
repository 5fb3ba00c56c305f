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

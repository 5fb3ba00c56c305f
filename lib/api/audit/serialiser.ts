import { z } from "zod";
import type { AuditEvent } from "./schema";

export type AuditRow = {
  id: string;
  actor: string;
  action: string;
  target_id: string | null;
  details: Record<string, unknown>;
  request_id: string | null;
  created_at: Date;
  actor_name: string | null;
  target_name: string | null;
};

const Kind = z.enum(["user", "key", "worker", "operator"]);

export function toAuditEvent(row: AuditRow): z.input<typeof AuditEvent> {
  const [kind, id] = row.actor.split(":");
  return {
    id: row.id,
    actor: { kind: Kind.parse(kind), id: id ?? null, name: row.actor_name },
    action: row.action,
    target_id: row.target_id,
    target_name: row.target_name,
    details: row.details,
    request_id: row.request_id,
    created_at: row.created_at.toISOString(),
  };
}

import { z } from "zod";
import type { AuditEvent, targetKinds } from "./schema";

export type AuditRow = {
  id: string;
  actor: string;
  action: string;
  target_id: string | null;
  details: Record<string, unknown>;
  before: Record<string, unknown> | null;
  request_id: string | null;
  created_at: Date;
  actor_name: string | null;
  target_name: string | null;
  target_kind: (typeof targetKinds)[number] | null;
  linked_id: string | null;
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
    target: row.target_kind && row.linked_id ? { kind: row.target_kind, id: row.linked_id } : null,
    details: row.details,
    before: row.before,
    request_id: row.request_id,
    created_at: row.created_at.toISOString(),
  };
}

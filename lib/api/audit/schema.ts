import { z } from "zod";
import { Id, IsoDate, PageInput, Timestamp } from "@/lib/api/values";

export const AuditEvent = z.object({
  id: z.string(),
  actor: z.object({
    kind: z.enum(["user", "key", "worker", "operator"]),
    id: Id.nullable(),
    name: z.string().nullable().describe("Of the person or the key; null when it is no longer there."),
  }),
  action: z.string().describe("Id of the operation."),
  target_id: Id.nullable(),
  target_name: z.string().nullable(),
  details: z.record(z.string(), z.unknown()),
  request_id: Id.nullable(),
  created_at: Timestamp,
});

export const AuditFilter = z.object({
  actor: z.string().max(60).optional().describe("`user:<id>`, `key:<id>`, `worker` or `operator`."),
  action: z.string().max(100).optional(),
  target_id: Id.optional(),
  from: IsoDate.optional(),
  to: IsoDate.optional(),
});
export type AuditFilter = z.infer<typeof AuditFilter>;

export const AuditQuery = AuditFilter.extend(PageInput);

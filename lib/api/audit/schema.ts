import { z } from "zod";
import { Id, IsoDate, PageInput, Timestamp } from "@/lib/api/values";
import { auditKinds } from "./kinds";

export const targetKinds = [
  "product",
  "document",
  "workplace",
  "key",
  "person",
  "import",
  "field_group",
  "card_profile",
] as const;

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
  target: z
    .object({ kind: z.enum(targetKinds), id: Id })
    .nullable()
    .describe("What it was done to; of stock the product. Null when it is no longer there."),
  details: z.record(z.string(), z.unknown()).describe("What was asked, without what stayed as it was."),
  before: z
    .record(z.string(), z.unknown())
    .nullable()
    .describe("What members of `details` were before; of what was removed what it was."),
  request_id: Id.nullable(),
  created_at: Timestamp,
});

export const AuditFilter = z.object({
  actor: z.string().max(60).optional().describe("`user:<id>`, `key:<id>`, `worker` or `operator`."),
  kind: z.enum(auditKinds).optional().describe("What the actions are about."),
  action: z.string().max(100).optional(),
  target_id: Id.optional(),
  from: IsoDate.optional(),
  to: IsoDate.optional(),
});
export type AuditFilter = z.infer<typeof AuditFilter>;

export const AuditQuery = AuditFilter.extend(PageInput);

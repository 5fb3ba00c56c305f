import { z } from "zod";
import { FileReply, operation } from "@/lib/api/operation";
import { Id, PageMeta } from "@/lib/api/values";
import { contentTypes, toFile } from "@/lib/platform/spreadsheets/write";
import { AuditEvent, AuditFilter, AuditQuery } from "./schema";
import * as audit from "./service";

const web = {
  family: "web",
  tag: "Audit log",
  limit: "none",
  sessionOnly: true,
  tool: null,
  status: 200,
} as const;

export const listAuditEvents = operation({
  ...web,
  id: "listAuditEvents",
  method: "GET",
  path: "/audit-events",
  summary: "Read who did what in the team",
  permission: "admin",
  input: AuditQuery,
  output: z.object({ meta: PageMeta, data: z.array(AuditEvent) }),
  run: (context, input) => audit.list(context, input),
});

export const exportAuditEvents = operation({
  ...web,
  id: "exportAuditEvents",
  method: "GET",
  path: "/audit-events/export",
  summary: "Export the audit log as CSV or Excel",
  permission: "admin",
  input: AuditFilter.extend({ format: z.enum(["csv", "xlsx"]).default("csv") }),
  output: { file: Object.values(contentTypes) },
  async run(context, { format, ...filter }) {
    const head = [
      "time",
      "actor",
      "name",
      "action",
      "target_id",
      "target",
      "before",
      "details",
      "request_id",
    ];
    const rows = audit.all(context, filter);
    return new FileReply(
      await toFile(format, "audit-log", head, rows, (event) => [
        event.created_at,
        [event.actor.kind, event.actor.id].filter(Boolean).join(":"),
        event.actor.name,
        event.action,
        event.target_id,
        event.target_name,
        event.before && JSON.stringify(event.before),
        JSON.stringify(event.details),
        event.request_id,
      ]),
    );
  },
});

export const getProductHistory = operation({
  ...web,
  id: "getProductHistory",
  method: "GET",
  path: "/products/{id}/history",
  summary: "Read who changed a product and its sheets",
  permission: "read",
  input: z.object({ id: Id.describe("Id of the product.") }),
  output: z.object({ data: z.array(AuditEvent) }),
  errors: ["not-found"],
  run: async (context, { id }) => ({ data: await audit.ofProduct(context, id) }),
});

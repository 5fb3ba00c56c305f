import { z } from "zod";
import { operation } from "@/lib/api/operation";
import { Id } from "@/lib/api/values";
import { getDocument } from "@/lib/holdings/documents/operations";
import { SdsDocument } from "@/lib/holdings/documents/schema";
import { decideOn } from "@/lib/holdings/procurement/service";
import { Decision, ProcurementCase } from "./schema";
import { readCase } from "./service";

const web = {
  family: "web",
  tag: "Procurement",
  limit: "none",
  sessionOnly: true,
  tool: null,
  status: 200,
} as const;
const sdsId = Id.describe("Id of the SDS document.");

export const getProcurementCase = operation({
  ...web,
  id: "getProcurementCase",
  method: "GET",
  path: "/sds/{sdsId}/procurement-case",
  summary: "Read what to look at before deciding on a sheet",
  permission: "read",
  input: z.object({ sdsId }),
  output: z.object({ data: ProcurementCase }),
  errors: ["not-found"],
  run: async (context, { sdsId }) => ({ data: await readCase(context, sdsId) }),
});

export const decideOnDocument = operation({
  ...web,
  id: "decideOnDocument",
  method: "POST",
  path: "/sds/{sdsId}/decisions",
  summary: "Decide on a sheet, saying why",
  description: "The comment is kept with the decision in the audit log.",
  permission: "write",
  resource: getDocument,
  before: ({ procurement_status }) => ({ status: procurement_status }),
  input: Decision.extend({ sdsId }),
  output: z.object({ data: SdsDocument }),
  errors: ["not-found"],
  run: async (context, { sdsId, status }) => ({ data: await decideOn(context, sdsId, status) }),
});

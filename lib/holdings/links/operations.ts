import { z } from "zod";
import { operation } from "@/lib/api/operation";
import { Id } from "@/lib/api/values";
import { SheetLinkResource } from "./schema";
import * as links from "./service";

const web = {
  family: "web",
  tag: "Labels and safety cards",
  limit: "none",
  sessionOnly: true,
  tool: null,
} as const;
const sdsId = Id.describe("Id of the SDS document.");

export const getSheetLink = operation({
  ...web,
  id: "getSheetLink",
  method: "GET",
  path: "/sds/{sdsId}/sheet-link",
  summary: "Read the address in a sheet's QR codes",
  permission: "read",
  input: z.object({ sdsId }),
  output: z.object({ data: SheetLinkResource }),
  status: 200,
  errors: ["not-found"],
  run: async (context, { sdsId }) => ({ data: await links.find(context, sdsId) }),
});

export const revokeSheetLink = operation({
  ...web,
  id: "revokeSheetLink",
  method: "DELETE",
  path: "/sds/{sdsId}/sheet-link",
  summary: "End a sheet's printed QR codes",
  permission: "write",
  input: z.object({ sdsId }),
  output: z.object({ data: z.object({ deleted: z.literal(true) }) }),
  status: 200,
  errors: ["not-found"],
  async run(context, { sdsId }) {
    await links.revoke(context, sdsId);
    return { data: { deleted: true as const } };
  },
});

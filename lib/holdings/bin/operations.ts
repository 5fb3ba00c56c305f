import { z } from "zod";
import { operation } from "@/lib/api/operation";
import { Id, PageInput, PageMeta } from "@/lib/api/values";
import { BinItem, BinKind } from "./schema";
import * as bin from "./service";

const common = { family: "document", tag: "Bin", limit: "none" } as const;

export const listBin = operation({
  ...common,
  id: "listBin",
  method: "GET",
  path: "/bin",
  summary: "List what was removed",
  description: "Sheets, products and workplaces that were removed in the last thirty days, the latest first.",
  permission: "read",
  input: z.object(PageInput),
  output: z.object({ meta: PageMeta, data: z.array(BinItem) }),
  status: 200,
  run: (context, input) => bin.list(context, input),
});

export const removeToBin = operation({
  ...common,
  id: "removeToBin",
  method: "POST",
  path: "/bin",
  summary: "Remove a sheet, product or workplace",
  description:
    "For thirty days it lies in the bin and can be brought back as it was; then it is gone. A product goes with its sheets. " +
    "What is or was used is refused with 409: `used_by` names the workplaces, stock and printed codes. Archive it instead.",
  permission: "write",
  idempotent: true,
  input: z.object({ kind: BinKind, id: Id.describe("Id of the sheet, product or workplace.") }),
  output: z.object({ data: BinItem }),
  status: 201,
  errors: ["not-found", "conflict"],
  tool: { destructive: true },
  run: async (context, { kind, id }) => ({ data: await bin.remove(context, kind, id) }),
});

export const restoreFromBin = operation({
  ...common,
  id: "restoreFromBin",
  method: "POST",
  path: "/bin/{bin_id}/restore",
  summary: "Bring back what was removed",
  description:
    "With its ids, attachments and what people have said of it. 409 when the team holds the sheet again, or another workplace has the name.",
  permission: "write",
  input: z.object({ bin_id: Id }),
  output: z.object({ data: BinItem }),
  status: 200,
  errors: ["not-found", "conflict"],
  run: async (context, { bin_id }) => ({ data: await bin.restore(context, bin_id) }),
});

import { z } from "zod";
import { FileReply, operation } from "@/lib/api/operation";
import { Id } from "@/lib/api/values";
import { Decision } from "@/lib/library/procurement/schema";
import { contentTypes, toFile } from "@/lib/platform/spreadsheets/write";
import { headOf, rowOf } from "./columns";
import { Changed, Decided, ExportRequest, Selection } from "./schema";
import * as selections from "./service";

const web = {
  family: "web",
  tag: "Products",
  limit: "none",
  sessionOnly: true,
  tool: null,
  method: "POST",
  status: 200,
} as const;

export const archiveSelection = operation({
  ...web,
  id: "archiveSelection",
  path: "/products/archive",
  summary: "Archive many products, or bring them back",
  permission: "write",
  errors: ["not-found"],
  input: Selection.extend({ archived: z.boolean() }),
  output: Changed,
  run: async (context, { archived, ...selection }) => ({
    data: await selections.archive(context, selection, archived),
  }),
});

export const decideSelection = operation({
  ...web,
  id: "decideSelection",
  path: "/products/decide",
  summary: "Decide on the sheets of many products",
  permission: "write",
  errors: ["not-found"],
  input: Selection.extend(Decision.shape),
  output: Decided,
  run: async (context, { status, comment, ...selection }) => ({
    data: await selections.decide(context, selection, { status, comment }),
  }),
});

export const placeSelection = operation({
  ...web,
  id: "placeSelection",
  path: "/products/place",
  summary: "Place many products at a workplace, or take back that they were placed",
  description: "What was placed is taken back where no stock and no assessment was noted since.",
  permission: "write",
  errors: ["not-found"],
  input: Selection.extend({ workplace_id: Id, placed: z.boolean().default(true) }),
  output: Changed,
  run: async (context, { workplace_id, placed, ...selection }) => ({
    data: await (placed ? selections.place : selections.takeBack)(context, selection, workplace_id),
  }),
});

export const exportSelection = operation({
  ...web,
  id: "exportSelection",
  path: "/products/export",
  summary: "Export products as CSV or Excel",
  permission: "read",
  errors: ["not-found"],
  input: ExportRequest,
  output: { file: Object.values(contentTypes) },
  async run(context, { format, columns, ...selection }) {
    const head = headOf(columns);
    const names = await selections.workplaceNames(context);
    const batches = selections.rowsOf(context, selection);
    const file = await toFile(format, "products", head, batches, (row) => rowOf(row, columns, names));
    return new FileReply(file);
  },
});

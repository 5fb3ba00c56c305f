import { z } from "zod";
import { Id } from "@/lib/api/values";
import { ProcurementStatus } from "@/lib/holdings/documents/schema";
import { ProductQuery } from "@/lib/library/products/schema";

/** Products that one action changes: those that are named, or all that fit the filters. */
export const Selection = z.object({
  product_ids: z.array(Id).min(1).max(20_000).optional(),
  filters: ProductQuery.shape.filters,
});
export type Selection = z.infer<typeof Selection>;

export const Decided = z.object({
  data: z.object({
    count: z.int(),
    product_ids: z.array(Id),
    before: z
      .array(z.object({ status: ProcurementStatus, product_ids: z.array(Id) }))
      .describe("What was decided before, to take the decisions back."),
  }),
});

export const Changed = z.object({ data: z.object({ count: z.int(), product_ids: z.array(Id) }) });

export const ExportRequest = ProductQuery.pick({ sort: true, direction: true }).extend({
  ...Selection.shape,
  format: z.enum(["csv", "xlsx"]),
  columns: z
    .array(z.object({ name: z.string().max(200), label: z.string().max(200) }))
    .min(1)
    .max(200)
    .describe("Which columns, in their order, under which headings."),
});

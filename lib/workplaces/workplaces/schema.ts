import { z } from "zod";
import { Id, Timestamp, text } from "@/lib/api/values";
import { workplaceTypes } from "./workplace-types";

export const WorkplaceType = z.enum(workplaceTypes);

const shared = {
  id: Id,
  name: z.string(),
  type: WorkplaceType.nullable(),
  description: z.string().nullable(),
  ventilation: z.string().nullable(),
  process_category: z.string().nullable(),
  tags: z.array(z.string()),
  created_at: Timestamp,
  updated_at: Timestamp,
};

/** A workplace as the Document API shows it. */
export const Location = z.object({
  ...shared,
  inventory_count: z.int().describe("Inventory items at this location."),
});

/** The same record as the Library API shows it. */
export const Workplace = z.object({
  ...shared,
  product_count: z.int().describe("Products placed here that are not archived."),
});

export const LocationFields = z.object({
  name: text(200).describe("Unique within the team, ignoring case."),
  type: WorkplaceType.nullable().optional(),
  description: text(2000).nullable().optional(),
  ventilation: text(200).nullable().optional().describe("E.g. natural, mechanical, local exhaust."),
  process_category: text(200).nullable().optional().describe("E.g. PROC8a."),
  tags: z.array(text(100)).max(50).optional(),
});
export type LocationFields = z.infer<typeof LocationFields>;

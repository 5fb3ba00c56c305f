import { z } from "zod";
import { Id, Timestamp, text } from "@/lib/api/values";
import { Amount, ContainerCount, Unit } from "@/lib/workplaces/quantities/amount";

export const InventoryItem = z.object({
  id: Id,
  sds_id: Id.nullable().describe("The sheet the item was created with, else the product's primary sheet."),
  location_id: Id,
  product_name: z.string().nullable(),
  amount: z.number().nullable(),
  unit: Unit.nullable(),
  container_count: z.int(),
  storage_location: z.string().nullable().describe("A position inside the location."),
  usage_description: z.string().nullable(),
  department: z.string().nullable(),
  employees: z.string().nullable(),
  created_at: Timestamp,
  updated_at: Timestamp,
});

export const InventoryFields = z.object({
  amount: Amount.nullable().optional(),
  unit: Unit.nullable().optional(),
  container_count: ContainerCount.optional(),
  storage_location: text(200).nullable().optional(),
  usage_description: text(2000).nullable().optional(),
  department: text(200).nullable().optional(),
  employees: text(1000).nullable().optional(),
});
export type InventoryFields = z.infer<typeof InventoryFields>;

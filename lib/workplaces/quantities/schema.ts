import { z } from "zod";
import { Id } from "@/lib/api/values";
import { Amount, ContainerCount, Unit } from "./amount";

export const QuantityLine = z.object({
  id: Id,
  workplace_id: Id.nullable().describe("null: a stock figure of the product itself."),
  amount: z.number().nullable(),
  unit: Unit.nullable(),
  container_count: z.int(),
  recipient_id: z.string().nullable().describe("Id of a package type of GET /recipient-types."),
  total: z.number().nullable().describe("amount × container_count."),
});

export const Total = z.object({ unit: Unit, amount: z.number() });

export const QuantityFields = z.object({
  amount: Amount,
  unit: Unit,
  container_count: ContainerCount.optional(),
  recipient_id: Id.nullable().optional(),
});

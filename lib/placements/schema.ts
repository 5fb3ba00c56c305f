import { z } from "zod";
import { SignableEmkg, SignableRecess } from "@/lib/assessments/schema";
import { Id, Timestamp } from "@/lib/operations/values";
import { QuantityLine } from "@/lib/quantities/schema";

/** A product at a workplace with its stock and assessments. */
export const Placement = z.object({
  product_id: Id,
  workplace_id: Id,
  quantities: z.array(QuantityLine),
  recess: SignableRecess.nullable(),
  emkg: SignableEmkg.nullable(),
  created_at: Timestamp,
});

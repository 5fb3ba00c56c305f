import { z } from "zod";
import { Id, Timestamp } from "@/lib/api/values";
import { SignableEmkg, SignableRecess } from "@/lib/assessments/schema";
import { QuantityLine } from "@/lib/workplaces/quantities/schema";

/** A product at a workplace with its stock and assessments. */
export const Placement = z.object({
  product_id: Id,
  workplace_id: Id,
  quantities: z.array(QuantityLine),
  recess: SignableRecess.nullable(),
  emkg: SignableEmkg.nullable(),
  created_at: Timestamp,
});

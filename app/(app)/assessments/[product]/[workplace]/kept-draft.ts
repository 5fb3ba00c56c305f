import { createHash } from "node:crypto";
import { z } from "zod";
import type { KeptDraft } from "@/components/use-kept-draft";
import type { PlacementDetail } from "@/lib/assessments/views/schema";
import { recall } from "@/lib/library/choices/service";
import { pageContext } from "../../../page-context";

/** What the person entered before and did not save, while assessment and sheet are still what it rested on. */
export async function keptDraft<Draft>(
  placement: z.output<typeof PlacementDetail>,
  method: "emkg" | "recess",
  schema: z.ZodType<Draft>,
): Promise<KeptDraft<Draft>> {
  const { context } = await pageContext();
  const name = `${method}.${placement.product.id}.${placement.workplace.id}`;
  const restsOn = [placement[method]?.updated_at ?? null, placement.sheet];
  const base = createHash("sha256").update(JSON.stringify(restsOn)).digest("hex");
  const kept = z.object({ base: z.literal(base), draft: schema }).safeParse(await recall(context, name));
  return { name, base, draft: kept.data?.draft ?? null };
}

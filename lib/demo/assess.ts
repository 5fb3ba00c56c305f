import { z } from "zod";
import type { DemoPerson } from "./client";
import type { LibraryProduct } from "./library";
import { emkg, recess } from "./plan/assessments";
import type { DemoWorkplace } from "./plan/stock";
import type { DemoSheet } from "./sheets";

const Anything = z.unknown();
const Current = z.object({ data: z.object({ emkg: z.unknown(), recess: z.unknown() }) });

/** Writes the planned assessments where there is none yet, and signs those that are to be signed. */
export async function assess(
  owner: DemoPerson,
  products: Map<DemoSheet, LibraryProduct>,
  workplaces: Map<DemoWorkplace, string>,
): Promise<void> {
  const planned = [
    ...emkg.map((one) => ({ ...one, method: "emkg", body: { assessment_answers: one.answers } }) as const),
    ...recess.map((one) => ({ ...one, method: "recess", body: one.answers }) as const),
  ];
  for (const { sheet, workplace, method, body, note, signedFor } of planned) {
    const [product, workplaceId] = [products.get(sheet), workplaces.get(workplace)];
    if (!product || !workplaceId) continue;
    const path = `/products/${product.id}/workplaces/${workplaceId}`;
    const { data } = await owner.read(Current, `${path}/assessments`);
    if (data[method]) continue;
    await owner.send(Anything, "PUT", `${path}/${method}`, { ...body, note });
    if (signedFor) await owner.send(Anything, "POST", `${path}/${method}/sign`, { review_months: signedFor });
  }
}

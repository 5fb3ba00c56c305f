import type { z } from "zod";
import type { ProductDetail } from "@/lib/library/products/schema";

export type Detail = z.output<typeof ProductDetail>;

/** What a product is called: as the team calls it, else as its sheet does. */
export function nameOf({ display_name, sds, sheets }: Detail): string {
  return display_name ?? sds?.product_name ?? sds?.file_name ?? sheets[0]?.file_name ?? "–";
}

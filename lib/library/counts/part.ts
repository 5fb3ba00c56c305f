import type { Parameters } from "@/lib/platform/database/statement";

/** A sixteenth of a library: the products whose ids begin with this digit. */
export type Part = number;
export const parts: Part[] = Array.from({ length: 16 }, (_, part) => part);

/** SQL of the part of a product; the database's triggers note changes by the same function. */
export const partOf = (productId: string) => `library_part(${productId})`;

/** SQL that holds for the products of these parts, and that an index on their ids can serve. */
export function inParts(productId: string, some: Part[] | null, parameters: Parameters): string {
  if (!some) return "true";
  const ranges = some.map((part) => {
    const bound = (digits: string) => `${parameters.add(`${part.toString(16)}${digits}`)}::uuid`;
    const [first, last] = ["0", "f"].map((d) => [7, 4, 4, 4, 12].map((n) => d.repeat(n)).join("-"));
    return `${productId} between ${bound(first ?? "")} and ${bound(last ?? "")}`;
  });
  return ranges.length ? `(${ranges.join(" or ")})` : "false";
}

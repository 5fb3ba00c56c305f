/** What is noted of one product: amounts of all its lines. */
type Line = { productId: string; amount: number | null; containerCount: number; unit: string | null };

export type StoredAmounts = { kilograms: number; litres: number; products_without: number };

// A pound is 0.45359237 kg.
const KILOGRAMS: Readonly<Record<string, number>> = { kg: 1, lbs: 0.45359237 };

/** The amounts of products together; volumes stay volumes, since densities are not known for sure. */
export function storedAmounts(lines: readonly Line[], productIds: readonly string[]): StoredAmounts {
  const noted = lines.filter(({ amount, productId }) => amount !== null && productIds.includes(productId));
  const sum = (share: (unit: string) => number) =>
    noted.reduce(
      (all, { amount, containerCount, unit }) => all + (amount ?? 0) * containerCount * share(unit ?? ""),
      0,
    );
  const withAmount = new Set(noted.map(({ productId }) => productId));
  return {
    kilograms: sum((unit) => KILOGRAMS[unit] ?? 0),
    litres: sum((unit) => (unit === "L" ? 1 : 0)),
    products_without: productIds.filter((id) => !withAmount.has(id)).length,
  };
}

/** TRGS 510 section 13: up to 200 kg in all it does not apply. Null where what is noted does not tell. */
export function isSmallAmount({ kilograms, litres, products_without }: StoredAmounts): boolean | null {
  if (kilograms > MOST_KILOGRAMS) return false;
  return litres > 0 || products_without > 0 ? null : true;
}

const MOST_KILOGRAMS = 200;

import { foldedWords } from "@/lib/extraction/glyphs/folded-text";

/**
 * Manufacturer and product name after normalisation, so that the next revision is known for the same product: case,
 * accents, spaces, punctuation and marks such as ® count for nothing, legal forms do. Null when either is missing.
 */
export function productIdentity(product: {
  manufacturer: string | null;
  productName: string | null;
}): string | null {
  if (!product.manufacturer || !product.productName) return null;
  return `${normalisedName(product.manufacturer)}\n${normalisedName(product.productName)}`;
}

export function normalisedName(name: string): string {
  return foldedWords(name.normalize("NFC"));
}

import { foldText } from "./folded-text";

/** Manufacturer and product name after normalisation; null when either is missing. */
export function productIdentity(product: {
  manufacturer: string | null;
  productName: string | null;
}): string | null {
  if (!product.manufacturer || !product.productName) return null;
  return `${foldText(product.manufacturer)}\n${foldText(product.productName)}`;
}

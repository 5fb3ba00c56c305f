import { randomUUID } from "node:crypto";
import { makeSheet } from "@/lib/fixtures/make-sheet";
import { products } from "@/lib/fixtures/products";
import type { SheetData } from "@/lib/fixtures/sheet-data";
import { layouts } from "@/lib/fixtures/sheet-options";

/** A made sheet with a comment behind its end, so that it is read now and not known from before. */
export async function freshSheet(product: SheetData): Promise<Buffer> {
  const bytes = await makeSheet(product, { ...layouts.ruled, language: "en" });
  return Buffer.concat([bytes, Buffer.from(`\n% ${randomUUID()}`)]);
}

/** A sheet of a product that no other sheet is of, with the hazards of acetone. */
export function sheetOf(name: string, revisionDate = "2024-05-31"): Promise<Buffer> {
  return freshSheet({ ...products.acetone, name, revisionDate });
}

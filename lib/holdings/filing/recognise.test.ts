import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import type { Context } from "@/lib/platform/context";
import { database } from "@/lib/platform/database/client";
import type { Prisma } from "@/lib/platform/database/generated/client";
import { testDatabase } from "@/lib/testing/database";
import { teamContext } from "@/lib/testing/team-context";
import { productsByIdentity, productsByName, productsBySku } from "./recognise";

testDatabase();

let context: Context;
let other: Context;

beforeAll(async () => {
  [context, other] = [await teamContext(), await teamContext()];
});

async function product(given: Partial<Prisma.ProductUncheckedCreateInput>, of = context): Promise<string> {
  const { id } = await database().product.create({ data: { teamId: of.team.id, ...given } });
  return id;
}

/** A product with a primary sheet of this name and identity. */
async function withSheet(productName: string, identity: string, given = {}): Promise<string> {
  const productId = await product(given);
  const teamId = context.team.id;
  const { id: sheetId } = await database().sheet.create({ data: { sha256: randomUUID(), byteSize: 1 } });
  const { id } = await database().document.create({
    data: { teamId, sheetId, fileName: "a.pdf", productName, identity, productId },
  });
  await database().product.update({ where: { id: productId }, data: { primaryDocumentId: id } });
  return productId;
}

const teamId = () => context.team.id;

test("a name finds the products in use that have it, by themselves or on their sheets", async () => {
  const own = await product({ displayName: "Brush  CLEANER" });
  const printed = await withSheet("Brush cleaner", "acme brush cleaner");
  const both = await withSheet("Brush cleaner", "acme brush cleaner", { displayName: "brush cleaner" });
  await withSheet("Brush cleaner", "acme brush cleaner", { archived: true });
  await product({ displayName: "Brush cleaner" }, other);
  await product({ displayName: "Brush" });
  const name = "brush cleaner";
  expect(await productsByName(database(), teamId(), [name])).toEqual(
    new Map([[name, [own, printed, both].sort()]]),
  );
  expect(await productsByName(database(), teamId(), [])).toEqual(new Map());
});

test("an article number finds its products, archived ones last", async () => {
  const archived = await product({ sku: "A-1", archived: true });
  const used = [await product({ sku: "A-1" }), await product({ sku: "A-1" })].sort();
  await product({ sku: "A-1" }, other);
  await product({ sku: "A-2" });
  expect(await productsBySku(database(), teamId(), ["A-1", "A-3"])).toEqual(
    new Map([["A-1", [...used, archived]]]),
  );
  expect(await productsBySku(database(), teamId(), [])).toEqual(new Map());
});

test("an identity finds the products in use whose sheets have it, or that await such a sheet", async () => {
  const awaited = { awaitedIdentity: "acme lacquer", awaitedManufacturer: "Acme" };
  const found = [await withSheet("Lacquer", "acme lacquer"), await product(awaited)];
  await withSheet("Lacquer", "acme lacquer", { archived: true });
  // It has another sheet by now
  await withSheet("Paint", "acme paint", awaited);
  await product(awaited, other);
  expect(await productsByIdentity(database(), teamId(), ["acme lacquer"])).toEqual(
    new Map([["acme lacquer", found.sort()]]),
  );
  expect(await productsByIdentity(database(), teamId(), [])).toEqual(new Map());
});

import { createHash, randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { Context } from "@/lib/platform/context";
import { database } from "@/lib/platform/database/client";
import { transaction } from "@/lib/platform/database/transaction";
import { testDatabase } from "@/lib/testing/database";
import { teamContext } from "@/lib/testing/team-context";
import { attachDocument } from "./attach";
import { fileDocument } from "./service";

testDatabase();

type Given = {
  identity: string | null;
  revisionDate?: string;
  wantedProductId?: string;
  wantedWorkplaceId?: string;
};

/** A document whose sheet was read already, not yet filed. */
async function readDocument(context: Context, content: string, { revisionDate, ...given }: Given) {
  const sha256 = createHash("sha256").update(content).digest("hex");
  const sheet = await database().sheet.create({ data: { sha256, byteSize: content.length } });
  return database().document.create({
    data: {
      teamId: context.team.id,
      sheetId: sheet.id,
      fileName: "a.pdf",
      revisionDate: revisionDate ? new Date(revisionDate) : null,
      ...given,
    },
  });
}

const file = (document: Awaited<ReturnType<typeof readDocument>>) =>
  transaction((tx) => fileDocument(tx, document));

describe("filing", () => {
  test("twenty sheets of one product that arrive at once become one product with the latest as its primary", async () => {
    const context = await teamContext();
    const documents = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        readDocument(context, `twenty ${i}`, { identity: "acme thinner", revisionDate: `2020-01-${10 + i}` }),
      ),
    );
    const products = await Promise.all(documents.map(file));
    expect(new Set(products).size).toBe(1);
    const product = await database().product.findFirstOrThrow({ where: { id: products[0] } });
    expect(product.primaryDocumentId).toBe(documents.at(-1)?.id);
  });

  test("an older sheet is kept and does not take over", async () => {
    const context = await teamContext();
    const newer = await readDocument(context, "newer", { identity: "acme glue", revisionDate: "2024-01-01" });
    const older = await readDocument(context, "older", { identity: "acme glue", revisionDate: "2020-01-01" });
    const productId = await file(newer);
    expect(await file(older)).toBe(productId);
    const product = await database().product.findFirstOrThrow({
      where: { id: productId },
      include: { sheets: true },
    });
    expect(product.primaryDocumentId).toBe(newer.id);
    expect(product.sheets).toHaveLength(2);
  });

  test("sheets of different products stay apart, and so do sheets without a name", async () => {
    const context = await teamContext();
    const given = ["acme glue", "acme paint", null, null];
    const documents = await Promise.all(
      given.map((identity, i) => readDocument(context, `apart ${i}`, { identity })),
    );
    expect(new Set(await Promise.all(documents.map(file))).size).toBe(4);
  });

  test("the same product of another team is never matched", async () => {
    const [ours, theirs] = [await teamContext("Ours"), await teamContext("Theirs")];
    const our = await file(await readDocument(ours, "our", { identity: "acme soap" }));
    const their = await file(await readDocument(theirs, "their", { identity: "acme soap" }));
    expect(our).not.toBe(their);
  });

  test("filing a document again changes nothing", async () => {
    const context = await teamContext();
    const document = await readDocument(context, "twice", { identity: "acme wax" });
    const productId = await file(document);
    const again = await database().document.findUniqueOrThrow({ where: { id: document.id } });
    expect(await file(again)).toBe(productId);
    expect(await database().product.count({ where: { teamId: context.team.id } })).toBe(1);
  });

  test("a product that is asked for gets the sheet, whatever its name", async () => {
    const context = await teamContext();
    const wanted = await database().product.create({
      data: { teamId: context.team.id, displayName: "Ours" },
    });
    await file(await readDocument(context, "match", { identity: "acme ink" }));
    const document = await readDocument(context, "wanted", {
      identity: "acme ink",
      wantedProductId: wanted.id,
    });
    expect(await file(document)).toBe(wanted.id);
    const product = await database().product.findUniqueOrThrow({ where: { id: wanted.id } });
    expect(product.primaryDocumentId).toBe(document.id);
  });

  test("a product that is asked for and gone by then is as if it had not been", async () => {
    const context = await teamContext();
    const match = await file(await readDocument(context, "there", { identity: "acme soap" }));
    const wantedProductId = randomUUID();
    expect(await file(await readDocument(context, "gone", { identity: "acme soap", wantedProductId }))).toBe(
      match,
    );
  });

  test("the product is placed where its upload asked for", async () => {
    const context = await teamContext();
    const workplace = { teamId: context.team.id, name: "Store", nameKey: "store" };
    const { id: wantedWorkplaceId } = await database().workplace.create({ data: workplace });
    const productId = await file(await readDocument(context, "placed", { identity: "a", wantedWorkplaceId }));
    expect(await database().placement.findMany({ where: { productId } })).toMatchObject([
      { workplaceId: wantedWorkplaceId },
    ]);
  });

  test("a sheet is attached to the product that awaits a sheet of its name, and to no other", async () => {
    const context = await teamContext();
    const teamId = context.team.id;
    const awaiting = await database().product.create({
      data: { teamId, displayName: "Polish", awaitedManufacturer: "Acme", awaitedIdentity: "acme polish" },
    });
    const sheet = await readDocument(context, "polish", { identity: "acme polish" });
    expect(await file(sheet)).toBe(awaiting.id);
    const elsewhere = await teamContext();
    const theirs = await readDocument(elsewhere, "their polish", { identity: "acme polish" });
    expect(await file(theirs)).not.toBe(awaiting.id);
  });

  test("a sheet of an archived product makes a new one, and the archived one stays as it was", async () => {
    const context = await teamContext();
    const archived = await file(await readDocument(context, "before", { identity: "acme putty" }));
    await database().product.update({ where: { id: archived }, data: { archived: true } });
    const before = await database().product.findUniqueOrThrow({ where: { id: archived } });
    const later = { identity: "acme putty", revisionDate: "2025-01-01" };
    const productId = await file(await readDocument(context, "after", later));
    expect(productId).not.toBe(archived);
    expect(await database().product.findUniqueOrThrow({ where: { id: archived } })).toEqual(before);
  });

  test("an archived product that awaits a sheet of that name does not get it", async () => {
    const context = await teamContext();
    const awaiting = { displayName: "Resin", awaitedManufacturer: "Acme", awaitedIdentity: "acme resin" };
    const archived = await database().product.create({
      data: { teamId: context.team.id, archived: true, ...awaiting },
    });
    const sheet = await readDocument(context, "resin", { identity: "acme resin" });
    expect(await file(sheet)).not.toBe(archived.id);
  });

  test("a sheet that fits two products goes to neither", async () => {
    const context = await teamContext();
    const teamId = context.team.id;
    const awaiting = { teamId, awaitedManufacturer: "Acme", awaitedIdentity: "acme primer" };
    const first = await database().product.create({ data: { ...awaiting, displayName: "Red" } });
    const second = await database().product.create({ data: { ...awaiting, displayName: "Grey" } });
    const productId = await file(await readDocument(context, "primer", { identity: "acme primer" }));
    expect([first.id, second.id]).not.toContain(productId);
    const left = await database().product.findMany({ where: { id: { in: [first.id, second.id] } } });
    expect(left.map(({ primaryDocumentId }) => primaryDocumentId)).toEqual([null, null]);
  });
});

describe("attaching a sheet that has a product already", () => {
  const attach = (context: Context, documentId: string, productId: string) =>
    transaction((tx) => attachDocument(tx, context.team.id, { documentId, productId, takesOver: false }));
  const primaryOf = (id: string) => database().product.findUnique({ where: { id } });

  test("ends the product that filing made for it, and leaves a product its primary sheet", async () => {
    const context = await teamContext();
    const own = await readDocument(context, "own", { identity: "acme oil", revisionDate: "2020-01-01" });
    const other = await readDocument(context, "other", {
      identity: "acme grease",
      revisionDate: "2024-01-01",
    });
    const productId = await file(own);
    const madeByFiling = await file(other);
    expect(await attach(context, other.id, productId)).toEqual({ madePrimary: false });
    expect(await primaryOf(productId)).toMatchObject({ primaryDocumentId: own.id });
    expect(await primaryOf(madeByFiling)).toBeNull();
  });

  test("makes it the primary sheet of a product that has none", async () => {
    const context = await teamContext();
    const sheet = await readDocument(context, "found", { identity: "acme wax" });
    await file(sheet);
    const waiting = await database().product.create({
      data: { teamId: context.team.id, displayName: "Wax" },
    });
    expect(await attach(context, sheet.id, waiting.id)).toEqual({ madePrimary: true });
    expect(await primaryOf(waiting.id)).toMatchObject({ primaryDocumentId: sheet.id });
  });

  test("finds only what the team has", async () => {
    const [context, other] = [await teamContext(), await teamContext()];
    const ours = await readDocument(context, "ours", { identity: "acme lye" });
    const theirs = await readDocument(other, "theirs", { identity: "acme lye" });
    const [ourProduct, theirProduct] = [await file(ours), await file(theirs)];
    const notFound = { code: "not-found" };
    await expect(attach(context, theirs.id, ourProduct)).rejects.toMatchObject(notFound);
    await expect(attach(context, ours.id, theirProduct)).rejects.toMatchObject(notFound);
  });

  test("to the same product again changes nothing", async () => {
    const context = await teamContext();
    const sheet = await readDocument(context, "again", { identity: "acme glaze" });
    const productId = await file(sheet);
    const before = await primaryOf(productId);
    expect(await attach(context, sheet.id, productId)).toEqual({ madePrimary: false });
    expect(await primaryOf(productId)).toEqual(before);
  });

  test("is refused where somebody has touched the product, and changes nothing", async () => {
    const context = await teamContext();
    const sheet = await readDocument(context, "kept", { identity: "acme tar" });
    const productId = await file(sheet);
    await database().product.update({ where: { id: productId }, data: { sku: "T-1" } });
    const waiting = await database().product.create({
      data: { teamId: context.team.id, displayName: "Tar" },
    });
    await expect(attach(context, sheet.id, waiting.id)).rejects.toMatchObject({ code: "conflict" });
    expect(await primaryOf(productId)).toMatchObject({ primaryDocumentId: sheet.id });
  });
});

import { randomUUID } from "node:crypto";
import { expect, test, vi } from "vitest";
import { remove } from "@/lib/holdings/bin/service";
import { attachDocument } from "@/lib/holdings/filing/attach";
import { fileDocument } from "@/lib/holdings/filing/service";
import { touch } from "@/lib/holdings/placing/service";
import type { Context } from "@/lib/platform/context";
import { client, database } from "@/lib/platform/database/client";
import { connections, pool } from "@/lib/platform/database/pool";
import { transaction } from "@/lib/platform/database/transaction";
import { testDatabase } from "@/lib/testing/database";
import { teamContext } from "@/lib/testing/team-context";
import { add } from "./service";

testDatabase();

/** A read sheet that is to go to a product. */
async function sheetFor(context: Context, wantedProductId: string | null) {
  const identity = `acme ${randomUUID()}`;
  const sheet = await database().sheet.create({ data: { sha256: randomUUID(), byteSize: 1 } });
  return database().document.create({
    data: { teamId: context.team.id, sheetId: sheet.id, fileName: "a.pdf", identity, wantedProductId },
  });
}

/**
 * Does things to a product that another holds until all of them wait, each having taken what it could before. Answers
 * how often something had to begin again because they were in each other's way.
 */
async function restartsOf(productId: string, things: (() => Promise<unknown>)[]): Promise<number> {
  const begun = vi.spyOn(client(), "$transaction");
  const holder = await connections().connect();
  await holder.query("begin");
  await holder.query("select from products where id = $1 for no key update", [productId]);
  const done: Promise<unknown>[] = [];
  for (const thing of things) {
    done.push(thing());
    await vi.waitFor(async () => {
      const { rowCount } = await pool().query(
        "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
      expect(rowCount).toBe(done.length);
    }, 15_000);
  }
  await holder.query("commit");
  holder.release();
  await Promise.all(done);
  const restarts = begun.mock.calls.length - things.length;
  begun.mockRestore();
  return restarts;
}

async function productOf(context: Context) {
  const { id } = await database().product.create({ data: { teamId: context.team.id, displayName: "Wax" } });
  return id;
}

test("sheets that want one product come after one another", async () => {
  const context = await teamContext();
  const product = await productOf(context);
  const sheets = [await sheetFor(context, product), await sheetFor(context, product)];
  const file = sheets.map((sheet) => () => transaction((tx) => fileDocument(tx, sheet)));
  expect(await restartsOf(product, file)).toBe(0);
  expect(await database().document.count({ where: { productId: product } })).toBe(2);
});

test("sheets that are attached to one product come after one another", async () => {
  const context = await teamContext();
  const { id: teamId } = context.team;
  const product = await productOf(context);
  const sheets = [await sheetFor(context, null), await sheetFor(context, null)];
  const attach = sheets.map(({ id: documentId }) => () => {
    const target = { documentId, productId: product, takesOver: true };
    return transaction((tx) => attachDocument(tx, teamId, target));
  });
  expect(await restartsOf(product, attach)).toBe(0);
});

test("a sheet and stock of one product come after one another", async () => {
  const context = await teamContext();
  const product = await productOf(context);
  const sheet = await sheetFor(context, product);
  const line = () => add(context.team.id, { productId: product, workplaceId: null }, {});
  expect(await restartsOf(product, [() => transaction((tx) => fileDocument(tx, sheet)), line])).toBe(0);
});

test("a word on a sheet and the removal of its product come after one another", async () => {
  const context = await teamContext();
  const { id: teamId } = context.team;
  const product = await productOf(context);
  const { id: sheet } = await sheetFor(context, product);
  const { id } = await database().user.create({ data: { email: `${randomUUID()}@example.com` } });
  const person: Context = { ...context, actor: { kind: "user", id, role: "owner" } };
  await database().document.update({ where: { id: sheet }, data: { productId: product } });
  const say = () =>
    transaction(async (tx) => {
      await tx.$queryRaw`select from documents where id = ${sheet}::uuid for no key update`;
      await touch(tx, teamId, product);
    });
  expect(await restartsOf(product, [() => remove(person, "product", product), say])).toBe(0);
  expect(await database().product.count({ where: { id: product } })).toBe(0);
});

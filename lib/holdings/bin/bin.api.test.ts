import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { database } from "@/lib/platform/database/client";
import { type ApiClient, signedIn, type TestTeam, testTeam } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";
import { fileForm, finishReading, testPdf, uploadRead } from "@/lib/testing/read-sheet";
import { unsafeEmpty } from "./service";

testDatabase();

let team: TestTeam;
let editor: ApiClient;
beforeEach(async () => {
  team = await testTeam();
  editor = await signedIn(team, "editor");
});

const remove = (kind: string, id: string, client = editor) => client.post("/bin", { kind, id });
const bring = (id: string, client = editor) => client.post(`/bin/${id}/restore`);
const lying = async () => (await editor.get("/bin")).body.data;
const productOf = async (id: string) =>
  (await database().document.findUniqueOrThrow({ where: { id } })).productId ?? "";
const word = { path: "section2.signal_word", value: "Warning", state: "corrected" };

const letter = {
  language: "en",
  subject: "Questions",
  text: "1. Which?",
  findings: [],
  byKind: "user",
  byId: randomUUID(),
  byName: "P",
};

/** A team's rows of these tables as they are, and what a sheet, product or workplace is shown as. */
async function everything() {
  const { id: teamId } = team;
  return {
    documents: await database().document.findMany({ where: { teamId }, orderBy: { id: "asc" } }),
    products: await database().product.findMany({
      where: { teamId },
      omit: { lastUpdated: true },
      orderBy: { id: "asc" },
    }),
    words: await database().word.findMany({ where: { teamId } }),
    corrected: await database().correctedReading.findMany({ where: { teamId } }),
    releases: await database().release.findMany({ where: { teamId } }),
    letters: await database().letter.findMany({ where: { teamId } }),
    attachments: await database().attachment.findMany({ where: { teamId } }),
    workplaces: await database().workplace.findMany({ where: { teamId } }),
  };
}

describe("a sheet that nothing needs", () => {
  test("goes with its product, is shown in the bin, and comes back with all that was said of it", async () => {
    const id = await uploadRead(team.client, { product_name: "Glue" });
    await editor.put(`/sds/${id}/review`, { values: [word] });
    await editor.post(`/sds/${id}/release`, { accept_open: true, reason: "Known" });
    await editor.post(`/sds/${id}/attachments`, undefined, { form: fileForm("text", "a.txt") });
    await database().letter.create({ data: { ...letter, teamId: team.id, documentId: id } });
    const before = await everything();
    const { status, body } = await remove("sheet", id);
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ kind: "sheet", subject_id: id, name: "Glue" });
    expect((await editor.get(`/sds/${id}`)).status).toBe(404);
    expect((await everything()).products).toEqual([]);
    expect(await lying()).toEqual([body.data]);
    expect((await bring(body.data.id)).status).toBe(200);
    expect(await everything()).toEqual(before);
    expect(await lying()).toEqual([]);
    expect((await bring(body.data.id)).status).toBe(404);
  });

  test("leaves a product that people have named waiting for its sheet, and is its sheet again", async () => {
    const id = await uploadRead(team.client);
    const product = await productOf(id);
    await editor.patch(`/products/${product}`, { display_name: "Ours" });
    const { body } = await remove("sheet", id);
    expect((await editor.get(`/products/${product}`)).body.data).toMatchObject({ sds: null, sheets: [] });
    await bring(body.data.id);
    expect((await editor.get(`/products/${product}`)).body.data.sds).toMatchObject({ document_id: id });
  });

  test("makes the latest of the product's other sheets its primary one", async () => {
    const older = await uploadRead(team.client, { revision_date: "2020-01-01" });
    const newer = await uploadRead(team.client, { revision_date: "2024-01-01" });
    const product = await productOf(newer);
    const { body } = await remove("sheet", newer);
    const primary = async () => (await editor.get(`/products/${product}`)).body.data.sds.document_id;
    expect(await primary()).toBe(older);
    await bring(body.data.id);
    expect(await primary()).toBe(newer);
  });

  test("may come again as another document, and then does not come back", async () => {
    const pdf = testPdf();
    const id = await uploadRead(team.client, {}, pdf);
    const { body } = await remove("sheet", id);
    const again = await team.client.post("/sds", undefined, { form: fileForm(pdf) });
    expect(again.status).toBe(202);
    expect(again.body.id).not.toBe(id);
    expect((await bring(body.data.id)).status).toBe(409);
    expect(await lying()).toHaveLength(1);
  });

  test("whose reading has gone since is read again", async () => {
    const id = await uploadRead(team.client);
    const { body } = await remove("sheet", id);
    await database().extraction.deleteMany({ where: { documents: { none: {} } } });
    await bring(body.data.id);
    expect((await editor.get(`/sds/${id}`)).body.data.status).toBe("processing");
    await finishReading(id);
    expect((await editor.get(`/sds/${id}`)).body.data).toMatchObject({ status: "completed" });
  });
});

describe("what is used is not removed, and it is said by what", () => {
  test("a product, its sheet and the workplace it stands at", async () => {
    const id = await uploadRead(team.client);
    const product = await productOf(id);
    const { body } = await team.client.post("/locations", { name: "Hall" });
    const workplace = body.data.id;
    await team.client.post(`/workplaces/${workplace}/products`, { product_ids: [product] });
    for (const [kind, subject] of [
      ["sheet", id],
      ["product", product],
      ["workplace", workplace],
    ] as const) {
      const refused = await remove(kind, subject);
      expect(refused.status).toBe(409);
      expect(refused.body.used_by).toEqual([{ kind: "workplace", id: workplace, name: "Hall" }]);
    }
    await editor.delete(`/workplaces/${workplace}/products/${product}?force=true`);
    expect((await remove("product", product)).status).toBe(201);
    expect((await remove("workplace", workplace)).status).toBe(201);
  });

  test("a product with stock, and a sheet that printed codes lead to", async () => {
    const id = await uploadRead(team.client);
    const product = await productOf(id);
    await database().sheetLink.create({ data: { teamId: team.id, documentId: id, token: "a".repeat(16) } });
    await team.client.post(`/products/${product}/quantities`, { amount: 1, unit: "kg" });
    const { body } = await remove("product", product);
    expect(body.used_by.map(({ kind }: { kind: string }) => kind)).toEqual(["quantity", "printed_code"]);
  });
});

test("a product comes back with its sheets, a workplace with its name unless that is taken", async () => {
  const id = await uploadRead(team.client);
  const workplace = (await team.client.post("/locations", { name: "Hall", tags: ["dry"] })).body.data.id;
  const before = await everything();
  const product = await remove("product", await productOf(id));
  const hall = await remove("workplace", workplace);
  expect((await everything()).documents).toEqual([]);
  const other = (await team.client.post("/locations", { name: "HALL" })).body.data.id;
  expect((await bring(hall.body.data.id)).status).toBe(409);
  await remove("workplace", other);
  expect((await bring(hall.body.data.id)).status).toBe(200);
  expect((await bring(product.body.data.id)).status).toBe(200);
  expect(await everything()).toEqual(before);
});

test("after thirty days it is gone, and the audit log says so", async () => {
  const id = await uploadRead(team.client, { product_name: "Glue" });
  const { body } = await remove("sheet", id);
  await database().$executeRaw`
    update removals set created_at = now() - interval '30 days' where id = ${body.data.id}::uuid`;
  expect(await lying()).toEqual([]);
  expect((await bring(body.data.id)).status).toBe(404);
  await unsafeEmpty();
  await unsafeEmpty();
  expect(await database().removal.count({ where: { teamId: team.id } })).toBe(0);
  const events = await database().auditEvent.findMany({ where: { teamId: team.id, action: "emptyBin" } });
  expect(events).toMatchObject([{ actor: "worker", targetId: id, details: { kind: "sheet", name: "Glue" } }]);
});

test("nothing is another team's to remove, see or bring back", async () => {
  const id = await uploadRead(team.client);
  const stranger = await signedIn(await testTeam(), "owner");
  expect((await remove("sheet", id, stranger)).status).toBe(404);
  const { body } = await remove("sheet", id);
  expect((await stranger.get("/bin")).body.data).toEqual([]);
  expect((await bring(body.data.id, stranger)).status).toBe(404);
});

import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { database } from "@/lib/platform/database/client";
import { type ApiClient, forgetCalls, testTeam } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";
import { uploadRead } from "@/lib/testing/read-sheet";

testDatabase();
beforeEach(forgetCalls);

const search = async (client: ApiClient, query: string) =>
  (await client.post("/catalogue/search", { query })).body.data;

describe("the catalogue", () => {
  test("holds nothing that its team does not share", async () => {
    const [ours, sharing, silent] = [await testTeam(), await testTeam("Sharing", true), await testTeam()];
    const word = `Xylene${randomUUID().slice(0, 8)}`;
    await uploadRead(silent.client, { product_name: `${word} silent` });
    const byDocument = await uploadRead(silent.client, { product_name: `${word} one` });
    await silent.client.patch(`/sds/${byDocument}`, { shared: true });
    await uploadRead(sharing.client, { product_name: `${word} all` });
    const kept = await uploadRead(sharing.client, { product_name: `${word} kept` });
    await sharing.client.patch(`/sds/${kept}`, { shared: false });
    const archived = await uploadRead(sharing.client, { product_name: `${word} archived` });
    await sharing.client.delete(`/sds/${archived}`);
    const names = (await search(ours.client, word)).map((hit: { product_name: string }) => hit.product_name);
    expect(names).toEqual([`${word} all`, `${word} one`]);
  });

  test("shows identification and label elements and nothing else", async () => {
    const [ours, sharing] = [await testTeam(), await testTeam("Sharing", true)];
    const word = `Toluene${randomUUID().slice(0, 8)}`;
    const document = await uploadRead(sharing.client, { product_name: word });
    await sharing.client.patch(`/sds/${document}`, { alternate_name: "secret", sku: "secret" });
    const [hit] = await search(ours.client, word);
    const { sheetId } = await database().document.findUniqueOrThrow({ where: { id: document } });
    expect(hit).toEqual({
      document_id: sheetId,
      product_name: word,
      manufacturer: "Example Solvents Ltd",
      cas_number: "67-64-1",
      ec_number: "200-662-2",
      language: "en",
      revision_date: "2024-03-01",
      signal_word: "Danger",
      pictograms: ["GHS02", "GHS07"],
      h_codes: ["EUH066", "H225", "H319", "H336"],
      in_library: false,
      product_id: null,
    });
    const [own] = await search(sharing.client, word);
    expect(own).toMatchObject({ in_library: true, product_id: expect.any(String) });
    expect(await search(ours.client, word.replace("Toluene", "Tolunee"))).toEqual([]);
  });

  test("forgives a misspelt word, answers read-only keys and refuses what does not fit", async () => {
    const sharing = await testTeam("Sharing", true);
    await uploadRead(sharing.client, { product_name: "Cyclohexanone special" });
    expect(await search(sharing.readOnly, "cyclohexanon spezial")).toHaveLength(1);
    const post = (body: object) => sharing.client.post("/catalogue/search", body);
    expect((await post({})).body.errors[0].field).toBe("query");
    expect((await post({ query: 5 })).status).toBe(422);
    expect((await post({ query: "x", size: 101 })).status).toBe(422);
    expect((await post({ query: "x", page: 0 })).status).toBe(422);
    const { meta } = (await post({ query: "", size: 1 })).body;
    expect(meta.total).toBeGreaterThan(0);
    expect(meta.size).toBe(1);
  });
});

describe("adding from the catalogue", () => {
  test("creates a product at once, extracts nothing and repeats with the same ids", async () => {
    const [ours, sharing] = [await testTeam(), await testTeam("Sharing", true)];
    const word = `Hexane${randomUUID().slice(0, 8)}`;
    const theirs = await uploadRead(sharing.client, { product_name: word });
    const [hit] = await search(ours.client, word);
    const add = () => ours.client.post(`/catalogue/${hit.document_id}/add`);
    const first = await add();
    expect(first.status).toBe(201);
    const { product_id, document_id } = first.body.data;
    expect(document_id).not.toBe(theirs);
    const again = await add();
    expect(again.status).toBe(200);
    expect(again.body).toEqual(first.body);
    const product = (await ours.client.get(`/products/${product_id}`)).body.data;
    expect(product.sds).toMatchObject({ document_id, product_name: word, file_name: `${word}.pdf` });
    expect((await ours.client.get(`/sds/${document_id}`)).body.data.status).toBe("completed");
    expect(
      (await ours.client.get(`/sds/${document_id}/sections?sections=14`)).body.data.section14.un_number,
    ).toBe("1090");
    expect((await search(ours.client, word))[0]).toMatchObject({ in_library: true, product_id });
    expect((await ours.client.post(`/catalogue/${document_id}/add`)).body).toEqual(first.body);
  });

  test("twenty times at once adds once", async () => {
    const [ours, sharing] = [await testTeam(), await testTeam("Sharing", true)];
    const word = `Octane${randomUUID().slice(0, 8)}`;
    await uploadRead(sharing.client, { product_name: word });
    const [hit] = await search(ours.client, word);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => ours.client.post(`/catalogue/${hit.document_id}/add`)),
    );
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect((await ours.client.post("/products")).body.data).toHaveLength(1);
  });

  test("what is not shared, or no longer, is not found", async () => {
    const [ours, other] = [await testTeam(), await testTeam()];
    const document = await uploadRead(other.client);
    const { sheetId } = await database().document.findUniqueOrThrow({ where: { id: document } });
    for (const id of [document, sheetId, randomUUID(), "x"])
      expect((await ours.client.post(`/catalogue/${id}/add`)).status).toBe(404);
  });

  test("a shared sheet is attached to a product by the id of the catalogue", async () => {
    const [ours, sharing] = [await testTeam(), await testTeam("Sharing", true)];
    const word = `Decane${randomUUID().slice(0, 8)}`;
    await uploadRead(sharing.client, { product_name: word });
    const [{ document_id }] = await search(ours.client, word);
    const id = (await ours.client.post("/products/create", { display_name: "P" })).body.data.id;
    const { status, body } = await ours.client.post(`/products/${id}/sds`, { document_id });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ made_primary: true, sds: { product_name: word } });
  });
});

import { describe, expect, test } from "vitest";
import { handleFile } from "@/lib/api/files/http";
import { database } from "@/lib/platform/database/client";
import { type ApiClient, testTeam } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";
import { fileForm, type SheetText, testFile, testPdf } from "@/lib/testing/read-sheet";
import { work } from "./work-off";

testDatabase();

const acetone = { product_name: "Kit A", signal_word: "Danger" } satisfies SheetText;
const hardener = {
  product_name: "Kit B",
  signal_word: "Warning",
  hazard_statements: ["H317"],
} satisfies SheetText;
const kit = () => testFile({ 1: acetone, 9: hardener, 17: { product_name: "Kit C" } }, 20);
/** The same file as an extractor sees it that finds other sheets in it. */
const asOne = () => testFile({ 1: acetone }, 20);
const readAgain = (client: ApiClient, id: string) => client.patch(`/sds/${id}`, { status: "processing" });

async function upload(client: ApiClient, pdf = testPdf()) {
  const { status, body } = await client.post("/sds", undefined, { form: fileForm(pdf, "kit.pdf") });
  return { status, id: body.id as string, pdf };
}
const read = async (client: ApiClient, id: string) => (await client.get(`/sds/${id}`)).body.data;
const places = async (client: ApiClient, ids: string[]) =>
  Promise.all(ids.map(async (id) => read(client, id).then(({ page_from, page_to }) => [page_from, page_to])));

/** The documents of a kit that was uploaded and read, in the order of its pages. */
async function heldKit(client: ApiClient) {
  const { id, pdf } = await upload(client);
  await work(kit);
  const { parts } = await read(client, id);
  return { id, pdf, parts: parts as string[] };
}

describe("a file with three sheets", () => {
  test("becomes three documents, which name each other and their pages, alone and in lists", async () => {
    const { client } = await testTeam();
    const { id, parts } = await heldKit(client);
    expect(parts).toHaveLength(3);
    expect(parts[0]).toBe(id);
    expect(await places(client, parts)).toEqual([
      [1, 8],
      [9, 16],
      [17, 20],
    ]);
    const listed = (await client.get("/sds")).body.data;
    expect(listed).toHaveLength(3);
    for (const one of listed)
      expect(one).toMatchObject({ parts, part_of: one.id === id ? null : id, status: "completed" });
  });

  test("is filed as three products, each with its own hazards, and placed where the upload asked for", async () => {
    const { client, id } = await testTeam();
    const { id: workplaceId } = await database().workplace.create({
      data: { teamId: id, name: "Workshop", nameKey: "workshop" },
    });
    const { data: upload } = (await client.post("/uploads", { file_name: "kit.pdf" })).body;
    const headers = { "content-type": "application/pdf" };
    await handleFile(new Request(upload.upload_url, { method: "PUT", body: testPdf(), headers }));
    const wish = { workplace_id: workplaceId };
    const { run_id } = (await client.post(`/uploads/${upload.upload_id}/ingest`, wish)).body.data;
    await work(kit);
    const run = (await client.get(`/uploads/${run_id}`)).body.data;
    expect(run).toMatchObject({ state: "ready", page_from: 1, page_to: 8, part_of: null });
    expect(run.parts).toHaveLength(3);
    const products = (await client.post("/products", { filters: [] })).body.data;
    const found = products.map((one: { sds: { product_name: string; signal_word: string } }) => [
      one.sds.product_name,
      one.sds.signal_word,
    ]);
    expect(found.sort()).toEqual([
      ["Kit A", "Danger"],
      ["Kit B", "Warning"],
      ["Kit C", "Danger"],
    ]);
    for (const { workplace_ids } of products) expect(workplace_ids).toEqual([workplaceId]);
  });

  test("downloads the whole file from each", async () => {
    const { client } = await testTeam();
    const { parts, pdf } = await heldKit(client);
    for (const id of parts) {
      const { body } = await client.get(`/sds/${id}/download`);
      expect(Buffer.from(body).toString()).toBe(pdf);
    }
  });

  test("that comes again answers with the first, and brings back what was archived", async () => {
    const { client } = await testTeam();
    const { id, parts, pdf } = await heldKit(client);
    await client.delete(`/sds/${parts[1]}`);
    expect(await upload(client, pdf)).toMatchObject({ status: 200, id });
    expect((await read(client, id)).parts).toEqual(parts);
    expect(await read(client, parts[1] ?? "")).toMatchObject({ archived: false });
  });

  test("is no other team's, and read once for all of them", async () => {
    const [one, other] = [await testTeam(), await testTeam()];
    const { parts, pdf } = await heldKit(one.client);
    for (const id of parts) expect((await other.client.get(`/sds/${id}`)).status).toBe(404);
    const { id } = await upload(other.client, pdf);
    await work(() => Promise.reject(new Error("read twice")));
    const own = await read(other.client, id);
    expect(own.parts).toHaveLength(3);
    expect(own.parts.filter((part: string) => parts.includes(part))).toEqual([]);
  });
});

describe("reading again", () => {
  test("finds further sheets in a file that was read as one; words stay with their sheet", async () => {
    const { client } = await testTeam();
    const { id } = await upload(client);
    await work(asOne);
    expect(await read(client, id)).toMatchObject({ parts: [], part_of: null, page_from: 1, page_to: 20 });
    const word = { path: "section1.product_name", value: "Our kit", state: "corrected" };
    await client.put(`/sds/${id}/review`, { values: [word] });
    await readAgain(client, id);
    await work(kit);
    const { parts, product_name } = await read(client, id);
    expect(product_name).toBe("Our kit");
    expect(await places(client, parts)).toEqual([
      [1, 8],
      [9, 16],
      [17, 20],
    ]);
  });

  test("keeps a sheet with all that was said of it where it does not find it any more", async () => {
    const { client } = await testTeam();
    const { id, parts } = await heldKit(client);
    const [, second = ""] = parts;
    const word = { path: "section2.signal_word", value: "Danger", state: "corrected" };
    await client.put(`/sds/${second}/review`, { values: [word] });
    await readAgain(client, id);
    await work(asOne);
    expect(await read(client, second)).toMatchObject({ product_name: "Kit B", signal_word: "Danger" });
    expect((await read(client, id)).parts).toContain(second);
  });

  test("of one sheet lets the others of its file follow, and other teams' as well", async () => {
    const [one, other] = [await testTeam(), await testTeam()];
    const { parts, pdf } = await heldKit(one.client);
    const { id } = await upload(other.client, pdf);
    await work(kit);
    const word = { path: "section1.product_name", value: "Our kit", state: "corrected" };
    await other.client.put(`/sds/${id}/review`, { values: [word] });
    await readAgain(one.client, parts[1] ?? "");
    await work(() => testFile({ 1: { ...acetone, signal_word: "Warning" }, 9: hardener, 17: {} }, 20));
    expect(await read(one.client, parts[0] ?? "")).toMatchObject({
      product_name: "Kit A",
      signal_word: "Warning",
    });
    expect(await read(other.client, id)).toMatchObject({ product_name: "Our kit", signal_word: "Warning" });
  });

  test("does not bring back what a team has no document of", async () => {
    const [one, other] = [await testTeam(), await testTeam()];
    const { parts } = await heldKit(one.client);
    for (const id of parts) await one.client.patch(`/sds/${id}`, { shared: true });
    const [hit] = (await other.client.post("/catalogue/search", { query: "Kit B" })).body.data;
    const added = (await other.client.post(`/catalogue/${hit.document_id}/add`)).body.data;
    expect(await read(other.client, added.document_id)).toMatchObject({
      page_from: 9,
      page_to: 16,
      parts: [],
    });
    await readAgain(other.client, added.document_id);
    await work(kit);
    expect((await other.client.get("/sds")).body.data).toHaveLength(1);
  });
});

test("a job that runs twice leaves the same documents", async () => {
  const { client } = await testTeam();
  const { id, parts } = await heldKit(client);
  await database().document.updateMany({ where: { id }, data: { status: "processing" } });
  await readAgain(client, id);
  await work(kit);
  await readAgain(client, id);
  await work(kit);
  expect((await read(client, id)).parts).toEqual(parts);
});

import { expect, test } from "vitest";
import { database } from "@/lib/platform/database/client";
import { type ApiClient, testTeam } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";
import { fileForm, finishReading, testPdf, uploadRead } from "@/lib/testing/read-sheet";

testDatabase();

const replace = (client: ApiClient, id: string, content: string = testPdf()) =>
  client.post(`/sds/${id}/replacement`, undefined, { form: fileForm(content, "better.pdf") });

/** A document whose file could not be read. */
async function refused(client: ApiClient, content: string = testPdf()): Promise<string> {
  const { body } = await client.post("/sds", undefined, { form: fileForm(content) });
  await database().document.update({
    where: { id: body.id },
    data: { status: "failed", errorCode: "no_text", errorMessage: "No text." },
  });
  return body.id;
}

test("a better file takes over article number and product, and the former lies in the bin", async () => {
  const { client } = await testTeam();
  const id = await refused(client);
  await client.patch(`/sds/${id}`, { sku: "A-1" });
  const product = (await client.post("/products/create", { display_name: "Ours" })).body.data.id;
  await client.post(`/products/${product}/sds`, { document_id: id });
  const { status, body } = await replace(client, id);
  expect(status).toBe(202);
  await finishReading(body.id);
  expect((await client.get(`/sds/${body.id}`)).body.data).toMatchObject({
    sku: "A-1",
    file_name: "better.pdf",
  });
  expect((await client.get(`/products/${product}`)).body.data.sds).toMatchObject({ document_id: body.id });
  expect((await client.get(`/sds/${id}`)).status).toBe(404);
  expect((await client.get("/bin")).body.data).toMatchObject([{ kind: "sheet", subject_id: id }]);
});

test("what was filled in by hand and printed stays, archived", async () => {
  const { client, id: teamId } = await testTeam();
  const id = await refused(client);
  const values = [{ path: "section1.product_name", value: "By hand", state: "corrected" }];
  expect((await client.put(`/sds/${id}/review`, { values })).status).toBe(200);
  await database().sheetLink.create({ data: { teamId, documentId: id, token: "b".repeat(16) } });
  expect((await replace(client, id)).status).toBe(202);
  expect((await client.get(`/sds/${id}`)).body.data).toMatchObject({
    archived: true,
    product_name: "By hand",
  });
});

test("a sheet that could be read is not replaced, nor any by the same file", async () => {
  const { client } = await testTeam();
  const pdf = testPdf();
  expect((await replace(client, await uploadRead(client))).status).toBe(409);
  const id = await refused(client, pdf);
  expect((await replace(client, id, pdf)).status).toBe(409);
  expect((await client.get(`/sds/${id}`)).body.data).toMatchObject({ status: "failed" });
  expect((await replace(client, id, "no pdf")).status).toBe(415);
  expect((await replace((await testTeam()).client, id)).status).toBe(404);
});

import { beforeEach, expect, test } from "vitest";
import { database } from "@/lib/platform/database/client";
import { forgetCalls, testTeam } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";
import { finishReading, uploadRead } from "@/lib/testing/read-sheet";
import { unsafeDeriveMissing } from "./service";

testDatabase();
beforeEach(forgetCalls);

const carcinogenic = {
  signal_word: "Warning" as const,
  hazard_statements: ["H350"],
};

test("answers findings in the language asked for, and what was computed", async () => {
  const { client } = await testTeam();
  const id = await uploadRead(client);
  const { status, body } = await client.get(`/sds/${id}/opinion`);
  expect(status).toBe(200);
  expect(body.data.law_date).toBe("2026-05-01");
  expect(body.data.findings.length).toBeGreaterThan(0);
  const german = (await client.get(`/sds/${id}/opinion?language=de`)).body.data;
  const codes = (data: { findings: { code: string }[] }) => data.findings.map(({ code }) => code);
  expect(codes(german)).toEqual(codes(body.data));
  expect(german.findings[0].message).not.toBe(body.data.findings[0].message);
});

test("another team's sheet is not found", async () => {
  const { client } = await testTeam();
  const { client: other } = await testTeam();
  const id = await uploadRead(client);
  expect((await other.get(`/sds/${id}/opinion`)).status).toBe(404);
});

test("the worst finding is a filter and a facet, and follows the next reading", async () => {
  const { client } = await testTeam();
  const document = await uploadRead(client);
  const worst = async () => (await client.get("/products/facets")).body.data.opinion;
  const [{ value: before }] = await worst();
  const filters = [{ field: "opinion", op: "eq", value: before }];
  expect((await client.post("/products", { filters })).body.data).toHaveLength(1);
  await finishReading(document, carcinogenic);
  const { findings } = (await client.get(`/sds/${document}/opinion`)).body.data;
  expect((await worst())[0].value).toBe(findings[0]?.severity ?? "none");
});

test("a person's word is what the opinion is about", async () => {
  const { client } = await testTeam();
  const id = await uploadRead(client);
  const codes = async () =>
    (await client.get(`/sds/${id}/opinion`)).body.data.findings.map(({ code }: { code: string }) => code);
  expect(await codes()).not.toContain("transport_class_differs");
  const value = (path: string, text: string) => ({ path, state: "corrected", value: text });
  const values = [value("section14.un_number", "1993"), value("section14.class", "8")];
  expect((await client.put(`/sds/${id}/review`, { values })).status).toBe(200);
  expect(await codes()).toContain("transport_class_differs");
});

test("documents that were read before there was the column are given it, and only those", async () => {
  const { client } = await testTeam();
  const id = await uploadRead(client);
  const select = { opinion: true, candidateList: true };
  const stored = () => database().document.findFirst({ where: { id }, select });
  const read = await stored();
  expect(read?.candidateList).toBe(false);
  await database().document.updateMany({ where: { id }, data: { opinion: null, candidateList: null } });
  expect(await unsafeDeriveMissing()).toBe(1);
  expect(await stored()).toEqual(read);
  expect(await unsafeDeriveMissing()).toBe(0);
});

import { beforeAll, describe, expect, test } from "vitest";
import { readPdf } from "@/lib/fixtures/read-pdf";
import { type Answer, type TestTeam, testTeam } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";
import { uploadRead } from "@/lib/testing/read-sheet";

testDatabase();

let team: TestTeam;
let older: string;
let later: string;
let undated: string;

beforeAll(async () => {
  team = await testTeam();
  later = await uploadRead(team.client, { revision_date: "2024-03-01" });
  older = await uploadRead(team.client, { revision_date: "2019-05-17" });
  undated = await uploadRead(team.client, { revision_date: null });
});

const supersededBy = (sheets: { id: string; superseded_by: string | null }[]) =>
  Object.fromEntries(sheets.map(({ id, superseded_by }) => [id, superseded_by]));

test("an older revision names the primary sheet of its product, alone and in lists", async () => {
  const expected = { [older]: later, [undated]: later, [later]: null };
  expect(supersededBy((await team.client.get("/sds")).body.data)).toEqual(expected);
  const single = await Promise.all([older, undated, later].map((id) => team.client.get(`/sds/${id}`)));
  expect(supersededBy(single.map(({ body }) => body.data))).toEqual(expected);
  expect((await team.client.patch(`/sds/${older}`, { sku: "A" })).body.data.superseded_by).toBe(later);
  const product = (await team.client.post("/products")).body.data[0].id;
  const { sheets } = (await team.client.get(`/products/${product}`)).body.data;
  expect(
    supersededBy(sheets.map((sheet: { document_id: string }) => ({ ...sheet, id: sheet.document_id }))),
  ).toEqual(expected);
});

const warningsOf = ({ headers }: Answer): { code: string; message: string }[] =>
  JSON.parse(headers.get("x-warnings") ?? "[]");

describe("what is made of it says so", () => {
  const words = {
    en: ["Superseded SDS of", "2019"],
    nl: ["Vervangen VIB van", "2019"],
    de: ["Überholtes SDB vom", "2019"],
    fr: ["FDS remplacée du", "2019"],
  };
  test.each(Object.entries(words))(
    "on label and card in %s, and in X-Warnings",
    async (language, expected) => {
      for (const path of ["clp-label", "safety-card"]) {
        const made = await team.client.get(`/sds/${older}/${path}?language=${language}`);
        expect(made.status).toBe(200);
        const text = await textOf(made.body);
        for (const part of expected) expect(text).toContain(part);
        expect(made.headers.get("x-warnings")).toMatch(/^[\x20-\x7e]+$/);
        expect(warningsOf(made).map(({ code }) => code)).toContain("superseded");
      }
    },
  );

  test("on the smallest label too, or the label is refused and names it", async () => {
    const { status, body } = await team.client.get(`/sds/${older}/clp-label?width_mm=20&height_mm=20`);
    if (status === 200) expect(await textOf(body)).toContain("Superseded SDS");
    else expect(body.does_not_fit.length).toBeGreaterThan(0);
  });

  test("and the later one says nothing of it", async () => {
    const made = await team.client.get(`/sds/${later}/clp-label`);
    expect(await textOf(made.body)).not.toContain("Superseded");
    expect(warningsOf(made).map(({ code }) => code)).not.toContain("superseded");
  });
});

async function textOf(body: ArrayBuffer): Promise<string> {
  return (await readPdf(new Uint8Array(body))).pages.map(({ text }) => text).join(" ");
}

import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { type TestTeam, testTeam } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";
import { fileForm, testPdf, uploadRead } from "@/lib/testing/read-sheet";

testDatabase();
let team: TestTeam;
let id: string;
beforeAll(async () => {
  team = await testTeam();
  id = await uploadRead(team.client);
});
const startOf = (body: ArrayBuffer) => Buffer.from(body).toString("latin1", 0, 5);

describe("a label", () => {
  test.each([
    "",
    "?size=A4",
    "?size=A7&language=de",
    "?include_qr=true&expiry_date=2027-01-31&additional_info=Lab",
    "?show_hazard_statements=false&show_precautionary_statements=false&language=fr",
  ])("%s is a PDF", async (query) => {
    const { status, headers, body } = await team.readOnly.get(`/sds/${id}/clp-label${query}`);
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("application/pdf");
    expect(startOf(body)).toBe("%PDF-");
  });

  test.each(["size=A3", "size=a6", "language=es", "include_qr=1", "expiry_date=31.01.2027", "colour=red"])(
    "with %s is refused",
    async (query) => {
      const { status, body } = await team.client.get(`/sds/${id}/clp-label?${query}`);
      expect(status).toBe(422);
      expect(body.errors[0].field).toBe(query.split("=")[0]);
    },
  );
});

describe("a safety card", () => {
  test("is a PDF or a Word file", async () => {
    const pdf = await team.client.get(`/sds/${id}/safety-card?language=nl`);
    expect(startOf(pdf.body)).toBe("%PDF-");
    const word = await team.client.get(`/sds/${id}/safety-card?format=word`);
    expect(word.headers.get("content-type")).toContain("wordprocessingml");
    expect(startOf(word.body).slice(0, 2)).toBe("PK");
  });

  test("of an unknown profile, language or format is refused", async () => {
    expect((await team.client.get(`/sds/${id}/safety-card?profile_id=${randomUUID()}`)).status).toBe(404);
    expect((await team.client.get(`/sds/${id}/safety-card?profile_id=x`)).status).toBe(422);
    expect((await team.client.get(`/sds/${id}/safety-card?format=docx`)).status).toBe(422);
  });
});

test("a document without data has no label and no card yet", async () => {
  const { body } = await team.client.post("/sds", undefined, { form: fileForm(testPdf()) });
  for (const kind of ["clp-label", "safety-card"])
    expect((await team.client.get(`/sds/${body.id}/${kind}`)).status).toBe(409);
  expect((await team.client.get(`/sds/${randomUUID()}/clp-label`)).status).toBe(404);
});

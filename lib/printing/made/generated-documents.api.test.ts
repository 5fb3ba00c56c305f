import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readPdf } from "@/lib/fixtures/read-pdf";
import { endMakers } from "@/lib/printing/processes/pool";
import { signedIn, type TestTeam, testTeam } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";
import { fileForm, testPdf, uploadRead } from "@/lib/testing/read-sheet";

testDatabase();
let team: TestTeam;
let id: string;
beforeAll(async () => {
  team = await testTeam();
  id = await uploadRead(team.client);
});
afterAll(endMakers);
const startOf = (body: ArrayBuffer) => Buffer.from(body).toString("latin1", 0, 5);

describe("a label", () => {
  test.each([
    "",
    "?size=A4",
    "?size=A7&language=de",
    "?include_qr=true&expiry_date=2027-01-31&additional_info=Lab",
    "?kind=workplace&size=70x50&second_language=fr",
    "?kind=pipe&size=250x50&flow=left",
    "?show_hazard_statements=false&show_precautionary_statements=false&language=fr",
  ])("%s is a PDF", async (query) => {
    const { status, headers, body } = await team.readOnly.get(`/sds/${id}/clp-label${query}`);
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("application/pdf");
    expect(startOf(body)).toBe("%PDF-");
  });

  test.each([
    "size=A3",
    "size=a6",
    "language=pl",
    "include_qr=1",
    "expiry_date=31.01.2027",
    "colour=red",
    "kind=tank",
    "flow=up",
    "second_language=pl",
  ])("with %s is refused", async (query) => {
    const { status, body } = await team.client.get(`/sds/${id}/clp-label?${query}`);
    expect(status).toBe(422);
    expect(body.errors[0].field).toBe(query.split("=")[0]);
  });
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

describe("a label of a size of one's own", () => {
  const sizeOf = async (query: string) => {
    const { body } = await team.client.get(`/sds/${id}/clp-label?${query}`);
    const { pages } = await readPdf(new Uint8Array(body));
    return pages.map(({ width, height }) =>
      [width, height].map((points) => Math.round((points * 25.4) / 72)),
    );
  };

  test("has it to the millimetre, once for each copy", async () => {
    expect(await sizeOf("width_mm=120&height_mm=80&copies=2")).toEqual([
      [120, 80],
      [120, 80],
    ]);
  });

  test("lies on A4 paper as often as it fits", async () => {
    expect(await sizeOf("width_mm=120&height_mm=80&copies=4&paper=A4")).toEqual([[297, 210]]);
  });

  test("needs both measures, and room for what it says", async () => {
    const half = await team.client.get(`/sds/${id}/clp-label?width_mm=100`);
    expect(half.body.errors).toEqual([{ field: "height_mm", message: "is needed with width_mm" }]);
    const { status, body } = await team.client.get(`/sds/${id}/clp-label?width_mm=30&height_mm=20`);
    expect(status).toBe(422);
    expect(body.does_not_fit[0]).toMatchObject({ label: 0, size: "30 × 20 mm" });
    expect(body.does_not_fit[0].content).toContain("pictograms");
    expect(body.detail).toContain("Acetone technical");
  });

  test("is refused when the law wants a larger one for the package", async () => {
    const { status, body } = await team.client.get(`/sds/${id}/clp-label?size=A7&capacity_litres=200`);
    expect(status).toBe(422);
    expect(body.detail).toContain("too small for a package of 200 litres");
  });
});

test("the same label has the same bytes, and other wishes other bytes", async () => {
  const get = async (query: string) =>
    Buffer.from((await team.client.get(`/sds/${id}/clp-label?${query}`)).body);
  const first = await get("include_qr=true&language=nl");
  expect((await get("include_qr=true&language=nl")).equals(first)).toBe(true);
  for (const query of ["language=nl", "include_qr=true&language=nl&black_and_white=true"])
    expect((await get(query)).equals(first)).toBe(false);
});

describe("labels of several sheets", () => {
  test("stand in the order asked for, as often as asked for", async () => {
    const second = await uploadRead(team.client, { product_name: "Spirit" });
    const { status, body } = await team.readOnly.get(`/labels?sds_ids=${second},${id}&copies=1,2&size=A7`);
    expect(status).toBe(200);
    const { pages } = await readPdf(new Uint8Array(body));
    expect(pages.map(({ text }) => text.slice(0, 6))).toEqual(["Spirit", "Aceton", "Aceton"]);
  });

  test.each([
    ["copies=1,2", "copies"],
    ["copies=0", "copies"],
    ["copies=101", "copies"],
    ["size=A3", "size"],
  ])("with %s are refused", async (query, field) => {
    const { status, body } = await team.client.get(`/labels?sds_ids=${id}&${query}`);
    expect(status).toBe(422);
    expect(body.errors[0].field).toBe(field);
  });

  test("name each sheet that does not fit", async () => {
    const { status, body } = await team.client.get(`/labels?sds_ids=${id},${id}&width_mm=30&height_mm=20`);
    expect(status).toBe(422);
    expect(body.errors.map(({ field }: { field: string }) => field)).toEqual(["sds_ids[0]", "sds_ids[1]"]);
  });

  test("are checked before they are printed", async () => {
    const person = await signedIn(team, "reader");
    const { body } = await person.get(`/labels/notes?sds_ids=${id}&size=A7`);
    expect(body.data[0]).toMatchObject({ sds_id: id, product_name: "Acetone technical", does_not_fit: null });
    expect(body.data[0].pictogram_side_mm).toBeGreaterThanOrEqual(23);
    expect(body.data[0].warnings).toContainEqual({ code: "no_phone", subject: null });
    const foreign = await person.get(
      `/labels/notes?sds_ids=${id}&additional_info=${encodeURIComponent("Партия 危")}`,
    );
    expect(foreign.body.data[0].warnings).toContainEqual({ code: "transliterated", subject: "Партия 危" });
    const small = await person.get(`/labels/notes?sds_ids=${id}&width_mm=30&height_mm=20`);
    expect(small.body.data[0].does_not_fit).toContain("pictograms");
  });
});

describe("a team's table of least sizes", () => {
  test("holds for its labels unless one asks for the other", async () => {
    const own = await testTeam();
    const sheet = await uploadRead(own.client);
    const admin = await signedIn(own, "admin");
    expect((await (await signedIn(own, "editor")).patch("/label-settings", { table: "2024" })).status).toBe(
      403,
    );
    const changed = await admin.patch("/label-settings", { table: "2024" });
    expect(changed.body.data).toEqual({ table: "2024", open_sheet_links: false });
    const heightOf = async (query: string) =>
      (await admin.get(`/labels/notes?sds_ids=${sheet}&size=A6${query}`)).body.data[0].x_height_mm;
    expect(await heightOf("")).toBeGreaterThanOrEqual(1.8);
    const bytes = async (query: string) =>
      Buffer.from((await own.client.get(`/sds/${sheet}/clp-label${query}`)).body);
    expect((await bytes("?size=A6")).equals(await bytes("?size=A6&table=2024"))).toBe(true);
  });
});

describe("a drafted card", () => {
  test("is made from settings that are not kept, with its blanks filled in", async () => {
    const person = await signedIn(team, "reader");
    const draft = {
      sds_id: id,
      language: "de",
      settings: { company: "Werk Süd", layout: "betriebsanweisung" },
    };
    const blanks = await person.post("/safety-card-drafts/blanks", draft);
    const keys = blanks.body.data.map(({ key }: { key: string }) => key);
    expect(keys).toContain("workArea");
    expect(keys).not.toContain("company");
    const { body } = await person.post("/safety-card-drafts", { ...draft, filled: { workArea: "Halle 3" } });
    const text = (await readPdf(new Uint8Array(body))).pages[0]?.text;
    expect(text).toContain("Werk Süd");
    expect(text).toContain("Halle 3");
  });

  test("without a sheet shows an example; another team's sheet or profile is not found", async () => {
    const person = await signedIn(team, "reader");
    const example = await person.post("/safety-card-drafts", {});
    expect(startOf(example.body)).toBe("%PDF-");
    const other = await uploadRead((await testTeam()).client);
    expect((await person.post("/safety-card-drafts", { sds_id: other })).status).toBe(404);
    expect((await person.post("/safety-card-drafts", { profile_id: randomUUID() })).status).toBe(404);
  });
});

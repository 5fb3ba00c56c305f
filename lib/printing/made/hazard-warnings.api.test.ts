import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readPdf } from "@/lib/fixtures/read-pdf";
import { hazardWarnings } from "@/lib/printing/layout/document-words";
import { endMakers } from "@/lib/printing/processes/pool";
import { type ApiClient, signedIn, type TestTeam, testTeam } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";
import { silentSheet, uploadRead } from "@/lib/testing/read-sheet";

testDatabase();
afterAll(endMakers);

let team: TestTeam;
let person: ApiClient;
const ids: Record<"silent" | "doubtful" | "known", string> = { silent: "", doubtful: "", known: "" };
let placed: string;

beforeAll(async () => {
  team = await testTeam();
  person = await signedIn(team, "editor");
  ids.silent = await uploadRead(team.client, silentSheet);
  ids.doubtful = await uploadRead(team.client, {
    product_name: "Doubtful",
    ghs_pictograms: ["GHS02", "GHS06"],
  });
  ids.known = await uploadRead(team.client, { product_name: "Acetone" });
  const place = (await team.client.post("/locations", { name: "Store" })).body.data.id;
  await team.client.post(`/locations/${place}/inventory`, { sds_id: ids.silent });
  const { body } = await team.client.post("/products", { sort: "product_name", direction: "desc" });
  placed = `/products/${body.data[0].id}/workplaces/${place}`;
});

const languages = ["en", "nl", "de", "fr"] as const;
const files: [string, (id: string, language: string) => string][] = [
  ["a label", (id, language) => `/sds/${id}/clp-label?language=${language}`],
  ["labels together", (id, language) => `/labels?sds_ids=${id}&language=${language}`],
  [
    "a label without statements",
    (id, language) => `/sds/${id}/clp-label?language=${language}&show_hazard_statements=false`,
  ],
  [
    "a vessel's label",
    (id, language) => `/sds/${id}/clp-label?language=${language}&kind=workplace&size=100x70`,
  ],
  ["a pipe's label", (id, language) => `/sds/${id}/clp-label?language=${language}&kind=pipe&size=250x50`],
  [
    "a label in two languages",
    (id, language) =>
      `/sds/${id}/clp-label?language=${language}&second_language=${language === "en" ? "fr" : "en"}`,
  ],
  ["a safety card", (id, language) => `/sds/${id}/safety-card?language=${language}`],
];
type Warning = { code: string; message: string };
const hazardsIn = (headers: Headers): string[] =>
  JSON.parse(headers.get("x-warnings") ?? "[]")
    .map(({ code }: Warning) => code)
    .filter((code: string) => code.startsWith("hazards"));

describe.each(files)("%s", (_, path) => {
  test.each(languages)(
    "says in %s on itself and in its header that hazards are not known",
    async (language) => {
      for (const [id, state] of [
        [ids.silent, "unknown"],
        [ids.doubtful, "doubtful"],
      ] as const) {
        const { status, headers, body } = await person.get(path(id, language));
        expect([status, hazardsIn(headers)]).toEqual([200, [`hazards_${state}`]]);
        expect(headers.get("x-warnings")).toMatch(/^[\x20-\x7e]+$/);
        const text = (await readPdf(new Uint8Array(body))).pages.map((page) => page.text).join(" ");
        const squeezed = (words: string) => words.replace(/\s/g, "");
        expect(squeezed(text)).toContain(squeezed(hazardWarnings[language][state]));
      }
    },
  );

  test("says nothing of the kind where they are known", async () => {
    expect(hazardsIn((await person.get(path(ids.known, "en"))).headers)).toEqual([]);
  });
});

test("a Word card warns in its header too", async () => {
  const { headers } = await person.get(`/sds/${ids.silent}/safety-card?format=word`);
  expect(hazardsIn(headers)).toEqual(["hazards_unknown"]);
});

test("the notes on labels and the errors of the sheet name it", async () => {
  const { data } = (await person.get(`/labels/notes?sds_ids=${ids.silent}`)).body;
  expect(data[0].warnings[0]).toEqual({ code: "hazards_unknown", subject: null });
  const { body } = await team.client.get(`/sds/${ids.silent}`);
  expect(body.data.errors).toMatchObject({
    "section2.hazard_statements": "Not found: the hazard statements.",
    "section14.modes.adr.class": "3 calls for a hazard statement that was not found.",
  });
});

test("EMKG gives no level for it, on the road of the API and in what was kept", async () => {
  const answers = {
    physical_form: "liquid",
    amount_value: 1,
    amount_unit: "L",
    skin_contact: false,
    ventilation: "general",
  };
  const written = await person.put(`${placed}/emkg`, { assessment_answers: answers });
  const none = { inhalation: null, skin: null, fire_explosion: null, overall: null };
  expect(written.body.data.control_levels).toMatchObject({ ...none, not_covered: ["hazards_unknown"] });
  const kept = (await person.get(`${placed}/assessments`)).body.data;
  expect(kept.emkg.control_levels).toMatchObject(none);
  const report = await person.get(`${placed}/assessments/report`);
  const [page] = (await readPdf(new Uint8Array(report.body))).pages;
  expect(page?.text).toContain("No level");
});

test("RECESS keeps with its answers that the hazards are not known, and its report says so", async () => {
  const written = await person.put(`${placed}/recess`, { exposure: 6, probability: 3, effect: 7 });
  expect(written.status).toBe(200);
  const { data } = (await person.get(`${placed}/assessments`)).body;
  expect(data.sheet).toMatchObject({ h_codes: [], hazards_unknown: true });
  const report = await person.get(`${placed}/assessments/report`);
  const text = (await readPdf(new Uint8Array(report.body))).pages.map((page) => page.text).join(" ");
  expect(text).toContain("hazards of this sheet are not known with certainty");
});

test("a card of several products says of which the hazards are not known", async () => {
  const { status, body } = await person.post("/safety-cards", {
    name: "Solvents",
    sds_ids: [ids.known, ids.silent],
    language: "en",
  });
  expect(status).toBe(201);
  const file = await person.get(`/safety-cards/${body.data.id}/file`);
  const text = (await readPdf(new Uint8Array(file.body))).pages.map((page) => page.text).join(" ");
  expect(text).toContain(hazardWarnings.en.unknown);
});

test("who decides on its purchase is told", async () => {
  const { data } = (await person.get(`/sds/${ids.silent}/procurement-case`)).body;
  expect(data).toMatchObject({ hazards: "unknown" });
});

test("it has a line in the register, and says so at its workplace", async () => {
  const register = new TextDecoder().decode((await person.get("/register?format=csv")).body);
  expect(register).toMatch(/Silent.*Not read/);
  const { data } = (await person.get(`/workplaces/${placed.split("/").at(-1)}`)).body;
  expect(data.products).toMatchObject([{ hazards: "unknown" }]);
});

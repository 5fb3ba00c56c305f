import { afterAll, beforeAll, expect, test } from "vitest";
import { readPdf } from "@/lib/fixtures/read-pdf";
import { endMakers } from "@/lib/printing/processes/pool";
import { type ApiClient, signedIn, type TestTeam, testTeam } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";
import { uploadRead } from "@/lib/testing/read-sheet";

testDatabase();
afterAll(endMakers);

let team: TestTeam;
let person: ApiClient;
let place: string;
let path: string;
beforeAll(async () => {
  team = await testTeam();
  person = await signedIn(team, "editor");
  const sds_id = await uploadRead(team.client);
  place = (await team.client.post("/locations", { name: "Paint shop" })).body.data.id;
  await team.client.post(`/locations/${place}/inventory`, { sds_id, amount: 2, unit: "L" });
  const product = (await team.client.post("/products")).body.data[0].id;
  path = `/products/${product}/workplaces/${place}`;
  await person.put(`${path}/recess`, { exposure: 6, probability: 3, effect: 7 });
  await person.put(`${path}/emkg`, {
    assessment_answers: {
      physical_form: "liquid",
      amount_value: 2,
      amount_unit: "L",
      boiling_point_c: 56,
      skin_contact: true,
      ventilation: "general",
    },
    note: "Lids stay closed",
  });
  await person.post(`${path}/emkg/sign`);
});

const textOf = async (address: string) => {
  const { status, body, headers } = await person.get(address);
  expect(status).toBe(200);
  expect(headers.get("content-type")).toBe("application/pdf");
  const { pages } = await readPdf(new Uint8Array(body));
  return pages.map(({ text }) => text.replace(/\s+/g, " ")).join(" ");
};

test.each([
  ["en", "Risk assessment", "Hazard group A", "Signature", "Medium"],
  ["nl", "Risicobeoordeling", "gevarengroep A", "Handtekening", "Middel"],
  ["de", "Gefährdungsbeurteilung", "Gefahrengruppe A", "Unterschrift", "Mittel"],
  ["fr", "Évaluation des risques", "Groupe de danger A", "Signature", "Moyen"],
])("the report of a placement speaks %s and has a line to sign on", async (language, ...words) => {
  const text = await textOf(`${path}/assessments/report?language=${language}`);
  for (const word of [...words, "Lids stay closed", "6 × 3 × 7 = 126", "H319"])
    expect(text.toLowerCase()).toContain(word.toLowerCase());
});

test("the report of a workplace lists its products", async () => {
  const text = await textOf(`/workplaces/${place}/assessments/report`);
  expect(text).toContain("Paint shop");
  expect(text).toContain("Acetone technical");
  expect(text).toContain("126");
});

test("no report shows another team's placement", async () => {
  const stranger = await signedIn(await testTeam(), "owner");
  expect((await stranger.get(`${path}/assessments/report`)).status).toBe(404);
  expect((await stranger.get(`/workplaces/${place}/assessments/report`)).status).toBe(404);
  expect((await person.get(`${path}/assessments/report?language=es`)).status).toBe(422);
});

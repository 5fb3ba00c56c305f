import { afterAll, beforeAll, expect, test } from "vitest";
import { readPdf } from "@/lib/fixtures/read-pdf";
import { endMakers } from "@/lib/printing/processes/pool";
import { type TestTeam, testTeam } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";
import { uploadRead } from "@/lib/testing/read-sheet";

testDatabase();
afterAll(endMakers);

let team: TestTeam;
let id: string;
beforeAll(async () => {
  team = await testTeam();
  const section14 = { text: "UN 1993", page: 7, un_number: "1993", class: "8", packing_group: "II" };
  id = await uploadRead(team.client, { sections: { section14 } });
});

const textOf = async (language: string) => {
  const { status, body, headers } = await team.client.get(`/sds/${id}/opinion/report?language=${language}`);
  expect(status).toBe(200);
  expect(headers.get("content-type")).toBe("application/pdf");
  const { pages } = await readPdf(new Uint8Array(body));
  return pages.map(({ text }) => text.replace(/\s+/g, " ")).join(" ");
};

test.each([
  ["en", "Certain", "What to ask the supplier", "Section 14, page 7", "On the sheet: 8"],
  ["nl", "Zeker", "Wat u de leverancier kunt vragen", "Rubriek 14, pagina 7", "Op het blad: 8"],
  ["de", "Sicher", "Was der Lieferant zu fragen ist", "Abschnitt 14, Seite 7", "Auf dem Blatt: 8"],
  ["fr", "Certain", "Ce qu’il faut demander au fournisseur", "Rubrique 14, page 7", "Sur la fiche: 8"],
])(
  "the report in %s names each finding with its law, its place and what is expected",
  async (language, ...words) => {
    const text = await textOf(language);
    for (const word of [...words, "Acetone technical", "UN 1993", "ADR 2025, Table A", "2026-05-01"])
      expect(text).toContain(word);
  },
);

test("the report says the same as the opinion, and is the team's alone", async () => {
  const { findings, computed } = (await team.client.get(`/sds/${id}/opinion`)).body.data;
  const text = await textOf("en");
  for (const { message } of findings) expect(text).toContain(message);
  for (const reason of computed.not_computable) expect(text).toContain(reason);
  expect(findings.find(({ code }: { code: string }) => code === "transport_class_differs")).toMatchObject({
    page: 7,
    question: expect.stringContaining("UN 1993"),
  });
  const { client } = await testTeam();
  expect((await client.get(`/sds/${id}/opinion/report`)).status).toBe(404);
});

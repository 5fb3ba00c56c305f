import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { componentOf } from "@/lib/sheet/values";
import { forgetCalls, type TestTeam, testTeam } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";
import { harmlessSheet, type SheetText, silentSheet, uploadRead } from "@/lib/testing/read-sheet";

testDatabase();
beforeEach(forgetCalls);

let team: TestTeam;
const ids: Record<string, string> = {};

const section = (fields: object, text = "t") => ({ title: "t", page: 1, text, subsections: [], ...fields });
const component = (cas_number: string | null, concentration_exact: number | null) =>
  componentOf({ chemical_name: "x", cas_number, concentration_exact });
const limit = {
  substance: "acetone",
  cas_number: "67-64-1",
  list: "EU",
  twa: 1210,
  stel: null,
  unit: "mg/m³",
};
/** DEHP, on the candidate list since 2008. */
const listed = "117-81-7";

const sheets: Record<string, SheetText> = {
  carcinogen: {
    hazard_statements: ["H350"],
    components: [component(listed, 5)],
    revision_date: "2015-06-01",
    sections: {
      section2: section({
        classifications: [{ class_code: "Carc.", category_code: "1A", hazard_code: "H350" }],
      }),
      section8: section({ exposure_limits: [limit] }),
      section15: section({ water_hazard_class: "3", storage_class: "6.1C" }),
    },
  },
  suspected: {
    hazard_statements: ["H300+H310", "H351"],
    components: [component(listed, 0.05), component("67-64-1", 50)],
    sections: { section8: section({ exposure_limits: [] }, "No limits are known.") },
  },
  unsaid: { hazard_statements: ["H360FD"], components: [component(listed, null)] },
  unnumbered: { components: [component(null, 10)] },
  harmless: { ...harmlessSheet, cas_number: null, ec_number: null },
  silent: { ...silentSheet, revision_date: null, cas_number: null, ec_number: null, components: [] },
};

beforeAll(async () => {
  team = await testTeam();
  for (const [name, text] of Object.entries(sheets))
    ids[name] = await uploadRead(team.client, { ...text, product_name: name });
});

async function found(field: string, op: string, value: unknown): Promise<string> {
  const { status, body } = await team.client.post("/products", {
    filters: [{ field, op, value }],
    sort: "product_name",
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data.map(({ sds }: { sds: { product_name: string } }) => sds.product_name).join(" ");
}

test.each<[string, string, unknown, string]>([
  ["classification", "eq", "not_classified", "harmless"],
  ["classification", "eq", "unknown", "silent"],
  ["cmr", "eq", "1A", "carcinogen"],
  ["cmr", "in", ["1A", "1B", "2"], "carcinogen suspected unsaid"],
  ["cmr", "eq", "none", "harmless unnumbered"],
  ["cmr", "is_null", true, "silent"],
  ["candidate_list", "eq", true, "carcinogen unsaid"],
  ["candidate_list", "eq", false, "harmless suspected"],
  ["candidate_list", "is_null", true, "silent unnumbered"],
  ["exposure_limit", "eq", true, "carcinogen"],
  ["exposure_limit", "eq", false, "suspected"],
  ["storage_class", "eq", "6.1C", "carcinogen"],
  ["water_hazard_class", "in", ["3"], "carcinogen"],
  ["sheet_age_years", "gte", 11, "carcinogen"],
  ["sheet_age_years", "is_null", true, "silent"],
  ["h_codes", "in", ["H300"], "suspected"],
  ["h_codes", "all", ["H310", "H351"], "suspected"],
  ["h_codes", "in", ["H300+H310"], "suspected"],
  ["h_codes", "not_in", ["H300"], "carcinogen harmless silent unnumbered unsaid"],
])("%s %s %j", async (field, op, value, names) => {
  expect(await found(field, op, value)).toBe(names);
});

test("a product says what it was found by", async () => {
  const { data } = (await team.client.post("/products", { sort: "product_name" })).body;
  const of = (name: string) =>
    data.find(({ sds }: { sds: { product_name: string } }) => sds.product_name === name).sds;
  expect(of("carcinogen")).toMatchObject({
    cmr: "1A",
    candidate_list: true,
    exposure_limit: true,
    storage_class: "6.1C",
    water_hazard_class: "3",
  });
  expect(of("silent")).toMatchObject({ cmr: null, candidate_list: null, hazards: "unknown" });
});

test("what a person has corrected is what is found", async () => {
  const say = (...values: object[]) => team.client.put(`/sds/${ids.unsaid}/review`, { values });
  const word = (path: string, value: unknown) => ({ path, value, state: "corrected" });
  await say(
    word("section2.hazard_statements", ["H361d"]),
    word("section3.components", [component("67-64-1", 10)]),
  );
  expect(await found("cmr", "eq", "2")).toBe("suspected unsaid");
  expect(await found("candidate_list", "eq", true)).toBe("carcinogen");
  await say(
    { path: "section2.hazard_statements", value: null, state: "read" },
    { path: "section3.components", value: null, state: "read" },
  );
  expect(await found("cmr", "eq", "1B")).toBe("unsaid");
});

describe("a code that is written otherwise", () => {
  test.each([
    ["h_codes", "in", ["h225"], '"H225"'],
    ["h_codes", "in", ["H225", "H 300 + H310"], '"H300+H310"'],
    ["h_codes", "all", ["H310+H300"], '"H300+H310"'],
    ["h_codes", "in", ["EUH 66"], '"EUH066"'],
    ["h_codes", "in", ["euh066"], '"EUH066"'],
    ["h_codes", "in", ["H350I"], '"H350i"'],
    ["h_codes", "in", ["P210"], '"H225"'],
    ["p_codes", "not_in", ["p210"], '"P210"'],
    ["pictograms", "in", ["ghs02"], '"GHS02"'],
    ["un_number", "eq", "UN1263", '"1263"'],
    ["un_number", "in", ["1263", "UN 1090"], '"1090"'],
    ["cas_number", "eq", "67641", '"67-64-1"'],
    ["cas_number", "neq", "CAS 67-64-1", '"67-64-1"'],
    ["component_cas", "in", ["67‑64‑1"], '"67-64-1"'],
    ["ec_number", "eq", "2006622", '"200-662-2"'],
    ["cas_number", "eq", "acetone", '"67-64-1"'],
  ])("%s %s %j names the right form", async (field, op, value, form) => {
    const { status, body } = await team.client.post("/products", { filters: [{ field, op, value }] });
    expect(status).toBe(422);
    expect(body.errors[0].field).toBe("filters[0].value");
    expect(body.errors[0].message).toContain(form);
  });

  test.each([
    ["h_codes", "in", ["H999"]],
    ["h_codes", "in", ["H360Fd", "H360FD", "EUH201A", "H302+H312+H332"]],
    ["p_codes", "in", ["P370+P380+P375[+P378]", "P301+P310"]],
    ["un_number", "starts_with", "12"],
    ["cas_number", "contains", "64-1"],
  ])("%s %s %j is taken as it is", async (field, op, value) => {
    expect((await team.client.post("/products", { filters: [{ field, op, value }] })).status).toBe(200);
  });
});

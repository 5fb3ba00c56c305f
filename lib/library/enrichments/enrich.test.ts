import { expect, test } from "vitest";
import { tables } from "@/lib/regulation/substance-lists";
import type { HazardState } from "@/lib/sheet/hazard-states";
import { enrich } from "./enrich";

const details = {
  flash_point: null,
  transport: {},
  components: [],
  water_hazard_class: null,
  storage_class: null,
};

const noNumbers = { casNumber: null, ecNumber: null };

type Component = { name?: string; cas_number?: string; ec_number?: string };

const listed = (components: Component[], own: Partial<typeof noNumbers> | object = {}) =>
  enrich(
    ["harmonised_classification", "cmr", "candidate_list"],
    {
      ...noNumbers,
      details: {
        ...details,
        components: components.map((component) => ({
          name: null,
          cas_number: null,
          ec_number: null,
          ...component,
        })),
      },
      hazardStatements: [],
      hazards: "known" as const,
      isRead: true,
      ...own,
    },
    tables(),
  );
const candidates = (components: Component[], own = {}) =>
  listed(components, own).candidate_list?.hits.map(({ name }) => name);
const cmr = (cas_number: string) =>
  listed([{ cas_number }]).cmr?.map(({ categories, condition }) => ({
    categories,
    notes: condition?.notes ?? null,
  }));

const group = (hazardStatements: string[], hazards: HazardState, isRead = true) =>
  enrich(["emkg_hazard_group"], { ...noNumbers, details, hazardStatements, hazards, isRead }, tables())
    .emkg_hazard_group;

test("the hazard group follows the H codes that were read", () => {
  expect(group(["H350"], "known")).toMatchObject({ group: "E", h_codes: ["H350"] });
  expect(group([], "known")).toMatchObject({ group: "A", h_codes: [] });
});

test.each(["unknown", "doubtful"] as const)(
  "the hazard group of a sheet with %s hazards is not known",
  (hazards) => {
    for (const codes of [[], ["H315"]])
      expect(group(codes, hazards)).toMatchObject({ group: null, source: expect.stringContaining(hazards) });
    expect(group([], hazards, false)).toBeNull();
  },
);

test.each([
  ["872-50-4", "1-Methyl-2-pyrrolidone (NMP)"],
  ["7439-92-1", "Lead"],
  ["75-12-7", "Formamide"],
  ["10043-35-3", "Boric acid"],
  ["11113-50-1", "Boric acid"],
])("the substance %s is on the candidate list", (cas_number, name) => {
  expect(candidates([{ cas_number }])).toEqual([name]);
});

test("a substance of the list is found by its EC number, and by the sheet's own numbers", () => {
  expect(candidates([{ ec_number: "212-828-1" }])).toEqual(["1-Methyl-2-pyrrolidone (NMP)"]);
  expect(candidates([], { casNumber: "7439-92-1" })).toEqual(["Lead"]);
  expect(candidates([{ cas_number: "7439-92-1" }], { casNumber: "7439-92-1" })).toEqual(["Lead"]);
  expect(candidates([{ cas_number: "872-50-4", ec_number: "212-828-1" }])).toHaveLength(1);
});

test("a number that fails its check digit finds nothing", () => {
  expect(candidates([{ ec_number: "212-828-2" }, { cas_number: "872-50-5" }])).toEqual([]);
});

test("the list is whole as of its day, and says why a substance is on it", () => {
  expect(listed([{ cas_number: "872-50-4" }]).candidate_list).toMatchObject({
    is_partial: false,
    as_of: "2026-10-09",
    hits: [{ reason: "Toxic for reproduction (Article 57c)", date: "2011-06-20" }],
  });
});

test("titanium dioxide has no harmonised classification: it was annulled", () => {
  expect(listed([{ cas_number: "13463-67-7" }])).toMatchObject({ harmonised_classification: [], cmr: [] });
});

test("a CMR class under a note of Annex VI is conditional, other classes of the entry are not", () => {
  expect(cmr("64742-54-7")).toEqual([{ categories: ["Carc. 1B"], notes: ["L"] }]);
  expect(cmr("64742-95-6")).toEqual([{ categories: ["Carc. 1B", "Muta. 1B"], notes: ["P"] }]);
  expect(cmr("71-43-2")).toEqual([{ categories: ["Carc. 1A", "Muta. 1B"], notes: null }]);
  expect(listed([{ cas_number: "64742-54-7" }]).cmr?.[0]?.condition?.text).toContain("3 % DMSO extract");
});

test("a CMR class of one of several entries for a number holds only for the form of that entry", () => {
  const [hit] = listed([{ cas_number: "106-97-8" }]).cmr ?? [];
  expect(hit).toMatchObject({ categories: ["Carc. 1A", "Muta. 1B"], condition: { notes: [] } });
  expect(hit?.condition?.text).toContain("containing ≥ 0,1 % butadiene");
  expect(cmr("7440-02-0")).toEqual([{ categories: ["Carc. 2"], notes: null }]);
});

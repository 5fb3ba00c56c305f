import { expect, test } from "vitest";
import type { HazardState } from "@/lib/sheet/hazard-states";
import { enrich } from "./enrich";
import type { Tables } from "./tables";

const tables: Tables = { annexVi: new Map(), candidates: new Map(), candidatesAsOf: "2026-01-01" };
const details = {
  flash_point: null,
  transport: {},
  components: [],
  water_hazard_class: null,
  storage_class: null,
};

const group = (hazardStatements: string[], hazards: HazardState, isRead = true) =>
  enrich(["emkg_hazard_group"], { details, hazardStatements, hazards, isRead }, tables).emkg_hazard_group;

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

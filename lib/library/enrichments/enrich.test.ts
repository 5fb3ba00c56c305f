import { expect, test } from "vitest";
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

const group = (hazardStatements: string[], hazards_unknown: boolean, isRead = true) =>
  enrich(
    ["emkg_hazard_group"],
    { details: { ...details, hazards_unknown }, hazardStatements, isRead },
    tables,
  ).emkg_hazard_group;

test("the hazard group follows the H codes that were read", () => {
  expect(group(["H350"], false)).toMatchObject({ group: "E", h_codes: ["H350"] });
  expect(group([], false)).toMatchObject({ group: "A", h_codes: [] });
});

test("the hazard group of a sheet whose hazards were not read is not known", () => {
  expect(group([], true)).toMatchObject({ group: null, source: expect.stringContaining("not known") });
  expect(
    enrich(["emkg_hazard_group"], { details: null, hazardStatements: [], isRead: true }, tables),
  ).toMatchObject({ emkg_hazard_group: { group: null } });
  expect(group([], false, false)).toBeNull();
});

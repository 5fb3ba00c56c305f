import { expect, test } from "vitest";
import { withComponentNumbers } from "./limit-substances";

const component = (i: number, chemical_name: string, cas_number: string) => ({
  section: 3,
  path: `components[${i}]`,
  value: { chemical_name, cas_number },
  confidence: 0.95,
  sources: [],
});
const limitOf = (substance: string) => ({
  section: 8,
  path: "exposure_limits[0]",
  value: { substance, cas_number: null, twa: 2 },
  confidence: 0.75,
  sources: [],
});

test.each([
  ["SODIUM HYDROXIDE (CAUSTIC SODA)", "1310-73-2"],
  ["sodium hydroxide", "1310-73-2"],
  ["Sodium hydroxide - Respirable fraction.", "1310-73-2"],
  ["Sodium hydroxide, vapour", "1310-73-2"],
  ["Sodium hydroxide, dust of a kind", null],
  ["Sodium hydroxide - solution", null],
  ["Sodium", null],
  // Two components have the name
  ["oil mist", null],
])("a limit of %s has the number %s", (substance, expected) => {
  const components = [
    component(0, "Sodium hydroxide; lye", "1310-73-2"),
    component(1, "Oil mist", "64742-54-7"),
    component(2, "Oil mist", "64742-65-0"),
  ];
  const limit = withComponentNumbers([...components, limitOf(substance)]).at(-1);
  expect(limit?.value).toMatchObject({ cas_number: expected, twa: 2 });
});

test("a limit that has its substance's number alone has the component's name", () => {
  const numbered = {
    ...limitOf("1310-73-2"),
    value: { substance: "1310-73-2", cas_number: "1310-73-2", twa: 2 },
  };
  const limit = withComponentNumbers([component(0, "Sodium hydroxide", "1310-73-2"), numbered]).at(-1);
  expect(limit?.value).toMatchObject({ substance: "Sodium hydroxide", cas_number: "1310-73-2" });
});

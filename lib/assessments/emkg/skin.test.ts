import { expect, test } from "vitest";
import type { EmkgAnswers } from "./answers";
import { type Hazards, hazardsOf } from "./model";
import { type SkinRow, skinLevel } from "./skin";

const work: EmkgAnswers = {
  physical_form: "liquid",
  amount_value: 1,
  amount_unit: "L",
  skin_contact: true,
  skin_area: "small",
  skin_duration: "short",
  ventilation: "general",
};
const found = (codes: string[], hazards: Partial<Hazards> = {}, answers: Partial<EmkgAnswers> = {}) =>
  skinLevel({ ...hazardsOf(codes), ...hazards }, { ...work, ...answers });

/** Short on a small and a large area, long on a small and a large one. */
const columns = ["short", "long"].flatMap((skin_duration) =>
  ["small", "large"].map((skin_area) => ({ skin_duration, skin_area }) as Partial<EmkgAnswers>),
);

test.each<[SkinRow, string[], Partial<Hazards>, Partial<EmkgAnswers>, number[]]>([
  ["toxic_and_corrosive", ["H311", "H314"], {}, {}, [3, 3, 3, 3]],
  ["strong_sensitiser", ["H317"], {}, { strong_sensitiser: true }, [3, 3, 3, 3]],
  ["corrosive_1a", ["H314"], { isSkinCorrosive1A: true }, {}, [2, 3, 3, 3]],
  ["extreme_ph", [], { ph: 2 }, {}, [2, 2, 2, 3]],
  ["extreme_ph", [], { ph: 11.5 }, {}, [2, 2, 2, 3]],
  ["reproductive_2", ["H361"], {}, { skin_absorbed: true }, [2, 2, 2, 2]],
  ["wet_work", [], {}, { wet_work: true }, [2, 2, 2, 2]],
])("%s decides for %j %j %j: levels %j (TRGS 401, annex 4)", (row, codes, hazards, answers, levels) => {
  const cells = columns.map((column) => found(codes, hazards, { ...answers, ...column }));
  expect(cells.map(({ level }) => level)).toEqual(levels);
  expect(cells.filter((cell) => cell.row === row)).not.toEqual([]);
});

test.each<[string[], Partial<Hazards>, Partial<EmkgAnswers>]>([
  [["H311"], {}, {}],
  [["H314"], {}, {}],
  [["H317"], {}, {}],
  [["H317"], {}, { strong_sensitiser: false }],
  [["H315"], { isSkinCorrosive1A: true }, { strong_sensitiser: true }],
  [["H361"], {}, { skin_absorbed: false }],
  [[], {}, { skin_absorbed: true, wet_work: false }],
])("no other row decides for %j %j %j", (codes, hazards, answers) => {
  for (const column of columns) expect(found(codes, hazards, { ...answers, ...column }).row).toBeNull();
});

test("of rows that give one level the group of the H codes is named, the worst first", () => {
  const long = { skin_duration: "long", skin_area: "large" } as const;
  expect(found(["H314", "H310", "H361"], {}, { ...long, skin_absorbed: true })).toMatchObject({
    group: "HE",
    row: null,
    codes: ["H310"],
  });
  expect(found(["H315"], {}, { ...long, wet_work: true })).toMatchObject({ group: "HB", row: null });
});

test("EUH066 puts skin into the mildest group, other EUH statements into none", () => {
  const long = { skin_duration: "long", skin_area: "large" } as const;
  expect(found(["EUH066"], {}, long)).toMatchObject({ group: "HA", level: 2 });
  expect(found(["EUH210"], {}, long)).toMatchObject({ group: null, level: 1 });
});

test.each([2.1, 7, 11.4])("a pH of %d is not extreme", (ph) => {
  expect(found([], { ph })).toMatchObject({ row: null, group: null, level: 1 });
});

test("a corrosive substance is not judged by its pH as well", () => {
  expect(found(["H314"], { ph: 1 }).row).toBeNull();
});

test("who touches nothing is at level 1, whatever the hazard", () => {
  expect(found(["H311", "H314"], {}, { skin_contact: false })).toMatchObject({ level: 1, codes: [] });
});

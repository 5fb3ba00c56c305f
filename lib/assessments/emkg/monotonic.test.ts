import fc from "fast-check";
import { describe, expect, test } from "vitest";
import emkg from "@/lib/regulation/emkg.json";
import type { EmkgAnswers } from "./answers";
import { controlLevels } from "./control-levels";
import { lowering, moduleNames } from "./measures";
import { type Hazards, hazardsOf } from "./model";
import type { ControlLevels } from "./schema";

const groups: Record<string, string[][]> = {
  inhalation: emkg.inhalation.order.map((name) => emkg.inhalation.groupsByH[name as "A"]),
  skin: emkg.skin.order.map((name) => emkg.skin.groups[name as "HA"].h),
  fire_explosion: emkg.fire.order.map((name) => emkg.fire.groupsByH[name as "pc-B"]),
};
const known = [...new Set(Object.values(groups).flat(2))];

/** Answers that hold for some codes only: with them two codes cannot be compared. */
const alike = { skin_absorbed: true, strong_sensitiser: false, oel_ppm: undefined };

const code = fc.constantFrom(...known);
const hazards: fc.Arbitrary<Hazards> = fc.record({
  codes: fc.array(code, { maxLength: 8 }),
  isSkinCorrosive1A: fc.boolean(),
  ph: fc.option(fc.double({ min: 0, max: 14, noNaN: true })),
  areUnknown: fc.constant(false),
  isGas: fc.boolean(),
  kind: fc.constantFrom("substance", "mixture", null),
  flashPointC: fc.option(fc.integer({ min: -40, max: 200 })),
});
const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const answers: fc.Arbitrary<EmkgAnswers> = fc.record({
  physical_form: fc.constantFrom("liquid", "solid", "gas"),
  amount_value: fc.double({ min: 0, max: 2000, noNaN: true }),
  amount_unit: fc.constantFrom("g", "mL", "kg", "L", "t", "m3"),
  process_temperature_c: optional(fc.integer({ min: -20, max: 300 })),
  boiling_point_c: optional(fc.integer({ min: -50, max: 400 })),
  vapour_pressure_hpa: optional(fc.integer({ min: 0, max: 1000 })),
  dustiness: optional(fc.constantFrom("low", "medium", "high")),
  spraying: optional(fc.boolean()),
  low_volatility: optional(fc.boolean()),
  process_generated: optional(fc.boolean()),
  oel_ppm: optional(fc.constantFrom(0.01, 1, 100)),
  skin_contact: fc.boolean(),
  skin_area: optional(fc.constantFrom("small", "large")),
  skin_duration: optional(fc.constantFrom("short", "long")),
  skin_absorbed: optional(fc.boolean()),
  strong_sensitiser: optional(fc.boolean()),
  wet_work: optional(fc.boolean()),
  ventilation: fc.constantFrom("insufficient", "general", "local exhaust", "closed"),
});

function expectNotLower(before: ControlLevels, after: ControlLevels): void {
  for (const name of [...moduleNames, "overall" as const])
    expect(after[name], name).toBeGreaterThanOrEqual(before[name] ?? Number.NaN);
}

/** Runs a property over a sheet and an answer; `worse` says what makes them worse. */
function neverLower(worse: (sheet: Hazards, work: EmkgAnswers) => { sheet?: Hazards; work?: EmkgAnswers }) {
  fc.assert(
    fc.property(hazards, answers, (sheet, work) => {
      const after = worse(sheet, work);
      expectNotLower(controlLevels(sheet, work), controlLevels(after.sheet ?? sheet, after.work ?? work));
    }),
    { numRuns: 500 },
  );
}

describe("a level is never lowered", () => {
  test("by one more H code", () => {
    for (const more of known) neverLowerQuick(more);
  });

  test.each(Object.keys(groups))("by an H code of a worse group of %s", (name) => {
    const order = groups[name] ?? [];
    const pair = fc
      .integer({ min: 0, max: order.length - 1 })
      .chain((worse) => fc.tuple(fc.constant(worse), fc.integer({ min: worse, max: order.length - 1 })))
      .chain(([worse, better]) => fc.tuple(codeOf(order[worse]), codeOf(order[better])));
    fc.assert(
      fc.property(pair, answers, ([worse, better], work) => {
        const level = (one: string[]) =>
          controlLevels(hazardsOf(one), {
            ...work,
            ...alike,
          })[name as "skin"];
        expect(level(worse)).toBeGreaterThanOrEqual(level(better) ?? Number.NaN);
      }),
      { numRuns: 1000 },
    );
  });

  test("by a larger amount", () => {
    neverLower((_, work) => ({ work: { ...work, amount_value: work.amount_value * 10 + 1 } }));
  });

  test("by a lower boiling point, a higher vapour pressure or a hotter process", () => {
    neverLower((_, work) => ({
      work:
        work.boiling_point_c === undefined
          ? { ...work, vapour_pressure_hpa: (work.vapour_pressure_hpa ?? 0) + 300 }
          : { ...work, boiling_point_c: (work.boiling_point_c ?? 0) - 40 },
    }));
    neverLower((_, work) => ({
      work: { ...work, process_temperature_c: (work.process_temperature_c ?? 20) + 50 },
    }));
  });

  test("by a lower flash point", () => {
    neverLower((sheet) => ({
      sheet: { ...sheet, flashPointC: sheet.flashPointC === null ? 20 : sheet.flashPointC - 30 },
    }));
  });

  test("by spraying, finer dust, or an answer left open", () => {
    neverLower((_, work) => ({ work: { ...work, spraying: true } }));
    neverLower((_, work) => ({ work: { ...work, dustiness: work.dustiness === "low" ? "medium" : "high" } }));
    neverLower((_, work) => ({
      work: { ...work, dustiness: undefined, boiling_point_c: undefined, vapour_pressure_hpa: undefined },
    }));
    neverLower((_, work) => ({ work: { ...work, skin_area: undefined, skin_duration: undefined } }));
  });

  test("by more skin for longer, wet work or worse ventilation", () => {
    neverLower((_, work) => ({ work: { ...work, skin_contact: true, skin_area: "large", wet_work: true } }));
    neverLower((_, work) => ({ work: { ...work, skin_contact: true, skin_duration: "long" } }));
    neverLower((_, work) => ({ work: { ...work, ventilation: "insufficient" } }));
  });
});

test("what is said to lower a level lowers one and raises none", () => {
  fc.assert(
    fc.property(hazards, answers, (sheet, work) => {
      const before = controlLevels(sheet, work);
      for (const { levels, lowers } of lowering(sheet, work)) {
        expect(lowers.length).toBeGreaterThan(0);
        expectNotLower(levels, before);
      }
    }),
    { numRuns: 1000 },
  );
});

function codeOf(group: string[] | undefined): fc.Arbitrary<string[]> {
  return group?.length ? fc.constantFrom(...group).map((one) => [one]) : fc.constant([]);
}

function neverLowerQuick(more: string): void {
  fc.assert(
    fc.property(hazards, answers, (sheet, work) => {
      const worse = { ...sheet, codes: [...sheet.codes, more] };
      expectNotLower(controlLevels(sheet, work), controlLevels(worse, work));
    }),
    { numRuns: 60 },
  );
}

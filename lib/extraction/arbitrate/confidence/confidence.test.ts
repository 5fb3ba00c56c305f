import { describe, expect, test } from "vitest";
import type { ValueSource } from "@/lib/extraction/model";
import { summaryOf } from "@/lib/sheet/stored";
import calibration from "./calibration.json";
import { givenOf } from "./features";
import { probabilityOf, qualityOf, scoreOf } from "./probability";
import { confidenceOf, told } from "./told";

const source = (path: string, over: Partial<ValueSource> = {}): ValueSource => ({
  path,
  page: 1,
  rect: [0, 0, 1, 1],
  confidence: 0.6,
  rule: "section-2/signal_word/line/0.85",
  ...over,
});

function reading(over: { errors?: Record<string, string>; sources?: ValueSource[]; ocr?: boolean } = {}) {
  const { errors = {}, sources = [], ocr = false } = over;
  const document = summaryOf({ signal_word: "Danger", hazard_statements: ["H225", "H319"], errors });
  return { document, sections: { section2: { signal_word: "Danger" as const } }, sources, ocr };
}

const featuresAt = (path: string, one: ReturnType<typeof reading>) =>
  givenOf(one).given.find((given) => given.path === path)?.features ?? {};

describe("the evidence on a value", () => {
  const path = "section2.signal_word";

  test("names the value, its rule's certainty and doubts, whatever confidence is said already", () => {
    const plain = featuresAt(path, reading({ sources: [source(path)] }));
    expect(plain[path]).toBe(1);
    expect(plain.rule).toBeGreaterThan(0);
    expect(plain.doubtful).toBeUndefined();
    expect(featuresAt(path, reading({ sources: [source(path, { confidence: 0.99 })] }))).toEqual(plain);
    const doubted = featuresAt(path, reading({ errors: { [path]: "It contradicts." }, ocr: true }));
    expect(doubted).toMatchObject({ doubtful: 1, [`doubtful ${path}`]: 1, ocr: 1 });
    expect(doubted.doubts).toBeGreaterThan(0);
  });

  test("tells whether a limit lacks its substance's number", () => {
    const limits = "section8.exposure_limits";
    const at = (cas_number: string | null) => {
      const one = {
        substance: "Example",
        cas_number,
        list: null,
        twa: 1,
        stel: null,
        ceiling: null,
        unit: "ppm",
      };
      const { sections, ...rest } = reading({ sources: [source(`${limits}[0]`)] });
      return featuresAt(limits, {
        ...rest,
        sections: { ...sections, section8: { exposure_limits: [one] } },
      } as never);
    };
    expect(at(null).unnumbered).toBe(1);
    expect(at("64-17-5")).toMatchObject({ [limits]: 1 });
    expect(at("64-17-5").unnumbered).toBeUndefined();
  });

  test("tells how long a list is, and counts what is missing apart", () => {
    const { given, missing } = givenOf(reading());
    expect(given.map((one) => one.path)).toContain("section2.hazard_statements");
    expect(given.length + missing).toBe(17);
    const { "size section2.hazard_statements": size } = featuresAt("section2.hazard_statements", reading());
    expect(size).toBeCloseTo(Math.log(2));
  });
});

describe("a probability", () => {
  const steps = [
    { from: -1, rate: 0.8, cautious: 0.7 },
    { from: 1, rate: 0.95, cautious: 0.93 },
    { from: 2, rate: 0.995, cautious: 0.985 },
  ];
  const model = { weights: { bias: 1, good: 2, bad: -5 }, steps, wrongAtNine: 0.01, wrongAtSeven: 0.05 };

  test("is that of the step that the evidence reaches, the lowest below all", () => {
    expect(scoreOf({ good: 1, unknown: 9 }, model.weights)).toBe(3);
    expect(probabilityOf({ good: 1 }, model).rate).toBe(0.995);
    expect(probabilityOf({}, model).rate).toBe(0.95);
    expect(probabilityOf({ bad: 1 }, model).rate).toBe(0.8);
  });

  test("is said as it was found, and 0.95 or more, cautiously, only where 99 in 100 were right", () => {
    expect(confidenceOf({ rate: 0.995, cautious: 0.985 })).toBe(0.985);
    expect(confidenceOf({ rate: 0.985, cautious: 0.97 })).toBe(0.94);
    expect(confidenceOf({ rate: 0.8, cautious: 0.7 })).toBe(0.8);
  });
});

describe("a sheet's quality", () => {
  test("is 0.9 at the expected share of wrong values that is allowed there, and falls with what is missing", () => {
    const scale = { wrongAtNine: 0.02, wrongAtSeven: 0.08 };
    expect(qualityOf([0.98, 0.98], 0, scale)).toBeCloseTo(0.9);
    expect(qualityOf([0.92, 0.92], 0, scale)).toBeCloseTo(0.7);
    expect(qualityOf([0.95, 0.95], 0, scale)).toBeCloseTo(0.8);
    expect(qualityOf([1, 1], 0, scale)).toBe(1);
    expect(qualityOf([1, 1], 2, scale)).toBe(0.5);
    expect(qualityOf([0.5], 0, scale)).toBe(0);
    expect(qualityOf([], 17, scale)).toBe(0);
  });
});

test("the places of a critical value say its probability, those of others what their readers say", () => {
  const sources = [source("section2.signal_word"), source("section5.suitable_media")];
  const { sources: rated, quality } = told(reading({ sources }));
  expect(rated[0]?.confidence).not.toBe(0.6);
  expect(rated[1]?.confidence).toBe(0.6);
  expect(quality).toBeLessThan(0.5);
});

test("the kept steps rise, and each is safer than what was found", () => {
  const { steps } = calibration;
  expect(steps.length).toBeGreaterThan(2);
  for (const [i, { from, rate, cautious }] of steps.entries()) {
    expect(cautious).toBeLessThan(rate);
    expect(from).toBeGreaterThan(steps[i - 1]?.from ?? Number.NEGATIVE_INFINITY);
    expect(rate).toBeGreaterThanOrEqual(steps[i - 1]?.rate ?? 0);
  }
});

import { describe, expect, test } from "vitest";
import type { LabelledValue } from "@/lib/extraction/lines/labelled";
import type { Line } from "@/lib/extraction/model";
import { explosionLimits } from "./explosion-limits";
import type { Property } from "./section-9";

const rect = [0, 0, 100, 10] as const;
const line = (text: string): Line => ({ page: 1, rect, text, cells: [], size: 9, bold: false });

function value(field: Property, label: string, text: string, qualifier = ""): LabelledValue<Property> {
  const lines = [line(text)];
  return {
    field,
    label,
    qualifier,
    text,
    lines,
    sources: lines,
    separation: "colon",
    page: 1,
    labelRect: rect,
    labelTails: [],
  };
}

const lower = (text: string, qualifier?: string) => value("lower_explosion_limit", "LEL", text, qualifier);
const upper = (text: string, qualifier?: string) => value("upper_explosion_limit", "UEL", text, qualifier);

describe("explosionLimits", () => {
  test("a lower and an upper value become one range", () => {
    const limits = explosionLimits([lower("1,5 Vol-%"), upper("10,9 Vol-%")], [], ",");
    expect(limits?.value).toMatchObject({ min: 1.5, max: 10.9, unit: "%" });
  });
  test("both behind the label of one are told apart by their words", () => {
    const limits = explosionLimits([upper("Obere Expl. Grenze: 7.0 Untere Expl. Grenze: 0.9")], [], ".");
    expect(limits?.value).toMatchObject({ min: 0.9, max: 7 });
    expect(explosionLimits([lower("0.6% UEL 7.0%")], [], ".")?.value).toMatchObject({ min: 0.6, max: 7 });
  });
  test("the words may stand behind their numbers", () => {
    const both = (text: string) =>
      explosionLimits([value("explosion_limits", "Explosive limits", text)], [], ".");
    expect(both("3.1 vol% (LEL) - 19 vol% (UEL)")?.value).toMatchObject({ min: 3.1, max: 19 });
    expect(both("LEL 2.5 % - UEL 13 %")?.value).toMatchObject({ min: 2.5, max: 13 });
  });
  test("a whole label in the middle of a line is found beside another label's second line", () => {
    const lines = [line("supérieure/inférieure Limite d'explosivité, inférieure: 2,7 % (v)")];
    expect(explosionLimits([upper("19 % (v)")], lines, ",")?.value).toMatchObject({ min: 2.7, max: 19 });
  });
  test("a lower limit above the upper one is no reading", () => {
    expect(explosionLimits([lower("19 %"), upper("2 %")], [], ".")).toBeNull();
  });
  test("grams in a cubic metre are no share", () => {
    expect(explosionLimits([lower("60 g/m³")], [], ".")).toBeNull();
  });
});

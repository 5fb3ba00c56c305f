import { expect, test } from "vitest";
import { limitOf } from "@/lib/opinion/composition/limits";
import { classify, familyOf } from "./classify";
import examples from "./examples.json";
import type { Form, Hazard, Ingredient, Mixture, Route, Verdict } from "./model";

type Example = {
  title: string;
  source: string;
  ingredients: {
    name: string;
    percent: number;
    classes: string[];
    limits?: string[];
    m?: number[];
    oral?: number;
    vapours?: number;
    unknown?: string[];
  }[];
  /** By family: the category, or class and category; null: none. */
  expect: Record<string, string | boolean | null | undefined>;
  form?: string;
  gas?: boolean;
  viscosity?: number;
};

function hazardOf(text: string): Hazard {
  const [name = "", code = null] = text.split("; ");
  const [, classCode = name, category = null] = /^(.+) (\d[A-C]?)$/.exec(name) ?? [];
  return { classCode, category, code };
}

function ingredientOf(given: Example["ingredients"][number]): Ingredient {
  const { name, percent, classes, limits = [], m = [], oral, vapours, unknown = [] } = given;
  return {
    name,
    percent,
    hazards: classes.map(hazardOf),
    limits: limits.flatMap((text) => limitOf(text) ?? []),
    factors: { acute: m[0] ?? 1, chronic: m[1] ?? 1 },
    estimates: { ...(oral !== undefined && { oral }), ...(vapours !== undefined && { vapours }) },
    unknownRoutes: unknown as Route[],
  };
}

function mixtureOf({ ingredients, form, gas, viscosity }: Example): Mixture {
  return {
    ingredients: ingredients.map(ingredientOf),
    isGas: gas ?? false,
    form: (form ?? "vapours") as Form,
    viscosity: viscosity ?? null,
  };
}

function answerOf(found: Verdict | undefined, expected: Example["expect"][string]) {
  if (!found) return null;
  if (expected === true) return true;
  const whole = [found.classCode, found.category].filter(Boolean).join(" ");
  return typeof expected === "string" && expected.includes(" ") ? whole : (found.category ?? whole);
}

test.each(examples as Example[])("$title ($source)", (example) => {
  const verdicts = classify(mixtureOf(example));
  for (const [family, expected] of Object.entries(example.expect)) {
    const found = verdicts.find((verdict) => familyOf(verdict) === family);
    expect({ [family]: answerOf(found, expected) }).toEqual({ [family]: expected });
  }
});

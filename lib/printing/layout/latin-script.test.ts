import { expect, test } from "vitest";
import { documentAssets } from "@/lib/printing/assets";
import { inLatinScript } from "./latin-script";

const { regular } = documentAssets().typeface;

test.each([
  ["서울특별시 서초구 411", /^[A-Za-z]+ [A-Za-z]+ 411$/],
  ["空气化工产品（上海）", /^[A-Za-z]+\([A-Za-z]+\)$/],
  ["ㇿ アセトン", /aseton/i],
  ["एसीटोन", /^[a-z]+$/i],
])("%s is written in letters that the typeface has", (text, expected) => {
  const { value, written } = inLatinScript({ text, kept: text }, ["kept"]);
  expect(value.text).toMatch(expected);
  expect(regular.covers(value.text)).toBe(true);
  expect(value.kept).toBe(text);
  expect(written).toEqual([text]);
});

test.each(["Ουρία", "Ацетон", "Česká republika", "Hüttenstr. 50   (≥ 10 µm, CO₂)", ""])(
  "%s is printed as it is",
  (text) => {
    expect(inLatinScript({ text }, [])).toEqual({ value: { text }, written: [] });
    expect(regular.covers(text)).toBe(true);
  },
);

import { describe, expect, test } from "vitest";
import type { Finding } from "@/lib/extraction/model";
import { typedLines } from "@/lib/fixtures/printed-lines";
import { sectionOf } from "@/lib/fixtures/sections";
import { absences } from "./absences";

function absent(number: number, drawing: string, found: Finding[] = []): string[] {
  const section = sectionOf(number, typedLines(drawing));
  return absences(found, [section]).map(({ path }) => path);
}

describe("what a sheet says that it does not have", () => {
  test.each([
    ["Not regulated.", true],
    ["UN number   Not applicable", true],
    ["Kein Gefahrgut im Sinne der Transportvorschriften", true],
    ["Not restricted by road\nIATA   UN 1263", false],
    ["UN number   No data available", false],
    ["", false],
  ])("transport: %j", (drawing, isAbsent) => {
    expect(absent(14, drawing)).toEqual(isAbsent ? ["un_number", "class", "packing_group"] : []);
  });

  test("nothing where a number was read", () => {
    const found = { section: 14, path: "un_number", value: "1263", confidence: 1, sources: [] };
    expect(absent(14, "Not regulated by air", [found])).toEqual([]);
  });

  test.each([
    ["Contains no hazardous components.", ["components"]],
    ["Enthält keine gefährlichen Inhaltsstoffe", ["components"]],
    ["Mixture of the following", []],
  ])("components: %j", (drawing, paths) => {
    expect(absent(3, drawing)).toEqual(paths);
  });
});

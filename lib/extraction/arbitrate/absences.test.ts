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
    ["Not regulated   Leaflet 1263", true],
    ["Kein Gefahrgut im Sinne der Transportvorschriften", true],
    ["Not restricted by road\nIATA   UN 1263", false],
    ["UN number   No data available", false],
    ["", false],
  ])("transport: %j", (drawing, isAbsent) => {
    expect(absent(14, drawing)).toEqual(isAbsent ? ["un_number", "class", "packing_group"] : []);
  });

  test.each([
    ["a number", 14, "un_number", "Not regulated by air"],
    ["a class", 14, "class", "Not regulated by air"],
    ["a component", 3, "components[0]", "No hazardous components"],
  ])("nothing where %s was read", (_, section, path, drawing) => {
    const found = { section, path, value: "read", confidence: 1, sources: [] };
    const none = { ...found, value: null, absent: true as const };
    const elsewhere = { ...found, section: 15 };
    const another = { ...found, path: "notes" };
    expect(absent(section, drawing, [found])).toEqual([]);
    expect(absent(section, drawing, [none, elsewhere, another])).not.toEqual([]);
  });

  test("in its section, at the line that says so, and rather sure", () => {
    for (const [number, drawing] of [
      [3, "Mixture\nNo hazardous components"],
      [14, "Transport\nNot regulated"],
    ] as const)
      for (const finding of absences([], [sectionOf(number, typedLines(drawing))]))
        expect(finding).toMatchObject({
          section: number,
          value: null,
          absent: true,
          confidence: 0.9,
          sources: [{ text: drawing.split("\n")[1] }],
        });
  });

  test.each([
    ["Contains no hazardous components.", ["components"]],
    ["Enthält keine gefährlichen Inhaltsstoffe", ["components"]],
    ["Mixture of the following", []],
  ])("components: %j", (drawing, paths) => {
    expect(absent(3, drawing)).toEqual(paths);
  });
});

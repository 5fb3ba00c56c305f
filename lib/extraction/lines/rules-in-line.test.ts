import { expect, test } from "vitest";
import type { Rule } from "@/lib/extraction/model";
import { ruledItems } from "@/lib/extraction/tables/ruled-cells";
import { printedLines } from "@/lib/fixtures/printed-lines";
import { rulesInLine } from "./rules-in-line";

const level = (x0: number, x1: number, y: number): Rule => ({
  direction: "horizontal",
  rect: [x0, y, x1, y],
});
const upright = (x: number, y0: number, y1: number): Rule => ({
  direction: "vertical",
  rect: [x, y0, x, y1],
});

test("borders drawn cell by cell, a little off each other, are those of one cell", () => {
  const { lines } = printedLines(`
Remark      May be taken up through the skin,
            and is heavier than air`);
  const rules = [
    ...[level(0, 55, 800.4), level(55, 140, 801.2), level(139, 260, 799.9)],
    ...[level(0, 56, 771.1), level(55, 140, 770.2), level(139, 260, 771.4)],
    ...[upright(0, 770, 801), upright(55.4, 770, 786), upright(54.3, 785, 801), upright(260, 770, 801)],
  ];
  const textsOf = (drawn: readonly Rule[]) =>
    ruledItems(lines, () => drawn).flatMap(({ boxes }) => boxes?.map(({ text }) => text) ?? []);
  expect(textsOf(rulesInLine(rules))).toEqual([
    "Remark",
    "May be taken up through the skin,\nand is heavier than air",
  ]);
  expect(rulesInLine(rulesInLine(rules))).toEqual(rulesInLine(rules));
});

test("the lines of further rows and columns stay apart", () => {
  const rules = [level(0, 100, 800), level(0, 100, 796), upright(0, 700, 800), upright(9, 700, 800)];
  expect(rulesInLine(rules).map(({ rect }) => rect)).toEqual([
    [0, 796, 100, 796],
    [0, 800, 100, 800],
    [0, 700, 0, 800],
    [9, 700, 9, 800],
  ]);
});

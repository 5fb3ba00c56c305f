import type { Rule } from "@/lib/extraction/model";

/** Lines this close are one: each cell may have its own, and a line may be drawn as a thin box. */
const near = 2.5;

/** Rules that stand a little off each other, on one line: cells that share a border then end at one place. */
export const rulesInLine = (rules: readonly Rule[]): Rule[] => [
  ...inLine(rules, "horizontal"),
  ...inLine(rules, "vertical"),
];

function inLine(rules: readonly Rule[], direction: Rule["direction"]): Rule[] {
  const across = direction === "horizontal" ? 1 : 0;
  const at = ({ rect }: Rule) => ((rect[across] ?? 0) + (rect[across + 2] ?? 0)) / 2;
  const groups: [Rule, ...Rule[]][] = [];
  for (const rule of rules.filter((one) => one.direction === direction).sort((a, b) => at(a) - at(b))) {
    const group = groups.at(-1);
    if (group && at(rule) - at(group[0]) < near) group.push(rule);
    else groups.push([rule]);
  }
  return groups.flatMap((group) => {
    const place = group.reduce((sum, rule) => sum + at(rule), 0) / group.length;
    return group.map(({ rect: [x0, y0, x1, y1] }): Rule => {
      return { direction, rect: across ? [x0, place, x1, place] : [place, y0, place, y1] };
    });
  });
}

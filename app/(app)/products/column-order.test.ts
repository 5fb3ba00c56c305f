import { expect, test } from "vitest";
import { moveColumn } from "./column-order";

const standing = { order: ["name", "c", "a", "b"], pinned: ["name", "c"] };

test.each<[string, string, number, string[], string[]]>([
  ["to the right among the others", "a", 3, ["name", "c", "b", "a"], ["name", "c"]],
  ["between pinned ones it is pinned", "b", 1, ["name", "b", "c", "a"], ["name", "c", "b"]],
  ["behind the pinned ones it is not", "name", 2, ["c", "a", "name", "b"], ["c"]],
  ["at the border a pinned one stays pinned", "name", 1, ["c", "name", "a", "b"], ["name", "c"]],
  ["at the border another stays as it is", "b", 2, ["name", "c", "b", "a"], ["name", "c"]],
  ["no further than the edges", "a", -5, ["a", "name", "c", "b"], ["name", "c", "a"]],
])("a column moves %s", (_, name, to, order, pinned) => {
  expect(moveColumn(standing, name, to)).toEqual({ order, pinned });
});

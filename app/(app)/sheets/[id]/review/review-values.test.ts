import { expect, test } from "vitest";
import { type CriticalPath, criticalPaths } from "@/lib/sheet/critical-paths";
import { groups, nextPath, partsOf, type ReviewValue, wordBack } from "./review-values";

const value = (
  path: CriticalPath,
  state: ReviewValue["state"],
  change: Partial<ReviewValue> = {},
): ReviewValue => ({
  path,
  state,
  ...{ label: path, value: "x", read_value: "x", derived: false, reason: null, confidence: null },
  ...{ source: null, by: null, at: null, note: null, earlier: null },
  ...change,
});
const all = (open: CriticalPath[]) =>
  criticalPaths.map((path) => value(path, open.includes(path) ? "doubtful" : "read"));

test("every critical value has its group", () => {
  expect(Object.values(groups).flat().sort()).toEqual([...criticalPaths].sort());
});

test("what waits comes first, the rest as one reads", () => {
  const parts = partsOf(all(["section9.flash_point", "section1.product_name"]));
  expect(parts[0]).toEqual({ group: "doubts", paths: ["section1.product_name", "section9.flash_point"] });
  expect(parts.map(({ group }) => group)).toEqual([
    ...["doubts", "identity", "hazards", "composition", "firstAid", "limits", "transport"],
  ]);
  expect(parts.flatMap(({ paths }) => paths).sort()).toEqual([...criticalPaths].sort());
});

test("after a value comes the next that waits, also one further up, and in the end the next one", () => {
  const order = ["section1.product_name", "section2.signal_word", "section14.class"] as const;
  const waiting = [value("section1.product_name", "missing"), value("section14.class", "doubtful")];
  expect(nextPath(order, waiting, "section1.product_name")).toBe("section14.class");
  expect(nextPath(order, waiting, "section14.class")).toBe("section1.product_name");
  expect(nextPath(order, [], "section1.product_name")).toBe("section2.signal_word");
  expect(nextPath(order, [], "section14.class")).toBeNull();
});

test("taking back brings what was there: the reading, or what a person had said before", () => {
  const by = { kind: "user" as const, id: "1", name: "Ann" };
  const path = "section1.product_name" as const;
  expect(wordBack(value(path, "doubtful"))).toEqual({ path, state: "read", value: null });
  expect(wordBack(value(path, "absent"))).toEqual({ path, state: "read", value: null });
  expect(wordBack(value(path, "corrected", { by }))).toEqual({ path, state: "corrected", value: "x" });
  expect(wordBack(value(path, "absent", { by }))).toEqual({ path, state: "absent", value: null });
});

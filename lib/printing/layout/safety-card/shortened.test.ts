import { expect, test } from "vitest";
import { shortened } from "./shortened";

test.each([
  ["Ventilate. Wear gloves. Keep cool.", 25, "Ventilate. Wear gloves."],
  ["Handschuhe tragen. Gasfilter bei Überschreitung, z.B. Typ K.", 50, "Handschuhe tragen."],
  ["Wear goggles. Follow Reg. No. 5 of the house rules in all cases.", 30, "Wear goggles."],
  ["Use EN 374. Wear goggles at all times when filling.", 20, "Use EN 374."],
  ["Ist das Gas entwichen? Raum verlassen und lüften.", 30, "Ist das Gas entwichen?"],
])("a text is shortened at the end of a sentence: %s", (text, longest, short) => {
  expect(shortened(text, longest)).toBe(short);
});

test("a text that fits stays, without doubled full stops", () => {
  expect(shortened("Wear goggles.. Standard EN 166...", 240)).toBe("Wear goggles. Standard EN 166...");
});

test("a first sentence that is too long is left out", () => {
  expect(shortened("One sentence that is longer than there is room for", 20)).toBeNull();
});

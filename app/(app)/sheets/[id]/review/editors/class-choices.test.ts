import { expect, test } from "vitest";
import { readChoices } from "../read-choices";
import { classByName, classesIn } from "./class-choices";

const { classes } = readChoices("en");
const one = (class_code: string, category_code: string | null, hazard_code: string | null) => ({
  class_code,
  category_code,
  hazard_code,
});

test("a class without a printed code has the one that it can only be", () => {
  expect(classByName("Flam. Liq. 2", null, classes)).toEqual(one("Flam. Liq.", "2", "H225"));
});

test("a class that may have several codes gets none that is not printed", () => {
  expect(classByName("STOT SE 3", null, classes)).toEqual(one("STOT SE", "3", null));
  expect(classesIn("Acute Tox. 4", [], classes)).toEqual([one("Acute Tox.", "4", null)]);
});

test("the classes of a text have the codes that are printed with them", () => {
  expect(classesIn("Flam. Liq. 2 H225\nSTOT SE 3 H336", ["H225", "H336"], classes)).toEqual(
    expect.arrayContaining([one("Flam. Liq.", "2", "H225"), one("STOT SE", "3", "H336")]),
  );
  expect(classesIn("Flam. Liq. 2 H225\nSTOT SE 3 H336", ["H225", "H336"], classes)).toHaveLength(2);
});

test("what CLP does not name is no class", () => {
  expect(classByName("Flam. Liq. 9", "H225", classes)).toBeNull();
  expect(classesIn("This product is flammable.", [], classes)).toEqual([]);
});

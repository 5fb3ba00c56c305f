import { expect, test } from "vitest";
import { typedLines } from "@/lib/fixtures/printed-lines";
import { languageOf } from "./language";

test("the language is that of the words, and letters alone are none", () => {
  const text =
    "Voor het gebruik van de stof gelden de gegevens van de leverancier.\nBij contact met de ogen spoelen.";
  expect(languageOf(typedLines(text))).toBe("nl");
  const table = Array.from({ length: 20 }, () => "n.e.  n.e.  n.e.").join("\n");
  expect(languageOf(typedLines(`${text}\n${table}`))).toBe("nl");
});

test("Turkish is told by its letters", () => {
  const text =
    "Kazara yutulduğunda ağız su ile çalkalanmalı, tıbbi yardım alınmalıdır. Deri ile temasında yıkayın.";
  expect(languageOf(typedLines(text))).toBe("tr");
});

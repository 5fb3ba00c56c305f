import { describe, expect, test } from "vitest";
import type { Finding } from "@/lib/extraction/model";
import { withoutTableHeads } from "./effects";

function said(...lines: string[]): Finding {
  const sources = lines.map((text, i) => ({
    page: 1,
    rect: [0, 700 - i * 12, 500, 710 - i * 12] as const,
    text,
  }));
  return { section: 11, path: "acute_toxicity", value: lines.join(" "), confidence: 0.9, sources };
}

const values = (...lines: string[]) => withoutTableHeads([said(...lines)]).map(({ value }) => value);

describe("withoutTableHeads", () => {
  test("the heads of a table alone are no finding", () => {
    expect(values("Product/ingredient name  Result  Species  Dose", "Exposure")).toEqual([]);
    expect(values("Product Information")).toEqual([]);
    expect(values("Name des Produkts /  LogPow  BCF  Potential", "Inhaltsstoffs")).toEqual([]);
  });
  test("what is said above and below the heads stays", () => {
    expect(
      values(
        "Harmful if swallowed.",
        "Component  LD50 Oral",
        "Component  Species  Result",
        "Toluene  Rat  mild",
      ),
    ).toEqual(["Harmful if swallowed. Component LD50 Oral Toluene Rat mild"]);
  });
  test("a label with its value and a word alone in running text are no heads", () => {
    expect(values("Dosis: 1,5 mg/l", "Ergebnis: Nicht reizend")).toEqual([
      "Dosis: 1,5 mg/l Ergebnis: Nicht reizend",
    ]);
    expect(values("Not irritating in a", "test", "with rabbits.")).toEqual([
      "Not irritating in a test with rabbits.",
    ]);
  });
});

import { describe, expect, it } from "vitest";
import { typedLines } from "@/lib/fixtures/printed-lines";
import { sectionOf } from "@/lib/fixtures/sections";
import { euEnglish } from "@/lib/fixtures/sheet-contexts";
import { readSection3 } from "./section-3";

function kindOf(text: string): unknown {
  const section = sectionOf(3, typedLines(text));
  return readSection3(section, euEnglish).findings.find(({ path }) => path === "kind")?.value;
}

describe("what section 3 describes", () => {
  it("is a substance where one with a number of its own makes up all of the product", () => {
    expect(kindOf("Name              CAS No.        %\nHelium            7440-59-7      100 %")).toBe(
      "substance",
    );
  });

  it("is not told by a component that makes up a part", () => {
    expect(
      kindOf("Name              CAS No.        %\nEthanol           64-17-5        10 %"),
    ).toBeUndefined();
    expect(kindOf("CAS No.    Substance    Content\n5329-16-6    Sulfamic acid    > 25 %")).toBeUndefined();
    expect(
      kindOf("Name of substance   Ammonia\nCAS No.             1336-21-6\nShare               25 %"),
    ).toBeUndefined();
  });
});

it("doubts components where more numbers are torn than were read", () => {
  const problemsOf = (text: string) => readSection3(sectionOf(3, typedLines(text)), euEnglish).problems;
  const head = "Component         CAS No.        %\nIsobutane         75-28-5        60 %";
  const torn = `${head}\nPropane           74-98-         20 %\nBut-1-ene         106-98-        10 %`;
  expect(problemsOf(head)).toEqual([]);
  expect(problemsOf(torn)).toContainEqual(
    expect.objectContaining({ path: "section3.components[0]", code: "doubt" }),
  );
});

it("doubts components without classes where codes are printed that none has", () => {
  const problemsOf = (text: string) => readSection3(sectionOf(3, typedLines(text)), euEnglish).problems;
  const table = `Component    CAS No.      %        Classification
Isobutane    75-28-5      60 %     Flam. Gas 1A; H220
Pentane      109-66-0     20 %`;
  const doubt = { path: "section3.components[1]", code: "doubt", message: expect.stringContaining("H225") };
  expect(problemsOf(table)).toEqual([]);
  expect(problemsOf(`The second is classified as H225.\n${table}`)).toEqual([expect.objectContaining(doubt)]);
  expect(problemsOf(`The second: C ≥ 5 %, H225\n${table}`)).toEqual([]);
});

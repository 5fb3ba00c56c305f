import { expect, test } from "vitest";
import { annexEntries } from "@/lib/fixtures/annex-vi";
import { demandedPrecautions, hasParts } from "@/lib/regulation/precautions";
import { statementText } from "@/lib/regulation/statement-text";
import { type Choice, chosenPrecautions } from "./precautionary";
import { wholePrecautions } from "./whole-precautions";

const choose = (choice: Partial<Choice>) =>
  chosenPrecautions({ printed: [], hazards: [], generalPublic: false, canPrint: () => true, ...choice });

const corrosive =
  "P260 P264 P280 P301+P330+P331 P303+P361+P353 P304+P340 P305+P351+P338 P310 P363 P405 P501".split(" ");

test("of many statements those are chosen that save, the same whatever their order", () => {
  const { codes, leftOut } = choose({ printed: corrosive, hazards: ["H314"] });
  expect(codes).toEqual(["P260", "P280", "P301+P330+P331", "P303+P361+P353", "P305+P351+P338", "P310"]);
  expect(choose({ printed: [...corrosive].reverse(), hazards: ["H314"] }).codes).toEqual(codes);
  expect(leftOut.map(({ code, reason }) => [code, reason])).toEqual(
    ["P264", "P304+P340", "P363", "P405", "P501"].map((code) => [code, "less_severe"]),
  );
});

test.each([
  ["aerosols", ["H222", "H229"], ["P210", "P211", "P251", "P410+P412"]],
  ["pressure alone", ["H229"], ["P210", "P251", "P410+P412"]],
  ["corrosives", ["H314"], ["P280", "P301+P330+P331", "P303+P361+P353", "P305+P351+P338", "P310"]],
  ["what kills by aspiration", ["H304"], ["P301+P310", "P331"]],
  ["respiratory sensitisers", ["H334"], ["P261", "P284", "P342+P311"]],
  ["what harms children", ["H360FD"], ["P201", "P202", "P308+P313"]],
  ["toxic gases", ["H330", "H280"], ["P260", "P284", "P304+P340", "P310", "P403+P233"]],
])("%s never go without their statements, printed or not", (_name, hazards, demanded) => {
  const { codes, added } = choose({ hazards });
  expect(codes).toEqual(demanded);
  expect(added).toEqual(demanded);
});

test("a statement that says more meets a demand and is not added", () => {
  const printed = ["P260", "P284", "P342+P310"];
  expect(choose({ printed, hazards: ["H334"] })).toMatchObject({ codes: printed, added: [] });
});

test("a statement for who has swallowed it that says more meets the demand for that", () => {
  const printed = ["P301+P330+P331+P310"];
  expect(choose({ printed, hazards: ["H304"] })).toMatchObject({ codes: printed, added: [] });
});

test("a demand that leaves a choice is met by what another one brings", () => {
  const { codes } = choose({ hazards: ["H314", "H331"] });
  expect(codes).toContain("P310");
  expect(codes).not.toContain("P311");
});

test("of two that say the same one meets both demands", () => {
  const printed = ["P308+P311", "P308+P313"];
  const { codes, leftOut } = choose({ printed, hazards: ["H350", "H371"] });
  expect(codes.filter((code) => code.startsWith("P308"))).toEqual(["P308+P311"]);
  expect(leftOut).toContainEqual({ code: "P308+P313", reason: "said", by: "P308+P311" });
});

test("more than six stand on a label whose hazards demand it (Art. 28(3))", () => {
  const { codes } = choose({ hazards: ["H314", "H330", "H350"] });
  expect(codes.length).toBeGreaterThan(6);
});

test("packages for the general public keep their statements, others need none", () => {
  const { codes, added } = choose({ hazards: ["H319"], generalPublic: true, printed: ["P102"] });
  expect(codes).toEqual(["P101", "P102", "P103", "P501"]);
  expect(added).toEqual(["P101", "P103", "P501"]);
  expect(choose({ hazards: ["H319"] }).codes).toEqual([]);
});

test.each([
  [["P338"], ["P305+P351+P338"]],
  [["P305", "P351", "P338"], ["P305+P351+P338"]],
  [
    ["P304", "P340", "P315"],
    ["P315", "P304+P340"],
  ],
  [
    ["P301", "P330", "P331"],
    ["P330", "P331", "P301+P330+P331"],
  ],
  [["P301+P316"], ["P301+P310"]],
  [["P318"], ["P308+P313"]],
  [["P378"], ["P370+P378"]],
  [["P281"], ["P280"]],
  [["P403+P233", "P403+P235"], ["P403+P233+P235"]],
  [["P403+P233"], ["P403+P233"]],
  [
    ["P304+P340+P310", "P305+P351+P338+P310"],
    ["P304+P340", "P305+P351+P338", "P310"],
  ],
])("%s are whole statements: %s", (printed, expected) => {
  expect(wholePrecautions(printed, []).sort()).toEqual([...expected].sort());
});

test.each([
  ["P301", "H302", "P301+P312"],
  ["P301", "H301", "P301+P310"],
  ["P301", "H314", "P301+P330+P331"],
  ["P308", "H350", "P308+P313"],
  ["P308", "H371", "P308+P311"],
])("%s goes on as %s calls for: %s", (fragment, hazard, whole) => {
  expect(wholePrecautions([fragment], [hazard])).toEqual([whole]);
});

test("of what is recommended alike, health goes before fire", () => {
  const printed = ["P210", "P262", "P280", "P302+P352", "P310", "P321", "P370+P378", "P371"];
  const { codes, leftOut } = choose({ printed, hazards: ["H271", "H310"] });
  expect(codes).toEqual(["P210", "P262", "P280", "P302+P352", "P310", "P321"]);
  expect(leftOut.map(({ code }) => code)).toEqual(["P370+P378", "P371"]);
});

test("of what is recommended alike, warnings go before what has no signal word", () => {
  const printed = ["P264", "P273", "P280", "P302+P352", "P312", "P321", "P337+P313"];
  const { codes, leftOut } = choose({ printed, hazards: ["H412", "H315", "H319", "H335"] });
  expect(codes).toEqual(printed.filter((code) => code !== "P273"));
  expect(leftOut).toEqual([{ code: "P273", reason: "less_severe", by: null }]);
});

test("no statement stands twice, and what is left out says by whom it is said", () => {
  const printed = ["P302+P352", "P303+P361+P353", "P312", "P310", "P331", "P301+P330+P331"];
  const { codes, leftOut } = choose({ printed, hazards: ["H314"] });
  expect(leftOut).toContainEqual({ code: "P331", reason: "said", by: "P301+P330+P331" });
  expect(leftOut).toContainEqual({ code: "P312", reason: "said", by: "P310" });
  expect(leftOut).toContainEqual({ code: "P302+P352", reason: "said", by: "P303+P361+P353" });
  expect(codes).not.toContain("P302+P352");
});

test("labels of Annex VI substances meet what the law demands of their hazards, in statements that are whole", () => {
  for (const { hazardCodes } of annexEntries) {
    const { codes } = choose({ hazards: hazardCodes });
    for (const { oneOf } of demandedPrecautions(hazardCodes, "work"))
      expect(oneOf.some((wanted) => codes.some((code) => hasParts(code, wanted)))).toBe(true);
    for (const code of codes) expect(statementText(code, "de")?.complete).toBe(true);
  }
});

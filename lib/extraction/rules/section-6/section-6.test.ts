import { expect, test } from "vitest";
import { printedLines, typedLines } from "@/lib/fixtures/printed-lines";
import { sectionOf } from "@/lib/fixtures/sections";
import { euEnglish } from "@/lib/fixtures/sheet-contexts";
import { readSection6 } from "./section-6";

test("precautions of everybody and of responders are one text, without their wrapped labels", () => {
  const lines = typedLines(`Voor andere personen dan    Evacueer de omgeving. Raak gemorst materiaal
de hulpdiensten             niet aan.
Voor de hulpdiensten        Draag speciale kleding.`);
  const heading = typedLines("6.1 Persoonlijke voorzorgsmaatregelen")[0];
  if (!heading) throw new Error("no heading");
  const subsections = [{ number: "6.1", title: "Persoonlijke voorzorgsmaatregelen", heading, lines }];
  const { findings } = readSection6(sectionOf(6, lines, { subsections }), euEnglish);
  expect(findings.find(({ path }) => path === "personal")?.value).toBe(
    "Evacueer de omgeving. Raak gemorst materiaal niet aan. Voor de hulpdiensten: Draag speciale kleding.",
  );
});

test("labels in the middle of their ruled rows head all of the row's text", () => {
  const { lines, rulesOf } = printedLines(`------------------------------
                             Keep away from drains.
Environmental precautions    Tell the authorities
                             if it enters water.
------------------------------
                             Take it up with sand.
Methods for cleaning up      Put it into
                             closed containers.
------------------------------`);
  const page = { number: 1, width: 600, height: 842, lines, rules: rulesOf(1), ocr: false, margins: [] };
  const { findings } = readSection6(sectionOf(6, lines), { ...euEnglish, pages: [page] });
  expect(Object.fromEntries(findings.map(({ path, value }) => [path, value]))).toEqual({
    environmental: "Keep away from drains. Tell the authorities if it enters water.",
    containment: "Take it up with sand. Put it into closed containers.",
  });
});

import { expect, test } from "vitest";
import { labelLanguages } from "@/lib/printing/layout/languages";
import { statementText } from "./statement-text";
import data from "./statements.json";

test.each([
  ["H225", "nl", "Licht ontvlambare vloeistof en damp."],
  ["H300+H310", "en", "Fatal if swallowed or in contact with skin."],
  ["H350", "de", "Kann Krebs erzeugen."],
  ["P284", "en", "Wear respiratory protection."],
  ["P353", "fr", "Rincer la peau à l'eau."],
  [
    "P304+P340+P311",
    "de",
    "BEI EINATMEN: Die Person an die frische Luft bringen und für ungehinderte Atmung sorgen. GIFTINFORMATIONSZENTRUM/Arzt anrufen.",
  ],
])("%s in %s reads as the law prints it", (code, language, text) => {
  expect(statementText(code, language)).toEqual({ text, complete: true });
});

test.each(["P501", "P321", "EUH208", "P305"])("%s alone is not complete", (code) => {
  expect(statementText(code, "en")?.complete).toBe(false);
});

test.each(["H303", "H320", "P281", "EUH001", "H999"])("%s is no statement of CLP in force", (code) => {
  expect(statementText(code, "en")).toBeNull();
});

test("every statement in force has a wording in the four languages, without brackets", () => {
  for (const language of labelLanguages) {
    for (const { code } of data.statements) {
      if (code.includes("[")) continue;
      const statement = statementText(code, language);
      expect(statement, `${code} ${language}`).not.toBeNull();
      if (statement?.complete) expect(statement.text).not.toMatch(/[[\]<>…]/);
    }
  }
});

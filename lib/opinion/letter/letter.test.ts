import { expect, test } from "vitest";
import { componentOf } from "@/lib/sheet/values";
import { classOf, findingsOf, opinionOf } from "@/lib/testing/opinion-of";
import { findingCodes, messageLanguages } from "../finding";
import { letterText } from "./letter";
import words from "./words.json";

const oxime = componentOf({
  chemical_name: "Butanone oxime",
  cas_number: "96-29-7",
  concentration_exact: 0.5,
  classifications: [classOf("Carc. 2; H351")],
});
const about = { product: "Lack “A”", revisionDate: "2024-05-01", signers: ["Ada", "Works"] };
const pointsOf = () =>
  findingsOf({ components: [oxime] }, "harmonised_class_differs").map((one) => ({ ...one, page: 3 }));

test("a letter names place, what is printed, what is expected and the law of each point", () => {
  const { subject, text } = letterText(about, pointsOf(), "en");
  expect(subject).toBe("Questions about your safety data sheet: Lack “A”");
  expect(text).toContain("version of 1 May 2024");
  expect(text).toMatch(
    /1\. Section 3, page 3: Butanone oxime has the harmonised classification Carc\. 1B; H350/,
  );
  expect(text).toMatch(/On the sheet: .*\n\s+Expected: Carc\. 1B; H350.*\n\s+Basis: CLP Art\. 4\(3\)/);
  expect(text.endsWith("Ada\nWorks")).toBe(true);
});

test("a product's name is printed as it is, whatever it looks like", () => {
  const { text } = letterText({ ...about, product: "$& {version}" }, pointsOf(), "de");
  expect(text).toContain("Ihr Produkt „$& {version}“");
});

test("nothing is asked that rests on a value in doubt", () => {
  const errors = { "section2.signal_word": "The signal word may be misread." };
  const given = { classes: ["Skin Corr. 1B; H314"], read: { signal_word: "Warning" as const } };
  expect(findingsOf(given, "signal_word_differs")[0]?.question).toContain("Danger");
  const doubted = { ...given, read: { ...given.read, errors } };
  expect(findingsOf(doubted, "signal_word_differs")[0]?.question).toBeNull();
});

test("a question speaks to the supplier, not to the reader of the finding", () => {
  const [finding] = opinionOf({ sections: { section2: { text: "29 CFR 1910.1200" } } }).findings.filter(
    ({ code }) => code === "not_of_union",
  );
  expect(finding?.message).toContain("ask for a sheet");
  expect(finding?.question).toBe(words.questions.not_of_union.en);
});

test("every language has every word, with the same gaps, and only codes of findings are asked", () => {
  const gaps = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
  for (const language of messageLanguages) {
    expect(Object.keys(words.frame[language])).toEqual(Object.keys(words.frame.en));
    for (const [name, text] of Object.entries(words.frame[language]))
      expect(gaps(text), `${name} ${language}`).toEqual(gaps(words.frame.en[name as "subject"]));
    for (const [code, question] of Object.entries(words.questions))
      expect(gaps(question[language]), `${code} ${language}`).toEqual(gaps(question.en));
  }
  const codes: readonly string[] = findingCodes;
  expect([...words.asked, ...Object.keys(words.questions)].filter((code) => !codes.includes(code))).toEqual(
    [],
  );
  expect(Object.keys(words.questions).filter((code) => !words.asked.includes(code))).toEqual([]);
});

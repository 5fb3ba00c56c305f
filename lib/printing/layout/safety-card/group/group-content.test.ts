import { describe, expect, test } from "vitest";
import { extractedFrom } from "@/lib/fixtures/extracted";
import { products } from "@/lib/fixtures/products";
import { documentAssets } from "@/lib/printing/assets";
import { type CardLanguage, cardLanguages } from "../../languages";
import { cardPages } from "../card-pages";
import { type CardContent, cardContent } from "../content";
import { defaultProfile } from "../profile";
import { contentOfCards } from "./content-of-cards";
import { joinedEntries } from "./joined-entries";

const names = ["acetone", "descaler", "paint"] as const;

function cards(language: CardLanguage, members: readonly (keyof typeof products)[] = names) {
  return members.map((name) => ({
    source: extractedFrom(products[name], language),
    options: { language, profile: defaultProfile },
  }));
}

const entriesOf = ({ blocks }: CardContent) =>
  blocks.flatMap(({ parts }) => parts.flatMap(({ entries }) => entries));
const signsOf = ({ blocks }: CardContent) =>
  blocks.flatMap(({ parts }) => parts.flatMap(({ signs }) => signs));

describe.each(cardLanguages)("the card of a group, in %s", (language) => {
  const group = contentOfCards({ cards: cards(language), group: "Workshop" });
  const said = JSON.stringify(group);

  test("says no less than the card of any product: every line, sign and blank", () => {
    for (const { source, options } of cards(language)) {
      const own = cardContent(source, options);
      for (const sign of signsOf(own)) expect(signsOf(group)).toContain(sign);
      for (const { label, text, strong } of entriesOf(own)) {
        if (text === null) expect(entriesOf(group).some((one) => one.text === null)).toBe(true);
        else if (!strong) expect(said).toContain(JSON.stringify(text).slice(1, -1));
        if (label) expect(said).toContain(label);
      }
    }
  });

  test("has one signal word, the gravest, and fits pages", () => {
    const [first] = group.blocks.find(({ kind }) => kind === "hazards")?.parts[0]?.entries ?? [];
    expect(first?.text).toBe({ en: "Danger", de: "Gefahr", nl: "Gevaar", fr: "Danger" }[language]);
    expect(group.productName).toBe("Workshop");
    expect(cardPages(group, documentAssets().typeface).pages.length).toBeLessThan(5);
  });
});

test("a group of the same products is the card of one", () => {
  const [one] = cards("en", ["acetone"]);
  if (!one) throw new Error("no card");
  const own = entriesOf(cardContent(one.source, one.options));
  const group = entriesOf(contentOfCards({ cards: cards("en", ["acetone"]), group: "Acetone" }));
  expect(group.filter(({ strong }) => strong).map(({ text }) => text)).toEqual(
    own.filter(({ strong }) => strong).map(({ text }) => text),
  );
  expect(group).toEqual(expect.arrayContaining(own.filter(({ label }) => label === "Swallowed")));
});

test("what only some products have names them, what all have does not", () => {
  const wash = { label: null, text: "Wash your hands." };
  expect(
    joinedEntries([
      { name: "A", entries: [wash, { label: "Eyes", text: "Goggles" }, { label: "Hands", text: null }] },
      { name: "B", entries: [wash, { label: "Eyes", text: "Face shield" }] },
      { name: "C", entries: [wash, { label: "Eyes", text: "Goggles" }] },
    ]),
  ).toEqual([
    wash,
    { label: "Eyes", text: "A, C: Goggles" },
    { label: "Eyes", text: "B: Face shield" },
    { label: "Hands (A)", text: null },
  ]);
});

test("what a person writes in the place of a text in another language is for that product", () => {
  const foreign = { label: "Eyes", text: "Not available in English", isUnavailable: true };
  const [entry] = joinedEntries([
    { name: "A", entries: [foreign] },
    { name: "B", entries: [] },
  ]);
  expect(entry).toEqual({ ...foreign, label: "Eyes (A)" });
});

test("products of one name are told apart", () => {
  const twice = cards("en", ["acetone", "acetone"]);
  const [, second] = twice;
  if (second) second.source.document.supplier.name = "Other Ltd";
  const labels = entriesOf(contentOfCards({ cards: twice, group: "G" })).map(({ label }) => label);
  expect(labels.some((label) => label?.endsWith("(Other Ltd)"))).toBe(true);
});

test("a product with other pictograms, and each warning, is named", () => {
  const some = cards("en", ["acetone", "descaler"]);
  const [first] = some;
  if (first) first.source.document.hazard_statements = [];
  const { warnings, blocks } = contentOfCards({ cards: some, group: "G" });
  const [acetone = "", descaler = ""] = some.map(({ source }) => source.document.product_name ?? "");
  expect(warnings).toEqual([
    { code: "hazards_unknown", subject: acetone },
    { code: "group_differs", subject: descaler },
  ]);
  expect(blocks[0]).toMatchObject({ kind: "warning" });
  expect(JSON.stringify(blocks[0])).toContain(acetone);
});

import { expect, test } from "vitest";
import { extractedFrom } from "@/lib/fixtures/extracted";
import { products } from "@/lib/fixtures/products";
import { cardLanguages } from "../languages";
import { cardContent } from "./content";
import { cardBlanks, filledIn } from "./fill-in";
import { defaultProfile } from "./profile";

const contentIn = (language: (typeof cardLanguages)[number]) =>
  cardContent(extractedFrom(products.descaler, "en"), {
    language,
    profile: { ...defaultProfile, layout: "betriebsanweisung" },
  });

test("a blank has the same key in every language", () => {
  const keys = cardLanguages.map((language) => cardBlanks(contentIn(language)).map(({ key }) => key));
  for (const own of keys)
    for (const key of ["number", "workArea", "activity", "storagePlace"]) expect(own).toContain(key);
});

test("what a person writes stands in the blank, and the blank is gone", () => {
  const content = contentIn("de");
  const filled = filledIn(content, { workArea: "Halle 3", number: "17", poisonCentre: "030 19240" });
  expect(JSON.stringify(filled.blocks)).toContain("Halle 3");
  expect(filled.head[0]).toMatchObject({ label: "Nr.", text: "17" });
  const left = cardBlanks(filled).map(({ key }) => key);
  expect(left).not.toContain("workArea");
  expect(left).toContain("activity");
  expect(left).not.toContain("signature");
});

test("what the card knows is not overwritten, and white space fills nothing", () => {
  const content = cardContent(extractedFrom(products.descaler, "de"), {
    language: "de",
    profile: { ...defaultProfile, company: "Waterhoven" },
  });
  expect(filledIn(content, { company: "Another", activity: "  " })).toEqual(content);
});

import { expect, test } from "vitest";
import { extractedFrom } from "@/lib/fixtures/extracted";
import { products } from "@/lib/fixtures/products";
import { documentAssets } from "@/lib/printing/assets";
import { cardPages } from "./card-pages";
import type { CardContent } from "./content";
import { cardContent } from "./content";
import { denseCard } from "./dense-card";
import { defaultProfile } from "./profile";

const { typeface } = documentAssets();

const entriesOf = (content: CardContent) =>
  content.blocks.flatMap(({ parts }) => parts.flatMap(({ entries }) => entries));
const lettersOf = (content: CardContent) =>
  entriesOf(content)
    .map(({ text }) => text ?? "blank")
    .join("")
    .replace(/[\s·]/g, "");

/** A card with so many rules that they do not fit a page one below the other. */
function fullCard(rules: number): CardContent {
  const content = cardContent(extractedFrom(products.descaler, "de"), {
    language: "de",
    profile: defaultProfile,
  });
  const rule = (index: number) => ({
    label: null,
    text: `Regel ${index}: Behälter dicht verschlossen halten.`,
  });
  const blocks = content.blocks.map((block) =>
    block.kind === "precautions"
      ? {
          ...block,
          parts: [...block.parts, { signs: [], entries: Array.from({ length: rules }, (_, i) => rule(i)) }],
        }
      : block,
  );
  return { ...content, blocks };
}

test("a dense card says the same and shows the same signs", () => {
  const content = fullCard(30);
  const dense = denseCard(content);
  expect(lettersOf(dense)).toBe(lettersOf(content));
  const signsOf = ({ blocks }: CardContent) =>
    blocks.map(({ parts }) => new Set(parts.flatMap(({ signs }) => signs)));
  expect(signsOf(dense)).toEqual(signsOf(content));
});

test("rules stand one after the other, what has a label or is to fill in on lines of its own", () => {
  const labelled = (content: CardContent) => entriesOf(content).filter(({ label }) => label !== null);
  const content = fullCard(30);
  expect(labelled(denseCard(content))).toEqual(labelled(content));
  expect(
    entriesOf(denseCard(content)).some(({ text }) => text?.includes("Regel 0") && text.includes("Regel 29")),
  ).toBe(true);
});

test("a card that takes two pages otherwise is written densely on one", () => {
  const { pages, content } = cardPages(fullCard(40), typeface);
  expect(pages).toHaveLength(1);
  expect(content).toEqual(denseCard(fullCard(40)));
});

test("a card that fits a page in readable type stays as it is", () => {
  const content = fullCard(0);
  expect(cardPages(content, typeface).content).toBe(content);
});

test("a part without signs goes on beside the signs of the part before it", () => {
  const heights = [[], ["M011"]].map((signs) => {
    const parts = [
      { signs: ["M011"], entries: [{ label: null, text: "Hände waschen." }] },
      { signs, entries: [{ label: null, text: "Kühl halten." }] },
    ];
    const content = { ...fullCard(0), blocks: [{ kind: "hygiene" as const, heading: "Hygiene", parts }] };
    return cardPages(content, typeface).pages[0]?.length;
  });
  expect(heights).toEqual([3, 4]);
});

test("no word of a German card is divided without a hyphen", () => {
  const source = extractedFrom(products.descaler, "de");
  const section15 = { title: "", page: 1, text: "", subsections: [], water_hazard_class: "2" };
  const sections = { ...source.sections, section15 };
  const content = cardContent({ ...source, sections }, { language: "de", profile: defaultProfile });
  for (const card of [content, { ...fullCard(40), blocks: content.blocks }]) {
    const rows = cardPages(card, typeface).pages.flat();
    const labels = rows.flatMap((row) => (row.kind === "part" ? row.entries.map(({ label }) => label) : []));
    const label = labels.find((one) => one?.lines[0]?.startsWith("Wasser"));
    expect(["Wassergefährdungs-", "Wassergefährdungsklasse:"]).toContain(label?.lines[0]);
  }
});

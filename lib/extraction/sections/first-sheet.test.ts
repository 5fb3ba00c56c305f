import { expect, test } from "vitest";
import { printedPages } from "@/lib/fixtures/printed-pages";
import { firstSheet } from "./first-sheet";

const titles = [
  "Identification",
  "Hazards identification",
  "Composition/information on ingredients",
  "First aid measures",
  "Fire-fighting measures",
  "Accidental release measures",
  "Handling and storage",
  "Exposure controls/personal protection",
  "Physical and chemical properties",
  "Stability and reactivity",
  "Toxicological information",
  "Ecological information",
  "Disposal considerations",
  "Transport information",
  "Regulatory information",
  "Other information",
];

/** Four pages of four sections under a running head. */
function sheet(name: string, heading: (number: number) => string): string[] {
  return [0, 1, 2, 3].map((page) => {
    const sections = titles.slice(4 * page, 4 * page + 4).map((title, i) => {
      const number = 4 * page + i + 1;
      return `${heading(number)} ${title}\n${name} text ${number}\nas printed\non four lines\nof section ${number}`;
    });
    return `${name}, safety data sheet\nRevised 0${page + 1}.02.2021\n${sections.join("\n")}`;
  });
}

const plain = sheet("Alba", (number) => `${number}.`);
const sure = sheet("Borea", (number) => `SECTION ${number}:`);

test("of two sheets in a file the first is read, to its end and with its running heads apart", () => {
  const found = firstSheet(printedPages([...plain, ...sure].join("\f")));
  expect(found.sheetsAfter).toBe(1);
  expect(found.pages).toHaveLength(4);
  expect(found.sections).toHaveLength(16);
  expect(found.sections.at(-1)?.lines.map(({ text }) => text)).toEqual([
    "Alba text 16",
    "as printed",
    "on four lines",
    "of section 16",
  ]);
});

test("a table of contents is no sheet before the sheet", () => {
  const contents = titles.map((title, i) => `SECTION ${i + 1}: ${title}`).join("\n");
  const found = firstSheet(printedPages([contents, ...sure].join("\f")));
  expect(found.sheetsAfter).toBe(0);
  expect(found.sections.map(({ page }) => page)).toEqual(titles.map((_, i) => 2 + Math.floor(i / 4)));
});

test("a sheet by itself keeps all its pages", () => {
  const found = firstSheet(printedPages(plain.join("\f")));
  expect([found.sheetsAfter, found.pages.length]).toEqual([0, 4]);
});

test("a heading may stand in a column left of its section's text, which begins beside it", () => {
  const column = " ".repeat(60);
  const drawing = titles.map((title, i) => {
    const heading = `${i + 1}. ${title.toUpperCase()}`.padEnd(60);
    const further = (i === 0 ? "AND COMPANY" : "").padEnd(60);
    return `${heading}Begin ${i + 1}: words\n${further}Go on ${i + 1}: words\n${column}End ${i + 1}: words`;
  });
  const { sections } = firstSheet(printedPages(drawing.join("\n")));
  expect(sections).toHaveLength(16);
  for (const { number, lines } of sections)
    expect(lines.map(({ text }) => text.trim())).toEqual(
      ["Begin", "Go on", "End"].map((word) => `${word} ${number}: words`),
    );
  expect(sections[0]?.title).toBe("IDENTIFICATION AND COMPANY");
});

test("a number may stand in the margin, its title and a remark below it, left of the section's text", () => {
  const drawing = titles.map((title, i) => {
    const margin = [`${i + 1}`, ...title.match(/.{1,30}(?: |$)|\S+/g)!.map((part) => part.trim()), "REMARK"];
    return margin.map((part, at) => `${part.padEnd(60)}Line ${at} of ${i + 1}`).join("\n");
  });
  const { sections } = firstSheet(printedPages(drawing.join("\n")));
  expect(sections).toHaveLength(16);
  for (const { number, title, lines } of sections) {
    expect(title).toContain(titles[number - 1]);
    expect(lines[0]?.text).toBe("REMARK");
    expect(lines[1]?.text).toBe(`Line 0 of ${number}`);
  }
});

test("a whole title may stand left of its section's first words", () => {
  const drawing = titles.map(
    (title, i) =>
      `${`${i + 1} ${title}`.padEnd(60)}${i + 1}.1 begins ${i}\n${" ".repeat(30)}goes on ${i}\nends ${i}`,
  );
  const { sections } = firstSheet(printedPages(drawing.join("\n")));
  expect(sections.map(({ title }) => title)).toEqual(titles);
});

test("words of a title may stand left of its section's first words where the other headings begin", () => {
  const drawing = titles.map((title, i) => {
    const heading = i === 2 ? `${"3 Composition".padEnd(60)}3.2 Mixture, by weight` : `${i + 1} ${title}`;
    return `${heading}\n${" ".repeat(30)}goes on ${i}\nends ${i}`;
  });
  const { sections } = firstSheet(printedPages(drawing.join("\n")));
  expect(sections).toHaveLength(16);
  expect(sections[2]?.lines[0]?.text).toBe("3.2 Mixture, by weight");
});

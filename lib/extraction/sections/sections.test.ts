import { describe, expect, it } from "vitest";
import { printedPages } from "@/lib/fixtures/printed-pages";
import { sectionsOf, sheetsAfter } from "./sections";

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
];
const headings = titles.map((title, i) => `${i + 1}. ${title}`);

/** The texts of each section of a sheet drawn as text, form feeds between its pages. */
function read(drawing: string): Record<number, string[]> {
  return Object.fromEntries(
    sectionsOf(printedPages(drawing)).map((section) => [
      section.number,
      section.lines.map(({ text }) => text),
    ]),
  );
}

const sheet = (change: (heading: string, number: number) => string) =>
  headings.map((heading, i) => `${change(heading, i + 1)}\nText ${i + 1}`).join("\n");

describe("sections", () => {
  it("are those of their headings", () => {
    const sections = read(sheet((heading) => heading));
    expect(Object.keys(sections)).toHaveLength(10);
    expect(sections[7]).toEqual(["Text 7"]);
  });

  it("begin where OCR misread the word for them", () => {
    const misread = sheet((heading, number) => `${number === 9 ? "SECTl0N" : "SECTION"} ${heading}`);
    expect(read(misread)[9]).toEqual(["Text 9"]);
  });

  it("do not hold the second line of their own heading", () => {
    const drawing = sheet((heading, number) =>
      number === 8 ? "8. Exposure controls/personal\nprotection" : heading,
    );
    const section = sectionsOf(printedPages(drawing)).find(({ number }) => number === 8);
    expect(section?.title).toBe("Exposure controls/personal protection");
    expect(section?.lines.map(({ text }) => text)).toEqual(["Text 8"]);
  });

  it("begin at headings whose letters stand apart", () => {
    const spaced = (text: string) => text.toUpperCase().replace(/ /g, "").split("").join(" ");
    const sections = read(
      sheet((heading, number) => spaced(number === 4 ? "Section 4. Aid" : `SECTION ${heading}`)),
    );
    expect(Object.keys(sections)).toHaveLength(10);
    expect(sections[4]).toEqual(["Text 4"]);
  });

  it("begin with their subsections where their headings are pictures", () => {
    const subsections = [
      "1.1. Product identifier",
      "1.4. Emergency telephone number",
      "2.1. Classification of the substance or mixture",
      "3.2. Mixtures",
      "4.1. Description of first aid measures",
      "5.1. Extinguishing media",
      "6.1. Personal precautions, protective equipment and emergency procedures",
      "7.1. Precautions for safe handling",
      "8.1. Control parameters",
    ];
    const drawn = (texts: string[]) => texts.map((text) => `${text}\nText`).join("\n");
    const sections = read(drawn(subsections));
    expect(Object.keys(sections).map(Number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(sections[3]).toEqual(["3.2. Mixtures", "Text"]);
    expect(read(drawn(subsections.slice(0, -1)))).toEqual({});
  });

  it.each<[string, (title: string, number: number) => string]>([
    ["behind a word that is not known", (title, number) => `Hoofdstuk ${number}: ${title}`],
    [
      "with Roman numerals",
      (title, number) =>
        `${["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"][number - 1]}. ${title}`,
    ],
    ["with letters", (title, number) => `${"ABCDEFGHIJ"[number - 1]}) ${title}`],
    ["with a nought behind the number", (title, number) => `${number}.0 ${title}`],
    ["without numbers", (title) => title.toUpperCase()],
    ["with the number behind the title", (title, number) => `${title} (item ${number})`],
  ])("begin at headings %s", (_, change) => {
    const sections = read(titles.map((title, i) => `${change(title, i + 1)}\nText ${i + 1}`).join("\n"));
    expect(Object.keys(sections)).toHaveLength(10);
    expect(sections[2]).toEqual(["Text 2"]);
    expect(sections[10]).toEqual(["Text 10"]);
  });

  it("begin at a title in bold beside a narrow cell with nothing but the word for section", () => {
    const pages = printedPages(
      sheet((heading, number) => `RUBRIQUE          ${heading.replace(/^\d+\. /, "")}\n${number}.`),
    );
    const bold = pages.map((page) => ({
      ...page,
      lines: page.lines.map((line) => ({ ...line, bold: line.text.startsWith("RUBRIQUE") })),
    }));
    expect(sectionsOf(bold).map(({ number }) => number)).toContain(7);
    expect(sectionsOf(bold).length).toBeGreaterThan(7);
  });

  it("begin at a title of no sheet that is set as those around it are", () => {
    const drawing = sheet((heading, number) =>
      number === 6 || number === 7 ? `${number} SPILLS AND SUCH` : heading.replace(".", "").toUpperCase(),
    );
    const sections = read(
      `${drawing.replace("Text 5", "Text 5\n        6 Bags at most")}\n11 POISON\nText 11`,
    );
    expect(sections[11]).toEqual(["Text 11"]);
    expect(sections[5]).toEqual(["Text 5", "6 Bags at most"]);
    expect(sections[6]).toEqual(["Text 6"]);
    expect(sections[7]).toEqual(["Text 7"]);
  });

  it("do not hold their own heading printed again on their next page", () => {
    const drawing = sheet((heading) => heading)
      .replace("Text 6", "Text 6\f6. Accidental release measures\nOn page two")
      .replace("Text 8", "Text 8\f8. Exposure controls/personal protection (continued)\nOn page three");
    expect(read(drawing)).toMatchObject({ 6: ["Text 6", "On page two"], 8: ["Text 8", "On page three"] });
  });

  it("may have the composition before the hazards, as ISO 11014 had it", () => {
    const drawing = sheet((heading, number) => {
      if (number === 2) return "2. Composition/information on ingredients";
      return number === 3 ? "3. Hazards identification" : heading;
    });
    expect(read(drawing)).toMatchObject({ 2: ["Text 3"], 3: ["Text 2"], 4: ["Text 4"] });
  });

  it("are those of titles that are mistyped", () => {
    const drawing = sheet((heading, number) => {
      if (number === 2) return "2. Compossition/information on ingredents";
      return number === 3 ? "3. Hazards identification" : heading;
    });
    expect(read(drawing)).toMatchObject({ 2: ["Text 3"], 3: ["Text 2"] });
    // "Ecotoxicological" is no mistyped "toxicological"
    const further = `${sheet((heading) => heading)}\n11. Toxicological information\nText 11\n12. Ecotoxicological information\nText 12`;
    expect(read(further)).toMatchObject({ 11: ["Text 11"], 12: ["Text 12"] });
  });

  it("do not end at the items of a numbered list", () => {
    const drawing = sheet((heading) => heading).replace(
      "Text 2",
      "1) Prevention\nP210\n2) Response\nP301\n3) Storage\nP403\n4) Disposal\nP501",
    );
    expect(read(drawing)[2]).toHaveLength(8);
    expect(read(drawing)[3]).toEqual(["Text 3"]);
  });

  it("begin at a heading with a stray mark before its number", () => {
    expect(read(sheet((heading, number) => (number === 9 ? `\`${heading}` : heading)))[9]).toEqual([
      "Text 9",
    ]);
  });

  it("of the form OSHA 174 begin with what stands above its untitled first one", () => {
    const sections = read(
      [
        "IDENTITY (As Used on Label and List)\nExample Degreaser",
        "Section I\nManufacturer's Name",
        "Section II - Hazard Ingredients/Identity Information\nText 3",
        "Section III - Physical/Chemical Characteristics\nText 9",
        "Section IV - Fire and Explosion Hazard Data\nText 5",
        "Section V - Reactivity Data\nText 10",
        "Section VI - Health Hazard Data\nText 2",
        "Section VIII - Control Measures\nText 8",
      ].join("\n"),
    );
    expect(sections[1]).toContain("Example Degreaser");
    expect(sections[3]).toEqual(["Text 3"]);
  });

  it("of a form that has first aid as a label of the health hazards, hold it as a section", () => {
    const sections = read(
      [
        "Section I\nExample Degreaser",
        "Section II - Hazard Ingredients/Identity Information\nText 3",
        "Section III - Physical/Chemical Characteristics\nText 9",
        "Section IV - Fire and Explosion Hazard Data\nText 5",
        "Section V - Reactivity Data\nText 10",
        "Section VI - Health Hazard Data\nText 2\nEmergency and First-Aid Procedures:\nEyes: Text 4",
        "Section VIII - Control Measures\nText 8",
      ].join("\n"),
    );
    expect(sections[2]).toEqual(["Text 2"]);
    expect(sections[4]).toContain("Eyes: Text 4");
  });

  const long = sheet((heading) => `${heading}\nof the skin and the eyes\nwith water\nand not with the hands`);

  it("are those of the first of several sheets, and the others are counted", () => {
    const pages = printedPages([long, `Kit part 2\n${long}`, `Kit part 3\n${long}`].join("\f"));
    const sections = sectionsOf(pages);
    expect(new Set(sections.map(({ page }) => page))).toEqual(new Set([1]));
    expect(sections.at(-1)?.lines.at(-1)?.text).toBe("Text 10");
    expect(sheetsAfter(pages, sections)).toBe(2);
  });

  it("of a sheet in another language, and a table of contents, are no further sheet", () => {
    const foreign = long
      .replaceAll("of the skin and the eyes", "der Haut und der Augen")
      .replaceAll("and not with the hands", "und nicht mit den Händen")
      .replaceAll("with water", "mit dem Wasser")
      .replace(
        "1. Identification",
        "1. Bezeichnung des Stoffs beziehungsweise des Gemischs und des Unternehmens",
      );
    for (const file of [
      `${long}\f${foreign}`,
      `${headings.join("\n")}\f${long}`,
      `${long}\f${headings.join("\n")}`,
    ]) {
      const pages = printedPages(file);
      const sections = sectionsOf(pages);
      expect(sections).toHaveLength(10);
      expect(sheetsAfter(pages, sections)).toBe(0);
    }
  });
});

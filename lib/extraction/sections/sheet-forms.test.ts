import { describe, expect, test } from "vitest";
import { printedPages } from "@/lib/fixtures/printed-pages";
import { annexTitles, sheetForms } from "@/lib/fixtures/sheet-forms";
import { firstSheet } from "./first-sheet";

/** Section → the part of the drawing that stands in it. */
function partsOf(drawing: string, ocr = false): Record<number, number> {
  const { sections } = firstSheet(printedPages(drawing).map((page) => ({ ...page, ocr })));
  return Object.fromEntries(
    sections.map(({ number, lines }) => [
      number,
      Number(lines.find(({ text }) => /^Text \d/.test(text))?.text.slice(5) ?? 0),
    ]),
  );
}

describe("no sheet is refused for its form", () => {
  test.each(Object.entries(sheetForms))("%s", (_, { drawing, parts }) => {
    expect(partsOf(drawing)).toEqual(parts);
  });
  test.each(Object.entries(sheetForms))("%s, as a scan", (_, { drawing, parts }) => {
    expect(partsOf(drawing, true)).toEqual(parts);
  });
});

describe("what has a sheet's words and is none is refused", () => {
  const text = "Words of no sheet\nand more of them";
  const titles = [
    "FIRST AID",
    "FIRE",
    "STORAGE AND HANDLING",
    "TRANSPORT",
    "ENVIRONMENTAL HAZARDS",
    "DISPOSAL",
  ];
  test.each([
    ["a label", titles.map((title) => `${title}\n${text}`).join("\n")],
    [
      "a list of contents alone",
      annexTitles.map((title, i) => `${i + 1}. ${title} .... ${i + 2}`).join("\n"),
    ],
    [
      "a manual",
      [
        "Introduction",
        "Safety",
        "Installation",
        "Operation",
        "Maintenance",
        "Storage",
        "Disposal",
        "Warranty",
      ]
        .map((title, i) => `${i + 1}. ${title}\n${text}`)
        .join("\n"),
    ],
    [
      "a leaflet that points to the sheet",
      ["Composition", "Hazards", "First aid", "Storage"].map((title) => `${title}\n${text}`).join("\n") +
        "\nSafety data sheet on request",
    ],
  ])("%s", (_, drawing) => {
    expect(partsOf(drawing)).toEqual({});
  });
});

test("a form whose titles stand in capitals names its one substance in its first part alone", () => {
  const titles = [
    "IDENTIFICATION OF PRODUCT",
    "PHYSICAL AND CHEMICAL PROPERTIES1",
    "PHYSICAL HAZARDS",
    "EMERGENCY AND FIRST AID PROCEDURES",
    "SPECIAL PROTECTION INFORMATION",
    "PRECAUTIONS FOR SAFE HANDLING AND USE",
    "TRANSPORTATION",
    "REGULATORY INFORMATION",
  ];
  const sheet = titles.map((title, i) => `${title}\nText ${i + 1}\nand more of it\nof this part`).join("\n");
  expect(partsOf(`Material Safety Data Sheet\n${sheet}`)).toEqual({
    1: 1,
    9: 2,
    2: 3,
    4: 4,
    8: 5,
    7: 6,
    14: 7,
    15: 8,
  });
});

test("a form with bare titles calls itself a sheet in the head of its page alone, beside other words", () => {
  const titles = [
    "INGRÉDIENTS DANGEREUX :",
    "IDENTIFICATION DES DANGERS :",
    "PREMIERS SOINS :",
    "MESURES DE LUTTE CONTRE L’INCENDIE :",
    "MANUTENTION ET ENTREPOSAGE :",
    "PROPRIÉTÉS PHYSIQUES ET CHIMIQUES :",
    "TRANSPORT :",
  ];
  const head = "Fiche signalétique EXEMPLE – Amérique du Nord     Lire toute la fiche     Page 1 de 2";
  const sheet = titles.map((title, i) => `${title}\nTexte ${i + 1}\net la suite\nde cette partie`).join("\n");
  const parts = partsOf(`${head}\nNom du produit : EXEMPLE\nFABRICANT :\nExemple inc.\nLaval\n${sheet}`);
  expect(Object.keys(parts).map(Number)).toEqual(expect.arrayContaining([1, 2, 3, 4, 5, 7, 9, 14]));
});

test("a form of Canada names itself in the title of its last part alone, without accents", () => {
  const titles = [
    "IDENTIFICATION DU PRODUIT",
    "PREPARATION DE LA FICHE SIGNALETIQUE",
    "INGREDIENTS DANGEREUX",
    "PROPRIETES PHYSIQUES",
    "REACTIVITE",
    "PROPRIETES TOXICOLOGIQUES",
    "MESURES PREVENTIVES",
    "PREMIERS SOINS",
  ];
  const sheet = titles.map((title, i) => `${title}\nTexte ${i + 1}\net la suite\nde cette partie`).join("\n");
  expect(Object.keys(partsOf(sheet)).map(Number)).toEqual([1, 3, 4, 8, 9, 10, 11, 16]);
});

test("the heads of a table of ingredients are the title of its part, too", () => {
  const titles = [
    "PHYSICAL DATA",
    "FIRE AND EXPLOSION DATA",
    "REACTIVITY DATA",
    "TOXICOLOGICAL PROPERTIES",
    "PREVENTIVE MEASURES",
    "FIRST AID MEASURES",
  ];
  const sheet = titles.map((title, i) => `${title}\nText ${i + 1}\nand more of it\nof this part`).join("\n");
  const table = "HAZARDOUS INGREDIENTS     % WT/WT     CAS NO.\nTrisodium phosphate     60-100     7601-54-9";
  const parts = partsOf(
    `MATERIAL SAFETY DATA SHEET\nEXAMPLE LTD.\nLEEDS\nPRODUCT NAME: EXAMPLE\nCODE: J1\n${table}\n${sheet}`,
  );
  expect(Object.keys(parts).map(Number)).toEqual([1, 3, 4, 5, 8, 9, 10, 11]);
});

test("stars beside a title are no letters apart", () => {
  const titles = ["Chemical Product and Company Identification", "Composition / Information on Ingredients"];
  const others = [
    "Hazards Identification",
    "First Aid Measures",
    "Fire Fighting Measures",
    "Accidental Release Measures",
  ];
  const further = ["Handling and Storage", "Exposure Controls / Personal Protection", "Physical Properties"];
  const sheet = [...titles, ...others, ...further]
    .map((title, i) => `* * * Section ${i + 1} - ${title} * * *\nText ${i + 1}\nand more of it`)
    .join("\n");
  expect(partsOf(sheet)).toMatchObject({ 1: 1, 3: 2, 2: 3, 4: 4 });
});

test("titles in capitals stand beside their sections, with Roman numerals", () => {
  const titles: readonly (readonly string[])[] = [
    ["I. IDENTIFICATION"],
    ["II. HAZARDOUS", "IDENTIFICATION"],
    ["III. COMPOSITION /", "INFORMATION ON", "INGREDIENTS"],
    ["IV. FIRST AID", "MEASURES"],
    ["V. FIRE FIGHTING", "MEASURES"],
    ["VII. HANDLING", "AND STORAGE"],
    ["IX. PHYSICAL AND", "CHEMICAL", "PROPERTIES"],
  ];
  const sheet = titles.flatMap((own, i) =>
    [`Text ${i + 1}`, "and more of it", "of this part"].map(
      (text, line) => `${(own[line] ?? "").padEnd(24)}${text}`,
    ),
  );
  const parts = partsOf(`SAFETY DATA SHEET\n${sheet.join("\n")}`);
  expect(parts).toMatchObject({ 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 7: 6, 9: 7 });
});

test("a list of contents is no chain of headings", () => {
  const titles = [
    "Bezeichnung des Stoffs bzw. des Gemischs und des Unternehmens",
    "Mögliche Gefahren",
    "Zusammensetzung/Angaben zu Bestandteilen",
    "Erste-Hilfe-Maßnahmen",
    "Maßnahmen zur Brandbekämpfung",
    "Maßnahmen bei unbeabsichtigter Freisetzung",
    "Handhabung und Lagerung",
    "Begrenzung und Überwachung der Exposition",
  ].map((title, i) => `${i + 1}. ${title}`);
  const sheet = titles.map((title, i) => `${title}\nText ${i + 1}\nund mehr davon\nin diesem Teil`);
  const parts = partsOf(`Sicherheitsdatenblatt\n${titles.join("\n")}\n${sheet.join("\n")}`);
  expect(parts).toMatchObject({ 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6, 7: 7, 8: 8 });
});

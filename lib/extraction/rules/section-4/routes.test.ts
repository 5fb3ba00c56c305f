import { expect, test } from "vitest";
import type { Rule, SheetContext } from "@/lib/extraction/model";
import { subsectionsOf } from "@/lib/extraction/sections/subsections";
import { ruledPages } from "@/lib/fixtures/ruled-lines";
import { sectionOf } from "@/lib/fixtures/sections";
import { euEnglish } from "@/lib/fixtures/sheet-contexts";
import { routesNamed } from "./route-headings";
import { partedByRoutes } from "./route-sentences";
import { readSection4 } from "./section-4";

function read(drawing: string, context: Partial<SheetContext> = {}) {
  const { lines, pages } = ruledPages(drawing);
  const section = sectionOf(4, lines, { subsections: subsectionsOf(4, lines) });
  const { findings, problems } = readSection4(section, { ...euEnglish, ...context, pages });
  return {
    ...Object.fromEntries(findings.map(({ path, value }) => [path, value])),
    doubts: problems.map(({ path }) => path),
  };
}

test.each([
  ["If Inhalation", "inhalation"],
  ["Voies respiratoires", "inhalation"],
  ["Nach Aufnahme durch den Mund", "ingestion"],
  ["Suite à un contact dermique", "skin_contact"],
  ["In the event of splashes or contact with eyes", "eye_contact"],
  ["Im Falle von Spritzern oder Berührung mit der Haut", "skin_contact"],
  ["Im Falle des Verschluckens", "ingestion"],
  ["Wird das Produkt verschluckt", "ingestion"],
  ["Bij opspatten van of contact met de ogen", "eye_contact"],
  ["Si le produit est inhalé", "inhalation"],
  ["First aid: Skin", "skin_contact"],
  ["Direkter Augenkontakt (mit dem reinen Produkt)", "eye_contact"],
  ["Direct contact met de ogen (onverdund)", "eye_contact"],
  ["En cas de projections dans les yeux", "eye_contact"],
  ["Skin and eye contact", "skin_contact eye_contact"],
  ["Nach Haut- und Augenkontakt", "skin_contact eye_contact"],
  ["Inhalation/Ingestion", "inhalation ingestion"],
  ["Contact with skin and mucous membranes", "skin_contact"],
  ["Inademen van aerosol of damp in hoge concentratie", "inhalation"],
  ["Respiratory protection", ""],
  ["Symptoms after inhalation", ""],
  ["Contact with", ""],
])("%s names the routes %s", (heading, routes) => {
  expect(routesNamed(heading).join(" ")).toBe(routes);
});

test("running text is parted at the routes that end with a colon in it", () => {
  expect(
    read("First aid: INHAL: MOVE TO FRESH AIR. KEEP WARM. EYES: RINSE WITH WATER. INGEST: CALL A PHYSICIAN."),
  ).toMatchObject({
    inhalation: expect.stringMatching(/FRESH AIR\. KEEP WARM\.$/),
    eye_contact: expect.stringMatching(/RINSE WITH WATER\.$/),
    ingestion: expect.stringMatching(/CALL A PHYSICIAN\.$/),
  });
});

test("a text may begin with the part of the product that it is about", () => {
  const text = `Inhalation:
Sulfuric Acid: Remove to fresh air immediately. Consult a physician.
Ingestion:
Lead: Consult a physician immediately.`;
  expect(read(text)).toMatchObject({
    inhalation: "Sulfuric Acid: Remove to fresh air immediately. Consult a physician.",
    ingestion: "Lead: Consult a physician immediately.",
  });
});

test("the end of a condition that the line above begins is no label", () => {
  const text = `AFTER EYE CONTACT:
NO EFFECTS EXPECTED FROM THIS PRODUCT. IN CASE OF EYE
IRRITATION: RINSE WITH WATER.
AFTER INGESTION:
RINSE MOUTH.`;
  expect(read(text)).toMatchObject({
    eye_contact: "NO EFFECTS EXPECTED FROM THIS PRODUCT. IN CASE OF EYE IRRITATION: RINSE WITH WATER.",
    ingestion: "RINSE MOUTH.",
  });
});

test("the middle of a sentence goes on at the head of the next page's first column", () => {
  const column = " ".repeat(60);
  const first = "Following inhalation: Move the person to fresh air. Contact a physician if irritation";
  const text = `${column}${first}\n\fpersists or if other symptoms develop.\nFollowing ingestion: Rinse mouth.`;
  expect(read(text)).toMatchObject({
    inhalation:
      "Move the person to fresh air. Contact a physician if irritation persists or if other symptoms develop.",
    ingestion: "Rinse mouth.",
  });
});

test("numbers of subsections are no labels in the middle of their rows, where labels are underlined", () => {
  const { lines, pages } = ruledPages(`4.1   Beschreibung der Erste-Hilfe-Maßnahmen
      Nach Inhalation: Die betroffene Person an die frische Luft bringen. Bei störenden
      Symptomen Arzt konsultieren.
4.2   Wichtigste akute und verzögert auftretende Symptome und Wirkungen
      Hautkontakt: Rötung möglich.`);
  const rules = lines
    .filter(({ text }) => text.includes(": "))
    .map(({ rect: [x, y] }): Rule => ({ direction: "horizontal", rect: [x, y, x + 60, y] }));
  const section = sectionOf(4, lines, { subsections: subsectionsOf(4, lines) });
  const ruled = pages.map((page) => ({ ...page, rules }));
  const { findings } = readSection4(section, { ...euEnglish, pages: ruled });
  expect(findings.find(({ path }) => path === "inhalation")?.value).toMatch(
    /Bei störenden Symptomen Arzt konsultieren\.$/,
  );
});

test("a text under a heading of two routes is each route's, behind its own", () => {
  expect(
    read("Skin contact: Take off clothing.\nSkin and eyes: Rinse with water.\nIf Inhalation: Fresh air."),
  ).toMatchObject({
    skin_contact: "Take off clothing. Rinse with water.",
    eye_contact: "Rinse with water.",
    inhalation: "Fresh air.",
  });
});

test("in a ruled table, a label in the middle of its row heads all lines of the row", () => {
  const table = `Description of first aid measures
+--------------+--------------------------------------------------------------+
|              | If this product comes in contact with the eyes:              |
| Eye Contact  | Wash out immediately with fresh running water.               |
|              | Seek medical attention without delay.                        |
+--------------+--------------------------------------------------------------+
|              | If skin contact occurs:                                      |
| Skin Contact | Flush skin and hair with running water.                      |
|              | Seek medical attention in event of irritation.               |
+--------------+--------------------------------------------------------------+`;
  expect(read(table)).toEqual({
    eye_contact:
      "If this product comes in contact with the eyes: Wash out immediately with fresh running water. Seek medical attention without delay.",
    skin_contact:
      "If skin contact occurs: Flush skin and hair with running water. Seek medical attention in event of irritation.",
    doubts: [],
  });
});

test("without ruling lines, rows part evenly around their labels, or are doubted", () => {
  const table = (more: string) => `4.1 Description of first aid measures
                 Remove to fresh air and keep at rest.
Inhalation       If breathing is difficult, give oxygen.
                 Get medical attention.
                 Wash with plenty of soap and water.
Skin contact     Take off contaminated clothing.
                 If irritation occurs get medical advice.${more}`;
  expect(read(table(""))).toEqual({
    inhalation:
      "Remove to fresh air and keep at rest. If breathing is difficult, give oxygen. Get medical attention.",
    skin_contact:
      "Wash with plenty of soap and water. Take off contaminated clothing. If irritation occurs get medical advice.",
    doubts: [],
  });
  const uneven = table(
    "\n                 Wash clothing.\n                 Show this sheet.\n                 Keep calm.",
  );
  expect(read(uneven).doubts).toEqual(["section4.inhalation", "section4.skin_contact"]);
});

test("headings in small letters, behind letters and before sentences part the routes", () => {
  const text = `4.1 Beschreibung der Erste-Hilfe-Maßnahmen
a) Einatmen: Für Frischluft sorgen.
nach Hautkontakt
- Mit viel Wasser und Seife waschen
nach Augenkontakt
- Mit Wasser spülen
Selbstschutz der Ersthelfer
Handschuhe tragen.`;
  expect(read(text)).toMatchObject({
    inhalation: "Für Frischluft sorgen.",
    skin_contact: "- Mit viel Wasser und Seife waschen",
    eye_contact: "- Mit Wasser spülen",
  });
  const sentences = "Nach Einatmen Frischluftzufuhr.\nNach Hautkontakt sofort mit Wasser abwaschen.";
  expect(read(sentences)).toMatchObject({
    inhalation: "Frischluftzufuhr.",
    skin_contact: "Nach Hautkontakt sofort mit Wasser abwaschen.",
  });
});

test("a text that begins with its heading again is whole", () => {
  const text = `4.1 Description of first aid measures
After inhalation
After inhalation: fresh air.
After eye contact
Call a physician.
After eye contact, rinse out with plenty of water.`;
  expect(read(text)).toMatchObject({
    inhalation: "After inhalation: fresh air.",
    eye_contact: "Call a physician. After eye contact, rinse out with plenty of water.",
  });
});

test("a condition right below its heading begins the text", () => {
  const text = `Eye contact
If this product comes in contact with the eyes:
- Wash out immediately with water.
Skin contact
If skin contact occurs:
- Flush skin with running water.`;
  expect(read(text)).toMatchObject({
    eye_contact: "If this product comes in contact with the eyes: - Wash out immediately with water.",
    skin_contact: "If skin contact occurs: - Flush skin with running water.",
  });
});

test("sentences for other routes behind those of the first are the others'", () => {
  const text =
    "First aid   If swallowed, call a doctor. Do not induce vomiting. In case of contact with eyes, rinse with water.";
  expect(read(text)).toMatchObject({
    ingestion: "If swallowed, call a doctor. Do not induce vomiting.",
    eye_contact: "In case of contact with eyes, rinse with water.",
  });
});

test("a full line that ends no sentence goes on, though the next begins like a label", () => {
  const text = `After inhalation
In the event of symptoms take the person into fresh air and keep warm. If there is irregular
breathing/respiratory arrest: artificial respiration. Call a physician.`;
  expect(read(text)).toMatchObject({ inhalation: expect.stringMatching(/Call a physician\.$/) });
});

test("running text is parted where its sentences begin with their routes", () => {
  expect(
    partedByRoutes(
      "Keep calm. If swallowed, rinse mouth. Call a doctor. In case of contact with eyes rinse with water.",
    ),
  ).toEqual({
    general: "Keep calm.",
    byRoute: new Map([
      ["ingestion", "If swallowed, rinse mouth. Call a doctor."],
      ["eye_contact", "In case of contact with eyes rinse with water."],
    ]),
  });
  expect(partedByRoutes("Wash the skin. Rinse the eyes.")).toBeNull();
});

test("running text that only speaks of routes stands whole under each, with a doubt", () => {
  const advice = "Wash the skin with soap. Rinse eyes with plenty of water.";
  expect(read(`4.1 Description of first aid measures\n${advice}`)).toEqual({
    skin_contact: advice,
    eye_contact: advice,
    doubts: ["section4.skin_contact", "section4.eye_contact"],
  });
});

test("advice that speaks of no route is for all, where the sheet's language is known", () => {
  const text = "4.1 Description of first aid measures\nNo special measures are required.";
  expect(read(text)).toEqual({ general: "No special measures are required.", doubts: [] });
  expect(read(text, { language: "pl" })).toEqual({ doubts: [] });
});

test("advice that goes on before the next label of its line is a doubt", () => {
  const found: Record<string, unknown> = read(`
INHALATION: REMOVE FROM EXPOSURE. RESTORE BREATHING. CALL
 PHYSICIAN. SKIN: WASH AFFECTED AREA WITH WATER. REMOVE CONTAMINATED
 CLOTHING. EYE: FLUSH WITH WATER FOR 15 MINUTES. CALL A PHYSICIAN.
 INGESTIO N: CONSULT A PHYSICIAN.`);
  expect(found).toMatchObject({ skin_contact: "WASH AFFECTED AREA WITH WATER. REMOVE CONTAMINATED" });
  expect(found.doubts).toContain("section4.skin_contact");
});

test("advice that is cut is a doubt", () => {
  expect(read("Inhalation: procedures. Call a doctor.\nEyes: Rinse with water and").doubts).toEqual([
    "section4.inhalation",
    "section4.eye_contact",
  ]);
  expect(
    read(`
Inhalation   Fresh air.
Skin         Wash.
Ingestion    Rinse the mouth.
Eyes         Rinse. Protect the uninjured
Oczy         eye. See a doctor.`).doubts,
  ).toEqual(["section4.eye_contact"]);
});

test("texts of routes that begin with their symptoms are whole", () => {
  const found = read(`Description of First-Aid Measures
 Inhalation
   Symptoms: Coughing in heavy dust. Move victim to fresh air.
 Skin
   Symptoms: Soiling of skin. Flush with water.
 Ingestion
   Drink water.`);
  expect(found).toMatchObject({
    inhalation: "Symptoms: Coughing in heavy dust. Move victim to fresh air.",
    skin_contact: "Symptoms: Soiling of skin. Flush with water.",
    ingestion: "Drink water.",
  });
});

test("running text whose labels stand apart in its lines goes on at the next line's beginning", () => {
  expect(
    read(`SKIN: Wash with soap.   INHALATION: Remove to fresh air. Get medical
attention.   INGESTION: Call a physician.`),
  ).toMatchObject({
    skin_contact: "Wash with soap.",
    inhalation: "Remove to fresh air. Get medical attention.",
    ingestion: "Call a physician.",
  });
});

test("a dash may stand for the colon behind a heading", () => {
  const text = "Inhalation – Move to fresh air.\nSkin – Wash with soap.\nEyes – Rinse with water.";
  expect(read(text)).toMatchObject({
    inhalation: "Move to fresh air.",
    skin_contact: "Wash with soap.",
    eye_contact: "Rinse with water.",
    doubts: [],
  });
});

test("a route in small letters right below a numbered title goes on with no sentence", () => {
  const found = read(`
4.1 Beschreibung der Erste-Hilfe-Maßnahmen
nach Einatmen           Frischluftzufuhr, bei Beschwerden Arzt aufsuchen.
nach Hautkontakt        Mit Wasser und Seife abwaschen.`);
  expect(found).toMatchObject({ inhalation: "Frischluftzufuhr, bei Beschwerden Arzt aufsuchen." });
});

test.each([
  ["Nach Verschlucken", "Verbrennung"],
  ["Ingestion", "Burns"],
  ["Inslikken", "Brandwonden"],
])("%s ends where what to do for burns begins", (ingestion, burns) => {
  const found = read(`
${ingestion}
Mund mit Wasser ausspülen.
${burns}
Mit viel Wasser spülen, bis der Schmerz nachlässt.`);
  expect(found).toMatchObject({ ingestion: "Mund mit Wasser ausspülen." });
});

test("what is told of a route among symptoms alone, below a title that is not known, is no first aid", () => {
  const found = read(`Inhalation:      Remove to fresh air.
Eye contact:     Rinse with water.
Polkniecie:      Do not induce vomiting.
Objawy narazenia
Inhalation:      May irritate the throat.
Eye contact:     May irritate the eyes.
Ingestion:       May irritate the stomach.`);
  expect(found).toMatchObject({ inhalation: "Remove to fresh air.", eye_contact: "Rinse with water." });
  expect(found).not.toHaveProperty("ingestion");
});

test("a sentence below a heading that is not known is a doubt on the routes that have no text", () => {
  const advice = (skin: string) =>
    read(`Inhalation
   Fresh air.

${skin}
   Wash with plenty of water and soap.

Eye contact
   Rinse for several minutes.

Ingestion
   Do not induce vomiting.`);
  expect(advice("Styk s pokozkou")).toMatchObject({ doubts: ["section4.skin_contact"] });
  expect(advice("Styk s pokozkou")).not.toHaveProperty("skin_contact");
  expect(advice("Skin contact")).toMatchObject({ doubts: [] });
});

test("single words at the beginnings of lines are labels where several routes have one", () => {
  const drawing = (head: (label: string) => string) => `
${head("Inhalation")} Remove to fresh air. If breathing is irregular,
${head("")} give artificial respiration.
${head("Skin")} Wash with soap and water.
${head("Ingestion")} Keep at rest. Do NOT
${head("")} induce vomiting.`;
  const expected = {
    inhalation: "Remove to fresh air. If breathing is irregular, give artificial respiration.",
    skin_contact: "Wash with soap and water.",
    ingestion: "Keep at rest. Do NOT induce vomiting.",
    doubts: [],
  };
  expect(read(drawing((label) => label))).toEqual(expected);
  expect(read(drawing((label) => label.toUpperCase()))).toEqual(expected);
});

test("a number in a cell of its own stands before a label that runs into its text", () => {
  expect(
    read(`
4.1.1    Einatmen An die frische Luft bringen.
4.1.2    Haut Mit Wasser spülen.
4.1.3    Augen Sofort ausspülen.`),
  ).toMatchObject({
    inhalation: "An die frische Luft bringen.",
    skin_contact: "Mit Wasser spülen.",
    eye_contact: "Sofort ausspülen.",
  });
});

test("labels may stand below their texts", () => {
  expect(
    read(`
Rinse at once with water for 15 minutes.
eyes
Wash with soap and water.
skin
Rinse and spit. Larger amount: drink water, do not
induce vomiting.
swallowed
Move to fresh air.
inhaled`),
  ).toEqual({
    eye_contact: "Rinse at once with water for 15 minutes.",
    skin_contact: "Wash with soap and water.",
    ingestion: "Rinse and spit. Larger amount: drink water, do not induce vomiting.",
    inhalation: "Move to fresh air.",
    doubts: [],
  });
});

test("labels may stand right of their texts", () => {
  expect(
    read(`
Move the person out with a breathing apparatus. Call       4.1.1 Inhalation
a physician.
No harmful effects are expected.                           4.1.2 Skin
Rinse with water for 15 minutes.                           4.1.3 Eyes
Dizziness, headache.                                       4.2 / 4.3 Symptoms`),
  ).toMatchObject({
    inhalation: "Move the person out with a breathing apparatus. Call a physician.",
    skin_contact: "No harmful effects are expected.",
    eye_contact: "Rinse with water for 15 minutes.",
  });
});

test("labels of two words in small letters before a capital part texts without full stops", () => {
  expect(
    read(`
nach Einatmen Für Frischluft sorgen, bei Beschwerden den Arzt aufsuchen
nach Hautkontakt Keine Maßnahmen erforderlich. Kleidung wechseln
nach Augenkontakt Mehrere Minuten mit Wasser spülen, bei anhaltender
Reizung Augenarzt
Symptome Benommenheit`),
  ).toMatchObject({
    symptoms: "Benommenheit",
    skin_contact: "Keine Maßnahmen erforderlich. Kleidung wechseln",
    eye_contact: "Mehrere Minuten mit Wasser spülen, bei anhaltender Reizung Augenarzt",
  });
});

test("labels above their texts stay theirs, though a text ends with a route's name", () => {
  expect(
    read(`
4.1 Description des premiers secours
Inhalation:
Aérer les locaux.
Contact avec la peau:
Laver avec du savon.
Ingestion:
Ne pas faire vomir. Risque d'aspiration dans
les voies respiratoires.
4.2 Symptômes
Aucune donnée disponible.`),
  ).toMatchObject({
    inhalation: "Aérer les locaux.",
    skin_contact: "Laver avec du savon.",
    ingestion: "Ne pas faire vomir. Risque d'aspiration dans les voies respiratoires.",
  });
});

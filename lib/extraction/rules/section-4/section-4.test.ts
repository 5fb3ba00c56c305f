import { describe, expect, it } from "vitest";
import type { Line, Word } from "@/lib/extraction/model";
import { subsectionsOf } from "@/lib/extraction/sections/subsections";
import { printedLines } from "@/lib/fixtures/printed-lines";
import { sectionOf } from "@/lib/fixtures/sections";
import { euEnglish } from "@/lib/fixtures/sheet-contexts";
import { readSection4 } from "./section-4";

/** The lines of a drawing; words behind a star are bold. */
function linesOf(drawing: string): Line[] {
  const plain = ({ text, ...rest }: Word): Word =>
    text.startsWith("*") ? { ...rest, text: text.slice(1), bold: true } : { ...rest, text };
  return printedLines(drawing).lines.map((line) => ({
    ...line,
    text: line.text.replaceAll("*", ""),
    cells: line.cells.map((cell) => ({
      ...cell,
      text: cell.text.replaceAll("*", ""),
      words: cell.words.map(plain),
    })),
  }));
}

function read(drawing: string): Record<string, unknown> {
  const lines = linesOf(drawing);
  const section = sectionOf(4, lines, { subsections: subsectionsOf(4, lines) });
  const { findings } = readSection4(section, euEnglish);
  return Object.fromEntries(findings.map(({ path, value }) => [path, value]));
}

describe("first aid", () => {
  it("has parts under words of their own in the text of one route", () => {
    const drawing = `
4.1 Description des premiers secours
En cas de contact avec la peau : Poudre sèche : enlever la poudre et rincer.
Mélange humide : laver abondamment à l'eau et au savon.
En cas d'ingestion : Ne pas faire vomir.`;
    expect(read(drawing)).toMatchObject({
      skin_contact:
        "Poudre sèche : enlever la poudre et rincer. Mélange humide : laver abondamment à l'eau et au savon.",
      ingestion: "Ne pas faire vomir.",
    });
  });

  it("has all items below the name of its route, whatever they begin with, but for those of another route", () => {
    const drawing = `
4.1 Description of first aid measures
If inhaled
• First: fresh air in a position comfortable for
  breathing.
• Inhalation of fumes: keep under medical observation.
Skin contact:
• Burns: cool with water for
  10 minutes.
• At once: get medical advice.
Eye contact:
• Rinse with water.
• Ingestion: rinse the mouth.`;
    expect(read(drawing)).toMatchObject({
      inhalation:
        "First: fresh air in a position comfortable for breathing. Inhalation of fumes: keep under medical observation.",
      skin_contact: "Burns: cool with water for 10 minutes. At once: get medical advice.",
      eye_contact: "Rinse with water.",
      ingestion: "rinse the mouth.",
    });
  });

  it("goes on beside its label in a second language", () => {
    const drawing = `
4.1 Erste-Hilfe-Maßnahmen
Augen           Sofort mit viel Wasser spülen. Unverletztes
Eyes            Auge schützen. Sofort Augenarzt.
Verschlucken    Mund ausspülen. KEIN Erbrechen
Ingestion       herbeiführen. Sofort Arzt.`;
    expect(read(drawing)).toMatchObject({
      eye_contact: "Sofort mit viel Wasser spülen. Unverletztes Auge schützen. Sofort Augenarzt.",
      ingestion: "Mund ausspülen. KEIN Erbrechen herbeiführen. Sofort Arzt.",
    });
  });

  it("begins behind bold words, holds its brackets over two lines and ends at the next bold words", () => {
    const drawing = `
*Inhalation Move victim to fresh air.
*Swallowing Give water, followed by vinegar (1 part vinegar, 2
parts water) or fruit juice. Do not induce vomiting.
*Electric *shock Turn off the power.`;
    expect(read(drawing)).toMatchObject({
      ingestion:
        "Give water, followed by vinegar (1 part vinegar, 2 parts water) or fruit juice. Do not induce vomiting.",
    });
  });

  it("ends where the next letter of a list begins", () => {
    const drawing = `
C. Inhalation
- Move to fresh air.
D. Ingestion
- Rinse your mouth with water immediately.
E. Delayed effects of short and long term exposure
- Not available`;
    expect(read(drawing)).toMatchObject({ ingestion: "- Rinse your mouth with water immediately." });
  });

  it("leaves labels within running text out", () => {
    const drawing = `
Einatmen: An die frische Luft bringen. Haut: Mit Wasser und
Seife waschen. Verschlucken:
Kein Erbrechen auslösen.`;
    expect(read(drawing)).toMatchObject({
      inhalation: "An die frische Luft bringen.",
      skin_contact: "Mit Wasser und Seife waschen.",
      ingestion: "Kein Erbrechen auslösen.",
    });
  });

  it("is what to do, not the symptoms told under the same words further down", () => {
    const drawing = `
4.1 Description of first aid measures
Inhalation     : Move to fresh air.
Eye contact    : Rinse with water.
4.2 Most important symptoms and effects, both acute and delayed
Eyes           : No adverse effects expected.
Ingestion      : May cause discomfort.`;
    const found = read(drawing);
    expect(found).toMatchObject({ inhalation: "Move to fresh air.", eye_contact: "Rinse with water." });
    expect(found).not.toHaveProperty("ingestion");
  });

  it("goes on behind the end of a sentence in brackets that a route's word follows, and begins behind its label", () => {
    const drawing = `
Skin contact    : Take off soaked clothing at once
                  (avoid static sparks: wet it first). Skin
                  is to be washed with soap.
INHALATION during welding: Provide fresh air.`;
    expect(read(drawing)).toMatchObject({
      skin_contact:
        "Take off soaked clothing at once (avoid static sparks: wet it first). Skin is to be washed with soap.",
      inhalation: "Provide fresh air.",
    });
  });

  it("ends where a heading without a number begins, however it is worded", () => {
    const drawing = `
Ingestion
Do not induce vomiting. Call a doctor.
Most Important Symptoms and Effects, Acute and Delayed
May cause blindness.`;
    expect(read(drawing)).toMatchObject({
      ingestion: "Do not induce vomiting. Call a doctor.",
      symptoms: "May cause blindness.",
    });
  });

  it("is followed by symptoms that are told in more than one paragraph", () => {
    const drawing = `
Inhalation     : Move to fresh air.
Symptoms/injuries after skin contact : Redness.
Symptoms/injuries after eye contact  : Blurred vision.`;
    expect(read(drawing).symptoms).toMatch(/Redness\..*Blurred vision\./);
  });

  it("stands beside its symptoms in one table, and is told without them", () => {
    const drawing = `
4.1 Description of first aid measures
4.2 Most important symptoms and effects, both acute and delayed
When in doubt, get medical advice.
Route of        Symptoms and effects, acute         Description of first-aid measures
exposure        and delayed
Inhalation:     Vapours may cause headache and      Move the person out to fresh air. If
                fatigue.                            breathing stops, give artificial
                                                    respiration.
Eyes:           Redness and pain.                   Remove contact lenses. Rinse the eyes
                                                    with water.
4.3 Indication of any immediate medical attention
Treat the symptoms.`;
    expect(read(drawing)).toEqual({
      general: "When in doubt, get medical advice.",
      inhalation: "Move the person out to fresh air. If breathing stops, give artificial respiration.",
      eye_contact: "Remove contact lenses. Rinse the eyes with water.",
      symptoms: "Inhalation: Vapours may cause headache and fatigue. Eyes: Redness and pain.",
      medical_attention: "Treat the symptoms.",
    });
  });

  it("stands in the column of a table that has the longest texts, its routes in two languages", () => {
    const drawing = `
Route / Voie    Pictogram           Steps / Marche à suivre
EYES            Corrosion           Immediately rinse with lukewarm water for at
Yeux                                least 30 minutes. Call an ophthalmologist.
SKIN            Corrosion           Take off all contaminated clothing (e.g.
Peau                                belts). Rinse skin with water.
INGESTION       Exclamation mark    Rinse mouth with water.
Ingestion                           Call a doctor.`;
    expect(read(drawing)).toEqual({
      eye_contact: "Immediately rinse with lukewarm water for at least 30 minutes. Call an ophthalmologist.",
      skin_contact: "Take off all contaminated clothing (e.g. belts). Rinse skin with water.",
      ingestion: "Rinse mouth with water. Call a doctor.",
    });
  });

  it("stands beside the word for it, between the codes of a route and what it does", () => {
    const drawing = `
IF IN EYES               P305 + P351 + P338
Immediate Symptoms       redness, tearing
Response                 Rinse with water. If irritation
                         persists: Get medical attention.
IF SWALLOWED             P301 + P310, P331
Immediate Symptoms       nausea
Response                 Do NOT induce vomiting.`;
    expect(read(drawing)).toMatchObject({
      eye_contact: "Rinse with water. If irritation persists: Get medical attention.",
      ingestion: "Do NOT induce vomiting.",
    });
  });

  it("is parted where dashes part a list that is set as running text", () => {
    const drawing = `
General: Give nothing to an unconscious person. – After inhalation: Fresh air.
Call a doctor if it persists. – After skin
contact: Wash with soap – and much water. – Eye contact:
Rinse. – Notes for the doctor: Treat symptoms.`;
    expect(read(drawing)).toMatchObject({
      general: "Give nothing to an unconscious person.",
      inhalation: "Fresh air. Call a doctor if it persists.",
      skin_contact: "Wash with soap – and much water.",
      eye_contact: "Rinse.",
    });
  });

  it("goes on below a row that begins with the number of its part", () => {
    const drawing = `
4.1  After inhalation     Move the person to fresh air. If complaints
                          persist, call a doctor.

     After skin contact   Take off soaked clothing. Wash with soap.
                          Use no solvents!`;
    expect(read(drawing)).toMatchObject({
      inhalation: "Move the person to fresh air. If complaints persist, call a doctor.",
      skin_contact: "Take off soaked clothing. Wash with soap. Use no solvents!",
    });
  });

  it("goes on left of its label where only first lines are set in, and ends above a typed rule", () => {
    const drawing = `
EMERGENCY AND FIRST AID PROCEDURES:
  EYES: Flush immediately with large amounts of water for at least 15 minutes, lifting
upper and lower lids. Get immediate medical attention.
  INHALATION: Remove to fresh air. If breathing is difficult give oxygen. Get medical
attention if symptoms persist.
-------------------------------------------------------------------------------------`;
    expect(read(drawing)).toMatchObject({
      eye_contact:
        "Flush immediately with large amounts of water for at least 15 minutes, lifting upper and lower lids. Get immediate medical attention.",
      inhalation:
        "Remove to fresh air. If breathing is difficult give oxygen. Get medical attention if symptoms persist.",
    });
  });

  it("keeps a hyphen within a line, and joins the word that a line's end cuts", () => {
    const drawing = `
Ingestion:  Aspiration hazard if swallowed- can enter lungs. Rinse the mouth and call a poi-
            son centre; store Ober- und Unterteil.`;
    expect(read(drawing).ingestion).toBe(
      "Aspiration hazard if swallowed- can enter lungs. Rinse the mouth and call a poison centre; store Ober- und Unterteil.",
    );
  });

  it("keeps the hyphen at a line's end where a word has one", () => {
    const drawing = `
Inhalation: Move to a well-
            ventilated place; wear self-
            contained apparatus against n-
            hexane and mouth-
            to-mouth breathing.`;
    expect(read(drawing).inhalation).toBe(
      "Move to a well-ventilated place; wear self-contained apparatus against n-hexane and mouth-to-mouth breathing.",
    );
  });

  it("is told under the short words of American sheets", () => {
    expect(
      read("INHALED: Remove to fresh air.\nIN EYES: Flush with water.\nINGESTED: Drink water."),
    ).toMatchObject({
      inhalation: "Remove to fresh air.",
      eye_contact: "Flush with water.",
      ingestion: "Drink water.",
    });
  });

  it("keeps an instruction that begins like a word for what is not known", () => {
    expect(read("Nach Verschlucken: Kein Erbrechen einleiten.")).toMatchObject({
      ingestion: "Kein Erbrechen einleiten.",
    });
    expect(read("En cas d'ingestion: Ne pas faire vomir.")).toMatchObject({
      ingestion: "Ne pas faire vomir.",
    });
    expect(read("Skin contact: Not required.")).toMatchObject({ skin_contact: "Not required." });
    expect(read("Skin contact: No data available.")).not.toHaveProperty("skin_contact");
  });

  it("keeps a condition and what follows its comma as one sentence", () => {
    expect(read("If swallowed, do not induce vomiting: seek medical advice.")).toMatchObject({
      ingestion: "If swallowed, do not induce vomiting: seek medical advice.",
    });
    expect(read("Ingestion     : If swallowed, do not induce vomiting: seek advice.")).toMatchObject({
      ingestion: "If swallowed, do not induce vomiting: seek advice.",
    });
  });

  it("does not end in the middle of a sentence whose next line holds a colon or a label's word", () => {
    const drawing = `
Inhalation: Move the affected person to fresh air. In
case of respiratory arrest: give artificial respiration.
Skin contact: Avoid spreading the material on unaffected
skin and wash with water.`;
    expect(read(drawing)).toEqual({
      inhalation:
        "Move the affected person to fresh air. In case of respiratory arrest: give artificial respiration.",
      skin_contact: "Avoid spreading the material on unaffected skin and wash with water.",
    });
  });

  it("ends where the next label stands in the labels' column, known or not, and at the next number", () => {
    const drawing = `
EYE CONTACT
     Flush thoroughly with water.
SWALLOWED BY ACCIDENT
     First aid is normally not required.
INGESTION
     Seek help.
4.3. INDICATION OF WHAT A PHYSICIAN SHOULD DO
     Nothing special.`;
    expect(read(drawing)).toMatchObject({
      eye_contact: "Flush thoroughly with water.",
      ingestion: "Seek help.",
    });
  });

  it("tells labels without a colon from their text, which may begin with a number", () => {
    const drawing = "Nach Hautkontakt Mit Seife reinigen.\nNach Augenkontakt 10 Minuten spülen.";
    expect(read(drawing)).toEqual({ skin_contact: "Mit Seife reinigen.", eye_contact: "10 Minuten spülen." });
  });

  it("keeps the advice that stands before the routes", () => {
    const drawing = `
4.1 Beschrijving van de eerstehulpmaatregelen
Algemene aanbevelingen  : Verplaats het slachtoffer en gebruik
                          adembescherming.
Contact met de ogen     : Spoelen.`;
    expect(read(drawing)).toMatchObject({
      general: "Verplaats het slachtoffer en gebruik adembescherming.",
      eye_contact: "Spoelen.",
    });
    expect(
      read("4.1 Description of first aid measures\nShow this sheet to the doctor.\nInhalation: Fresh air."),
    ).toMatchObject({ general: "Show this sheet to the doctor.", inhalation: "Fresh air." });
    expect(read("4.1 Description of first aid measures\nInhalation: Fresh air.")).not.toHaveProperty(
      "general",
    );
  });

  it("parts every route where each stands under its own words", () => {
    const drawing = `
4.1 Beschreibung der Erste-Hilfe-Maßnahmen
Allgemeine Anmerkungen
Beschmutzte, getränkte Kleidung sofort ausziehen.
Nach Inhalation
Für Frischluft sorgen.
Nach Kontakt mit der Haut
Sofort abwaschen mit viel Wasser.
Nach Berührung mit den Augen
Mit fließendem Wasser spülen.
Nach Aufnahme durch Verschlucken
Sofort Mund ausspülen.`;
    expect(read(drawing)).toEqual({
      general: "Beschmutzte, getränkte Kleidung sofort ausziehen.",
      inhalation: "Für Frischluft sorgen.",
      skin_contact: "Sofort abwaschen mit viel Wasser.",
      eye_contact: "Mit fließendem Wasser spülen.",
      ingestion: "Sofort Mund ausspülen.",
    });
  });

  it("keeps notes to the physician as such, as well as in what 4.3 says", () => {
    const drawing = `
4.2 Most important symptoms and effects, both acute and delayed
Burns.
4.3 Indication of any immediate medical attention and special treatment needed
Notes to physician: Treat symptomatically. Keep the patient under watch.`;
    expect(read(drawing)).toMatchObject({
      notes_to_physician: "Treat symptomatically. Keep the patient under watch.",
      medical_attention: expect.stringContaining("Treat symptomatically."),
    });
    const before = `
Hinweise für den Arzt: Symptomatisch behandeln.
4.3 Hinweise auf ärztliche Soforthilfe oder Spezialbehandlung
Keine weiteren Angaben.`;
    expect(read(before)).toMatchObject({ notes_to_physician: "Symptomatisch behandeln." });
  });

  it("is told under the words of labels, with what may lie on the skin", () => {
    expect(read("Sur la peau ou les vêtements : Rincer à grande eau.")).toMatchObject({
      skin_contact: "Rincer à grande eau.",
    });
    expect(read("In geval van spatten op of contact met de huid : Kleding uittrekken.")).toMatchObject({
      skin_contact: "Kleding uittrekken.",
    });
    expect(read("If on skin or clothing: Take off wet clothing at once.")).toMatchObject({
      skin_contact: "Take off wet clothing at once.",
    });
  });

  it("is told under numbers that are those of the routes", () => {
    const drawing = `
4.1 Einatmen
Person an die frische Luft bringen.
4.2 Augenkontakt
Mit viel Wasser einige Minuten spülen, dann zum Arzt.
4.3 Hautkontakt
Mit Wasser und Seife waschen.`;
    const found = read(drawing);
    expect(found).toMatchObject({
      inhalation: "Person an die frische Luft bringen.",
      eye_contact: "Mit viel Wasser einige Minuten spülen, dann zum Arzt.",
      skin_contact: "Mit Wasser und Seife waschen.",
    });
    expect(found).not.toHaveProperty("symptoms");
  });

  it.each([
    ["4. FIRST AID MEASURES (SYMPTOMS)", "4. FIRST AID MEASURES (ACTION)"],
    ["4. FIRST AID MEASURES (ACTION)", "4. FIRST AID MEASURES (SYMPTOMS)"],
  ])("is told apart from symptoms under a title of their own: %s above %s", (title, second) => {
    const texts = ["Skin contact:  Wash with soap and water.", "Skin contact:  There may be redness."];
    const [above, below] = title.includes("ACTION") ? texts : texts.toReversed();
    const { lines } = printedLines(`\n${above}\n${second}\n${below}`);
    const section = sectionOf(4, lines, { title });
    const found = readSection4(section, euEnglish).findings.map(({ path, value }) => [path, value]);
    expect(Object.fromEntries(found)).toMatchObject({
      skin_contact: "Wash with soap and water.",
      symptoms: expect.stringContaining("There may be redness."),
    });
  });

  it("stands beside labels that go on below, each behind the section's title", () => {
    const drawing = `
PREMIERS SOINS - CONTACT AVEC    Enlever les vêtements contaminés. Laver à fond la
LA PEAU :                        peau avec du savon.
PREMIERS SOINS - CONTACT AVEC    Rincer à grande eau en gardant les
LES YEUX :                       paupières ouvertes.`;
    expect(read(drawing)).toMatchObject({
      skin_contact: "Enlever les vêtements contaminés. Laver à fond la peau avec du savon.",
      eye_contact: "Rincer à grande eau en gardant les paupières ouvertes.",
    });
  });

  it.each([
    [
      "below labels of their own",
      `
Inhalation
Effects: Coughing.
First aid: Move to fresh air.
Skin contact
Effects: Redness.
First aid: Wash with soap.`,
    ],
    [
      "beside the routes",
      `
Inhalation:     Signs and symptoms: Coughing.
                First aid: Move to fresh air.
Skin contact:   Signs and symptoms: Redness.
                First aid: Wash with soap.`,
    ],
    [
      "above them all",
      `
EFFECTS OF OVEREXPOSURE
Inhalation: Coughing.
Skin contact: Redness.
EMERGENCY AND FIRST AID PROCEDURES
Inhalation: Move to fresh air.
Skin contact: Wash with soap.`,
    ],
  ])("is what to do, the effects told %s", (_, drawing) => {
    expect(read(drawing)).toMatchObject({
      inhalation: "Move to fresh air.",
      skin_contact: "Wash with soap.",
      symptoms: "Inhalation: Coughing. Skin contact: Redness.",
    });
  });
});

it("a text is told for each part of the product, with the part's name before it", () => {
  const found = read(`
Inhalation: Acid: Remove to fresh air immediately. If breathing is difficult, give oxygen.
Lead: Remove from exposure, wash nose and lips.
Ingestion: Acid: Give large quantities of water; do not induce vomiting.
Lead: Consult a physician immediately.`);
  expect(found).toMatchObject({
    inhalation:
      "Acid: Remove to fresh air immediately. If breathing is difficult, give oxygen. Lead: Remove from exposure, wash nose and lips.",
    ingestion:
      "Acid: Give large quantities of water; do not induce vomiting. Lead: Consult a physician immediately.",
  });
});

it("doubts no text that begins with a small letter behind its label", () => {
  const { lines } = printedLines(
    "4.1 First aid\nInhalation: no danger is known\nSkin contact: Wash with water.",
  );
  expect(readSection4(sectionOf(4, lines), euEnglish).problems).toEqual([]);
});

it("reads the label of two routes over two lines, and its text under each", () => {
  const advice = read(`
Nach Einatmen:             Für Frischluft sorgen.
Nach Haut- und             Mit viel Wasser spülen. Bei Augenkontakt 15 Minuten bei geöffneten Lidern
Augenkontakt:              spülen und Augenarzt aufsuchen.
Nach Verschlucken:         Mund ausspülen, viel Wasser trinken lassen.`);
  const both =
    "Mit viel Wasser spülen. Bei Augenkontakt 15 Minuten bei geöffneten Lidern spülen und Augenarzt aufsuchen.";
  expect(advice).toEqual({
    inhalation: "Für Frischluft sorgen.",
    skin_contact: both,
    eye_contact: both,
    ingestion: "Mund ausspülen, viel Wasser trinken lassen.",
  });
});

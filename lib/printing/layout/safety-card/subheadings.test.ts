import { expect, test } from "vitest";
import { withoutSubheadings } from "./subheadings";

test.each([
  [
    "Kühl lagern. Zusammenlagerungshinweise Lagerklasse (TRGS 510) : 8B Weitere Angaben zu Lagerbedingungen Nicht im Freien lagern.",
    "Kühl lagern. Nicht im Freien lagern.",
  ],
  [
    "* Lagerung: * Anforderungen an Lagerräume und Behälter: Dicht schließen * Zusammenlagerungshinweise: Nicht mit Laugen lagern. * Lagerklasse (VCI): 3",
    "Dicht schließen. Zusammenlagerungshinweise: Nicht mit Laugen lagern.",
  ],
  [
    "Anforderung an Lagerräume und Behälter: Keine besonderen Anforderungen. Zusammenlagerungshinweise: Nicht erforderlich. Weitere Angaben zu den Lagerbedingungen: Trocken lagern.",
    "Trocken lagern.",
  ],
  [
    "6.1.1 Nicht für Notfälle geschultes Personal Abstand halten. 6.1.2 Einsatzkräfte Atemschutz tragen.",
    "Nicht für Notfälle geschultes Personal: Abstand halten. Einsatzkräfte: Atemschutz tragen.",
  ],
  ["For containment : Dam it. For Large Spills: Cover it.", "Dam it. For Large Spills: Cover it."],
  ["Classe de stockage (TRGS 510): 11: Solides combustibles. Tenir au sec.", "Tenir au sec."],
  ["Stockage: Indications concernant le stockage commun: Pas nécessaire.", null],
  ["Voor niet-noodpersoneel Ga weg.", "Voor niet-noodpersoneel: Ga weg."],
])("%s", (text, own) => {
  expect(withoutSubheadings(text)).toBe(own);
});

test.each([
  "Lagerung: zwischen 0 °C und 25 °C.",
  "Bei der Lagerung Wärme meiden.",
  "Zusammenlagerungshinweise beachten.",
  "Store 7.5 m apart, at 20.5 °C.",
  "Keine besonderen Maßnahmen erforderlich.",
  "Mindestens 10.1.2 lagern.",
])("a sentence stays as it is: %s", (text) => {
  expect(withoutSubheadings(text)).toBe(text);
});

test("a heading that fell into a sentence does not divide it", () => {
  expect(withoutSubheadings("Provide Methods for cleaning up: adequate ventilation.")).toBe(
    "Provide adequate ventilation.",
  );
});

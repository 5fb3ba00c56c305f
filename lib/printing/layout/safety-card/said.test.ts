import { describe, expect, test } from "vitest";
import { isUnlimited, said, sensitisedPeople, withoutOwnLabel } from "./said";

describe("what only leads elsewhere, or says that nothing is known, is nothing", () => {
  test.each([
    "Siehe Abschnitt Reaktivität",
    "See section 8.",
    "For personal protection see section 8.",
    "Persönliche Schutzausrüstung siehe unter Abschnitt 8.",
    "The most important known symptoms and effects are described in the labelling (see section 2.2) and/or in section 11",
    "Les principaux symptômes et effets connus sont décrits sur l'étiquetage (voir section 2.2) et/ou section 11",
    "Geen reactiviteits gevaar anders dan beschreven in onderstaande sub-rubriek.",
    "n.g.",
    "Symptoms: See section 11.",
    "Symptoms : No data available.",
    "Keine Daten verfügbar.",
    "Aucune donnée disponible",
    "Keine bekannt.",
    "17 01 01",
  ])("%s", (text) => {
    expect(said(text)).toBeNull();
  });
});

test("what follows is not cut away with it", () => {
  expect(
    said("Falls zutreffend sind Symptome in Abschnitt 11. zu finden. Es können auftreten: Übelkeit."),
  ).toBe("Es können auftreten: Übelkeit.");
});

test.each([
  ["Asthmatische Beschwerden Siehe Abschnitt 11 für weitere Informationen.", "Asthmatische Beschwerden"],
  ["Nausea, see section 11.", "Nausea"],
])("%s says: %s", (text, own) => {
  expect(said(text)).toBe(own);
});

describe("what tells somebody to do something stays as it is", () => {
  test.each([
    "Kontaminiertes Material als Abfall nach Abschnitt 13 entsorgen.",
    "Ein Überschreiten der Arbeitsplatzgrenzwerte vermeiden (siehe Abschnitt 8).",
    "Transfer to a container for disposal according to local regulations (see section 13).",
    "Schutzkleidung tragen wie unter Abschnitt 8 beschrieben.",
    "Use protective equipment as described in Section 8 of this safety data sheet.",
    "Bei guter Raumbelüftung nicht erforderlich",
    "None required. In case of splashes wear goggles.",
    "Keine Neutralisationsversuche.",
  ])("%s", (text) => {
    expect(said(text)).toBe(text);
  });
});

test("a bullet before a text is no part of it", () => {
  expect(said("∙ Keep cool.")).toBe("Keep cool.");
});

test("that no agent is unsuitable is told from a list of them", () => {
  expect(isUnlimited("Aucune limitation concernant les agents d'extinction.")).toBe(true);
  expect(isUnlimited("Für dieses Gemisch existieren keine Löschmittel-Einschränkungen.")).toBe(true);
  expect(isUnlimited("Wasser im Vollstrahl")).toBe(false);
});

test("who must not work with it is found among the advice", () => {
  const rule = "Personen, die an Asthma leiden, sollten nicht eingesetzt werden.";
  expect(sensitisedPeople(`Dämpfe nicht einatmen. ${rule} Vor Feuchtigkeit schützen.`)).toBe(rule);
  expect(sensitisedPeople("Dämpfe nicht einatmen.")).toBeNull();
});

test.each([
  ["Symptoms : Nausea.", "Nausea."],
  ["Allgemein: Arzt rufen.", "Arzt rufen."],
  ["General advice: rest.", "General advice: rest."],
  ["Bei Behandlung: Ruhe.", "Bei Behandlung: Ruhe."],
])("%s is said as %s", (text, own) => {
  expect(withoutOwnLabel(text)).toBe(own);
});

import type { Cell } from "@/lib/platform/spreadsheets/cell";
import { fieldNames } from "./fields";
import { headingLanguages, headings } from "./headings";
import type { ImportKind } from "./schema";

type Language = (typeof headingLanguages)[number];

/** One line that shows how each column is filled. */
const examples: Record<ImportKind, Record<Language, Cell[]>> = {
  products: {
    en: [
      "Acetone technical",
      "Example Solvents Ltd",
      "ACE-5",
      "4006381333931",
      "Cleaning acetone",
      "Example Trade Ltd",
    ],
    nl: [
      "Aceton technisch",
      "Voorbeeld Oplosmiddelen BV",
      "ACE-5",
      "4006381333931",
      "Reinigingsaceton",
      "Voorbeeld Handel BV",
    ],
    de: [
      "Aceton technisch",
      "Beispiel Lösemittel GmbH",
      "ACE-5",
      "4006381333931",
      "Reinigungsaceton",
      "Beispiel Handel GmbH",
    ],
    fr: [
      "Acétone technique",
      "Exemple Solvants SARL",
      "ACE-5",
      "4006381333931",
      "Acétone de nettoyage",
      "Exemple Négoce SARL",
    ],
  },
  workplaces: {
    en: ["Paint shop", "room", "Ground floor", "local exhaust", "PROC7", "flammable; hall 2"],
    nl: ["Spuiterij", "ruimte", "Begane grond", "plaatselijke afzuiging", "PROC7", "brandbaar; hal 2"],
    de: ["Lackiererei", "Raum", "Erdgeschoss", "örtliche Absaugung", "PROC7", "entzündbar; Halle 2"],
    fr: [
      "Atelier de peinture",
      "pièce",
      "Rez-de-chaussée",
      "aspiration à la source",
      "PROC7",
      "inflammable; hall 2",
    ],
  },
  quantities: {
    en: ["ACE-5", "Acetone technical", "Example Solvents Ltd", "Paint shop", 5, "L", 4, "Plastic jerrican"],
    nl: [
      "ACE-5",
      "Aceton technisch",
      "Voorbeeld Oplosmiddelen BV",
      "Spuiterij",
      5,
      "L",
      4,
      "Kunststof jerrycan",
    ],
    de: [
      "ACE-5",
      "Aceton technisch",
      "Beispiel Lösemittel GmbH",
      "Lackiererei",
      5,
      "L",
      4,
      "Kunststoffkanister",
    ],
    fr: [
      "ACE-5",
      "Acétone technique",
      "Exemple Solvants SARL",
      "Atelier de peinture",
      5,
      "L",
      4,
      "Jerricane en plastique",
    ],
  },
};

/** The table that people fill in: headings that are recognised, and one line as an example. */
export function templateOf(kind: ImportKind, language: Language): { head: string[]; rows: Cell[][] } {
  const at = headingLanguages.indexOf(language);
  const head = fieldNames[kind].map((name) => headings[name][at]?.[0] ?? name);
  return { head, rows: [examples[kind][language]] };
}

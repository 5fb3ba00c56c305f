import labelWords from "@/lib/extraction/language/label-words.json";
import type { Language } from "@/lib/extraction/model";
import type { SignalWord } from "@/lib/regulation/hazard-classes";

export const documentLanguages = ["en", "nl", "de", "fr"] as const satisfies readonly Language[];

/** The signal word as CLP Annex I prints it in a language. */
export function signalWordIn(word: SignalWord, language: Language): string {
  return labelWords.signalWords[language][word];
}

/** "2027-03-01" as people of the language write it. */
export function dateIn(isoDate: string, language: Language): string {
  const [year, month, day] = isoDate.slice(0, 10).split("-");
  return {
    en: `${day}/${month}/${year}`,
    nl: `${day}-${month}-${year}`,
    de: `${day}.${month}.${year}`,
    fr: `${day}/${month}/${year}`,
  }[language];
}

/** A code as it is spoken of: "P305 + P351 + P338". */
export const spacedCode = (code: string) => code.replaceAll("+", " + ");

type OfHazards = Record<Language, Record<"unknown" | "doubtful", string>>;

/** In place of hazards that were not read: short enough for the smallest label. */
export const hazardWarnings: OfHazards = {
  en: { unknown: "Hazards not known: see SDS", doubtful: "Hazards in doubt: see SDS" },
  nl: { unknown: "Gevaren onbekend: zie VIB", doubtful: "Gevaren onzeker: zie VIB" },
  de: { unknown: "Gefahren unbekannt: siehe SDB", doubtful: "Gefahren unsicher: siehe SDB" },
  fr: { unknown: "Dangers inconnus : voir FDS", doubtful: "Dangers incertains : voir FDS" },
};

/** The same where there is room to say what to do. */
export const hazardAdvice: OfHazards = {
  en: {
    unknown:
      "The hazards of this product were not read from its safety data sheet. Treat it as hazardous and read section 2 of the sheet first.",
    doubtful: "The hazards named here may not be all. Read section 2 of the safety data sheet first.",
  },
  nl: {
    unknown:
      "De gevaren van dit product zijn niet uit het veiligheidsinformatieblad gelezen. Behandel het als gevaarlijk en lees eerst rubriek 2 van het blad.",
    doubtful:
      "De hier genoemde gevaren zijn mogelijk niet volledig. Lees eerst rubriek 2 van het veiligheidsinformatieblad.",
  },
  de: {
    unknown:
      "Die Gefahren dieses Produkts wurden nicht aus dem Sicherheitsdatenblatt gelesen. Als gefährlich behandeln und zuerst Abschnitt 2 des Datenblatts lesen.",
    doubtful:
      "Die hier genannten Gefahren sind möglicherweise nicht vollständig. Zuerst Abschnitt 2 des Sicherheitsdatenblatts lesen.",
  },
  fr: {
    unknown:
      "Les dangers de ce produit n’ont pas été lus dans la fiche de données de sécurité. Le traiter comme dangereux et lire d’abord la rubrique 2 de la fiche.",
    doubtful:
      "Les dangers indiqués ici sont peut-être incomplets. Lire d’abord la rubrique 2 de la fiche de données de sécurité.",
  },
};

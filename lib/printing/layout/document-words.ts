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

const supersededWords: Record<Language, { of: (date: string) => string; undated: string; advice: string }> = {
  en: {
    of: (date) => `Superseded SDS of ${date}`,
    undated: "Superseded SDS, undated",
    advice: "There is a later revision of this safety data sheet. Use that one.",
  },
  nl: {
    of: (date) => `Vervangen VIB van ${date}`,
    undated: "Vervangen VIB, zonder datum",
    advice: "Er is een latere herziening van dit veiligheidsinformatieblad. Gebruik die.",
  },
  de: {
    of: (date) => `Überholtes SDB vom ${date}`,
    undated: "Überholtes SDB, ohne Datum",
    advice: "Es gibt eine spätere Fassung dieses Sicherheitsdatenblatts. Diese verwenden.",
  },
  fr: {
    of: (date) => `FDS remplacée du ${date}`,
    undated: "FDS remplacée, sans date",
    advice: "Il existe une révision plus récente de cette fiche de données de sécurité. Utilisez-la.",
  },
};

/** That a document was made from an older revision of a sheet, and from which: short enough for the smallest label. */
export function supersededText(isoDate: string | null, language: Language): string {
  const words = supersededWords[language];
  return isoDate ? words.of(dateIn(isoDate, language)) : words.undated;
}

/** The same where there is room to say what to do. */
export const supersededAdvice = (language: Language) => supersededWords[language].advice;

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

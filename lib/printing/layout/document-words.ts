import type { Language } from "@/lib/extraction/model";
import type { SignalWord } from "@/lib/regulation/hazard-classes";
import signalWords from "@/lib/regulation/signal-words.json";
import type { CardLanguage } from "./languages";

/** The signal word as CLP Annex I prints it in a language. */
export function signalWordIn(word: SignalWord, language: Language): string {
  return signalWords[language][word];
}

/** "2027-03-01" as people of the language write it. */
export function dateIn(isoDate: string, language: Language): string {
  const [year, month, day] = isoDate.slice(0, 10).split("-");
  return {
    en: `${day}/${month}/${year}`,
    nl: `${day}-${month}-${year}`,
    de: `${day}.${month}.${year}`,
    fr: `${day}/${month}/${year}`,
    es: `${day}/${month}/${year}`,
    it: `${day}/${month}/${year}`,
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
  es: {
    of: (date) => `FDS sustituida del ${date}`,
    undated: "FDS sustituida, sin fecha",
    advice: "Existe una revisión posterior de esta ficha de datos de seguridad. Utilice esa.",
  },
  it: {
    of: (date) => `SDS sostituita del ${date}`,
    undated: "SDS sostituita, senza data",
    advice: "Esiste una revisione successiva di questa scheda di dati di sicurezza. Usare quella.",
  },
};

/** That a document was made from an older revision of a sheet, and from which: short enough for the smallest label. */
export function supersededText(isoDate: string | null, language: Language): string {
  const words = supersededWords[language];
  return isoDate ? words.of(dateIn(isoDate, language)) : words.undated;
}

/** The same where there is room to say what to do. */
export const supersededAdvice = (language: Language) => supersededWords[language].advice;

/** That nobody has released the sheet that a card was made from. */
export const unreleasedText: Record<CardLanguage, string> = {
  en: "Nobody has released this safety data sheet: its values are as they were read.",
  nl: "Niemand heeft dit veiligheidsinformatieblad vrijgegeven: de waarden zijn zoals ze gelezen zijn.",
  de: "Dieses Sicherheitsdatenblatt hat niemand freigegeben: Die Angaben sind, wie sie gelesen wurden.",
  fr: "Personne n’a validé cette fiche de données de sécurité : les valeurs sont telles qu’elles ont été lues.",
};

/** The same in a few words, on a label. */
export const unreleasedShort: Record<Language, string> = {
  en: "SDS not released",
  nl: "VIB niet vrijgegeven",
  de: "SDB nicht freigegeben",
  fr: "FDS non validée",
  es: "FDS no validada",
  it: "SDS non convalidata",
};

type OfHazards = Record<Language, Record<"unknown" | "doubtful", string>>;

/** In place of hazards that were not read: short enough for the smallest label. */
export const hazardWarnings: OfHazards = {
  en: { unknown: "Hazards not known: see SDS", doubtful: "Hazards in doubt: see SDS" },
  nl: { unknown: "Gevaren onbekend: zie VIB", doubtful: "Gevaren onzeker: zie VIB" },
  de: { unknown: "Gefahren unbekannt: siehe SDB", doubtful: "Gefahren unsicher: siehe SDB" },
  fr: { unknown: "Dangers inconnus : voir FDS", doubtful: "Dangers incertains : voir FDS" },
  es: { unknown: "Peligros desconocidos: ver FDS", doubtful: "Peligros dudosos: ver FDS" },
  it: { unknown: "Pericoli non noti: vedere SDS", doubtful: "Pericoli incerti: vedere SDS" },
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
  es: {
    unknown:
      "Los peligros de este producto no se han leído de su ficha de datos de seguridad. Trátelo como peligroso y lea antes la sección 2 de la ficha.",
    doubtful:
      "Los peligros aquí indicados pueden no ser todos. Lea antes la sección 2 de la ficha de datos de seguridad.",
  },
  it: {
    unknown:
      "I pericoli di questo prodotto non sono stati letti dalla scheda di dati di sicurezza. Trattarlo come pericoloso e leggere prima la sezione 2 della scheda.",
    doubtful:
      "I pericoli qui indicati potrebbero non essere tutti. Leggere prima la sezione 2 della scheda di dati di sicurezza.",
  },
};

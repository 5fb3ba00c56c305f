import type { Language } from "@/lib/extraction/model";
import type { SignalWord } from "@/lib/regulation/hazard-classes";
import signalWords from "@/lib/regulation/signal-words.json";

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

import { foldedLetters } from "@/lib/extraction/glyphs/folded-text";
import { files } from "./words";

/** Folded letters of a phrase → the languages that have it; built when first asked for. */
let known: Map<string, Set<string>> | null = null;

function languagesOfPhrase(text: string): ReadonlySet<string> {
  known ??= languagesOfPhrases();
  return known.get(foldedLetters(text)) ?? new Set();
}

function languagesOfPhrases(): Map<string, Set<string>> {
  const languages = new Map<string, Set<string>>();
  for (const [language, file] of files)
    for (const phrase of Object.values(file).flatMap((roles) => Object.values(roles ?? {}).flat())) {
      const letters = foldedLetters(phrase);
      languages.set(letters, (languages.get(letters) ?? new Set()).add(language));
    }
  return languages;
}

/** "Augen" and "Eyes": known phrases that no language has both of. */
export function areOfTwoLanguages(first: string, second: string): boolean {
  const [own, others] = [languagesOfPhrase(first), languagesOfPhrase(second)];
  return own.size > 0 && others.size > 0 && ![...others].some((language) => own.has(language));
}

import createHyphenator from "hyphen";
import german from "hyphen/patterns/de-1996.js";
import english from "hyphen/patterns/en-gb.js";
import spanish from "hyphen/patterns/es.js";
import french from "hyphen/patterns/fr.js";
import italian from "hyphen/patterns/it.js";
import dutch from "hyphen/patterns/nl.js";
import type { Language } from "@/lib/extraction/model";
import type { Typeface } from "./typeface";

const SOFT = "\u00AD";
const patternsOf: Record<Language, unknown> = {
  en: english,
  nl: dutch,
  de: german,
  fr: french,
  es: spanish,
  it: italian,
};

/** Where the parts of a word of a language end, as lengths of its beginning; TeX's patterns (hyph-utf8). */
function syllableEnds(word: string, language: Language): number[] {
  let end = 0;
  const syllables = hyphenatorOf(language)(word).split(SOFT);
  return syllables.slice(0, -1).map((syllable) => {
    end += syllable.length;
    return end;
  });
}

const hyphenators = new Map<Language, (text: string) => string>();

function hyphenatorOf(language: Language): (text: string) => string {
  const known = hyphenators.get(language) ?? createHyphenator(patternsOf[language], { hyphenChar: SOFT });
  hyphenators.set(language, known);
  return known;
}

/** The typeface for texts of a language: what is wider than its line breaks between syllables. */
export function typefaceIn(typeface: Typeface, language: Language): Typeface {
  const known = inLanguages.get(typeface) ?? new Map<Language, Typeface>();
  inLanguages.set(typeface, known);
  const syllableEndsOf = (word: string) => syllableEnds(word, language);
  const own = known.get(language) ?? {
    regular: { ...typeface.regular, syllableEndsOf },
    bold: { ...typeface.bold, syllableEndsOf },
  };
  known.set(language, own);
  return own;
}

const inLanguages = new WeakMap<Typeface, Map<Language, Typeface>>();

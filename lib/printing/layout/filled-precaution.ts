import type { Language } from "@/lib/extraction/model";
import data from "@/lib/regulation/statement-fillings.json";
import { statementText } from "@/lib/regulation/statement-text";

type Wording = { before: string; groups: { before: string; items: string[] }[]; after: string };
type Alternatives = {
  signs: Readonly<Record<string, readonly string[] | undefined>>;
  wording: Record<Language, Wording>;
};
const alternatives: Readonly<Record<string, Alternatives | undefined>> = data.alternatives;

/**
 * The wording with those alternatives at a slash that the sheet chose (P260, P261, P280), in any language: "Avoid
 * breathing vapours." Null where the statement has none, or the sheet's words do not tell which.
 */
export function withChosenAlternatives(
  code: string,
  said: { text: string | null; language: string },
  language: Language,
): string | null {
  const known = alternatives[code];
  const signs = known?.signs[said.language];
  if (!known || !signs || !said.text) return null;
  const text = said.text;
  const chosen = signs.map((sign) => new RegExp(sign, "i").test(text));
  if (!chosen.includes(true)) return null;
  const { before, groups, after } = known.wording[language];
  let index = 0;
  const parts = groups.flatMap((group) => {
    const items = group.items.filter(() => chosen[index++]);
    return items.length > 0 ? [`${group.before}${items.join("/")}`] : [];
  });
  const wording = `${before}${parts.join("/")}${after}`;
  return wording.charAt(0).toUpperCase() + wording.slice(1);
}

/**
 * The wording with its gap filled: hands for what is washed (P264), and the extinguishing media that the sheet names
 * (P370+P378), first in its statement and else in section 5.1. Null where the sheet does not tell.
 */
export function withFilledGap(
  code: string,
  said: readonly (string | null)[],
  language: Language,
): string | null {
  const official = statementText(code, language)?.text;
  if (!official?.includes("…")) return null;
  const parts = code.split("+");
  if (parts.includes(data.washed.code)) return filled(official, data.washed.default[language]);
  if (!parts.includes(data.extinguishing.code)) return null;
  for (const text of said) {
    const media = text === null ? [] : mediaIn(text, language);
    if (media.length > 0) return filled(official, media.join(", "));
  }
  return null;
}

/** Extinguishing media that a text names, in a language; none where it also says what not to use. */
function mediaIn(text: string, language: Language): string[] {
  if (new RegExp(data.extinguishing.doubt, "i").test(text)) return [];
  let rest = text;
  return data.extinguishing.media.flatMap(({ signs, words }) => {
    const found = new RegExp(`(?:${signs})(?:[\\p{L} -]{0,3}(?:foam|schuim|schaum\\w*))?`, "giu");
    if (!found.test(rest)) return [];
    rest = rest.replace(found, " ");
    return [words[language]];
  });
}

function filled(official: string, words: string): string {
  const text = official
    .replace(/\s*…\s*/, ` ${words} `)
    .replace(/\s+/g, " ")
    .replace(/\s+([.!])/g, "$1")
    .trim();
  return /[.!]$/.test(text) ? text : `${text}.`;
}

import { foldedWords } from "@/lib/extraction/glyphs/folded-text";
import { words as vocabulary } from "@/lib/extraction/language/words";
import type { ReadSheet } from "@/lib/extraction/model";
import { matchesIn } from "@/lib/extraction/rules/matches";
import { FORM } from "@/lib/extraction/rules/section-1/legal-forms";
import { harmonisedSubstance } from "@/lib/regulation/annex-vi";
import { isCasNumber, isEcNumber } from "@/lib/regulation/substance-numbers";
import { type Glyph, type GlyphPage, wordsOf } from "./glyph-pages";
import { otherWord } from "./unknown-words";

/** What a word of the sheet is called instead, by as many letters. */
type Renamed = (word: string) => string;

/** Another maker's sheet in the same layout: what a sheet names is called otherwise, wherever it stands. */
export const renamings: Readonly<Record<string, (was: ReadSheet) => Renamed>> = {
  "unknown company": (was) => {
    const name = was.sections.section1?.supplier?.name ?? "";
    const forms = [...matchesIn(name, FORM)].flatMap(([form]) => wordsIn(form));
    return otherwise(new Set([...namesIn([name]), ...forms]));
  },
  "unknown centres": (was) => {
    const contacts = was.sections.section1?.emergency_contacts ?? [];
    const other = otherwise(namesIn(contacts.map(({ organization }) => organization ?? "")));
    const numbers = new Set(
      contacts.flatMap(({ phone }) => wordsIn(phone ?? "").slice(1)).filter(isOfNumber),
    );
    return (word) => (numbers.has(word) ? otherDigits(word) : other(word));
  },
  "unknown product": (was) => {
    return otherwise(namesIn([was.sections.section1?.product_name ?? ""]));
  },
  "unknown substances": (was) => {
    const components = was.sections.section3?.components ?? [];
    const other = otherwise(namesIn(components.map(({ chemical_name }) => chemical_name ?? "")));
    return (word) => {
      if (isCasNumber(word)) return otherNumber(word, isUnknownCas);
      if (isEcNumber(word)) return otherNumber(word, isEcNumber);
      return other(word);
    };
  },
};

const otherwise =
  (named: ReadonlySet<string>): Renamed =>
  (word) =>
    named.has(word) ? otherWord(word) : word;

const WORD = /\d+(?:-\d+)*|[\p{L}\p{M}]+/gu;
const wordsIn = (text: string): string[] => text.match(WORD) ?? [];

const isOfNumber = (word: string) => /^\d{3}/.test(word);
/** Numbers of the same length, which stay in their country and town. */
const otherDigits = (word: string) => word.replace(/\d/g, (digit) => `${(Number(digit) + 3) % 10}`);

/** Words that name something, and say nothing to a reader of sheets. */
const namesIn = (texts: readonly string[]) =>
  new Set(texts.flatMap(wordsIn).filter((word) => word.length > 2 && !/\d/.test(word) && !isSaid(word)));
const said = new Set(
  Object.values(vocabulary).flatMap((roles) =>
    Object.values(roles)
      .flat()
      .flatMap((phrase) => foldedWords(phrase).split(" ")),
  ),
);
const isSaid = (word: string) => said.has(foldedWords(word));

const isUnknownCas = (text: string) => isCasNumber(text) && !harmonisedSubstance(text);

/** The next number with a sound check digit that no list knows. */
function otherNumber(text: string, isSound: (text: string) => boolean): string {
  const digits = text.replaceAll("-", "");
  const first = Number(digits.slice(0, -1)) + 1;
  for (let i = 0; i < 99; i++)
    for (let check = 0; check < 10; check++) {
      const next = `${String(first + i)}${check}`.padStart(digits.length, "0");
      let at = 0;
      const found = text.replace(/\d/g, () => next.charAt(at++));
      if (next.length === digits.length && isSound(found)) return found;
    }
  return text;
}

export function renamedPages(pages: readonly GlyphPage[], rename: Renamed): GlyphPage[] {
  return pages.map((page) => {
    const others = new Map<Glyph, Glyph>();
    for (const word of wordsOf(page.glyphs))
      for (const [glyph, other] of renamedGlyphs(word, rename)) others.set(glyph, other);
    return {
      ...page,
      glyphs: page.glyphs.map((glyph) => glyph && (others.get(glyph) ?? glyph)),
    };
  });
}

function renamedGlyphs(word: readonly Glyph[], rename: Renamed): [Glyph, Glyph][] {
  const at = word.flatMap((glyph) => [...glyph.text].map(() => glyph));
  const text = word.map((glyph) => glyph.text).join("");
  return [...text.matchAll(WORD)].flatMap((match): [Glyph, Glyph][] => {
    const other = rename(match[0]);
    const own = at.slice(match.index, match.index + match[0].length);
    if (other === match[0]) return [];
    return own.length === other.length && new Set(own).size === own.length
      ? own.map((glyph, i) => [glyph, { ...glyph, text: other.charAt(i) }])
      : [];
  });
}

/** What is to be read of the renamed pages. */
export function renamedReading(was: ReadSheet, rename: Renamed): ReadSheet {
  const sections = JSON.parse(JSON.stringify(was.sections), (_, value) =>
    typeof value === "string" ? value.replace(WORD, rename) : value,
  );
  return { ...was, sections };
}

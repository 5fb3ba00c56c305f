import { foldLetter } from "@/lib/extraction/glyphs/folded-text";
import { areOfTwoLanguages } from "@/lib/extraction/language/phrases";

/** Field → the words that introduce it. Words of all languages are looked for at once. */
export type LabelWords<Field extends string> = Readonly<Record<Field, readonly string[]>>;

export type Labels<Field extends string> = ReadonlyMap<string, readonly { field: Field; letters: string }[]>;

export type LabelMatch<Field extends string> = {
  field: Field;
  /** Where the label's own words begin and end in the text. */
  start: number;
  end: number;
};

/** Phrases are found by so many of their first letters; "pH" and "UN" have fewer. */
const KEY_LENGTH = 3;
const SHORTEST = 2;

/** Words to look for, longest first, so that "Relative density" wins over "Density". */
export function labelsOf<Field extends string>(words: LabelWords<Field>): Labels<Field> {
  const byStart = new Map<string, { field: Field; letters: string }[]>();
  for (const field of Object.keys(words) as Field[]) {
    for (const phrase of words[field].flatMap(spellingsOf)) {
      const { letters } = lettersOf(phrase);
      const key = letters.slice(0, KEY_LENGTH);
      byStart.set(key, [...(byStart.get(key) ?? []), { field, letters }]);
    }
  }
  for (const entries of byStart.values()) entries.sort((a, b) => b.letters.length - a.letters.length);
  return byStart;
}

/** "Ordnungsgemäße" is "ORDNUNGSGEMÄSSE" in capitals, and so in Switzerland in any letters. */
const spellingsOf = (phrase: string) =>
  phrase.includes("ß") ? [phrase, phrase.replaceAll("ß", "ss")] : [phrase];

/**
 * Letters and digits alone, folded, with each one's place in the text: hyphens and line breaks disappear. No more
 * than `most` of them are looked for.
 */
export function lettersOf(
  text: string,
  most = Number.POSITIVE_INFINITY,
): { letters: string; places: number[] } {
  let letters = "";
  const places: number[] = [];
  for (let i = 0; i < text.length && places.length < most; i++) {
    const letter = foldLetter(text.charCodeAt(i));
    if (letter === " ") continue;
    letters += letter;
    places.push(i);
  }
  return { letters, places };
}

/** The first letters from a place on, by which phrases are found. */
function keyAt(text: string, start: number): string {
  let key = "";
  for (let i = start; i < text.length && key.length < KEY_LENGTH; i++) {
    const letter = foldLetter(text.charCodeAt(i));
    if (letter !== " ") key += letter;
  }
  return key;
}

/** Bullets, "(a/b)", "a)", "9(a)", "9.1.2.", "No. 3 -": what generators print before a label. */
const DECORATION =
  /^[\s·•ꞏ∙‧◦▪■►➤○●*†–—-]*(?:(?:\d{1,2}\s?(?=\())?\(?[a-z](?:\s?[/,]\s?[a-z])?\)\s*|[a-z]\.\s+|\d{1,2}(?:\.\d{1,2})+(?:\.?[a-z](?=[\s*]))?\.?\)?[\s:–-]*|\d{1,2}[.)](?:\s+|(?=[가-힣]))|[가-하]\.\s*)?[\s·•ꞏ∙▪■►*–—-]*/i;

/** Two letters begin a word. */
const WORD = /^[a-z]{2}/i;

export function decorationLength(text: string): number {
  return WORD.test(text) ? 0 : (DECORATION.exec(text)?.[0].length ?? 0);
}

/** The longest label that the text begins with, decoration apart; null when none ends at a word's end. */
export function matchLabel<Field extends string>(
  text: string,
  labels: Labels<Field>,
): LabelMatch<Field> | null {
  const start = decorationLength(text);
  const key = keyAt(text, start);
  return (
    longestOf(labels.get(key), text, start, labels) ??
    (key.length > SHORTEST ? longestOf(labels.get(key.slice(0, SHORTEST)), text, start, labels) : null)
  );
}

function longestOf<Field extends string>(
  phrases: readonly { field: Field; letters: string }[] | undefined,
  text: string,
  start: number,
  labels: Labels<Field>,
): LabelMatch<Field> | null {
  if (!phrases) return null;
  const longest = phrases[0]?.letters.length ?? 0;
  const { letters, places } = lettersOf(text.slice(start), longest + 1);
  for (const { field, letters: phrase } of phrases) {
    if (!letters.startsWith(phrase)) continue;
    const last = places[phrase.length - 1] ?? 0;
    const next = places[phrase.length];
    if (next === last + 1) continue;
    const isBracketOpen = text.slice(start, start + last).includes("(") && text[start + last + 1] === ")";
    const end = start + last + (isBracketOpen ? 2 : 1);
    return {
      field,
      start,
      end: end + otherLanguageLength(text.slice(start, end), text.slice(end), field, labels),
    };
  }
  return null;
}

/** Longer is more than the label's words in another language. */
const LONGEST_TAIL = 80;

/** "Classe / Class", "Signaalwoord Signal word": a sheet in two languages prints each label twice. */
function otherLanguageLength<Field extends string>(
  label: string,
  tail: string,
  field: Field,
  labels: Labels<Field>,
): number {
  if (tail.length > LONGEST_TAIL) return 0;
  const between = /^(?:\s*\/+\s*|\s+)(?=\p{L})/u.exec(tail)?.[0] ?? "";
  const other = between === "" ? null : matchLabel(tail.slice(between.length), labels);
  if (other?.field !== field || other.start !== 0) return 0;
  const end = between.length + other.end;
  if (/^\s+\/|\/\s+$/.test(between)) return end;
  const isWhole = between.trim() === "" && !/[\p{L}\d]/u.test(tail.slice(end));
  return isWhole && areOfTwoLanguages(label, tail.slice(between.length, end)) ? end : 0;
}

/** Whether any label begins with the letters that the text begins with. */
export function mayBeginLabel<Field extends string>(text: string, labels: Labels<Field>): boolean {
  const key = keyAt(text, decorationLength(text));
  return key.length < KEY_LENGTH || labels.has(key) || labels.has(key.slice(0, SHORTEST));
}

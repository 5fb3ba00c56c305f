const FOLDED = new Map<string, string>([
  ["ß", "s"],
  ["æ", "a"],
  ["œ", "o"],
  ["ø", "o"],
  ["ł", "l"],
  ["đ", "d"],
  ["ı", "i"],
]);

function foldCharacter(character: string): string {
  const lower = character.toLowerCase();
  // a Hangul syllable would fall apart into its letters
  const base =
    FOLDED.get(lower) ?? (/[\uAC00-\uD7A3]/.test(lower) ? lower : lower.normalize("NFD").charAt(0));
  return /[\p{L}\p{N}]/u.test(base) ? base : " ";
}

/** By UTF-16 code unit. */
const seen: string[] = new Array(0x10000);

/** A code unit folded as foldText does it. */
export function foldLetter(code: number): string {
  let folded = seen[code];
  if (folded === undefined) {
    folded = foldCharacter(String.fromCharCode(code));
    seen[code] = folded;
  }
  return folded;
}

const ascii = /^[\0-\x7f]*$/;

/**
 * Lower case, without accents, everything but letters and digits a space. Character for character, so that a
 * place in the folded text is the same place in the text itself.
 */
export function foldText(text: string): string {
  if (ascii.test(text)) return text.toLowerCase().replace(/[^a-z0-9]/g, " ");
  let folded = "";
  for (let i = 0; i < text.length; i++) folded += foldLetter(text.charCodeAt(i));
  return folded;
}

/** Letters and digits alone, folded: "U.S.A." and "USA" are one. */
export const foldedLetters = (text: string): string => foldText(text).replace(/ /g, "");

/** Folded words, one space between two: what is compared whole. */
export const foldedWords = (text: string): string => foldText(text).replace(/ +/g, " ").trim();

/** A pattern over folded text from a phrase with regular-expression alternatives; a space stands for any gap,
 * a space with a question mark for a gap or none, "ss" for "ß" too. */
export function foldedPattern(phrase: string): string {
  return phrase
    .replace(/ \?/g, " *")
    .replace(/ (?!\*)/g, " +")
    .replace(/ss(?!\?)/g, "ss?");
}

/** Composed letters, no ligatures, no invisible characters: what PDF text needs before it is compared. */
export function plainText(text: string): string {
  return text
    .normalize("NFC")
    .replace(/[\uFB00-\uFB06]/g, (ligature) => ligature.normalize("NFKC"))
    .replace(/[\u00AD\u200B-\u200D\u2060\uFEFF]/g, "")
    .replace(/[\u00A0\u2000-\u200A\u202F]/g, " ");
}

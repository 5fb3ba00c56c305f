import type { OcrWord } from "./ocr-readers";

const sureWord = 30;
const sureLetters = 5;
const border = /^[|[\]_~=—!]+$/;
/** The dash of a range, which alone looks like what is left of a border. */
const dash = /^[-–—]$/;
const number = /^[<>≤≥]?=?\d[\d.,]*%?$/;
const likeWord = /^[\W_]?[\p{L}\d][\p{L}\d.,@+-]{2,}/u;
/** A bar within or behind a word is an l. */
const barForL = /(?<=\p{Ll})\|(?=\p{Ll}|$)/gu;
/** None of the languages there are readers for has an i without its dot. */
const undotted = /ı/g;
/** What is left of a border before a number or a word. */
const borderBefore = /^(?:\|+|[‘’'"„“”|]+(?=\d))(?=[\p{Lu}\d<>≤≥(])/u;
/** "EUHO066" */
const doubledZero = /\bEUH[O0]{1,2}(?=\d{2}\b)/;

/** The words of a line without what is left of borders and dirt. */
export function wordsRead(words: readonly OcrWord[]): OcrWord[] {
  return words.filter(isRead).map((word) => ({ ...word, text: mended(word.text.trim()) }));
}

/** What is left of a border is no word, and a word of letters or digits is seldom dirt. */
function isRead({ text, confidence }: OcrWord, i: number, words: readonly OcrWord[]): boolean {
  const said = text.trim();
  const isNumber = (word?: OcrWord) => number.test(word?.text.trim() ?? "");
  if (dash.test(said) && isNumber(words[i - 1]) && isNumber(words[i + 1])) return true;
  if (said === "" || border.test(said)) return false;
  return confidence >= (likeWord.test(said) ? sureLetters : sureWord);
}

function mended(text: string): string {
  return text
    .replace(borderBefore, "")
    .replace(barForL, "l")
    .replace(undotted, "i")
    .replace(doubledZero, "EUH0");
}

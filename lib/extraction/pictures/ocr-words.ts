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
/** What is left of a border before a number or a word; "[1]" is a note. */
const borderBefore =
  /^(?:\|+|[‘’'"„“”|]+(?=\d)|[[\]](?=(?:\d|ADR|RID|ADN|IMDG|IATA|ICAO|UN)[^\]]*$))(?=[\p{Lu}\d<>≤≥(])/u;
/** A mark that stands alone, this share of its line's height away from all words, is dirt. */
const lonelyMark = /^[.,;'`´©]$/;
const lonely = 0.5;
/** "1ATA", "!MDG", "ADRIRID": no other words end like this. */
const misreadMode = /^[1l|!](?=(?:ATA|CAO|MDG)\b)/;
const modes = "ADR|RID|ADN|IMDG|IATA|ICAO";
const slashForI = new RegExp(`(?<=^(?:${modes}))[I1l|](?=(?:${modes})\\b)`);
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
  if (lonelyMark.test(said) && isLonely(words, i)) return false;
  return confidence >= (likeWord.test(said) ? sureLetters : sureWord);
}

function isLonely(words: readonly OcrWord[], i: number): boolean {
  const [before, { bbox }, after] = [words[i - 1], words[i] as OcrWord, words[i + 1]];
  const height = Math.max(...words.map((word) => word.bbox.y1 - word.bbox.y0));
  const gaps = [before && bbox.x0 - before.bbox.x1, after && after.bbox.x0 - bbox.x1];
  return gaps.every((gap) => gap === undefined || gap > lonely * height);
}

function mended(text: string): string {
  return text
    .replace(borderBefore, "")
    .replace(misreadMode, "I")
    .replace(slashForI, "/")
    .replace(barForL, "l")
    .replace(undotted, "i")
    .replace(doubledZero, "EUH0");
}

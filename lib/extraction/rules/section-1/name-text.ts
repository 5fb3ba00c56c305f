import { pattern, words } from "@/lib/extraction/language/words";
import { labelsOf, matchLabel } from "@/lib/extraction/lines/label-match";
import type { Source } from "@/lib/extraction/model";
import { isNoData } from "@/lib/extraction/rules/no-data";

/** A product's name as read, and how sure it is, from 0 to 1. */
export type FoundName = { text: string; confidence: number; sources: Source[] };

export const NAME_LABELS = labelsOf({ product_name: words.identification.product_name });
/** In letters; what is longer is cut. */
export const LONGEST_NAME = 200;
const MOST_WORDS_FOR_NOTHING = 4;
/** The document itself, and no product. */
export const TITLE = pattern("i")`${words.productName.noName}`;
/** Bullets, punctuation, and numbers at the end: " / 64-17-5", " (2001000035)". */
const DECORATION = /^[\s:·•●*-]+(?=[\p{L}\p{N}(])|\s\/\s\d{2,7}-\d{2}-\d$|\s\(\s?\d{6,}\s?\)$|[\s:;,]+$/gu;

/** "See product identifier" is where a name stands, "MSDS code number" what stands beside one. */
const NO_PRODUCT = pattern(
  "iu",
)`^\W*${words.productName.references}\s|^(?:[\p{L}.&/]+[\s-]){1,4}${words.productName.captionEnds}\W*$`;

const CODE_LABELS = labelsOf({ product_code: words.identification.product_code });
/** "PRODUCT CODE / DIN" beside the label of the name heads a column of its own. */
const isCaption = (text: string) => !/\d/.test(text) && matchLabel(text, CODE_LABELS) !== null;

/** Whether a text may name a product: not a reference, a caption, or the words for nothing. */
export function isName(text: string): boolean {
  if (NO_PRODUCT.test(text) || isCaption(text)) return false;
  // "Non-flammable gas mixture: …" begins with words that say that there is no flash point
  const isNothing = text.split(/\s+/).length <= MOST_WORDS_FOR_NOTHING && isNoData(text);
  return /[\p{L}\p{N}]/u.test(text) && !isNothing && text.length < 4 * LONGEST_NAME;
}

/** The name without bullets, colons and numbers around it. */
export function cleaned(text: string): string {
  return text.replace(DECORATION, "").replace(/\s+/g, " ").trim();
}

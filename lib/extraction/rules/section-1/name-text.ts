import { pattern, words } from "@/lib/extraction/language/words";
import { labelsOf } from "@/lib/extraction/lines/label-match";
import type { Source } from "@/lib/extraction/model";
import { isNoData } from "@/lib/extraction/rules/no-data";

export type FoundName = { text: string; confidence: number; sources: Source[] };

export const NAME_LABELS = labelsOf({ product_name: words.identification.product_name });
export const LONGEST_NAME = 200;
const MOST_WORDS_FOR_NOTHING = 4;
/** The document itself, and no product. */
export const TITLE = pattern("i")`${words.productName.noName}`;
const DECORATION = /^[\s:·•●*-]+(?=[\p{L}\p{N}(])|\s\/\s\d{2,7}-\d{2}-\d$|[\s:;,]+$/gu;

/** "See product identifier" is where a name stands, "MSDS code number" what stands beside one. */
const NO_PRODUCT = pattern(
  "iu",
)`^\W*${words.productName.references}\s|^(?:[\p{L}.&/-]+\s){1,4}${words.productName.captionEnds}\W*$`;

export function isName(text: string): boolean {
  if (NO_PRODUCT.test(text)) return false;
  // "Non-flammable gas mixture: …" begins with words that say that there is no flash point
  const isNothing = text.split(/\s+/).length <= MOST_WORDS_FOR_NOTHING && isNoData(text);
  return /[\p{L}\p{N}]/u.test(text) && !isNothing && text.length < 4 * LONGEST_NAME;
}

export function cleaned(text: string): string {
  return text.replace(DECORATION, "").replace(/\s+/g, " ").trim();
}

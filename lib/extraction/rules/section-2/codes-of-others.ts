import { pattern, words } from "@/lib/extraction/language/words";
import { codesIn } from "@/lib/extraction/rules/statement-codes";
import type { ZonePart } from "@/lib/extraction/rules/zone-text";

/** "The classification as Carc. 1B, H350 need not apply (note P)." */
const DOES_NOT_APPLY = pattern("iu")`(?<!\p{L})${words.sectionTwo.doesNotApply}(?!\p{L})`;
const LETTERS = /\p{L}{2}/u;

/** A code that begins its line, cell or sentence is a statement; behind words it is what the words are about. */
function isBehindWords(text: string, at: number): boolean {
  const before = text.slice(Math.max(text.lastIndexOf("\t", at), text.lastIndexOf("\n", at)) + 1, at);
  if (/[.!]\s+$/.test(before)) return false;
  return LETTERS.test(before.replace(/(?:EUH|[HP])\s?\d{3}\p{L}{0,2}/gu, ""));
}

/**
 * The part without hazard codes that are not the product's: "Contains linalool (H317)" names a component's, and a
 * sentence may say that a classification does not apply. EUH208 is a statement that begins with "Contains".
 */
export function withoutCodesOfOthers(part: ZonePart): ZonePart {
  const isDenied = DOES_NOT_APPLY.test(part.text);
  if (part.zone !== "contents" && !isDenied) return part;
  let { text } = part;
  for (const { code, at, end } of codesIn(part.text)) {
    if (!code.startsWith("H") || !isBehindWords(part.text, at)) continue;
    // Without its code the class would still stand there
    if (isDenied) return { ...part, text: "" };
    text = text.slice(0, at) + " ".repeat(end - at) + text.slice(end);
  }
  return { ...part, text };
}

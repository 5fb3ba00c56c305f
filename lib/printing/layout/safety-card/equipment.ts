import data from "@/lib/regulation/protective-equipment.json";

const matcher = (words: string) => new RegExp(words, "iu");
const NONE = matcher(data.none);
const CONDITION = matcher(data.condition);
const SELF_CONTAINED = matcher(data.selfContained.words);
const OWN_AIR_PHRASE = new RegExp(`(?:${data.selfContained.words})\\p{L}*(?:\\s+\\p{L}+){0,2}`, "giu");
const DUST_MASK = matcher(data.dustMask.words);
const GAS = new RegExp(data.dustMask.gas, "u");

/** The equipment of which ISO 7010 has a sign, and where a sheet asks for it. */
export const equipment = data.signs.map(({ sign, fields, words, precaution }) => ({
  sign,
  fields,
  words: matcher(words),
  precaution: precaution === null ? null : matcher(precaution),
}));

/**
 * Whether a text of section 8.2 asks for what some words name. "Not required." does not, nor does "None required. In
 * case of splashes wear goggles."; what only names the topic or says how equipment is chosen asks for nothing.
 */
export function asksFor(text: string | null, words: RegExp): boolean {
  if (text === null) return false;
  const isReleased = releases(text);
  return sentencesOf(text).some(
    (sentence) => words.test(sentence) && !NONE.test(sentence) && !(isReleased && CONDITION.test(sentence)),
  );
}

/** Whether a text says that none is needed. */
export const releases = (text: string | null) =>
  sentencesOf(text ?? "").some((sentence) => NONE.test(sentence));

const sentencesOf = (text: string) => text.split(/(?<=[.!?;])\s+|\n/);

/** The sign of what a text on breathing asks for: a mask against dust, else a respirator; null for nothing. */
export function breathingSign(text: string | null, words: RegExp): string | null {
  if (!asksFor(text, words) && !asksFor(text, DUST_MASK)) return null;
  return DUST_MASK.test(text ?? "") && !GAS.test(text ?? "") ? data.dustMask.sign : "M017";
}

/** Whether a text asks for air that is carried along. */
export const asksForOwnAir = (text: string | null) => asksFor(text, SELF_CONTAINED);

/** Whether that is all that it asks for: no filter, no mask besides. */
export const asksForOwnAirAlone = (text: string | null, words: RegExp) =>
  asksForOwnAir(text) && asksFor(text, words) && !words.test((text ?? "").replace(OWN_AIR_PHRASE, " "));

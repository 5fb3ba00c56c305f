import data from "@/lib/regulation/sheet-phrases.json";

const REFERENCES = data.reference.map((words) => new RegExp(words, "iu"));
const NOTHING = new RegExp(data.nothing, "iu");
const OWN_LABEL = new RegExp(data.ownLabel, "u");
const UNLIMITED = new RegExp(data.unlimited, "iu");
const TAIL = new RegExp(`^([^,;]+)[,;]\\s*(?:${data.see})\\b`, "iu");
const PURPOSE = new RegExp(data.purpose, "iu");
const SENSITISED = new RegExp(data.sensitised, "iu");

/** Sentences; one that begins with "See" is one also where no full stop stands before it. */
const sentencesOf = (text: string) => text.split(SENTENCE);
const SENTENCE = new RegExp(`(?<=[.!?])\\s+(?=["'(]?\\p{Lu})|\\s+(?=(?:${data.see})\\b)`, "u");

/** What a sentence says itself: "Nausea, see section 11." says nausea, "For protection, see section 8." nothing. */
function ownWords(sentence: string): string {
  if (NOTHING.test(sentence.trim()) || sentence.trimEnd().endsWith(":")) return "";
  if (!REFERENCES.some((words) => words.test(sentence))) return sentence;
  const before = TAIL.exec(sentence)?.[1] ?? "";
  return PURPOSE.test(before) ? "" : before;
}

/** A text of a sheet without sentences that only lead to another section or say that nothing is known; null for no other. */
export function said(text: string): string | null {
  const clean = text.replace(/^[∙•·▪]\s+|\s+-{2,}$/gu, "");
  if (!/\p{L}/u.test(clean)) return null;
  return sentencesOf(clean).map(ownWords).filter(Boolean).join(" ") || null;
}

/** A text of section 4 without the heading that the card has itself: "Symptoms : Nausea." */
export const withoutOwnLabel = (text: string): string => text.replace(OWN_LABEL, "");

/** "There are no limitations of extinguishing agents" below "do not extinguish with" is read as its contrary. */
export const isUnlimited = (text: string) => UNLIMITED.test(text);

/** The sentences that name who must not work with a product because it may be allergic to it. */
export function sensitisedPeople(text: string): string | null {
  const about = sentencesOf(text).filter((sentence) => SENSITISED.test(sentence));
  return about.join(" ") || null;
}

import { words } from "@/lib/extraction/language/words";
import { lettersOf } from "@/lib/extraction/lines/label-match";

/** Words this short stand alone: "na" is no data, "Natrium…" is not, whatever follows it. */
const SHORT = 4;

/** Chinese and Korean words need no space after them. */
const WITHOUT_SPACES = /[\u3000-\ud7ff]/;

const byStart = new Map<string, string[]>();
for (const phrase of words.phrases.noData) {
  const { letters } = lettersOf(phrase);
  byStart.set(letters.slice(0, 1), [...(byStart.get(letters.slice(0, 1)) ?? []), letters]);
}

/** True for text that says that there is no value: "nicht bestimmt", "N/A", "---", "Not available.". */
export function isNoData(text: string): boolean {
  const { letters, places } = lettersOf(text.slice(0, 120));
  if (letters === "") return true;
  return (byStart.get(letters.slice(0, 1)) ?? []).some((phrase) => {
    if (!letters.startsWith(phrase)) return false;
    if (phrase.length <= SHORT && /\p{L}/u.test(phrase)) {
      if (WITHOUT_SPACES.test(phrase)) return true;
      return letters.length === phrase.length || isAbbreviation(text, places[phrase.length] ?? 0);
    }
    return places[phrase.length] !== (places[phrase.length - 1] ?? 0) + 1 || WITHOUT_SPACES.test(phrase);
  });
}

/** "n.a. °C", "None (closed cup)": the short word ends where punctuation or a space follows. */
function isAbbreviation(text: string, next: number): boolean {
  return /[\s.,;:()[\]/°-]$/.test(text.slice(0, next));
}

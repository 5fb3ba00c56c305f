import { words } from "@/lib/extraction/language/words";
import { paragraphReader } from "@/lib/extraction/lines/paragraphs";

/** What to do when the product is released. */
export const readSection6 = paragraphReader({
  words: words.release,
  joined: Object.keys(words.release),
  subsections: { "6.1": "personal", "6.2": "environmental", "6.3": "containment", "6.4": "references" },
});

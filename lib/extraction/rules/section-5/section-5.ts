import { words } from "@/lib/extraction/language/words";
import { paragraphReader } from "@/lib/extraction/lines/paragraphs";

/** Extinguishing media (5.1), hazards in a fire (5.2) and advice for firefighters (5.3). */
export const readSection5 = paragraphReader({
  section: 5,
  words: words.firefighting,
  subsections: { "5.2": "special_hazards", "5.3": "firefighter_advice" },
});

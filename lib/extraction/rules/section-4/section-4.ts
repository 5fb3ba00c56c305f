import { words } from "@/lib/extraction/language/words";
import { paragraphReader } from "@/lib/extraction/lines/paragraphs";

/** First aid by route of exposure (4.1), symptoms (4.2) and what the physician needs (4.3). */
export const readSection4 = paragraphReader({
  section: 4,
  words: words.firstAid,
  subsections: { "4.2": "symptoms", "4.3": "medical_attention" },
  // Symptoms are told by the same routes, in the same words.
  before: { field: "symptoms", fields: ["inhalation", "skin_contact", "eye_contact", "ingestion"] },
});

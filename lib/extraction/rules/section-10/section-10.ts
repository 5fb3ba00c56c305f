import { words } from "@/lib/extraction/language/words";
import { paragraphReader } from "@/lib/extraction/lines/paragraphs";

/** Stability and reactivity, one field a subsection. */
export const readSection10 = paragraphReader({
  section: 10,
  words: words.stability,
  subsections: {
    "10.1": "reactivity",
    "10.2": "chemical_stability",
    "10.3": "hazardous_reactions",
    "10.4": "conditions_to_avoid",
    "10.5": "incompatible_materials",
    "10.6": "decomposition_products",
  },
});

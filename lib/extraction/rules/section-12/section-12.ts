import { words } from "@/lib/extraction/language/words";
import { effectsReader } from "@/lib/extraction/rules/section-11/effects";

/** Section 12: fate and effects in the environment, and the results of tests on organisms. */
export const readSection12 = effectsReader("ecotoxicity_values", {
  words: words.ecology,
  // REACH Annex II as of Regulation (EU) 2020/878; before it 12.6 held the other effects, which their title tells
  subsections: {
    "12.1": "ecotoxicity",
    "12.2": "persistence",
    "12.3": "bioaccumulation",
    "12.4": "mobility",
    "12.5": "pbt",
  },
});

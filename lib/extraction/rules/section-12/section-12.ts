import { words } from "@/lib/extraction/language/words";
import { paragraphReader } from "@/lib/extraction/lines/paragraphs";
import type { Finding, Reader } from "@/lib/extraction/model";
import { withoutTableHeads } from "@/lib/extraction/rules/section-11/effects";
import { readEndpoints } from "@/lib/extraction/rules/section-11/read-endpoints";

const SECTION = 12;

// REACH Annex II as of Regulation (EU) 2020/878; before it 12.6 held the other effects, which their title tells
const readEffects = paragraphReader({
  section: SECTION,
  words: words.ecology,
  subsections: {
    "12.1": "ecotoxicity",
    "12.2": "persistence",
    "12.3": "bioaccumulation",
    "12.4": "mobility",
    "12.5": "pbt",
  },
});

/** Section 12: fate and effects in the environment, and the results of tests on organisms. */
export const readSection12: Reader = (section, context) => {
  const tests = readEndpoints(section.lines, context.pages).map(
    ({ value, sources }, i): Finding => ({
      section: SECTION,
      path: `ecotoxicity_values[${i}]`,
      value,
      confidence: 0.8,
      sources,
    }),
  );
  const effects = readEffects(section, context);
  return { findings: [...withoutTableHeads(effects.findings), ...tests], problems: effects.problems };
};

import { words } from "@/lib/extraction/language/words";
import { paragraphReader } from "@/lib/extraction/lines/paragraphs";
import type { Finding, Reader } from "@/lib/extraction/model";
import { withoutTableHeads } from "./effects";
import { readEndpoints } from "./read-endpoints";

const SECTION = 11;
const MAMMAL = new Set(["LD50", "LC50", "ATE", "NOAEL", "NOAEC", "LOAEL"]);

const readEffects = paragraphReader({ section: SECTION, words: words.toxicity, subsections: {} });

/** Section 11: what is said of each class of health hazard, and the results of acute tests. */
export const readSection11: Reader = (section, context) => {
  const values = readEndpoints(section.lines, context.pages).filter(({ value }) =>
    MAMMAL.has(value.endpoint),
  );
  const tests = values.map(
    ({ value, sources }, i): Finding => ({
      section: SECTION,
      path: `acute_toxicity_values[${i}]`,
      value,
      confidence: 0.8,
      sources,
    }),
  );
  const effects = readEffects(section, context);
  return { findings: [...withoutTableHeads(effects.findings), ...tests], problems: effects.problems };
};

import { words } from "@/lib/extraction/language/words";
import { paragraphReader } from "@/lib/extraction/lines/paragraphs";
import type { Finding, Reader } from "@/lib/extraction/model";
import { readExposureLimits } from "./exposure-limits";
import { provenLimits } from "./limit-evidence";

const SECTION = 8;
/** Tables of limits differ more than any others from maker to maker. */
const LIMIT_CONFIDENCE = 0.75;

const readProtection = paragraphReader({ section: SECTION, words: words.protection, subsections: {} });

/** Section 8: occupational exposure limits, engineering controls and personal protection. */
export const readSection8: Reader = (section, context) => {
  const read = readExposureLimits(section.lines, context.pages, context.language);
  const { limits: proven, problems } = provenLimits(read);
  const limits = proven.map(
    ({ value, sources }, i): Finding => ({
      section: SECTION,
      path: `exposure_limits[${i}]`,
      value,
      confidence: LIMIT_CONFIDENCE,
      sources,
    }),
  );
  const protection = readProtection(section, context);
  return { findings: [...limits, ...protection.findings], problems: [...problems, ...protection.problems] };
};

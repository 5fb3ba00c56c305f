import { words } from "@/lib/extraction/language/words";
import { paragraphReader } from "@/lib/extraction/lines/paragraphs";
import type { Reader } from "@/lib/extraction/model";
import { withRuleIds } from "./rule-ids";
import { readSection1 } from "./section-1/section-1";
import { readSection2 } from "./section-2/section-2";
import { readSection3 } from "./section-3/section-3";
import { readSection4 } from "./section-4/section-4";
import { readSection6 } from "./section-6/section-6";
import { readSection7 } from "./section-7/section-7";
import { readSection8 } from "./section-8/section-8";
import { readSection9 } from "./section-9/section-9";
import { readSection11 } from "./section-11/section-11";
import { readSection12 } from "./section-12/section-12";
import { readSection13 } from "./section-13/section-13";
import { readSection14 } from "./section-14/section-14";
import { readSection15 } from "./section-15/section-15";
import { readSection16 } from "./section-16/section-16";

/** The reader of each section: of running text alone, what its subsections and labels are. */
const bySection: Readonly<Record<number, Reader>> = {
  1: readSection1,
  2: readSection2,
  3: readSection3,
  4: readSection4,
  5: paragraphReader({
    words: words.firefighting,
    subsections: { "5.2": "special_hazards", "5.3": "firefighter_advice" },
  }),
  6: readSection6,
  7: readSection7,
  8: readSection8,
  9: readSection9,
  10: paragraphReader({
    words: words.stability,
    subsections: {
      "10.1": "reactivity",
      "10.2": "chemical_stability",
      "10.3": "hazardous_reactions",
      "10.4": "conditions_to_avoid",
      "10.5": "incompatible_materials",
      "10.6": "decomposition_products",
    },
  }),
  11: readSection11,
  12: readSection12,
  13: readSection13,
  14: readSection14,
  15: readSection15,
  16: readSection16,
};

/** The same, each finding with the rule that made it. */
export const readers: Readonly<Record<number, ReturnType<typeof withRuleIds> | undefined>> =
  Object.fromEntries(
    Object.entries(bySection).map(([number, read]) => [number, withRuleIds(`section-${number}`, read)]),
  );

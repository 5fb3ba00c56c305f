import { words } from "@/lib/extraction/language/words";
import { effectsReader } from "./effects";

const MAMMAL = new Set(["LD50", "LC50", "ATE", "NOAEL", "NOAEC", "LOAEL"]);

/** Section 11: what is said of each class of health hazard, and the results of acute tests. */
export const readSection11 = effectsReader(
  "acute_toxicity_values",
  { words: words.toxicity, subsections: {} },
  ({ endpoint }) => MAMMAL.has(endpoint),
);

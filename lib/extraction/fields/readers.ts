import type { Reader } from "@/lib/extraction/model";
import { readSection2 } from "./section-2";
import { readSection3 } from "./section-3";
import { readSection9 } from "./section-9";

/** The reader of each section; a section without one still gives its title, page, text and subsections. */
export const readers: Partial<Record<number, Reader>> = {
  2: readSection2,
  3: readSection3,
  9: readSection9,
};

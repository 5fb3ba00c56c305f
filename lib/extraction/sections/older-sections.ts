import { foldText } from "@/lib/extraction/glyphs/folded-text";
import { olderHeadings } from "@/lib/extraction/language/older-headings";
import type { Line } from "@/lib/extraction/model";
import type { Heading } from "./section-headings";

const numbered =
  /^\s*(?:section|rubrique|abschnitt|part(?:ie)?)?\s*(?:[ivx|l]{1,5}|\d{1,2})\s*[.:)»–—-]+\s*(\p{L}.{3,60})$/iu;
/** The word "section" makes a mark behind the numeral needless. */
const worded =
  /^(?:\W|[il|]{1,3}\s)*(?:section|rubrique|abschnitt)(?:\s*[ivx|l\d]{1,5}[\s\W]+|\s*[»:–—-]+\s*)(?:[1lihv]{1,3}\s+)?(\p{L}.{3,60})$/iu;

/** "Section I" of the form OSHA 174 has no title. */
const withoutTitle = /^\W*section\s+(?:I|1)\W*$/i;

/** The headings of a sheet that is older than the sixteen sections, by what their titles say. */
export function olderHeadingsOf(lines: Line[]): Heading[] {
  const found = new Map<number, Heading>();
  const form = lines.findIndex(({ text }) => withoutTitle.test(text));
  // the form OSHA 174 has the product's name above its first section
  if (form >= 0) found.set(1, { number: 1, index: 0, title: "", score: 1, isKnown: true, isHidden: true });
  for (const [index, line] of lines.entries()) {
    const title = numbered.exec(line.text)?.[1] ?? worded.exec(line.text)?.[1];
    const section = title ? sectionOf(foldText(title)) : null;
    if (title && section && !found.has(section))
      found.set(section, { number: section, index, title, score: 1, isKnown: true });
  }
  return [...found.values()].sort((a, b) => a.index - b.index);
}

function sectionOf(title: string): number | null {
  return olderHeadings.find(([, words]) => words.test(title))?.[0] ?? null;
}

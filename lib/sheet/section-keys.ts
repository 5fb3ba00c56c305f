// Without zod: screens use it too.

/** The keys of the sixteen sections, in the order of REACH Annex II. */
export const sectionKeys = [
  "section1",
  "section2",
  "section3",
  "section4",
  "section5",
  "section6",
  "section7",
  "section8",
  "section9",
  "section10",
  "section11",
  "section12",
  "section13",
  "section14",
  "section15",
  "section16",
] as const;
export type SectionKey = (typeof sectionKeys)[number];

/** The key of a section, of which `number` is 1 to 16. */
export const sectionKey = (number: number) => `section${number}` as SectionKey;

/** What every section has beside its values: its heading, where that stands, and its text. */
export const structureNames: readonly string[] = ["title", "page", "text", "subsections"];

// Without zod: screens use it too.

/**
 * The values of a sheet that somebody's health may hang on, by their paths in `errors` and sources. A list is one
 * value; class and packing group stand for all modes of transport.
 */
export const criticalPaths = [
  "section1.product_name",
  "section1.supplier.name",
  "section1.emergency_contacts",
  "section2.signal_word",
  "section2.hazard_statements",
  "section2.classifications",
  "section2.pictograms",
  "section3.components",
  "section4.inhalation",
  "section4.skin_contact",
  "section4.eye_contact",
  "section4.ingestion",
  "section8.exposure_limits",
  "section9.flash_point",
  "section14.un_number",
  "section14.class",
  "section14.packing_group",
] as const;
export type CriticalPath = (typeof criticalPaths)[number];

const MODES = "section14.modes.";
const MODE = /^section14\.modes\.\w+\./;
/** What stands behind a path, or before the part of it. */
const ENDS: ReadonlySet<string> = new Set(["", "[", "."]);

/** Whether a path is a value's, or one of a part of it; the class of a mode of transport is part of the class. */
export function isAt(path: string, value: string): boolean {
  const general = path.startsWith(MODES) ? path.replace(MODE, "section14.") : path;
  return general.startsWith(value) && ENDS.has(general.charAt(value.length));
}

/**
 * `read`: as the sheet prints it. `doubtful`: shown, with the reason. `missing`: the sheet seems to hold one, or must.
 * `absent`: the sheet says that there is none.
 */
export const readStates = ["read", "doubtful", "missing", "absent"] as const;
export type ReadState = (typeof readStates)[number];

/** How a critical value is called in a sentence. */
export const criticalNames: Readonly<Record<CriticalPath, string>> = {
  "section1.product_name": "the product name",
  "section1.supplier.name": "the supplier's name",
  "section1.emergency_contacts": "the emergency telephone number",
  "section2.signal_word": "the signal word",
  "section2.hazard_statements": "the hazard statements",
  "section2.classifications": "the classification",
  "section2.pictograms": "the pictograms",
  "section3.components": "the composition",
  "section4.inhalation": "first aid after inhalation",
  "section4.skin_contact": "first aid after skin contact",
  "section4.eye_contact": "first aid after eye contact",
  "section4.ingestion": "first aid after ingestion",
  "section8.exposure_limits": "the exposure limits",
  "section9.flash_point": "the flash point",
  "section14.un_number": "the UN number",
  "section14.class": "the transport class",
  "section14.packing_group": "the packing group",
};

import { notRegulatedIn } from "@/lib/extraction/arbitrate/absences";
import { pattern, words } from "@/lib/extraction/language/words";
import { labelOfCode } from "@/lib/regulation/hazard-classes";
import { hazardCodes, leastConfidence, listAt, type SheetReading, textAt } from "./sheet-reading";

export type ExpectedField = {
  path: string;
  /** How it is called in a sentence: "the product name". */
  name: string;
  weight: number;
  /** 0 when it was not found. */
  confidence: number;
};

/** A sheet says that nothing is dangerous: a reading like any other, a little less certain than a value. */
const SILENCE = 0.9;

/**
 * What every sheet gives (REACH Annex II; HazCom appendix D), and what follows from what it says: a hazardous
 * product has a signal word, statements and pictograms.
 */
export function expectedFields(reading: SheetReading): ExpectedField[] {
  return [...identity(reading), ...hazards(reading), ...composition(reading), ...rest(reading)];
}

function field(path: string, name: string, weight: number, confidence: number): ExpectedField {
  return { path, name, weight, confidence };
}

/** The mean confidence of the findings at a path or below it; 0 when there is none that is shown. */
function confidenceAt(reading: SheetReading, section: number, path: string): number {
  const found = reading.findings.filter(
    (one) =>
      one.section === section &&
      !one.absent &&
      one.confidence >= leastConfidence &&
      (one.path === path || one.path.startsWith(`${path}.`) || one.path.startsWith(`${path}[`)),
  );
  if (found.length === 0) return 0;
  return found.reduce((sum, one) => sum + one.confidence, 0) / found.length;
}

function identity(reading: SheetReading): ExpectedField[] {
  const at = (path: string) => confidenceAt(reading, 1, path);
  return [
    field("section1.product_name", "the product name", 3, at("product_name")),
    field("section1.supplier.name", "the supplier's name", 2, at("supplier.name")),
    field("section1.supplier.phone", "the supplier's telephone number", 1, at("supplier.phone")),
    field("section1.emergency_contacts", "the emergency telephone number", 1, at("emergency_contacts")),
    field(
      "section1.revision_date",
      "the date of the version",
      2,
      Math.max(at("revision_date"), confidenceAt(reading, 16, "revision_date")),
    ),
  ];
}

function hazards(reading: SheetReading): ExpectedField[] {
  const codes = [...hazardCodes(reading)];
  const at = (path: string) => confidenceAt(reading, 2, path);
  const read = Math.max(at("classifications"), at("hazard_statements"));
  if (codes.length === 0)
    return [
      field(
        "section2.classifications",
        "the classification",
        3,
        read > 0 ? read : isHarmless(reading) ? SILENCE : 0,
      ),
    ];
  const labels = codes.map((code) => labelOfCode(code));
  const fields = [
    field("section2.classifications", "the classification", 3, read),
    field(
      "section2.precautionary_statements",
      "the precautionary statements",
      1,
      at("precautionary_statements"),
    ),
  ];
  if (labels.some((label) => label?.signal))
    fields.push(field("section2.signal_word", "the signal word", 1, at("signal_word")));
  if (labels.some((label) => label && label.pictograms.length > 0))
    fields.push(field("section2.pictograms", "the pictograms", 1, at("pictograms")));
  return fields;
}

const NOT_CLASSIFIED = pattern("iu")`${words.hazards.notClassified}`;

/** True when section 2 says in words that the product is not classified. */
function isHarmless(reading: SheetReading): boolean {
  return NOT_CLASSIFIED.test(textAt(reading, 2, "text") ?? "");
}

function composition(reading: SheetReading): ExpectedField[] {
  const components = listAt(reading, 3, "components");
  const read = Math.max(confidenceAt(reading, 3, "components"), confidenceAt(reading, 1, "cas_number"));
  const harmless = hazardCodes(reading).size === 0;
  const fields = [
    field("section3.components", "the composition", 3, read > 0 ? read : harmless ? SILENCE : 0),
  ];
  if (components.length > 0) {
    const withShare = components.filter((one) => hasShare(one)).length;
    const isSubstance = components.length === 1;
    fields.push(
      field(
        "section3.components.concentration",
        "a component's concentration",
        1,
        isSubstance ? read : (read * withShare) / components.length,
      ),
    );
  }
  return fields;
}

function hasShare(component: unknown): boolean {
  if (typeof component !== "object" || component === null) return false;
  return Object.entries(component).some(
    ([name, value]) => name.startsWith("concentration_") && value !== null,
  );
}

function rest(reading: SheetReading): ExpectedField[] {
  const firstAid = ["inhalation", "skin_contact", "eye_contact", "ingestion"].map((path) =>
    confidenceAt(reading, 4, path),
  );
  const sections = new Set(reading.sections.map((section) => section.number)).size / 16;
  return [
    field("section4.inhalation", "First aid by route of exposure", 1, Math.max(...firstAid)),
    field("section9.physical_state", "the physical state", 1, confidenceAt(reading, 9, "physical_state")),
    field("section14.un_number", "The UN number", 2, transport(reading)),
    field("sections", "one of the sixteen sections", 2, sections),
  ];
}

function transport(reading: SheetReading): number {
  const read = confidenceAt(reading, 14, "un_number");
  if (read > 0) return read;
  const section = reading.sections.find(({ number }) => number === 14);
  if (!section) return reading.context.jurisdiction === "us" ? SILENCE : 0;
  return notRegulatedIn(section.lines) ? SILENCE : 0;
}

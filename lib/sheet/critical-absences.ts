import { labelOfCode } from "@/lib/regulation/hazard-classes";
import type { CriticalPath } from "./critical-paths";
import type { Sections } from "./schema";
import type { SheetSummary } from "./summary";

/** The sheet has no such value; `follows` is the sentence that says from what that follows, null where it is printed. */
export type Absence = { follows: string | null };

const printed: Absence = { follows: null };

/**
 * Whether a reading in which a value is not read says that the sheet holds none: an empty list or a null is written
 * only where the sheet says so. Null where it does not: then the value is missing.
 */
export function absenceOf(path: CriticalPath, sections: Sections, document: SheetSummary): Absence | null {
  switch (path) {
    case "section2.hazard_statements":
    case "section2.classifications":
      return isUnclassified(sections) ? printed : null;
    case "section2.signal_word":
      return sections.section2?.signal_word === null ? printed : labelAbsence(sections, document, "signal");
    case "section2.pictograms":
      return sections.section2?.pictograms ? printed : labelAbsence(sections, document, "pictograms");
    case "section3.components":
      return isUnclassified(sections)
        ? { follows: "A mixture that is not classified need not name its components." }
        : null;
    case "section8.exposure_limits":
      return limitAbsence(sections);
    case "section14.un_number":
    case "section14.class":
      return isCarriedFreely(sections, document) ? printed : null;
    case "section14.packing_group":
      return groupAbsence(sections, document);
    default:
      return null;
  }
}

/** An empty list of classes is written where the sheet says that it is not classified; else there is no list. */
function isUnclassified({ section2 }: Sections): boolean {
  return section2?.classifications?.length === 0;
}

/** What the hazard statements that were read call for on the label: nothing, where none of them has it (CLP Annex I). */
function labelAbsence(
  sections: Sections,
  { hazard_statements }: SheetSummary,
  element: "signal" | "pictograms",
): Absence | null {
  const codes = hazard_statements.flatMap((code) => code.split("+")).filter((code) => /^H\d{3}/.test(code));
  if (codes.length === 0)
    return isUnclassified(sections)
      ? { follows: "The sheet says that the product is not classified." }
      : null;
  const callsForNone = codes.every((code) => {
    const label = labelOfCode(code);
    if (!label) return false;
    return element === "signal" ? label.signal === null : label.pictograms.length === 0;
  });
  return callsForNone ? { follows: `${codes.join(", ")} calls for none.` } : null;
}

/** A concentration in air; other values than limits of workplace air are told by their names. */
const inAir = /(?:m[gl]|µg|ug)\s?(?:\/|per)\s?m\s?(?:3|³)|\bppm\b|f\/(?:cm|ml)/i;
const otherLimits = /\b(?:DN?M?EL|PNEC|IDLH)\b/i;

function limitAbsence({ section8 }: Sections): Absence | null {
  const lines = section8?.text?.split("\n") ?? [];
  if (lines.length === 0) return null;
  const holdsOne = lines.some((line) => inAir.test(line) && !otherLimits.test(line));
  return holdsOne ? null : { follows: "Section 8 prints no concentration in air." };
}

/** A section 14 without a number is named as an error, unless it says that the rules of transport do not apply. */
function isCarriedFreely({ section14 }: Sections, { errors }: SheetSummary): boolean {
  if (!section14) return false;
  const modes = [section14, ...Object.values(section14.modes ?? {})];
  const isCarried = modes.some((mode) => Boolean(mode.un_number) || Boolean(mode.class));
  return !isCarried && !Object.keys(errors).some((path) => /^section14(?:\.un_number)?$/.test(path));
}

/** Classes 1, 2, 5.2, 6.2 and 7 have no packing groups (ADR 2.1.1.3). */
const withoutGroups = /^(?:1|2|5\.2|6\.2|7)(?![\d])/;

function groupAbsence(sections: Sections, document: SheetSummary): Absence | null {
  if (isCarriedFreely(sections, document)) return printed;
  const { section14 = {} } = sections;
  const classes = [section14, ...Object.values(section14.modes ?? {})].flatMap((mode) => mode.class || []);
  return classes.length > 0 && classes.every((name) => withoutGroups.test(name))
    ? { follows: `Class ${classes[0]} has no packing groups.` }
    : null;
}

import type { Draft } from "@/lib/opinion/finding";
import { isExtreme } from "@/lib/opinion/ph";
import type { Subject } from "@/lib/opinion/subject";
import { viscosityOf } from "@/lib/opinion/viscosity";
import rules from "@/lib/regulation/mixture-rules.json";
import { flashPointOf } from "@/lib/sheet/properties";
import type { Measured } from "@/lib/sheet/values";

/** Section 9 against the classes of section 2 (CLP Annex I 2.6.2, 3.2.3.1.2, 3.10). */
export function propertyDrafts(subject: Subject): Draft[] {
  if (subject.hazards === "unknown") return [];
  return [...flashPoint(subject), ...ph(subject), ...viscosity(subject)];
}

const liquid = ["H224", "H225", "H226"];
/** Classes of things that burn and are no flammable liquids: their flash point classifies nothing. */
const otherwise = ["H220", "H221", "H222", "H223", "H228", "H229", "H242", "H241"];

function flashPoint({ sections, printedCodes }: Subject): Draft[] {
  const stored = sections.section9?.flash_point;
  const flash = flashPointOf(stored);
  const state = sections.section9?.physical_state?.value ?? "";
  if (!stored || flash === null || (state !== "" && state !== "liquid")) return [];
  const printed = liquid.find((code) => printedCodes.has(code)) ?? null;
  if (otherwise.some((code) => printedCodes.has(code))) return [];
  const expected = classOf(stored, flash, boilingPoint(sections.section9?.boiling_point));
  const paths = ["section9.flash_point", "section2.hazard_statements"];
  const found = stored.text;
  if (expected === null && printed && isExact(stored) && flash > 93)
    return [{ code: "flash_point_too_high", paths, found, about: printed }];
  if (expected === null || expected.includes(printed ?? "")) return [];
  if (printed === null)
    return [{ code: "flash_point_without_class", paths, found, expected: expected.join(" / ") }];
  return isExact(stored)
    ? [{ code: "flash_point_other_class", paths, found, about: printed, expected: expected.join(" / ") }]
    : [];
}

const isExact = ({ value, comparator }: Measured) =>
  value !== undefined && (comparator === null || comparator === "~");

/** Of Table 2.6.1; above 60 °C none. Within two degrees of a limit the method of the test decides. */
function classOf(stored: Measured, flash: number, boiling: number | null): string[] | null {
  const isUpper = stored.comparator?.startsWith("<") ?? false;
  if (flash > 58) return null;
  if (flash >= 25) return isUpper ? liquid : ["H226"];
  if (flash > 21) return ["H224", "H225", "H226"];
  return boiling === null || Math.abs(boiling - 35) < 3
    ? ["H224", "H225"]
    : [boiling <= 35 ? "H224" : "H225"];
}

function boilingPoint(measured: Measured | undefined): number | null {
  if (measured?.unit !== "°C") return null;
  return measured.value ?? measured.min ?? null;
}

function ph({ sections, printedCodes, isOfUnion }: Subject): Draft[] {
  const measured = sections.section9?.ph;
  if (!isOfUnion || !measured || !isExtreme(measured)) return [];
  if (printedCodes.has("H314") || printedCodes.has("H318")) return [];
  return [
    {
      code: "ph_without_corrosion",
      paths: ["section9.ph", "section2.hazard_statements"],
      found: measured.text,
      expected: "H314",
    },
  ];
}

function viscosity({ sections, printedCodes }: Subject): Draft[] {
  const state = sections.section9?.physical_state?.value ?? "";
  const range = state === "liquid" ? viscosityOf(sections.section9, state) : null;
  if (!printedCodes.has("H304") || !range || range.min <= rules.aspiration.viscosity) return [];
  return [
    {
      code: "viscosity_against_aspiration",
      paths: ["section9.viscosity", "section2.hazard_statements"],
      found: sections.section9?.viscosity?.text ?? null,
      expected: "≤ 20.5 mm²/s",
    },
  ];
}

import type { CriticalPath } from "./critical-paths";
import type { KeptReading } from "./critical-values";
import type { Statement } from "./values";

type Read = Pick<KeptReading, "document" | "sections">;

/**
 * A critical value of a reading in the form of the sections; null where none was read, and an empty list where the
 * sheet says that there is none. What only the summary of an early reading holds is taken from there.
 */
export function criticalValueAt(path: CriticalPath, { document, sections }: Read): unknown {
  const { section1, section2, section3, section4, section8, section9, section14 } = sections;
  switch (path) {
    case "section1.product_name":
      return document?.product_name || section1?.product_name || null;
    case "section1.supplier.name":
      return document?.supplier.name || section1?.supplier?.name || null;
    case "section1.emergency_contacts":
      return listOf(document?.emergency_contacts, section1?.emergency_contacts);
    case "section2.signal_word":
      return document?.signal_word ?? section2?.signal_word ?? null;
    case "section2.hazard_statements":
      return statementsOf(document?.hazard_statements ?? [], section2?.hazard_statements);
    case "section2.classifications":
      return section2?.classifications ?? null;
    case "section2.pictograms":
      return listOf(document?.ghs_pictograms, section2?.pictograms);
    case "section3.components":
      return listOf(document?.components, section3?.components);
    case "section8.exposure_limits":
      return section8?.exposure_limits ?? null;
    case "section9.flash_point":
      return section9?.flash_point ?? null;
    case "section14.un_number":
      return (
        section14?.un_number?.match(/\d{4}/)?.[0] ??
        ofModes(section14, "un_number")?.match(/\d{4}/)?.[0] ??
        null
      );
    case "section14.class":
      return section14?.class || ofModes(section14, "class");
    case "section14.packing_group":
      return section14?.packing_group || ofModes(section14, "packing_group");
    case "section4.inhalation":
      return section4?.inhalation || null;
    case "section4.skin_contact":
      return section4?.skin_contact || null;
    case "section4.eye_contact":
      return section4?.eye_contact || null;
    case "section4.ingestion":
      return section4?.ingestion || null;
  }
}

function listOf<One>(
  summed: readonly One[] | undefined,
  printed: readonly One[] | undefined,
): readonly One[] | null {
  return summed?.length ? summed : (printed ?? null);
}

function statementsOf(
  codes: readonly string[],
  printed: readonly Statement[] | undefined,
): readonly Statement[] | null {
  if (printed?.length) return printed;
  return codes.length > 0 ? codes.map((code) => ({ code, text: null })) : (printed ?? null);
}

/** The first that a mode of transport gives. */
function ofModes(
  section14: Read["sections"]["section14"],
  member: "un_number" | "class" | "packing_group",
): string | null {
  return Object.values(section14?.modes ?? {}).flatMap((mode) => mode[member] || [])[0] ?? null;
}

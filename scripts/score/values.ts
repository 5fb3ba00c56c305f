import type { Fault } from "./faults";

/** The truth's field that judges a path, list places left out; the rest is judged by none. */
const fields: Readonly<Record<string, string>> = {
  "section1.product_name": "product_name",
  "section1.cas_number": "cas_number",
  "section1.ec_number": "ec_number",
  "section1.revision_date": "revision_date",
  "section16.revision_date": "revision_date",
  "section1.supplier.name": "supplier.name",
  "section1.supplier.phone": "supplier.phone",
  "section1.supplier.email": "supplier.email",
  "section1.emergency_contacts": "emergency_phones",
  "section2.signal_word": "signal_word",
  "section2.hazard_statements": "hazard_statements",
  "section2.precautionary_statements": "precautionary_statements",
  "section2.pictograms": "ghs_pictograms",
  "section2.classifications": "classifications",
  "section3.components": "components",
  "section3.components.concentration_text": "components.concentration",
  "section3.components.classifications": "components.hazard_codes",
  "section4.inhalation": "first_aid.inhalation",
  "section4.skin_contact": "first_aid.skin_contact",
  "section4.eye_contact": "first_aid.eye_contact",
  "section4.ingestion": "first_aid.ingestion",
  "section8.exposure_limits": "exposure_limits",
  "section9.physical_state": "physical_state",
  "section9.flash_point": "flash_point_c",
  "section9.boiling_point": "boiling_point_c",
  "section9.ph": "ph",
  "section9.density": "density",
  "section14.un_number": "un_number",
  "section14.class": "transport_class",
  "section14.packing_group": "packing_group",
  "section14.modes.adr.class": "transport_class",
  "section14.modes.imdg.class": "transport_class",
  "section14.modes.iata.class": "transport_class",
};

export const fieldOfPath = (path: string): string | null => fields[path.replace(/\[\d+\]/g, "")] ?? null;

type Judged = { path: string; field: string; sections: unknown; faults: readonly Fault[] };

/** Whether a value that was given is among what a sheet's faults name: of a list the element, else the field. */
export function isFaulty({ path, field, sections, faults }: Judged): boolean {
  const own = faults.filter((fault) => fault.field === field || fault.field.startsWith(`${field}.`));
  if (own.length === 0) return false;
  const key = keyOf(field, valueAt(sections, path));
  if (key === null) return own.some(({ got }) => got !== null);
  return own.some(({ want, got }) => [want, got].some((list) => Array.isArray(list) && list.includes(key)));
}

/** How the scores name an element of a list; null where the field is one value. */
function keyOf(field: string, value: unknown): string | null {
  const members: Record<string, unknown> = typeof value === "object" && value !== null ? { ...value } : {};
  const text = (member: unknown) => (typeof member === "string" ? member : "");
  switch (field) {
    case "hazard_statements":
    case "precautionary_statements":
      return text(members.code).toUpperCase().replace(/\s+/g, "");
    case "ghs_pictograms":
      return text(value);
    case "classifications":
      return [members.class_code, members.category_code, members.hazard_code]
        .map((part) =>
          text(part)
            .toLowerCase()
            .replace(/[^a-z0-9]/g, ""),
        )
        .join("|");
    case "emergency_phones":
      return text(members.phone).replace(/\D/g, "").slice(-7);
    case "components":
      return text(members.cas_number) || text(members.chemical_name);
    default:
      return null;
  }
}

function valueAt(sections: unknown, path: string): unknown {
  return (path.match(/[^.[\]]+/g) ?? []).reduce<unknown>(
    (node, key) =>
      typeof node === "object" && node !== null
        ? Object.entries(node).find(([name]) => name === key)?.[1]
        : undefined,
    sections,
  );
}

import { problem } from "@/lib/extraction/findings";
import type { Problem } from "@/lib/extraction/model";
import { boundsAt, hazardCodes, type SheetReading, textAt, valueAt } from "./sheet-reading";

/** CLP Annex I 2.6.2.1, table 2.6.1: categories 1 and 2 below 23 °C, category 3 from 23 to 60 °C. */
const HIGHLY_FLAMMABLE_BELOW = 23;
const FLAMMABLE_UP_TO = 60;
/** Gas oils, diesel and light heating oils count as category 3 up to 75 °C. */
const GAS_OILS_UP_TO = 75;
/** CLP Annex I table 2.6.1: category 1 boils at 35 °C or below. */
const CATEGORY_1_BOILS_UP_TO = 35;
/** Rounding between °F and °C. */
const ROUNDING = 0.5;

/** Other codes under which a flammable liquid is not classified by its flash point: aerosols, gases, self-heating. */
const OTHER_FLAMMABLES = [
  "H220",
  "H221",
  "H222",
  "H223",
  "H229",
  "H240",
  "H241",
  "H242",
  "H250",
  "H251",
  "H252",
];

/** The flash point against H224, H225 and H226, and against class 3 of the transport rules. */
export function flammabilityProblems(reading: SheetReading): Problem[] {
  const flash = boundsAt(reading, "flash_point");
  const codes = hazardCodes(reading);
  if (!flash || OTHER_FLAMMABLES.some((code) => codes.has(code))) return [];
  // UN 1950 and UN 2037: the flash point of a spray or cartridge is its propellant's.
  const un = textAt(reading, 14, "un_number");
  if (physicalState(reading) !== "liquid" || un === "1950" || un === "2037") return [];
  return [
    ...byCode(reading, codes, flash),
    ...unclassified(reading, codes, flash),
    ...byTransport(reading, flash),
  ];
}

type Bounds = { low: number; high: number };

function physicalState(reading: SheetReading): string | null {
  return textAt(reading, 9, "physical_state.value");
}

const contradiction = (message: string, path = "section9.flash_point") => [
  problem(path, "contradiction", message),
];

function byCode(reading: SheetReading, codes: Set<string>, { low, high }: Bounds): Problem[] {
  for (const code of ["H224", "H225"])
    if (codes.has(code) && low >= HIGHLY_FLAMMABLE_BELOW + ROUNDING)
      return contradiction(
        `${code} means a flash point below 23 °C; section 9 gives ${printed(reading)} (CLP Annex I, 2.6.2.1).`,
      );
  const boiling = boundsAt(reading, "boiling_point");
  if (codes.has("H224") && boiling && boiling.low > CATEGORY_1_BOILS_UP_TO + ROUNDING)
    return contradiction(
      "H224 means an initial boiling point of at most 35 °C (CLP Annex I, 2.6.2.1).",
      "section9.boiling_point",
    );
  if (codes.has("H226") && (high < HIGHLY_FLAMMABLE_BELOW - ROUNDING || low > GAS_OILS_UP_TO + ROUNDING))
    return contradiction(
      `H226 means a flash point from 23 to 60 °C; section 9 gives ${printed(reading)} (CLP Annex I, 2.6.2.1).`,
    );
  return [];
}

function unclassified(reading: SheetReading, codes: Set<string>, { high }: Bounds): Problem[] {
  if (["H224", "H225", "H226"].some((code) => codes.has(code))) return [];
  if (high > FLAMMABLE_UP_TO - ROUNDING || textAt(reading, 9, "flash_point.comparator") === "<") return [];
  return contradiction(
    `Section 9 gives a flash point of ${printed(reading)}, but section 2 names no flammable liquid (H224 to H226).`,
  );
}

/** ADR 2.2.3.1.1: class 3 ends at a flash point of 60 °C. */
function byTransport(reading: SheetReading, { low }: Bounds): Problem[] {
  const transportClass = textAt(reading, 14, "class");
  if (transportClass !== "3" || low <= GAS_OILS_UP_TO + ROUNDING) return [];
  const message = `Class 3 ends at a flash point of 60 °C; section 9 gives ${printed(reading)}.`;
  return contradiction(message, "section14.class");
}

function printed(reading: SheetReading): string {
  const text = valueAt(reading, 9, "flash_point.text");
  return typeof text === "string" ? `"${text.slice(0, 60)}"` : "another value";
}

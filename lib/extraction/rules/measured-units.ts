/** What is measured decides which units can follow the number and how numbers are read. */
export type Quantity =
  | "temperature"
  | "pressure"
  | "density"
  | "kinematic_viscosity"
  | "dynamic_viscosity"
  | "share"
  | "plain";

type Unit = {
  pattern: string;
  toCanonical: (value: number) => number;
  /** True where capitals make another unit: mPa, MPa. */
  exact?: boolean;
};
export type UnitTable = { canonical: string | null; units: readonly Unit[]; unitless: boolean };

const times = (factor: number) => (value: number) => value * factor;

/** A gauge shows what is above it, in hPa. */
const ATMOSPHERE = 1013.25;
const CUBIC_CENTIMETRE = "(?:cm\\s?\\^?[³3]|㎤|cc\\b|c\\.c\\.|cm\\s?³)";
const CUBIC_METRE = "(?:m\\s?\\^?[³3]|㎥)";

/** Canonical units: °C, hPa, g/cm³, mm²/s, mPa·s, %. */
export const UNITS: Readonly<Record<Quantity, UnitTable>> = {
  temperature: {
    canonical: "°C",
    unitless: false,
    units: [
      {
        pattern:
          "(?:[°º˚]\\s?C|℃|oC|deg(?:rees?|\\.)?\\s?C(?:elsius)?|degrés?\\s?C(?:elsius)?|gra(?:d|den)\\s?C(?:elsius)?|celsius|C)(?![a-z])",
        toCanonical: times(1),
      },
      {
        pattern:
          "(?:[°º˚]\\s?F|℉|oF|deg(?:rees?|\\.)?\\s?F(?:ahrenheit)?|degrés?\\s?F(?:ahrenheit)?|fahrenheit|F)(?![a-z])",
        toCanonical: (value) => (value - 32) / 1.8,
      },
      { pattern: "[°º]?K(?![a-z])", toCanonical: (value) => value - 273.15 },
    ],
  },
  pressure: {
    canonical: "hPa",
    unitless: false,
    units: [
      { pattern: "(?:hPa|mbar|millibar)(?![a-z])", toCanonical: times(1) },
      { pattern: "kPa(?![a-z])", toCanonical: times(10) },
      // A millipascal; millipascal seconds are no pressure.
      { pattern: "mPa(?![a-z]|\\s?[.·*]?\\s?s\\b)", toCanonical: times(0.000_01), exact: true },
      { pattern: "MPa(?![a-z]|\\s?[.·*]?\\s?s\\b)", toCanonical: times(10_000) },
      { pattern: "Pa(?![a-z])", toCanonical: times(0.01) },
      { pattern: "bar\\s?\\(?g\\)?(?![a-z])", toCanonical: (value) => value * 1000 + ATMOSPHERE },
      { pattern: "bar\\s?(?:a|\\(a\\))?(?![a-z])", toCanonical: times(1000) },
      { pattern: "(?:mm\\s?\\(?Hg\\)?|torr)(?![a-z])", toCanonical: times(1.333224) },
      { pattern: "atm(?![a-z])", toCanonical: times(ATMOSPHERE) },
      { pattern: "psi\\s?\\(?g\\)?(?![a-z])", toCanonical: (value) => value * 68.94757 + ATMOSPHERE },
      { pattern: "psi\\s?(?:a|\\(a\\))?(?![a-z])", toCanonical: times(68.94757) },
    ],
  },
  density: {
    canonical: "g/cm³",
    unitless: true,
    units: [
      { pattern: `g\\s?/\\s?(?:${CUBIC_CENTIMETRE}|ml\\b)`, toCanonical: times(1) },
      // A raised 3 can land on a line of its own.
      { pattern: "g\\s?/\\s?cm(?![\\w²])", toCanonical: times(1) },
      { pattern: "kg\\s?/\\s?(?:l\\b|lt?r\\b|dm\\s?[³3])", toCanonical: times(1) },
      { pattern: `t\\s?/\\s?${CUBIC_METRE}`, toCanonical: times(1) },
      { pattern: `kg\\s?/\\s?${CUBIC_METRE}`, toCanonical: times(0.001) },
      { pattern: "g\\s?/\\s?(?:l\\b|lt?r\\b|dm\\s?[³3])", toCanonical: times(0.001) },
      {
        pattern: "(?:lbs?|pounds?)\\.?\\s?(?:/|per)\\s?(?:us\\s?)?(?:gal(?:lons?)?|gl)\\b\\.?",
        toCanonical: times(0.1198264),
      },
      {
        pattern: "(?:lbs?|pounds?)\\.?\\s?(?:/|per)\\s?(?:ft\\s?[³3]|cu\\.?\\s?ft)",
        toCanonical: times(0.01601846),
      },
    ],
  },
  kinematic_viscosity: {
    canonical: "mm²/s",
    unitless: false,
    units: [
      { pattern: "(?:mm\\s?[²2]\\s?/\\s?s(?:ec)?|㎟\\s?/\\s?s|c\\s?St)(?![a-z])", toCanonical: times(1) },
      { pattern: "cm\\s?[²2]\\s?/\\s?s(?:ec)?(?![a-z])", toCanonical: times(100) },
      { pattern: "m\\s?[²2]\\s?/\\s?s(?:ec)?(?![a-z])", toCanonical: times(1_000_000) },
    ],
  },
  dynamic_viscosity: {
    canonical: "mPa·s",
    unitless: false,
    units: [
      { pattern: "(?:mPa\\s?[.·*]?\\s?s(?:ec)?|cPs?|centipoises?)(?![a-z])", toCanonical: times(1) },
      { pattern: "Pa\\s?[.·*]?\\s?s(?:ec)?(?![a-z])", toCanonical: times(1000) },
      { pattern: "poises?(?![a-z])", toCanonical: times(100) },
    ],
  },
  share: {
    canonical: "%",
    unitless: false,
    units: [
      {
        pattern: "(?:(?:vol|v)\\.?\\s?-?\\s?%|%\\s?(?:\\(?v(?:ol)?(?:/v)?\\.?\\)?)?)",
        toCanonical: times(1),
      },
    ],
  },
  plain: { canonical: null, unitless: true, units: [] },
};

/** The unit that the words beside a label name, e.g. "(°C)"; null when they name none. */
export function unitIn(qualifier: string, quantity: Quantity): Unit | null {
  const bare = qualifier.replace(/\d+(?:[.,]\d+)?\s*[°º˚]?\s*[CF]\b/g, " ");
  return unitWhere(quantity, bare, (unit) => `(?<![a-z])${unit}`);
}

export const unitOf = (text: string, quantity: Quantity): Unit | null =>
  unitWhere(quantity, text.trim(), (unit) => `^${unit}$`);

function unitWhere(quantity: Quantity, text: string, placed: (pattern: string) => string): Unit | null {
  const { units } = UNITS[quantity];
  return units.find(({ pattern, exact }) => new RegExp(placed(pattern), exact ? "" : "i").test(text)) ?? null;
}

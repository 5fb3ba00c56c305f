import type { Problem } from "@/lib/extraction/model";
import { letters } from "@/lib/extraction/rules/section-3/same-substance";
import { rows } from "@/lib/regulation/workplace-limits.json";
import type { ReadExposureLimit } from "./limit-entries";

const kinds = ["twa", "stel", "ceiling"] as const;
type Limit = ReadExposureLimit["value"];

/** By CAS number, the values that lists are known to have, by unit. */
const known = new Map(
  rows.map(([cas, mg, ppm]) => [
    cas as string,
    new Map([
      ["mg/m³", mg as number[]],
      ["ppm", ppm as number[]],
    ]),
  ]),
);

/** A lost or misread sign makes a number this many times too large or too small. */
const MISREAD = 1000;
const EQUAL = 0.02;
/** A vapour has 0.7 to 17 mg/m³ a ppm (1/24 of its molar mass): a lost sign leaves less or more than these. */
const LEAST_MG = 0.02;
const MOST_MG = 600;
/** A list may allow a little less for a quarter of an hour than for a shift; much less is misprinted or misread. */
const FARTHEST = 2;

const isNear = (a: number, b: number) => Math.abs(a - b) <= EQUAL * b;

/** Whether lists have a thousand times as much, or a thousandth, for the substance. */
function isThousandfold(limit: Limit, value: number): boolean {
  const listed = known.get(limit.cas_number ?? "")?.get(limit.unit) ?? [];
  return listed.some((one) => isNear(value, one * MISREAD) || isNear(value * MISREAD, one));
}

const isSame = (a: Limit, b: Limit) =>
  a.list === b.list && (a.cas_number === null ? a.substance === b.substance : a.cas_number === b.cas_number);

/** Whether a value and that of the same limit in the other unit can be of one vapour. */
function contradictsOtherUnit(limit: Limit, kind: (typeof kinds)[number], all: readonly Limit[]): boolean {
  const value = limit[kind];
  const same = all.filter((one) => isSame(one, limit) && one[kind] !== null);
  const other = same.find(({ unit }) => unit !== limit.unit);
  // Of several fractions, nobody can tell which belong together
  if (value === null || !other || same.length > 2) return false;
  const ratio = limit.unit === "ppm" ? (other[kind] ?? 0) / value : value / (other[kind] ?? 0);
  const areBoth = [limit.unit, other.unit].sort().join() === "mg/m³,ppm";
  return areBoth && (ratio < LEAST_MG || ratio > MOST_MG);
}

function isDoubtful(limit: Limit, all: readonly Limit[]): boolean {
  const { twa, stel } = limit;
  if (twa !== null && stel !== null && twa > FARTHEST * stel) return true;
  return kinds.some((kind) => {
    const value = limit[kind];
    return value !== null && (isThousandfold(limit, value) || contradictsOtherUnit(limit, kind, all));
  });
}

/** "benzene carbon tetrachloride": the names of two components, one behind the other; whose limit it is nobody can tell. */
function areTwoNames({ substance, cas_number }: Limit, names: ReadonlySet<string>): boolean {
  if (cas_number !== null) return false;
  const printed = letters(substance);
  return [...names].some((name) => printed.startsWith(name) && names.has(printed.slice(name.length)));
}

/** The limits that nothing contradicts; of the others, what they are doubted for. */
export function provenLimits(
  read: readonly ReadExposureLimit[],
  componentNames: readonly string[] = [],
): { limits: ReadExposureLimit[]; problems: Problem[] } {
  const all = read.map(({ value }) => value);
  const names = new Set(componentNames.map(letters).filter((name) => name !== ""));
  const doubted = read.filter(({ value }) => isDoubtful(value, all) || areTwoNames(value, names));
  const problems = doubted.map(({ value }): Problem => {
    const { substance, list, unit, ...values } = value;
    const told = kinds.flatMap((kind) => values[kind] ?? []).join(" and ");
    const message = `${substance}${list ? `, ${list}` : ""}: ${told} ${unit} ${areTwoNames(value, names) ? "is of one of two substances" : "contradicts its other limits"}.`;
    return { path: "section8.exposure_limits", code: "doubt", message };
  });
  return { limits: read.filter((one) => !doubted.includes(one)), problems };
}

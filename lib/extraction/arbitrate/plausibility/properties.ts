import { problem } from "@/lib/extraction/findings";
import type { Problem } from "@/lib/extraction/model";
import { boundsAt, hazardCodes, type SheetReading, textAt } from "./sheet-reading";

/** CLP Annex I 3.2.3.1.2: pH up to 2 or from 11.5 is taken as corrosive unless tested otherwise. */
const ACID_UP_TO = 2;
const ALKALI_FROM = 11.5;
const SKIN_AND_EYES = ["H314", "H315", "H318", "H319", "H290"];
/** A substance melts below its boiling point; mixtures and tests differ by a few degrees. */
const SAME_TEMPERATURE = 5;

/** Properties of section 9 against each other and against the classification. */
export function propertyProblems(reading: SheetReading): Problem[] {
  return [...extremePh(reading), ...temperatures(reading), ...transportCodes(reading)];
}

const contradiction = (property: string, message: string) =>
  problem(`section9.${property}`, "contradiction", message);

function extremePh(reading: SheetReading): Problem[] {
  const ph = boundsAt(reading, "ph");
  if (!ph || (ph.high > ACID_UP_TO && ph.low < ALKALI_FROM)) return [];
  const codes = hazardCodes(reading);
  if (SKIN_AND_EYES.some((code) => codes.has(code))) return [];
  const message =
    "The pH is extreme, but section 2 names no effect on skin, eyes or metals; without test data such a pH counts as corrosive (CLP Annex I, 3.2.3.1.2).";
  return [contradiction("ph", message)];
}

function temperatures(reading: SheetReading): Problem[] {
  const melting = boundsAt(reading, "melting_point");
  const boiling = boundsAt(reading, "boiling_point");
  const flash = boundsAt(reading, "flash_point");
  const ignition = boundsAt(reading, "auto_ignition_temperature");
  const problems: Problem[] = [];
  if (melting && boiling && melting.low > boiling.high + SAME_TEMPERATURE)
    problems.push(contradiction("melting_point", "The melting point lies above the boiling point."));
  if (flash && ignition && flash.low > ignition.high)
    problems.push(contradiction("flash_point", "The flash point lies above the auto-ignition temperature."));
  return problems;
}

/** UN numbers that one hazard alone explains: aerosols, and substances dangerous to the environment only. */
function transportCodes(reading: SheetReading): Problem[] {
  const codes = hazardCodes(reading);
  const un = textAt(reading, 14, "un_number");
  if (!un || codes.size === 0) return [];
  const has = (...wanted: string[]) => wanted.some((code) => codes.has(code));
  const lacks = (hazard: string): Problem[] => [
    problem(
      "section14.un_number",
      "contradiction",
      `UN ${un} is for ${hazard}, which section 2 does not name.`,
    ),
  ];
  // HazCom and WHMIS know no hazards to the environment.
  if (reading.context.jurisdiction !== "eu" && un !== "1950") return [];
  if (un === "1950" && !has("H222", "H223", "H229", "H280")) return lacks("aerosols");
  if ((un === "3077" || un === "3082") && !has("H400", "H410", "H411"))
    return lacks("substances dangerous to the aquatic environment");
  return [];
}

import data from "./precaution-sets.json";
import byHazard from "./precautions-by-hazard.json";

/** Statements of which a label bears one, the one to take where there is none first. */
export type Demand = { oneOf: readonly string[]; law: string };

/** At work or for the general public; the guidance recommends statements differently. */
export type Audience = "work" | "public";

/** Whether a combination has all parts of another: P305+P351+P338 has P351. */
export function hasParts(whole: string, part: string): boolean {
  const parts = whole.split("+");
  return part.split("+").every((piece) => parts.includes(piece));
}

/** The statements that a label with these hazards never goes without (CLP Annex I, Art. 22 and 28). */
export function demandedPrecautions(hazards: readonly string[], audience: Audience): Demand[] {
  const codes = new Set(hazards.flatMap(stemsOf));
  const sets = data.sets.filter(
    (set) => set.for.some((code) => codes.has(code)) && (set.with?.some((code) => codes.has(code)) ?? true),
  );
  const demands = sets.flatMap(({ codes, law }) => codes.map((code) => ({ oneOf: code.split("/"), law })));
  if (audience === "public" && [...codes].some((code) => /^H\d/.test(code))) {
    const { codes, law } = data.generalPublic;
    demands.push(...codes.map((code) => ({ oneOf: code.split("/"), law })));
  }
  return demands.filter(
    ({ oneOf }, index) => index === demands.findIndex((other) => other.oneOf.join() === oneOf.join()),
  );
}

/** H360FD stands for H360, H301+H311 for both. */
function stemsOf(code: string): string[] {
  return code.split("+").map((part) => (part.startsWith("H") ? part.slice(0, 4) : part));
}

const LEVELS = "MHRO";
const levels: Readonly<Record<string, Readonly<Record<string, string>> | undefined>> = byHazard.hazards;

/**
 * How far the law's tables and the guidance recommend a statement for a hazard: 0 mandatory to 3 optional; null where
 * the hazard's table does not name it.
 */
export function recommendation(code: string, hazard: string, audience: Audience): number | null {
  const found = stemsOf(hazard).flatMap((stem) => {
    const row = levels[hazard] ?? levels[stem] ?? {};
    return Object.entries(row)
      .filter(([named]) => hasParts(code, named) || (hasParts(named, code) && named !== code))
      .map(([, level]) => LEVELS.indexOf(level.charAt(audience === "work" ? 0 : 1)));
  });
  return found.length > 0 ? Math.min(...found) : null;
}

/** Whether one of the chosen statements says what this one says (CLP Art. 28(1)); null or the one that does. */
export function saidBy(code: string, chosen: readonly string[]): string | null {
  const others = chosen.filter((other) => other !== code);
  const stronger = SAID_BY[code] ?? [];
  return others.find((other) => stronger.includes(other) || hasParts(other, code)) ?? null;
}

const SAID_BY: Readonly<Record<string, readonly string[] | undefined>> = data.saidBy;
const OTHER_CODES: Readonly<Record<string, readonly string[] | undefined>> = data.otherCodes;
const WHOLES: Readonly<Record<string, string | undefined>> = data.wholes;

/** The statement of CLP for one of the UN system or of earlier law: P301+P316 is P301+P310; else the code itself. */
export function ofClp(code: string): string[] {
  const parts = code.split("+");
  if (!parts.some((part) => OTHER_CODES[part])) return [code];
  const replaced = parts.flatMap((part) => OTHER_CODES[part] ?? [part]);
  return parts.length === 1 ? replaced : [replaced.join("+")];
}

/** The whole statement that a fragment belongs to, e.g. P305+P351+P338 for P338; null for what stands by itself. */
export function wholeOf(code: string): string | null {
  return WHOLES[code] ?? null;
}

import { hasParts, ofClp, wholeOf } from "@/lib/regulation/precautions";
import { allStatements } from "@/lib/regulation/statements";

/** The combinations that Annex IV lists. */
const COMBINATIONS = allStatements
  .map(({ code }) => code)
  .filter((code) => /^P\d{3}(?:\+P\d{3})+$/.test(code) && ofClp(code).includes(code));

/**
 * The statements that a sheet's codes stand for, never a fragment of one: those of the UN system and of earlier law as
 * CLP's, "P305", "P351" and "P338" as one statement, and "P338" alone as the statement that it is part of.
 */
export function wholePrecautions(printed: readonly string[], hazards: readonly string[]): string[] {
  const codes = [...new Set(printed.flatMap(ofClp))];
  const fragments = codes.filter((code) => wholeOf(code) !== null);
  const combined = COMBINATIONS.filter(
    (combination) =>
      combination.split("+").every((part) => codes.some((code) => hasParts(code, part) && isSmall(code))) &&
      fragments.some((fragment) => hasParts(combination, fragment)),
  );
  const wholes = fragments
    .filter((fragment) => !combined.some((combination) => hasParts(combination, fragment)))
    .map((fragment) => wholeFor(fragment, hazards));
  const others = codes.filter((code) => !fragments.includes(code));
  return withOneCall(mergedStorage([...new Set([...others, ...combined, ...wholes])]));
}

/** Codes that stand by themselves or are parts: those that a longer combination may take up. */
const isSmall = (code: string) => !code.includes("+") || wholeOf(code) !== null;

/** What "IF SWALLOWED", "IF exposed" and "IF ON SKIN" go on with depends on the hazard. */
function wholeFor(fragment: string, hazards: readonly string[]): string {
  const has = (pattern: RegExp) => hazards.some((code) => pattern.test(code));
  if (fragment === "P301" && has(/H30[014]/)) return "P301+P310";
  if (fragment === "P301" && has(/H314/)) return "P301+P330+P331";
  if (fragment === "P308" && has(/H37[01]/)) return "P308+P311";
  return wholeOf(fragment) ?? fragment;
}

/** "Store in a well-ventilated place" once: tightly closed and cool. */
function mergedStorage(codes: string[]): string[] {
  const both = ["P403+P233", "P403+P235"];
  if (!both.every((code) => codes.includes(code))) return codes;
  return [...codes.filter((code) => !both.includes(code)), "P403+P233+P235"];
}

const CALLS = ["P310", "P311", "P312", "P313", "P315"];

/** "Immediately call a POISON CENTER" once, where several combinations end with it. */
function withOneCall(codes: string[]): string[] {
  return CALLS.reduce((all, call) => {
    const baseOf = (code: string) => (code.endsWith(`+${call}`) ? code.slice(0, -call.length - 1) : "");
    const carriers = all.filter(
      (code) => !COMBINATIONS.includes(code) && COMBINATIONS.includes(baseOf(code)),
    );
    if (carriers.length + Number(all.includes(call)) < 2) return all;
    const bases = all.map((code) => (carriers.includes(code) ? baseOf(code) : code));
    return [...new Set([...bases, call])];
  }, codes);
}

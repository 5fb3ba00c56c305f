import { isListed, singleCodes } from "./emkg/hazard-groups";

/** The whole-number steps of Fine and Kinney's scales, the smallest first. */
export const exposureSteps = [1, 2, 3, 6, 10] as const;
export const probabilitySteps = [1, 3, 6, 10] as const;
export const effectSteps = [1, 3, 7, 15, 40, 100] as const;
export type Effect = (typeof effectSteps)[number];

/** 1 acceptable, 2 attention, 3 measures, 4 improve at once, 5 stop. */
export type RiskClass = 1 | 2 | 3 | 4 | 5;

/** The highest score of each class but the last. */
export const classLimits = [20, 70, 200, 400] as const;

export function riskScore({
  exposure,
  probability,
  effect,
}: Record<"exposure" | "probability" | "effect", number>) {
  return exposure * probability * effect;
}

export function riskClass(score: number): RiskClass {
  const [first, second, third, fourth] = classLimits;
  if (score <= first) return 1;
  if (score <= second) return 2;
  if (score <= third) return 3;
  return score <= fourth ? 4 : 5;
}

// A proposal, not part of the method: how bad the worst likely outcome is by what the sheet says.
const suggestions: readonly [Effect, readonly string[]][] = [
  [40, ["H300", "H310", "H330", "H200", "H201", "H202", "H203", "H204", "H205", "H240"]],
  // What can explode without air, and what is left of explosives once they dry out.
  [40, ["H206", "H207", "H230", "H231", "EUH001"]],
  [15, ["H334", "H340", "H350", "H360", "H370", "H372", "EUH032", "EUH380"]],
  [15, ["H220", "H222", "H224", "H225", "H232", "H241", "H250", "H260", "H271", "H208", "EUH019", "EUH044"]],
  [7, ["H301", "H311", "H331", "H314", "H318", "H304", "H341", "H351", "H361", "H362", "H373"]],
  [7, ["EUH029", "EUH031", "EUH070", "EUH071", "EUH381"]],
  [7, ["H221", "H223", "H226", "H228", "H229", "H242", "H251", "H261", "H270", "H272", "H280", "EUH006"]],
  [7, ["EUH014", "EUH018"]],
  [3, ["H252", "H281"]],
  [3, ["H302", "H312", "H332", "H315", "H317", "H319", "H335", "H336", "H371"]],
];

/** The effect that the H codes suggest, with the codes that do; the person decides. */
export function suggestedEffect(codes: readonly string[]): { effect: Effect; codes: string[] } {
  const single = singleCodes(codes);
  const matches = suggestions.map(([effect, list]) => ({
    effect,
    codes: single.filter((code) => isListed(code, list)),
  }));
  const effect = matches.find((match) => match.codes.length)?.effect ?? 1;
  return {
    effect,
    codes: matches.filter((match) => match.effect === effect).flatMap((match) => match.codes),
  };
}

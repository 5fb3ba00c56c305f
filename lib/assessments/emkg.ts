import emkg from "@/lib/regulation/emkg.json";
import type { EmkgAnswers } from "./schema";

/** 1 minimum standards, 2 technical control, 3 closed system, 4 expert advice. */
export type Level = number;
export type AmountBand = "small" | "medium" | "large";
export type ReleaseBand = "low" | "medium" | "high";
type Found = { group: string | null; level: Level; h_codes: string[] };

export type ControlLevels = {
  inhalation: Level;
  skin: Level;
  fire_explosion: Level;
  overall: Level;
  hazard_group: string;
  hazard_group_basis: "h_statements" | "oel";
  skin_group: string | null;
  fire_group: string;
  amount: AmountBand;
  release: ReleaseBand;
  drivers: { inhalation: string[]; skin: string[]; fire_explosion: string[] };
};

/**
 * Control banding after EMKG and COSHH Essentials from the H codes of a sheet and the answers about the work.
 * What the answers leave open counts as its worst case. The fire matrix is a proposal, not BAuA's.
 */
export function controlLevels(hazardStatements: string[], answers: EmkgAnswers): ControlLevels {
  const codes = [...new Set(hazardStatements.flatMap((code) => code.split("+")))];
  const amount = amountBand(answers);
  const release = releaseBand(answers);
  const byCode = hazardGroup(codes);
  const byLimit = limitGroup(answers);
  const group = byLimit ?? byCode.group;
  const inhalation = inhalationLevel(group, answers.physical_form, amount, release);
  const skin = skinLevel(codes, answers);
  const fire = fireLevel(codes, amount, release, answers.ventilation);
  return {
    inhalation,
    skin: skin.level,
    fire_explosion: fire.level,
    overall: Math.max(inhalation, skin.level, fire.level),
    hazard_group: group,
    hazard_group_basis: byLimit ? "oel" : "h_statements",
    skin_group: skin.group,
    fire_group: fire.group ?? "pc-A",
    amount,
    release,
    drivers: { inhalation: byLimit ? [] : byCode.h_codes, skin: skin.h_codes, fire_explosion: fire.h_codes },
  };
}

/** The hazard group of inhalation, A to E, and the codes that put the sheet into it. */
export function hazardGroup(codes: string[]): { group: string; h_codes: string[] } {
  const single = codes.flatMap((code) => code.split("+"));
  const found = worstGroup(single, emkg.inhalation.order, emkg.inhalation.groupsByH);
  return found ?? { group: "A", h_codes: [] };
}

function worstGroup(
  codes: string[],
  order: string[],
  groups: Record<string, string[]>,
): { group: string; h_codes: string[] } | null {
  for (const group of order) {
    const matching = codes.filter((code) => groups[group]?.includes(code));
    if (matching.length) return { group, h_codes: matching };
  }
  return null;
}

/** For a pure substance the occupational exposure limit goes before the H codes; lower bounds are excluded. */
function limitGroup({ oel_ppm, oel_mg_m3 }: EmkgAnswers): string | null {
  const { vapour_ppm, dust_mg_m3 } = emkg.inhalation.groupsByOEL;
  if (typeof oel_ppm === "number") return bandOf(oel_ppm, vapour_ppm);
  if (typeof oel_mg_m3 === "number") return bandOf(oel_mg_m3, dust_mg_m3);
  return null;
}

function bandOf(value: number, bands: Record<string, number[]>): string {
  const found = Object.entries(bands).find(([, [from = 0]]) => value > from);
  return found?.[0] ?? "E";
}

function inhalationLevel(
  group: string,
  form: EmkgAnswers["physical_form"],
  amount: AmountBand,
  release: ReleaseBand,
): Level {
  // Gases are outside the method.
  if (form === "gas") return 4;
  const matrix: Record<string, Record<AmountBand, number[]>> = emkg.inhalation.matrix[form];
  return matrix[group]?.[amount][releaseIndex(release)] ?? 4;
}

function skinLevel(codes: string[], answers: EmkgAnswers): Found {
  if (!answers.skin_contact) return { group: null, level: 1, h_codes: [] };
  const column = (answers.skin_duration === "short" ? 0 : 2) + (answers.skin_area === "small" ? 0 : 1);
  const groups: Record<string, { h: string[]; levels: number[] }> = emkg.skin.groups;
  const codesByGroup = Object.fromEntries(Object.entries(groups).map(([name, { h }]) => [name, h]));
  const found = worstGroup(codes, emkg.skin.order, codesByGroup);
  // TRGS 401 (2008), annex 4: toxic by skin contact and corrosive together.
  if (codes.includes("H311") && codes.includes("H314"))
    return { group: "HE", level: 3, h_codes: ["H311", "H314"] };
  if (!found) return { group: null, level: 1, h_codes: [] };
  return { ...found, level: groups[found.group]?.levels[column] ?? 3 };
}

function fireLevel(
  codes: string[],
  amount: AmountBand,
  release: ReleaseBand,
  ventilation: EmkgAnswers["ventilation"],
): Found {
  const found = worstGroup(codes, emkg.fire.order, emkg.fire.groupsByH) ?? { group: "pc-A", h_codes: [] };
  const matrix: Record<string, Record<AmountBand, number[]>> = emkg.fire.matrixProposal;
  const level = matrix[found.group]?.[amount][releaseIndex(release)] ?? 4;
  if (found.group === "pc-A" || ventilation === "general") return { ...found, level };
  return {
    ...found,
    level: ventilation === "insufficient" ? Math.min(4, level + 1) : Math.max(1, level - 1),
  };
}

const perBaseUnit = { g: 0.001, mL: 0.001, kg: 1, L: 1, t: 1000, m3: 1000 };

/** Small below 1 kg or 1 L, large from 1 t or 1 m³. */
export function amountBand(answers: Pick<EmkgAnswers, "amount_value" | "amount_unit">): AmountBand {
  const amount = answers.amount_value * perBaseUnit[answers.amount_unit];
  return amount < 1 ? "small" : amount < 1000 ? "medium" : "large";
}

/** How readily the product gets into the air. */
export function releaseBand(answers: EmkgAnswers): ReleaseBand {
  if (answers.physical_form === "gas") return "high";
  if (answers.physical_form === "solid") return answers.dustiness ?? "high";
  if (answers.spraying) return "high";
  const temperature = answers.process_temperature_c ?? 20;
  if (typeof answers.boiling_point_c === "number") {
    if (answers.boiling_point_c >= 5 * temperature + 50) return "low";
    return answers.boiling_point_c <= 2 * temperature + 10 ? "high" : "medium";
  }
  // The bands of vapour pressure hold at 20 °C only.
  if (typeof answers.vapour_pressure_hpa !== "number" || temperature > 25) return "high";
  return answers.vapour_pressure_hpa < 5 ? "low" : answers.vapour_pressure_hpa <= 250 ? "medium" : "high";
}

function releaseIndex(release: ReleaseBand): number {
  return emkg.inhalation.releaseOrder.indexOf(release);
}

import emkg from "@/lib/regulation/emkg.json";
import { isListed, singleCodes } from "./hazard-groups";
import { type EmkgAnswers, type Hazards, type Level, toLevel } from "./model";

export const skinGroups = ["HA", "HB", "HC", "HD", "HE"] as const;
export type SkinGroup = (typeof skinGroups)[number];
/** Rows that TRGS 401 has beside the groups. */
export const skinRows = [
  "corrosive_1a",
  "extreme_ph",
  "toxic_and_corrosive",
  "reproductive_2",
  "strong_sensitiser",
  "wet_work",
] as const;
export type SkinRow = (typeof skinRows)[number];
/** What decided: a group by its H codes, one of the other rows, or nothing. */
export type SkinFound = { group: SkinGroup | null; row: SkinRow | null; level: Level; codes: string[] };

/** These count only for what the skin takes up (TRGS 401, annex 4). */
const onlyWhenAbsorbed = ["H340", "H341", "H350", "H351", "H360"];
const none: SkinFound = { group: null, row: null, level: 1, codes: [] };

/** Short or long, each with a small or a large area. */
export function skinColumn({ skin_area, skin_duration }: EmkgAnswers): 0 | 1 | 2 | 3 {
  if (skin_duration === "short") return skin_area === "small" ? 0 : 1;
  return skin_area === "small" ? 2 : 3;
}

export function skinLevels(group: SkinGroup): readonly number[] {
  return emkg.skin.groups[group].levels;
}

/** The highest level of all rows that the sheet and the answers put the work into. */
export function skinLevel(hazards: Hazards, answers: EmkgAnswers): SkinFound {
  if (!answers.skin_contact) return none;
  const column = skinColumn(answers);
  const rows = [...groupRows(hazards, answers), ...otherRows(hazards, answers)];
  const [worst = none] = rows
    .map(({ levels, ...row }): SkinFound => ({ ...row, level: toLevel(levels[column] ?? 3) }))
    .sort((a, b) => b.level - a.level);
  return worst;
}

type Row = Omit<SkinFound, "level"> & { levels: readonly number[] };

/** The worst group first, so that it is named where several give the same level. */
function groupRows(hazards: Hazards, answers: EmkgAnswers): Row[] {
  const codes = singleCodes(hazards.codes).filter(
    (code) => answers.skin_absorbed !== false || !isListed(code, onlyWhenAbsorbed),
  );
  return skinGroups.toReversed().flatMap((group) => {
    const { h, levels } = emkg.skin.groups[group];
    const found = codes.filter((code) => isListed(code, h));
    return found.length ? [{ group, row: null, codes: found, levels }] : [];
  });
}

function otherRows({ codes: printed, isSkinCorrosive1A, ph }: Hazards, answers: EmkgAnswers): Row[] {
  const codes = singleCodes(printed);
  const has = (code: string) => codes.includes(code);
  const suspected = codes.filter((code) => isListed(code, ["H361"]));
  const row = (name: SkinRow, applies: boolean, drivers: string[]): Row[] =>
    applies ? [{ group: null, row: name, codes: drivers, levels: emkg.skin.extra[name].levels }] : [];
  return [
    ...row("toxic_and_corrosive", has("H311") && has("H314"), ["H311", "H314"]),
    ...row("strong_sensitiser", has("H317") && (answers.strong_sensitiser ?? false), ["H317"]),
    ...row("corrosive_1a", has("H314") && isSkinCorrosive1A, ["H314"]),
    ...row("extreme_ph", !has("H314") && isExtreme(ph), []),
    ...row("reproductive_2", suspected.length > 0 && answers.skin_absorbed === true, suspected),
    ...row("wet_work", answers.wet_work ?? false, []),
  ];
}

/** A pH of 2 or less, or of 11.5 or more, may destroy skin (CLP Annex I, 3.2.3.1.2). */
function isExtreme(ph: number | null): boolean {
  return ph !== null && (ph <= 2 || ph >= 11.5);
}

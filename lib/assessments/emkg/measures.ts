import { amountBand, isSmallerBand } from "./bands";
import { controlLevels } from "./control-levels";
import type { EmkgAnswers, Hazards } from "./model";
import type { ControlLevels } from "./schema";

const measureNames = [
  "medium_amount",
  "small_amount",
  "no_spraying",
  "room_temperature",
  "settling_dust",
  "dust_free",
  "general_ventilation",
  "local_exhaust",
  "closed_system",
  "short_contact",
  "small_area",
  "no_contact",
] as const;
export type MeasureName = (typeof measureNames)[number];

export const moduleNames = ["inhalation", "skin", "fire_explosion"] as const;
export type ModuleName = (typeof moduleNames)[number];
type Change = Partial<EmkgAnswers>;

/** What a measure changes in the answers; null where it changes nothing or is taken already. */
function changeBy(name: MeasureName, answers: EmkgAnswers): Change | null {
  const { physical_form: form, dustiness, ventilation, skin_contact } = answers;
  const isDusty = form === "solid" && (dustiness ?? "high") !== "low";
  const amount = (band: "small" | "medium", amount_value: number): Change | null =>
    isSmallerBand(band, amountBand(answers))
      ? { amount_value, amount_unit: form === "liquid" ? "L" : "kg" }
      : null;
  const changes: Record<MeasureName, Change | null> = {
    medium_amount: amount("medium", 999),
    small_amount: amount("small", 0.9),
    no_spraying: form === "liquid" && answers.spraying ? { spraying: false } : null,
    room_temperature: (answers.process_temperature_c ?? 20) > 20 ? { process_temperature_c: 20 } : null,
    settling_dust: isDusty && dustiness !== "medium" ? { dustiness: "medium" } : null,
    dust_free: isDusty ? { dustiness: "low" } : null,
    general_ventilation: ventilation === "insufficient" ? { ventilation: "general" } : null,
    local_exhaust: isOpen(ventilation) ? { ventilation: "local exhaust" } : null,
    closed_system: isOpen(ventilation) ? { ventilation: "closed" } : null,
    short_contact: skin_contact && answers.skin_duration !== "short" ? { skin_duration: "short" } : null,
    small_area: skin_contact && answers.skin_area !== "small" ? { skin_area: "small" } : null,
    no_contact: skin_contact ? { skin_contact: false } : null,
  };
  return changes[name];
}

function isOpen(ventilation: EmkgAnswers["ventilation"]): boolean {
  return ventilation === "insufficient" || ventilation === "general";
}

/** The answers with measures taken, one after the other. */
export function withMeasures(answers: EmkgAnswers, names: readonly MeasureName[]): EmkgAnswers {
  let changed = answers;
  for (const name of names) changed = { ...changed, ...changeBy(name, changed) };
  return changed;
}

/** Whether one level is lower than another; a level that is not known is neither. */
export function isLower(level: number | null, than: number | null): boolean {
  return level !== null && than !== null && level < than;
}

/** The measures that lower a module's level by themselves, with the levels that follow. */
export function lowering(
  hazards: Hazards,
  answers: EmkgAnswers,
): { measure: MeasureName; levels: ControlLevels; lowers: ModuleName[] }[] {
  const now = controlLevels(hazards, answers);
  return measureNames.flatMap((measure) => {
    if (!changeBy(measure, answers)) return [];
    const levels = controlLevels(hazards, withMeasures(answers, [measure]));
    const lowers = moduleNames.filter((name) => isLower(levels[name], now[name]));
    return lowers.length ? [{ measure, levels, lowers }] : [];
  });
}

/** Measures that the work still leaves open, whether or not they lower a level. */
export function openMeasures(answers: EmkgAnswers): MeasureName[] {
  return measureNames.filter((name) => changeBy(name, answers) !== null);
}

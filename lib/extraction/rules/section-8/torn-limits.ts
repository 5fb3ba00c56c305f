import type { LimitColumn } from "./limit-columns";
import type { FoundLimit } from "./limit-entries";
import type { Kind } from "./limit-words";

/**
 * Means in ppm alone and, in a column beside them, short-term limits in mg/m³ alone: of two numbers under one heading the
 * second was taken for the next heading's.
 */
export function areTorn(limits: readonly FoundLimit[], columns: readonly LimitColumn[]): boolean {
  const areHeaded = (["mean", "short"] as const).every((kind) => columns.some((one) => one.kind === kind));
  const unitsOf = (kind: Kind) => new Set(limits.filter((one) => one.kind === kind).map(({ unit }) => unit));
  const [means, shorts] = [unitsOf("mean"), unitsOf("short")];
  const areApart = means.size === 1 && shorts.size === 1 && [...means].every((unit) => !shorts.has(unit));
  return areHeaded && areApart;
}

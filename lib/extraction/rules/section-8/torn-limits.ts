import { goingOn, withJoined } from "@/lib/extraction/lines/joined-lines";
import type { Line } from "@/lib/extraction/model";
import { isClose } from "@/lib/extraction/tables/headings";
import { hasCas, type LimitColumn } from "./limit-columns";
import type { FoundLimit } from "./limit-entries";
import { hasValue } from "./limit-statements";
import { isKind, type Kind } from "./limit-words";

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

const BEGINS_WITH_UNIT = /^(?:ppm|mg\s?\/\s?m|ml\s?\/\s?m)(?![\p{L}.])/iu;
const ENDS_WITH_NUMBER = /[\p{L}\s]\d[\d.,]*$/u;

/** "TWA 1.5 mg/m³; STEL 3" over "ppm or 2.5 mg/m³": a line of limits that ends between a number and its unit goes on below. */
export const withWholeLimits = (lines: readonly Line[]): Line[] =>
  withJoined(lines, (above, line) => {
    const [rest, ...others] = line.cells;
    const tellsLimits = hasValue(above.text) || hasCas(above.text) || isKind(above.text);
    const isTorn = tellsLimits && ENDS_WITH_NUMBER.test(above.text);
    const goesOn = rest && others.length === 0 && BEGINS_WITH_UNIT.test(rest.text);
    return isTorn && goesOn && isClose(above, line, 1) ? [goingOn(above, rest)] : null;
  });

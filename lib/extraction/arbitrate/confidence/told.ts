import type { ValueSource } from "@/lib/extraction/model";
import { isAt } from "@/lib/sheet/critical-paths";
import calibration from "./calibration.json";
import { givenOf, type ScoredReading } from "./features";
import { probabilityOf, qualityOf } from "./probability";

type Reading = Omit<ScoredReading, "sources"> & { sources: readonly ValueSource[] };

/** Of values that are said to be right with so much, at least 99 in 100 like them were. */
const sure = 0.95;
const rateOfSure = 0.99;
const belowSure = 0.94;

/**
 * The places of values with the confidence that critical values have come to deserve (`bench/calibration.ts`), and what
 * that makes of the sheet. Other values keep what their readers say.
 */
export function told(reading: Reading): { sources: ValueSource[]; quality: number } {
  const { given, missing } = givenOf(reading);
  const rated = given.map(({ path, features }) => ({ path, ...probabilityOf(features, calibration) }));
  const sources = reading.sources.map((source) => {
    const value = rated.find(({ path }) => isAt(source.path, path));
    return value ? { ...source, confidence: confidenceOf(value) } : source;
  });
  const rates = rated.map(({ rate }) => rate);
  return { sources, quality: qualityOf(rates, missing, calibration) };
}

/** What is said of a value of which so many like it were right: that, and sure, cautiously, only where it was found. */
export function confidenceOf({ rate, cautious }: { rate: number; cautious: number }): number {
  const said = rate >= rateOfSure ? Math.max(sure, cautious) : Math.min(belowSure, rate);
  return Math.round(1000 * said) / 1000;
}

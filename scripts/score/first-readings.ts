import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { z } from "zod";

export const readingsFile = resolve("bench/truth/first-readings.jsonl");

const Reading = z.object({
  /** The sheets that were drawn, and read for the first time, together. */
  set: z.string(),
  features: z.record(z.string(), z.number()),
  right: z.boolean(),
  maker: z.string(),
  sheet: z.string(),
  path: z.string(),
});
export type FirstReading = z.infer<typeof Reading>;

/** The values of sheets of makers that no rule knew when they were read, with what was right of them. */
export function firstReadings(): FirstReading[] {
  if (!existsSync(readingsFile)) return [];
  return readFileSync(readingsFile, "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => Reading.parse(JSON.parse(line)));
}

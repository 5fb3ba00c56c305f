import type { Line } from "@/lib/extraction/model";

/** "14.3" at the start of a line. */
export const SUBSECTION = /^\W*(14\.\d)/;

/** Blocks with subsections of their own print 14.1 to 14.4 once for each mode. */
export function repeatedSubsections(lines: readonly Line[]): Set<string> {
  const numbers = lines.flatMap((line) => SUBSECTION.exec(line.text)?.[1] ?? []);
  return new Set(numbers.filter((number, i) => numbers.indexOf(number) !== i));
}

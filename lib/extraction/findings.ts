import type { FindingValue, Found, Problem, Source } from "@/lib/extraction/model";

/** A value that a reader found, and where it stands. */
export const finding = (path: string, value: FindingValue, confidence: number, sources: Source[]): Found => ({
  path,
  value,
  confidence,
  sources,
});

export const problem = (path: string, code: string, message: string): Problem => ({ path, code, message });

/** A report on A4 pages, as blocks below each other; every text is ready to print. */
export type Report = {
  title: string;
  /** Below the title, e.g. what and where. */
  subtitle: string;
  /** ISO 639-1. */
  language: string;
  footer: string;
  pageWord: string;
  blocks: ReportBlock[];
};

export type ReportBlock =
  | { kind: "heading"; text: string }
  /** `apart`: with room above it. */
  | { kind: "paragraph"; text: string; small?: boolean; apart?: boolean }
  /** Names at the left, values at the right. */
  | { kind: "facts"; rows: readonly (readonly [name: string, value: string])[] }
  /** A level or class as a coloured box with its text beside it. */
  | { kind: "rating"; name: string; box: string; tone: ReportTone; text: string }
  | { kind: "table"; columns: readonly string[]; rows: readonly (readonly ReportCell[])[] }
  /** Empty lines to write on. */
  | { kind: "signature"; fields: readonly string[] };

export type ReportCell = { text: string; tone?: ReportTone };
/** 1 is harmless, 5 is worst. */
export type ReportTone = 1 | 2 | 3 | 4 | 5;

/** Fill and text of each tone: 4.5 to 1 on screen, and apart from each other in grey. */
export const toneColours: Record<ReportTone, { fill: string; text: string }> = {
  1: { fill: "#087f5b", text: "#ffffff" },
  2: { fill: "#d8f5a2", text: "#000000" },
  3: { fill: "#ffe066", text: "#000000" },
  4: { fill: "#ffa94d", text: "#000000" },
  5: { fill: "#c92a2a", text: "#ffffff" },
};

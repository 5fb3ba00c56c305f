/** What a printed text holds of a kind; null where it holds none. */

export function unNumberIn(text: string): string | null {
  return /(?<!\d)(\d{4})(?!\d)/.exec(text)?.[1] ?? null;
}

export function transportClassIn(text: string): string | null {
  return /(?<![\d.])[1-9](?:\.[1-9])?[A-S]?(?: \([\d., ]+\))?(?![\d.])/.exec(text)?.[0] ?? null;
}

export function packingGroupIn(text: string): string | null {
  return /(?<![\p{L}\p{N}])(I{1,3})(?![\p{L}\p{N}])/u.exec(text)?.[1] ?? null;
}

/** A telephone number as it is printed. */
export function phoneIn(text: string): string | null {
  const [found] = /(?:\+|\(|\d)[\d\s()/.–-]{4,}\d/.exec(text.replace(/\s+/g, " ")) ?? [];
  return found ?? null;
}

/** H and EUH codes in the order in which they are printed, combinations written as the law writes them. */
export function hazardCodesIn(text: string): string[] {
  const printed = text
    .toUpperCase()
    .matchAll(/(?:EUH|H)\s?\d{3}[A-Z]{0,2}(?:\s*\+\s*(?:EUH|H)\s?\d{3}[A-Z]{0,2})*/g);
  return [...new Set([...printed].map(([code]) => withLawsLetters(code.replace(/\s/g, ""))))];
}

/** H360FD and H350i: which letters are small is part of the code. */
function withLawsLetters(code: string): string {
  return code.replace(/H350I/g, "H350i");
}

export type Temperature = {
  comparator: "<" | "<=" | ">" | ">=" | "~" | null;
  value?: number;
  min?: number;
  max?: number;
  unit: "°C" | "°F" | "K" | null;
};

const comparators: Record<string, Temperature["comparator"]> = {
  "<": "<",
  "<=": "<=",
  "≤": "<=",
  ">": ">",
  ">=": ">=",
  "≥": ">=",
  "~": "~",
  "ca.": "~",
};

/** A temperature with its unit; without one it is none. */
export function temperatureIn(text: string): Temperature | null {
  const found =
    /(?<sign><=|>=|[<>≤≥~]|ca\.)?\s*(?<from>[-–−]?\d+(?:[.,]\d+)?)(?:\s*(?:-|–|to|bis|tot|à)\s*(?<to>[-–−]?\d+(?:[.,]\d+)?))?\s*(?<unit>°\s?C|°\s?F|K(?!\p{L}))/u.exec(
      text,
    )?.groups;
  const from = numberOf(found?.from);
  if (!found?.unit || from === null) return null;
  const to = numberOf(found.to);
  const unit = found.unit === "K" ? "K" : /F/.test(found.unit) ? "°F" : "°C";
  const bounds = to === null ? { value: from } : { min: from, max: to };
  return { comparator: comparators[found.sign ?? ""] ?? null, ...bounds, unit };
}

/** A number with a comma or a point; null for what is none. */
export function numberOf(written: string | undefined): number | null {
  const plain = (written ?? "").trim().replace(/[–−]/, "-").replace(",", ".");
  return /^-?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : null;
}

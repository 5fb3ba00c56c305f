import words from "./words.json";

type Wording = Record<"en" | "nl" | "de" | "fr", string>;
const asked: ReadonlySet<string> = new Set(words.asked);
const questions: Readonly<Record<string, Wording | undefined>> = words.questions;

/** What a supplier is asked about a finding: its message, unless that speaks to the reader; null where he is not asked. */
export function questionOf(code: string, message: string, fill: (wording: Wording) => string): string | null {
  if (!asked.has(code)) return null;
  const wording = questions[code];
  return wording ? fill(wording) : message;
}

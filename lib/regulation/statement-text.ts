import { statementByCode, type Wordings } from "./statements";
import data from "./statements.json";

export type StatementText = {
  text: string;
  /** False while the law leaves a gap ("Use … to extinguish") that only the supplier can fill. */
  complete: boolean;
};

/**
 * The wording of an H, EUH or P code of CLP in one language, with what may be left out left out. A combination
 * that the law does not list is composed of its parts. Null for codes that CLP does not know: those of other
 * jurisdictions and of earlier law.
 */
export function statementText(code: string, language: string): StatementText | null {
  const listed = listedText(code, language);
  if (listed || !code.includes("+"))
    return listed && { ...listed, complete: listed.complete && isWhole(listed.text) };
  const parts = code.split("+");
  const texts: StatementText[] = [];
  for (let start = 0; start < parts.length; ) {
    let end = parts.length;
    while (end > start + 1 && !listedText(parts.slice(start, end).join("+"), language)) end--;
    const text = listedText(parts.slice(start, end).join("+"), language);
    if (!text) return null;
    texts.push(text);
    start = end;
  }
  const text = texts.map(({ text }) => text).join(" ");
  return { text, complete: texts.every(({ complete }) => complete) && isWhole(text) };
}

/** "IF IN EYES:" alone says nothing; in German one of these beginnings lacks its colon (P308). */
const isWhole = (text: string) => !/:$|^BEI Exposition oder falls betroffen\.?$/.test(text);

/** What stands before the first gap of an official wording: a completed statement begins with it. */
export function statementOpening(code: string, language: string): string {
  const text = statementByCode(code)?.text[language] ?? "";
  return (text.split(/[…<[]/)[0] ?? "").trim();
}

function listedText(code: string, language: string): StatementText | null {
  if (!inForce.has(code)) return null;
  const statement = statementByCode(code);
  const wording = wordingOf(statement?.plain, language) ?? wordingOf(statement?.text, language);
  if (wording === undefined) return null;
  const text = ended(withoutOptions(wording));
  return { text, complete: !/…|<[^>]*>/.test(text) };
}

// P503 stands in the selection tables of Annex IV alone.
const inForce = new Set([...data.statements.map(({ code }) => code), "P503"]);

function wordingOf(wordings: Wordings | undefined, language: string): string | undefined {
  return wordings?.[language];
}

// Text in square brackets may be left out (Annex IV, introduction); a bracketed list of alternatives may not.
function withoutOptions(text: string): string {
  return text
    .replace(/\s*\[([^\]/…]*(?:…[^\]/]*)?)\]/g, "")
    .replace(/\[([^\]]*)\]/g, "$1")
    .replace(/\s+/g, " ")
    .trim();
}

// Some official wordings of combined statements lack the full stop of the others.
function ended(text: string): string {
  const upper = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?…:]$/.test(upper) ? upper : `${upper}.`;
}

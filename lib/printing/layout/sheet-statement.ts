import type { Language } from "@/lib/extraction/model";
import { statementOpening, statementText } from "@/lib/regulation/statement-text";
import type { SheetFacts } from "@/lib/sheet/facts";
import type { Statement } from "@/lib/sheet/values";
import { withChosenAlternatives, withFilledGap } from "./filled-precaution";

/** A statement ready to print; without a code it is the sheet's own text. */
export type PrintedStatement = { code: string | null; text: string };

/**
 * A precautionary statement in the document's language: the law's wording, of its alternatives those that the sheet
 * chose. Where the law leaves a gap for the supplier, the sheet's completed wording if it is in that language, else what
 * the sheet tells of the gap; null when nobody has filled it.
 */
export function precaution(code: string, facts: SheetFacts, language: Language): PrintedStatement | null {
  const official = statementText(code, language);
  if (!official) return null;
  const said = facts.precautionaryStatements.find((statement) => statement.code === code)?.text ?? null;
  const chosen = withChosenAlternatives(code, { text: said, language: facts.document.language }, language);
  if (chosen) return { code, text: chosen };
  if (official.complete) return { code, text: official.text };
  const completed = completedBySheet(code, facts, language);
  if (completed) return { code, text: completed };
  const filled = withFilledGap(code, [said, facts.textOf(5, "suitable_media")], language);
  if (filled) return { code, text: filled };
  const disposal = code === "P501" ? DISPOSAL[language] : null;
  return disposal ? { code, text: disposal } : null;
}

/** Statements that the sheet prints without a code; those in another language are not for this document. */
export function uncodedStatements(
  statements: readonly Statement[],
  facts: SheetFacts,
  language: Language,
): { printed: PrintedStatement[]; foreign: number } {
  const texts = statements.flatMap(({ code, text }) => (code === null && text ? [text] : []));
  if (facts.document.language !== language) return { printed: [], foreign: texts.length };
  return { printed: texts.map((text) => ({ code: null, text })), foreign: 0 };
}

function completedBySheet(code: string, facts: SheetFacts, language: Language): string | null {
  if (facts.document.language !== language) return null;
  const said = facts.precautionaryStatements.find((statement) => statement.code === code)?.text;
  if (!said || said.length > LONGEST_STATEMENT || /…|\.\.\.|</.test(said)) return null;
  const opening = plain(statementOpening(code, language));
  const wording = said.replace(/\s+/g, " ").trim();
  const words = plain(wording);
  return opening !== "" && words.startsWith(opening) && words.length > opening.length
    ? closed(wording)
    : null;
}

/** A sheet's statement that was read without the end of its brackets gets it: "(see … on this label" → "(see … on this label)." */
function closed(text: string): string {
  const open = text.split("(").length - text.split(")").length;
  return open > 0 ? `${text.replace(/\.$/, "")}${")".repeat(open)}.` : text;
}

// A longer text has swallowed what stood after the statement.
const LONGEST_STATEMENT = 220;

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

// Annex IV, P501: "in accordance with local/regional/national/international regulation".
const DISPOSAL: Record<Language, string> = {
  en: "Dispose of contents/container in accordance with national regulations.",
  nl: "Inhoud/verpakking afvoeren in overeenstemming met de nationale voorschriften.",
  de: "Inhalt/Behälter gemäß den nationalen Vorschriften der Entsorgung zuführen.",
  fr: "Éliminer le contenu/récipient conformément à la réglementation nationale.",
  es: "Eliminar el contenido/el recipiente conforme a la normativa nacional.",
  it: "Smaltire il prodotto/recipiente in conformità alla regolamentazione nazionale.",
};

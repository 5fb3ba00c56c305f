import { saidBy } from "@/lib/regulation/precautions";
import type { SheetFacts } from "@/lib/sheet/facts";
import { labelCodes } from "../label/label-hazards";
import { chosenPrecautions } from "../label/precautionary";
import { wholePrecautions } from "../label/whole-precautions";
import { precaution } from "../sheet-statement";
import { type CardContext, type CardEntry, isForeignSheet } from "./card-context";

/** A precautionary statement in the card's language; `isPrinted`: the sheet prints it, else the hazards demand it. */
export type CardStatement = { code: string; text: string; isPrinted: boolean };

/**
 * The sheet's precautionary statements, and those that its hazards never go without (CLP Annex I), whose code begins as
 * asked, by number. None is a fragment, and none says what another one says.
 */
export function statementsAmong({ facts, language }: CardContext, beginning: RegExp): CardStatement[] {
  const canPrint = (code: string) => precaution(code, facts, language) !== null;
  const hazards = labelCodes(facts.document.hazard_statements);
  const printed = wholePrecautions(printedCodes(facts), hazards).filter(canPrint);
  const { added } = chosenPrecautions({ printed, hazards, generalPublic: false, canPrint });
  const codes = [...printed, ...added];
  return [...new Set(codes)]
    .filter((code) => beginning.test(code) && !LEADS_TO_LABEL.test(code) && saidBy(code, codes) === null)
    .sort()
    .flatMap((code) => {
      const statement = precaution(code, facts, language);
      return statement ? [{ code, text: statement.text, isPrinted: printed.includes(code) }] : [];
    });
}

/**
 * The same as lines. Those that the sheet does not print have their code, and where the sheet is in another language
 * all of them: it tells that they are official wording.
 */
export function precautionEntries(context: CardContext, statements: readonly CardStatement[]): CardEntry[] {
  const isForeign = isForeignSheet(context);
  return statements.map(({ code, text, isPrinted }) => ({
    label: null,
    text: isForeign || !isPrinted ? `${text} (${code})` : text,
  }));
}

const printedCodes = (facts: SheetFacts) => facts.precautionaryStatements.flatMap(({ code }) => code ?? []);

/** "Specific treatment (see … on this label)": nobody has the label in hand who reads the card. */
const LEADS_TO_LABEL = /^P32[0-2]$/;

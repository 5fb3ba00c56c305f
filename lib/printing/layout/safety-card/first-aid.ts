import { precaution } from "../sheet-statement";
import { addedSentences } from "./added-sentences";
import {
  type CardContext,
  type CardEntry,
  type CardPart,
  isForeignSheet,
  wholeSheetText,
} from "./card-context";

/** The sheet's precautionary statements whose code begins as asked, in the card's language, by number. */
export function precautionsAmong(context: CardContext, beginning: RegExp): CardEntry[] {
  return statementsAmong(context, beginning).map(({ text }) => ({ label: null, text }));
}

/**
 * The sheet's own text first and whole, because it is about this product: advice for all routes, then each route,
 * then what is for the physician. Statements by code add what that text does not say, each with its code, so that
 * the law's general wording is known as such. What neither gives is a blank.
 */
export function firstAidPart(context: CardContext): CardPart {
  const { words, signs } = context;
  const routes = [
    { label: words.inEyes, codes: /^P(?:305|33[78]|351)/, field: "eye_contact" },
    { label: words.onSkin, codes: /^P(?:30[236]|33[23456]|35[23]|36)/, field: "skin_contact" },
    { label: words.inhaled, codes: /^P(?:304|34[0-2])/, field: "inhalation" },
    { label: words.swallowed, codes: /^P(?:301|33[01]$)/, field: "ingestion" },
  ];
  const entries = [
    ...known(words.general, adviceOn(context, "general", /^P3(?:08|1|2)/)),
    ...routes.map(({ label, codes, field }) => ({ label, text: adviceOn(context, field, codes) })),
    ...known(words.physician, forPhysician(context)),
  ];
  const notice = { label: null, text: words.foreignSheet, strong: true };
  return { signs: signs.rescue, entries: isForeignSheet(context) ? [notice, ...entries] : entries };
}

const known = (label: string, text: string | null): CardEntry[] => (text ? [{ label, text }] : []);

function adviceOn(context: CardContext, field: string, codes: RegExp): string | null {
  const own = wholeSheetText(context, 4, field);
  const added = statementsAmong(context, codes).flatMap(({ code, text }) => {
    const more = own ? addedSentences(text, own) : text;
    return more ? [`${more} (${code})`] : [];
  });
  return [...(own ? [own] : []), ...added].join(" ") || null;
}

function forPhysician(context: CardContext): string | null {
  return wholeSheetText(context, 4, "notes_to_physician") ?? wholeSheetText(context, 4, "medical_attention");
}

function statementsAmong({ facts, language }: CardContext, beginning: RegExp) {
  const codes = facts.precautionaryStatements.flatMap(({ code }) =>
    code && beginning.test(code) ? [code] : [],
  );
  return [...new Set(codes)].sort().flatMap((code) => {
    const statement = precaution(code, facts, language);
    return statement ? [{ code, text: statement.text }] : [];
  });
}

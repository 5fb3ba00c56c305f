import { addedSentences } from "./added-sentences";
import {
  type CardContext,
  type CardEntry,
  type CardPart,
  isForeignSheet,
  present,
  requiredEntry,
  sheetEntry,
  wholeSheetText,
} from "./card-context";
import { isToxicGas } from "./card-signs";
import { statementsAmong } from "./card-statements";

/**
 * The sheet's own text first and whole, because it is about this product: advice for all routes, then each route,
 * then what is for the physician. Statements by code add what that text does not say, each with its code, so that
 * the law's general wording is known as such; also those that the hazards demand and the sheet does not print. What neither
 * gives is a blank.
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
    { label: words.helpers, text: helpersOf(context) },
    ...known(words.general, adviceOn(context, "general", /^P3(?:08|1|2)/)),
    ...routes.map(({ label, codes, field }) => {
      const text = adviceOn(context, field, codes);
      return text ? { label, text } : requiredEntry(context, label, { section: 4, field });
    }),
    ...present(sheetEntry(context, words.symptoms, { section: 4, field: "symptoms" })),
    ...physicianEntries(context),
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

/** Who rescues is the next victim of a gas: TRGS 555 wants the helpers' own protection on the card. */
function helpersOf({ facts, words }: CardContext): string {
  return isToxicGas(facts) ? `${words.protectYourself} ${words.ownAir}` : words.protectYourself;
}

function physicianEntries(context: CardContext): CardEntry[] {
  const found = ["notes_to_physician", "medical_attention"].map((field) =>
    sheetEntry(context, context.words.physician, { section: 4, field }, true),
  );
  return found.filter(({ text }) => text !== null).slice(0, 1);
}

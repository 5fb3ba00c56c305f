import { precaution } from "../sheet-statement";
import { type CardContext, type CardEntry, type CardPart, sheetText } from "./card-context";

/** The sheet's precautionary statements whose code begins as asked, in the card's language, by number. */
export function precautionsAmong({ facts, language }: CardContext, beginning: RegExp): CardEntry[] {
  const codes = facts.precautionaryStatements.flatMap(({ code }) =>
    code && beginning.test(code) ? [code] : [],
  );
  return [...new Set(codes)].sort().flatMap((code) => {
    const statement = precaution(code, facts, language);
    return statement ? [{ label: null, text: statement.text }] : [];
  });
}

/** By route, each with its statements by code, else the sheet's text, else a blank. */
export function firstAidPart(context: CardContext): CardPart {
  const { words } = context;
  const routes = [
    { label: words.inEyes, codes: /^P(?:305|337)/, field: "eye_contact" },
    { label: words.onSkin, codes: /^P(?:30[236]|33[2356]|36)/, field: "skin_contact" },
    { label: words.inhaled, codes: /^P(?:304|342)/, field: "inhalation" },
    { label: words.swallowed, codes: /^P(?:301|33[01]$)/, field: "ingestion" },
  ];
  const entries = routes.map(({ label, codes, field }): CardEntry => {
    const byCode = precautionsAmong(context, codes).map(({ text }) => text);
    return { label, text: byCode.join(" ") || sheetText(context, 4, field) };
  });
  const general = precautionsAmong(context, /^P3(?:08|1[0-5]|2)/).map(({ text }) => text);
  return {
    signs: context.signs.rescue,
    entries: general.length > 0 ? [...entries, { label: words.general, text: general.join(" ") }] : entries,
  };
}

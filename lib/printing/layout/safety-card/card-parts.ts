import employment from "@/lib/regulation/employment-limits.json";
import { statementText } from "@/lib/regulation/statement-text";
import { labelledCodes } from "@/lib/sheet/labelled-codes";
import { signalWordIn } from "../document-words";
import { labelCodes, labelHazards } from "../label/label-hazards";
import { numbersOf } from "../label/label-identity";
import { namedComponents } from "../label/named-components";
import { nameFor } from "../label/substance-name";
import {
  type CardContext,
  type CardEntry,
  type CardPart,
  isForeignSheet,
  LONGEST_TEXT,
  present,
  requiredEntry,
  sheetEntry,
} from "./card-context";
import { layoutOfLanguage } from "./card-layouts";
import { hazardTest, isToxicGas } from "./card-signs";
import { precautionEntries, statementsAmong } from "./card-statements";
import { limitsPart } from "./exposure-limits";
import { firstAidPart } from "./first-aid";
import { phonesPart } from "./phones";
import type { CardBlockKind } from "./profile";
import { isUnlimited, sensitisedPeople } from "./said";

/** What each kind of block holds. Codes speak in the law's words, sheet texts only in the card's language. */
export const cardParts: Record<CardBlockKind, (context: CardContext) => CardPart> = {
  scope: ({ words }) => plain([blank(words.workArea), blank(words.activity)]),
  product: productPart,
  hazards: hazardsPart,
  collective_protection: (context) =>
    plain([requiredEntry(context, context.words.ventilation, { section: 8, field: "engineering_controls" })]),
  personal_protection: personalProtectionPart,
  precautions: precautionsPart,
  hygiene: ({ words, facts }) => ({
    signs: facts.document.hazard_statements.some((code) => code.startsWith("H3")) ? ["M011"] : [],
    entries: [{ label: null, text: words.washHands }],
  }),
  storage: storagePart,
  emergency: () => plain([]),
  fire: firePart,
  spill: spillPart,
  first_aid: firstAidPart,
  waste: wastePart,
  limits: limitsPart,
  phones: phonesPart,
};

const plain = (entries: CardEntry[]): CardPart => ({ signs: [], entries });
const blank = (label: string): CardEntry => ({ label, text: null });
const known = (label: string | null, text: string | null): CardEntry[] => (text ? [{ label, text }] : []);

function productPart({ facts, words, language }: CardContext): CardPart {
  const { document } = facts;
  const { cas_number, ec_number } = numbersOf(facts);
  const numbers = [cas_number && `CAS ${cas_number}`, ec_number && `EC ${ec_number}`];
  const identity = [...(facts.isSubstance ? numbers : []), facts.ufi && `UFI ${facts.ufi}`]
    .filter(Boolean)
    .join(" · ");
  const named = facts.isSubstance
    ? []
    : namedComponents(document.components, document.hazard_statements, facts.labelText);
  const names = named.flatMap(
    (one) => nameFor(one, { language, sheetLanguage: document.language })?.name ?? [],
  );
  const uses = document.language === language ? facts.uses.join("; ") : "";
  return plain([
    { label: null, text: document.product_name ?? document.chemical_name, strong: true },
    ...known(words.identity, identity),
    ...known(words.contains, names.join("; ")),
    ...known(words.use, uses.length <= LONGEST_TEXT ? uses : ""),
    ...known(words.supplier, [document.supplier.name, document.supplier.phone].filter(Boolean).join(", ")),
  ]);
}

function hazardsPart(context: CardContext): CardPart {
  const { facts, language, words } = context;
  const codes = hazardsFirst(labelCodes(facts.document.hazard_statements));
  // Pictograms and signal word are those of the label; what it need not say the card does.
  const hazards = labelHazards(labelCodes(labelledCodes(facts.document)), facts.classifications, {
    pictograms: facts.document.ghs_pictograms,
    signalWord: facts.document.signal_word,
  });
  const statements = codes.flatMap((code) => {
    const official = statementText(code, language);
    return official?.complete ? [{ label: null, text: `${official.text} (${code})` }] : [];
  });
  return {
    signs: hazards.pictograms,
    entries: [
      ...(hazards.signalWord
        ? [{ label: null, text: signalWordIn(hazards.signalWord, language), strong: true }]
        : []),
      ...statements,
      ...reactionEntries(context),
      ...(language === "de" ? known(words.waterHazard, facts.waterHazardClass) : []),
    ],
  };
}

/** What it reacts with; what stands under reactivity where 10.3 says nothing. */
function reactionEntries(context: CardContext): CardEntry[] {
  const { words } = context;
  const entryOf = (label: string, field: string) =>
    present(sheetEntry(context, label, { section: 10, field }));
  const reactions = entryOf(words.reactions, "hazardous_reactions");
  return [
    ...(reactions.length > 0 ? reactions : entryOf(words.reactions, "reactivity")),
    ...entryOf(words.incompatible, "incompatible_materials"),
  ];
}

/** H statements before the additional EUH ones. */
const hazardsFirst = (codes: string[]) =>
  [/^H/, /^EUH/].flatMap((kind) => codes.filter((code) => kind.test(code)));

function personalProtectionPart(context: CardContext): CardPart {
  const { facts, words, signs } = context;
  const has = hazardTest(facts);
  const fields = [
    { label: words.eyes, field: "eye", of: ["M004", "M013"], reaches: /^H31[489]$/ },
    { label: words.hands, field: "hand", of: ["M009"], reaches: /^H31[0-24-7]$/ },
    { label: words.breathing, field: "respiratory", of: ["M016", "M017", "M047"], reaches: /^H33[0124]$/ },
    { label: words.skin, field: "skin", of: ["M008", "M010"], reaches: /^H31[014]$/ },
  ];
  const entries = fields.flatMap(({ label, field, of, reaches }) => {
    const isNeeded = has(reaches) || signs.protection.some((one) => of.includes(one));
    const place = { section: 8, field };
    // Equipment that the hazards call for and the sheet leaves open is for the employer to name.
    return isNeeded ? [requiredEntry(context, label, place)] : present(sheetEntry(context, label, place));
  });
  const byCode = precautionEntries(context, statementsAmong(context, /^P28[0-4]/));
  return { signs: signs.protection, entries: [...byCode, ...entries] };
}

function precautionsPart(context: CardContext): CardPart {
  const statements = statementsAmong(context, /^P2(?!8[0-4])/);
  const own = statements.filter(({ isPrinted }) => isPrinted).length;
  const handling = own < ENOUGH ? present(sheetEntry(context, null, { section: 7, field: "handling" })) : [];
  const shown = handling.map(({ text }) => text).join(" ");
  return {
    signs: context.signs.prohibition,
    entries: [
      ...precautionEntries(context, statements),
      ...handling,
      ...sensitisedEntries(context, shown),
      ...employmentEntries(context),
    ],
  };
}

/** Who is allergic already must not work with what makes people allergic: the sheet's sentence on it is never left out. */
function sensitisedEntries(context: CardContext, shown: string): CardEntry[] {
  const { facts } = context;
  if (isForeignSheet(context) || !hazardTest(facts)(/^(?:H334|H317|EUH204)$/)) return [];
  const text = sensitisedPeople(facts.textOf(7, "handling") ?? "");
  return text === null || shown.includes(text) ? [] : [{ label: null, text }];
}

/** Who may not work with it: on cards that follow German law (TRGS 555). */
function employmentEntries({ facts, language, words, profile }: CardContext): CardEntry[] {
  if ((profile.layout ?? layoutOfLanguage[language]) !== "betriebsanweisung") return [];
  const hazards = facts.document.hazard_statements.flatMap((code) => code.split("+"));
  return employment.limits
    .filter((limit) => limit.hazards.some((stem) => hazards.some((code) => code.startsWith(stem))))
    .map(({ text }) => ({ label: words.employment, text: text[language] }));
}

// So many rules by code say what there is to say; the sheet's own text is for cards with fewer.
const ENOUGH = 4;

function storagePart(context: CardContext): CardPart {
  const { facts, words } = context;
  const statements = statementsAmong(context, /^P4/);
  const isSaid = statements.some(({ isPrinted }) => isPrinted);
  const text = isSaid ? [] : present(sheetEntry(context, null, { section: 7, field: "storage" }));
  return plain([
    ...precautionEntries(context, statements),
    ...text,
    ...known(
      words.storageClass,
      facts.storageClass && facts.storageClass.length < 20 ? facts.storageClass : null,
    ),
    blank(words.storagePlace),
  ]);
}

function firePart(context: CardContext): CardPart {
  const { words } = context;
  return {
    signs: context.signs.prohibition.includes("P011") ? ["F001", "P011"] : ["F001"],
    entries: [
      requiredEntry(context, words.media, { section: 5, field: "suitable_media" }),
      ...present(sheetEntry(context, words.notWith, { section: 5, field: "unsuitable_media" })).filter(
        ({ text }) => !isUnlimited(text ?? ""),
      ),
      ...precautionEntries(context, statementsAmong(context, /^P37/)),
    ],
  };
}

function spillPart(context: CardContext): CardPart {
  const { words, signs } = context;
  const byCode = precautionEntries(context, statementsAmong(context, /^P39/));
  const containment = requiredEntry(context, null, { section: 6, field: "containment" });
  const environment = sheetEntry(context, null, { section: 6, field: "environmental" });
  // What keeps people from being hurt is not shortened: "evacuate", "self-contained breathing apparatus".
  const people = sheetEntry(context, words.people, { section: 6, field: "personal" }, true);
  return {
    signs: signs.emergency,
    entries: [
      ...evacuationEntries(context, people.text),
      ...present(people),
      ...byCode,
      // One line says of a sheet in another language where to look.
      ...(people.isUnavailable ? [] : present(environment)),
      ...(people.isUnavailable || (containment.text === null && byCode.length > 0) ? [] : [containment]),
    ],
  };
}

/** From a toxic gas people go, whatever the sheet says in its own language: the law's wording for it, first of all. */
function evacuationEntries({ facts, language, words }: CardContext, said: string | null): CardEntry[] {
  if (!isToxicGas(facts)) return [];
  const official = statementText("P380", language)?.text ?? null;
  const isSaid = said !== null && LEAVING.test(said);
  return [
    ...(official && !isSaid ? [{ label: words.people, text: `${official} (P380)`, strong: true }] : []),
    { label: null, text: words.ownAir, strong: true },
  ];
}

const LEAVING = /evacu|räum(?:en|ung)|evakuier|ontruim|évacu/i;

function wastePart(context: CardContext): CardPart {
  const { words, facts } = context;
  const byCode = precautionEntries(context, statementsAmong(context, /^P5/));
  const text = present(sheetEntry(context, null, { section: 13, field: "treatment" }));
  return plain([
    ...(byCode.length > 0 ? byCode : text),
    ...known(words.wasteCode, facts.wasteCodes.slice(0, 3).join(", ")),
    blank(words.collection),
  ]);
}

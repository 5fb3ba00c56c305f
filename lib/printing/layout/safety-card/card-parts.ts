import { withoutRedundantCodes } from "@/lib/regulation/redundant-statements";
import { statementText } from "@/lib/regulation/statement-text";
import { signalWordIn } from "../document-words";
import { labelHazards } from "../label/label-hazards";
import { namedComponents } from "../label/named-components";
import { nameFor } from "../label/substance-name";
import {
  type CardContext,
  type CardEntry,
  type CardPart,
  LONGEST_TEXT,
  sheetText,
  wholeSheetText,
} from "./card-context";
import { limitsPart } from "./exposure-limits";
import { firstAidPart, precautionsAmong } from "./first-aid";
import { phonesPart } from "./phones";
import type { CardBlockKind } from "./profile";

/** What each kind of block holds. Codes speak in the law's words, sheet texts only in the card's language. */
export const cardParts: Record<CardBlockKind, (context: CardContext) => CardPart> = {
  scope: ({ words }) => plain([blank(words.workArea), blank(words.activity)]),
  product: productPart,
  hazards: hazardsPart,
  collective_protection: (context) =>
    plain([{ label: context.words.ventilation, text: sheetText(context, 8, "engineering_controls") }]),
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
  const numbers = [
    document.cas_number && `CAS ${document.cas_number}`,
    document.ec_number && `EC ${document.ec_number}`,
  ];
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

function hazardsPart({ facts, language, words }: CardContext): CardPart {
  const codes = hazardsFirst(withoutRedundantCodes(facts.document.hazard_statements));
  const hazards = labelHazards(codes, facts.classifications, {
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
      ...(language === "de" ? known(words.waterHazard, facts.waterHazardClass) : []),
    ],
  };
}

/** H statements before the additional EUH ones. */
const hazardsFirst = (codes: string[]) =>
  [/^H/, /^EUH/].flatMap((kind) => codes.filter((code) => kind.test(code)));

function personalProtectionPart(context: CardContext): CardPart {
  const { words, signs } = context;
  const fields = [
    { label: words.eyes, field: "eye", sign: "M004" },
    { label: words.hands, field: "hand", sign: "M009" },
    { label: words.breathing, field: "respiratory", sign: "M017" },
    { label: words.skin, field: "skin", sign: "M010" },
  ];
  const entries = fields.flatMap(({ label, field, sign }) => {
    const text = sheetText(context, 8, field);
    // Equipment that the codes call for and the sheet leaves open is for the employer to name.
    return text || signs.protection.includes(sign) ? [{ label, text }] : [];
  });
  return { signs: signs.protection, entries: [...precautionsAmong(context, /^P28[0-4]/), ...entries] };
}

function precautionsPart(context: CardContext): CardPart {
  const byCode = precautionsAmong(context, /^P2(?!8[0-4])/);
  const handling = byCode.length < ENOUGH ? known(null, sheetText(context, 7, "handling")) : [];
  return { signs: context.signs.prohibition, entries: [...byCode, ...handling] };
}

// So many rules by code say what there is to say; the sheet's own text is for cards with fewer.
const ENOUGH = 4;

function storagePart(context: CardContext): CardPart {
  const { facts, words } = context;
  const byCode = precautionsAmong(context, /^P4/);
  const text = byCode.length === 0 ? known(null, sheetText(context, 7, "storage")) : [];
  return plain([
    ...byCode,
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
      { label: words.media, text: sheetText(context, 5, "suitable_media") },
      ...known(words.notWith, sheetText(context, 5, "unsuitable_media")),
      ...precautionsAmong(context, /^P37/),
    ],
  };
}

function spillPart(context: CardContext): CardPart {
  const byCode = precautionsAmong(context, /^P39/);
  const containment = sheetText(context, 6, "containment");
  const environment = known(null, sheetText(context, 6, "environmental"));
  return plain([
    // What keeps people from being hurt is not shortened: "evacuate", "self-contained breathing apparatus".
    ...known(context.words.people, wholeSheetText(context, 6, "personal")),
    ...byCode,
    ...environment,
    ...(containment || byCode.length === 0 ? [{ label: null, text: containment }] : []),
  ]);
}

function wastePart(context: CardContext): CardPart {
  const { words, facts } = context;
  const byCode = precautionsAmong(context, /^P5/);
  const text = known(null, sheetText(context, 13, "treatment"));
  return plain([
    ...(byCode.length > 0 ? byCode : text),
    ...known(words.wasteCode, facts.wasteCodes.slice(0, 3).join(", ")),
    blank(words.collection),
  ]);
}

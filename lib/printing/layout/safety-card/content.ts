import { sheetFacts } from "@/lib/sheet/facts";
import type { Sections } from "@/lib/sheet/schema";
import type { SheetSummary } from "@/lib/sheet/summary";
import {
  dateIn,
  hazardAdvice,
  hazardWarnings,
  supersededAdvice,
  supersededText,
  unreleasedText,
} from "../document-words";
import type { CardLanguage } from "../languages";
import { inLatinScript } from "../latin-script";
import { type CardContext, type CardEntry, type CardPart, isForeignSheet } from "./card-context";
import { blockHeadings, cardLayouts, layoutOfLanguage, partsOfBlock } from "./card-layouts";
import { cardParts } from "./card-parts";
import { cardSigns } from "./card-signs";
import { cardWords } from "./card-words";
import type { CardBlockKind, CardLayoutKind, SafetyCardProfile } from "./profile";

export type CardOptions = {
  language: CardLanguage;
  profile: SafetyCardProfile;
  /** Stands on the card where the sheet's own product name was not read. */
  productName?: string | null;
  /** There is a later revision of the sheet: the card says so. Default false. */
  isSuperseded?: boolean;
  /** Nobody has released the sheet, and the team wants that said. Default false. */
  isUnreleased?: boolean;
  /** YYYY-MM-DD, the day the card is made; a blank to fill in without it. */
  date?: string | null;
  /** Who answers for the card; without it there is a blank for a signature. */
  approval?: CardApproval | null;
};

/** `validUntil` is YYYY-MM-DD; null where no day is set. */
export type CardApproval = { by: string; version: number; validUntil: string | null };

export type CardBlock = { kind: CardBlockKind | "warning"; heading: string; parts: CardPart[] };

export type CardWarning = {
  code: "hazards_unknown" | "hazards_doubtful" | "superseded" | "transliterated" | "group_differs";
  /** The date of a superseded sheet (YYYY-MM-DD), or what was in another script; of a group also the product. */
  subject: string | null;
};

/** Everything a safety card says, before it is a PDF or a Word file. */
export type CardContent = {
  language: CardLanguage;
  layout: CardLayoutKind;
  title: string;
  productName: string;
  colours: { heading: string; headingText: string };
  framed: boolean;
  logo: SafetyCardProfile["logo"];
  /** Number, company, site, …: blanks where the profile leaves them open. */
  head: CardEntry[];
  blocks: CardBlock[];
  footer: string[];
  pageWord: string;
  /** What a careful person should know before using it; it stands on the card too. */
  warnings: CardWarning[];
};

/**
 * The content of a safety card (Betriebsanweisung, VIK, notice de poste) for an extracted sheet. Statements by
 * code are in the law's wording of the card's language; texts of the sheet appear only when they are in that
 * language, and a card without them says so; what neither gives is a blank, never invented. Pure: the same input gives the same content.
 */
export function cardContent(
  source: { document: SheetSummary; sections: Sections },
  {
    language,
    profile,
    productName = null,
    isSuperseded = false,
    isUnreleased = false,
    date = null,
    approval = null,
  }: CardOptions,
): CardContent {
  const name = source.document.product_name ?? source.document.chemical_name ?? productName;
  const facts = sheetFacts({ ...source.document, product_name: name }, source.sections);
  const kind = profile.layout ?? layoutOfLanguage[language];
  const layout = cardLayouts[kind];
  const context: CardContext = {
    facts,
    language,
    words: cardWords[language],
    signs: cardSigns(facts),
    profile,
  };
  const kinds = profile.blocks ?? layout.blocks;
  const content: CardContent = {
    language,
    layout: kind,
    title: layout.title[language],
    productName: name ?? "",
    colours: profile.colours ?? layout.colours,
    framed: layout.framed,
    logo: profile.logo,
    head: headOf(context, date, approval),
    blocks: [
      ...(isSuperseded ? [supersededBlock(context)] : []),
      ...warningBlocks(context),
      ...kinds.flatMap((block) => {
        const parts = partsOf(block, kind, kinds, context);
        return parts.length > 0
          ? { kind: block, heading: headingOf(block, kind, profile, language), parts }
          : [];
      }),
    ],
    footer: [...(isUnreleased ? [unreleasedText[language]] : []), ...footerOf(context)],
    pageWord: context.words.page,
    warnings: [
      ...(isSuperseded ? [{ code: "superseded" as const, subject: facts.document.revision_date }] : []),
      ...(facts.hazards === "known" ? [] : [{ code: `hazards_${facts.hazards}` as const, subject: null }]),
    ],
  };
  const latin = inLatinScript(content, ["warnings", "logo"]);
  if (latin.written.length === 0) return content;
  const subject = latin.written.join("; ");
  return { ...latin.value, warnings: [...content.warnings, { code: "transliterated", subject }] };
}

function supersededBlock({ facts: { document }, language }: CardContext): CardBlock {
  const entry = { label: null, text: supersededAdvice(language), strong: true };
  const heading = supersededText(document.revision_date, language);
  return { kind: "warning", heading, parts: [{ signs: [], entries: [entry] }] };
}

/** Above all blocks, whichever of them a profile has chosen: nobody may take silence for harmlessness. */
function warningBlocks({ facts: { hazards }, language }: CardContext): CardBlock[] {
  if (hazards === "known") return [];
  const entry = { label: null, text: hazardAdvice[language][hazards], strong: true };
  const heading = hazardWarnings[language][hazards];
  return [{ kind: "warning", heading, parts: [{ signs: [], entries: [entry] }] }];
}

/** A block's own part and those that the layout puts into it, unless they have a block of their own; else a blank. */
function partsOf(
  block: CardBlockKind,
  layout: CardLayoutKind,
  blocks: readonly CardBlockKind[],
  context: CardContext,
): CardPart[] {
  const wanted = (partsOfBlock[layout][block] ?? [block]).filter(
    (part) => part === block || !blocks.includes(part),
  );
  if (wanted.length === 0) return [];
  const parts = wanted
    .map((part) => ({ ...cardParts[part](context), kind: part }))
    .filter(({ entries }) => entries.length > 0);
  return parts.length > 0 ? parts : [NOTHING_KNOWN];
}

const NOTHING_KNOWN: CardPart = { signs: [], entries: [{ label: null, text: null }] };

/** TRGS 555 prints the number to call beside the headings of the emergency and first-aid blocks. */
function headingOf(
  block: CardBlockKind,
  layout: CardLayoutKind,
  profile: SafetyCardProfile,
  language: CardLanguage,
) {
  const heading = blockHeadings[block][language];
  if (layout !== "betriebsanweisung" || (block !== "emergency" && block !== "first_aid")) return heading;
  return `${heading} (${cardWords[language].emergencyCall}: ${profile.emergencyNumber ?? "112"})`;
}

function headOf(
  { words, profile, language }: CardContext,
  date: string | null,
  approval: CardApproval | null,
): CardEntry[] {
  const approved = approval && [
    { label: words.version, text: String(approval.version) },
    ...(approval.validUntil
      ? [{ label: words.validUntil, text: dateIn(approval.validUntil, language) }]
      : []),
    { label: words.approvedBy, text: approval.by },
  ];
  return [
    { label: words.number, text: null },
    { label: words.company, text: profile.company },
    { label: words.site, text: profile.site },
    { label: words.department, text: profile.department },
    { label: words.responsible, text: profile.responsiblePerson },
    { label: words.date, text: date ? dateIn(date, language) : null },
    ...(approved ?? [{ label: words.signature, text: null }]),
  ];
}

function footerOf(context: CardContext): string[] {
  const { facts, words, profile, language } = context;
  const { revision_date, supplier } = facts.document;
  const revision = revision_date ? `${words.revision} ${dateIn(revision_date, language)}` : null;
  const source = [words.source, revision, supplier.name && `(${supplier.name})`].filter(Boolean).join(" ");
  const foreign = isForeignSheet(context) ? [words.foreignTexts] : [];
  return [source, ...foreign, ...(profile.footer ? [profile.footer] : [])];
}

import { countryOf } from "@/lib/access/settings/service";
import type { Context } from "@/lib/platform/context";
import type { CardLanguage } from "@/lib/printing/layout/languages";
import type { CardApproval } from "@/lib/printing/layout/safety-card/content";
import { type CardBlank, cardBlanks } from "@/lib/printing/layout/safety-card/fill-in";
import { type CardSources, contentOfCards } from "@/lib/printing/layout/safety-card/group/content-of-cards";
import type { SafetyCardProfile } from "@/lib/printing/layout/safety-card/profile";
import { makeApart } from "@/lib/printing/processes/pool";
import { withSoundLogo } from "@/lib/printing/profiles/logo";
import { type ProfileSettings, toCardProfile } from "@/lib/printing/profiles/schema";
import { settingsOf } from "@/lib/printing/profiles/service";
import { exampleSheet } from "./example-sheet";
import { sourcesOf } from "./service";
import { warningsOf } from "./warnings";

export type CardFormat = "pdf" | "word";
export type CardWishes = {
  format: CardFormat;
  language: CardLanguage;
  profile_id?: string;
  isUnreleased?: boolean;
};

export const EVERY_SECTION = Array.from({ length: 16 }, (_, index) => index + 1);

/** The safety card of a document. Errors: 409 without data, 404 for an unknown profile. */
export async function safetyCard(context: Context, id: string, { format, ...wishes }: CardWishes) {
  const rest = { group: null, profile_id: wishes.profile_id ?? null, settings: null, filled: {} };
  const draft = { ...wishes, ...rest, sds_id: id };
  return draftedCard(context, draft, format);
}

export type CardDraft = {
  sds_id: string | null;
  group: { name: string; sds_ids: string[] } | null;
  language: CardLanguage;
  profile_id: string | null;
  settings: ProfileSettings | null;
  filled: Record<string, string>;
  /** The card says that nobody has released the sheet. */
  isUnreleased?: boolean;
  approval?: CardApproval | null;
};

/** A safety card as it would be with settings that are not kept yet, and with its blanks filled in. */
export async function draftedCard(context: Context, draft: CardDraft, format: CardFormat) {
  const { of, name } = await drafted(context, draft);
  const made = await makeApart({ kind: "card", of, filled: draft.filled, format });
  if (made.kind !== "file") throw new Error(`a card was asked for and ${made.kind} came`);
  return {
    body: made.bytes,
    warnings: warningsOf(made.warnings, []),
    fileName: `safety card ${name}.${format === "pdf" ? "pdf" : "docx"}`,
    contentType: CONTENT_TYPES[format],
    disposition: format === "pdf" ? ("inline" as const) : ("attachment" as const),
  };
}

export const CONTENT_TYPES = {
  pdf: "application/pdf",
  word: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
} as const;

/** What a person may fill in on a card. */
export async function blanksOfCard(context: Context, draft: CardDraft): Promise<CardBlank[]> {
  const { of } = await drafted(context, draft);
  return cardBlanks(contentOfCards(of));
}

/** What a card is made from. */
export async function drafted(
  context: Context,
  { sds_id, group, language, profile_id, settings, isUnreleased, approval = null }: CardDraft,
): Promise<{ of: CardSources; name: string; profile: SafetyCardProfile }> {
  const ids = group?.sds_ids ?? (sds_id ? [sds_id] : []);
  const sheets = await sourcesOf(context, ids, EVERY_SECTION);
  const kept = settings ? await withSoundLogo(settings) : await settingsOf(context, profile_id ?? undefined);
  const own = toCardProfile(kept);
  const profile = { ...own, country: own.country ?? (await countryOf(context)) };
  const date = new Date().toISOString().slice(0, 10);
  const common = { language, profile, date, isUnreleased, approval };
  const cards = sheets.map(({ document, sections, ownName, isSuperseded }) => ({
    source: { document, sections },
    options: { ...common, productName: ownName, isSuperseded },
  }));
  const example = { source: exampleSheet, options: common };
  return {
    of: { cards: cards.length > 0 ? cards : [example], group: group?.name ?? null },
    name: group?.name ?? sheets[0]?.name ?? "",
    profile,
  };
}

import type { z } from "zod";
import { requireDocument } from "@/lib/holdings/documents/service";
import { readWithSheet } from "@/lib/holdings/opinion/service";
import { whoCalls } from "@/lib/holdings/review/people";
import { type MessageLanguage, messageLanguages } from "@/lib/opinion/finding";
import { letterText } from "@/lib/opinion/letter/letter";
import type { Context } from "@/lib/platform/context";
import { database } from "@/lib/platform/database/client";
import { transaction } from "@/lib/platform/database/transaction";
import { AppError, invalid, notFound } from "@/lib/platform/errors";
import { countLetters, lettersOf } from "./kept/service";
import type { Letter, LetterChange, LetterDraft, LetterQuery, LetterWish, NewLetter } from "./schema";

type Found = z.input<typeof Letter>;

/** A letter without an answer is reminded of after so many days. */
const remindAfterDays = 30;
/** A sheet has a handful. */
const mostOfSheet = 100;

/** The letters about a sheet, open ones first. Errors: 404. */
export async function ofSheet(context: Context, documentId: string): Promise<Found[]> {
  await requireDocument(database(), context, documentId);
  return (await lettersOf(context, { documentId }, { from: 0, most: mostOfSheet })).letters;
}

/** A page of the team's letters, open ones first and of these the oldest. */
export async function list(
  context: Context,
  { page, per_page, status, min_age_days }: z.output<typeof LetterQuery>,
  now: Date,
) {
  const filter = { isOpen: status && status === "open", before: daysBefore(now, min_age_days) };
  const from = (page - 1) * per_page;
  const { letters, total } = await lettersOf(context, filter, { from, most: per_page });
  return { meta: { page, per_page, total, has_more: from + letters.length < total }, data: letters };
}

/** How many letters are without an answer for so long that one is reminded. */
export const countUnanswered = (context: Context, now: Date): Promise<number> =>
  countLetters(context, { isOpen: true, before: daysBefore(now, remindAfterDays) });

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * 86_400_000);

/** One letter about a sheet. Errors: 404. */
export async function read(context: Context, documentId: string, id: string): Promise<Found> {
  const { letters } = await lettersOf(context, { id, documentId }, { from: 0, most: 1 });
  const [letter] = letters;
  if (!letter) throw notFound("This letter");
  return letter;
}

/**
 * What a letter to the supplier would say; nothing is kept. Errors: 404, 409 where there is nothing to ask, 422 for a
 * finding that the opinion does not have or that the supplier cannot answer.
 */
export async function draft(
  context: Context,
  documentId: string,
  wish: z.output<typeof LetterWish>,
): Promise<z.input<typeof LetterDraft>> {
  const { row } = await readWithSheet(context, documentId, "en");
  const language = wish.language ?? languageOf(row.language);
  const { summary, opinion } = await readWithSheet(context, documentId, language);
  const asked = opinion.findings.filter(({ question }) => question !== null);
  const points = wish.findings
    ? chosenOf(asked, wish.findings)
    : asked.filter(({ severity }) => severity !== "note");
  if (points.length === 0) throw new AppError("conflict", "There is nothing to ask the supplier about.");
  const about = {
    product: row.productName ?? row.fileName,
    revisionDate: row.revisionDate?.toISOString().slice(0, 10) ?? null,
    signers: await signersOf(context),
  };
  return {
    language,
    recipient: summary?.supplier.name ?? null,
    recipient_email: summary?.supplier.email ?? null,
    ...letterText(about, points, language),
    findings: points.map(({ code, paths }) => ({ code, paths })),
  };
}

const languageOf = (language: string | null): MessageLanguage =>
  messageLanguages.find((one) => one === language) ?? "en";

type Named = z.output<typeof LetterDraft>["findings"][number];

function chosenOf<Asked extends Named>(asked: readonly Asked[], wanted: readonly Named[]): Asked[] {
  const nameOf = ({ code, paths }: Named) => JSON.stringify([code, paths]);
  const names = new Set(wanted.map(nameOf));
  const chosen = asked.filter((finding) => names.has(nameOf(finding)));
  const missing = wanted.find((one) => !chosen.some((finding) => nameOf(finding) === nameOf(one)));
  if (missing) throw invalid("findings", `holds what the supplier cannot be asked: ${missing.code}`);
  return chosen;
}

/** A person with the team; what a key sends is from the team. */
async function signersOf(context: Context): Promise<string[]> {
  if (context.actor.kind !== "user") return [context.team.name];
  const { byName } = await transaction((tx) => whoCalls(tx, context));
  return [byName, context.team.name];
}

/** Keeps a letter as open: as composed, or with the words that a person has changed. Errors: as `draft`. */
export async function create(
  context: Context,
  documentId: string,
  { language, findings, ...words }: z.output<typeof NewLetter>,
): Promise<Found> {
  const composed = await draft(context, documentId, { language, findings });
  return transaction(async (tx) => {
    const { id } = await tx.letter.create({
      data: {
        teamId: context.team.id,
        documentId,
        language: composed.language,
        subject: words.subject ?? composed.subject,
        text: words.text ?? composed.text,
        recipient: words.recipient === undefined ? composed.recipient : words.recipient,
        recipientEmail:
          words.recipient_email === undefined ? composed.recipient_email : words.recipient_email,
        findings: composed.findings,
        ...(await whoCalls(tx, context)),
      },
    });
    return read(context, documentId, id);
  });
}

/** Closes a letter, or opens it again. Errors: 404. */
export async function change(
  context: Context,
  documentId: string,
  id: string,
  { status, note }: z.output<typeof LetterChange>,
): Promise<Found> {
  await read(context, documentId, id);
  return transaction(async (tx) => {
    const by = status === "answered" ? await whoCalls(tx, context) : null;
    await tx.letter.update({
      where: { teamId_id: { teamId: context.team.id, id } },
      data: {
        closedAt: by && new Date(),
        closedByKind: by?.byKind ?? null,
        closedById: by?.byId ?? null,
        closedByName: by?.byName ?? null,
        ...(note === undefined ? {} : { note }),
      },
    });
    return read(context, documentId, id);
  });
}

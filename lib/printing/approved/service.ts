import type { z } from "zod";
import { requireDocument } from "@/lib/holdings/documents/service";
import { whoCalls } from "@/lib/holdings/review/people";
import type { Context } from "@/lib/platform/context";
import { database } from "@/lib/platform/database/client";
import type { Prisma, SafetyCard } from "@/lib/platform/database/generated/client";
import { pool } from "@/lib/platform/database/pool";
import { requireProduct, requireWorkplace } from "@/lib/platform/database/team-rows";
import { transaction } from "@/lib/platform/database/transaction";
import { AppError, invalid, notFound } from "@/lib/platform/errors";
import { keepFile, openFile } from "@/lib/platform/kept-files/service";
import { cardLines } from "@/lib/printing/layout/safety-card/card-lines";
import { filledIn } from "@/lib/printing/layout/safety-card/fill-in";
import { contentOfCards } from "@/lib/printing/layout/safety-card/group/content-of-cards";
import { type CardDraft, drafted } from "@/lib/printing/made/cards";
import { makeApart } from "@/lib/printing/processes/pool";
import { lookAgain } from "./looking-again/service";
import {
  type ApprovedCardFilter,
  type ApprovedCardList,
  type ApprovedCardResource,
  type CardApprovalRequest,
  RestedOn,
} from "./schema";
import { type CardRow, cardColumns, cardsWithStatus } from "./statement";

/** A page of the team's approved cards, those that ask for attention first. Errors: 404 for what one asks of. */
export async function list(
  context: Context,
  { page, per_page, ...filter }: ApprovedCardFilter,
): Promise<z.input<typeof ApprovedCardList>> {
  const { sds_id = null, product_id = null, workplace_id = null, status = null } = filter;
  if (sds_id) await requireDocument(database(), context, sds_id);
  if (product_id) await requireProduct(database(), context, product_id);
  if (workplace_id) await requireWorkplace(database(), context, workplace_id);
  await lookAgain(context);
  const { rows } = await pool().query<CardRow & { total: number }>(
    `select ${cardColumns}, count(*) over ()::int as total from (${cardsWithStatus}) c
     where ($2::uuid is null or $2 = any(c.document_ids)
         or (select product_id from documents where team_id = $1 and id = $2) = any(c.product_ids))
       and ($3::uuid is null or $3 = any(c.product_ids))
       and ($4::uuid is null or c.workplace_id is null or c.workplace_id = $4)
       and ($5::text is null or c.status = $5)
     order by array_position(array['outdated', 'expired', 'approved', 'superseded', 'withdrawn'], c.status),
       c.approved_at desc, c.id limit $6 offset $7`,
    [context.team.id, sds_id, product_id, workplace_id, status, per_page, (page - 1) * per_page],
  );
  const total = rows[0]?.total ?? 0;
  return {
    meta: { page, per_page, total, has_more: (page - 1) * per_page + rows.length < total },
    data: rows.map(toResource),
  };
}

/** How many approved cards are outdated or past their day. */
export async function attention(context: Context): Promise<{ outdated: number; expired: number }> {
  await lookAgain(context);
  const { rows } = await pool().query<{ outdated: number; expired: number }>(
    `select count(*) filter (where status = 'outdated')::int as outdated,
       count(*) filter (where status = 'expired')::int as expired from (${cardsWithStatus}) c`,
    [context.team.id],
  );
  return rows[0] ?? { outdated: 0, expired: 0 };
}

/** The sheets of a card, and what their products are called together; null for a card of one sheet. */
type CardOf = { sds_ids: string[]; group: string | null };

/**
 * Approves a card: it is made once more with who answers for it, and kept as it is; what it rested on is kept beside it. An
 * earlier version for the same product or group, workplace and language is superseded. Errors: 404, 409 without data.
 */
export async function approve(
  context: Context,
  of: CardOf,
  { workplace_id: workplaceId, valid_until: validUntil, ...draft }: CardApprovalRequest,
  isUnreleased: boolean,
): Promise<z.input<typeof ApprovedCardResource>> {
  if (validUntil && validUntil < new Date().toISOString().slice(0, 10))
    throw invalid("valid_until", "must not have passed already");
  const teamId = context.team.id;
  const id = await transaction(async (tx) => {
    if (workplaceId) await requireWorkplace(tx, context, workplaceId);
    const readings = await lockedReadings(tx, context, of.sds_ids);
    const earlier = await earlierOf(tx, context, of, { workplaceId, language: draft.language });
    const { byId, byName } = await whoCalls(tx, context);
    const version = Math.max(0, ...earlier.map((card) => card.version)) + 1;
    const approval = { by: byName, version, validUntil };
    const { name, sha256, byteSize, ...content } = await madeCard(context, of, {
      ...draft,
      isUnreleased,
      approval,
    });
    await tx.safetyCard.updateMany({
      where: { teamId, id: { in: earlier.map((card) => card.id) }, state: "approved" },
      data: { state: "superseded" },
    });
    const reading_ids = readings.map((one) => one.seenReadingId);
    const restedOn: RestedOn = { ...content, reading_ids, group: of.group, filled: draft.filled };
    const kept = { name, sha256, byteSize, restedOn, language: draft.language };
    const approved = { version, approvedById: byId, approvedByName: byName };
    const until = validUntil && new Date(`${validUntil}T00:00:00Z`);
    const row = await tx.safetyCard.create({
      data: { ...kept, ...approved, validUntil: until, teamId, workplaceId },
    });
    await tx.safetyCardSheet.createMany({
      data: readings.map((one, position) => ({ ...one, teamId, cardId: row.id, position })),
    });
    return row.id;
  });
  return read(context, id);
}

/** Those who approve cards of one sheet's product wait for each other at the sheets, in one order. */
async function lockedReadings(
  tx: Prisma.TransactionClient,
  context: Context,
  documentIds: readonly string[],
) {
  const rows = await tx.$queryRaw<{ document_id: string; id: string | null }[]>`
    select d.id as document_id, r.id from documents d left join lateral (
      select id from readings r where r.team_id = d.team_id and r.document_id = d.id) r on true
    where d.team_id = ${context.team.id}::uuid and d.id = any(${documentIds}::uuid[]) order by d.id for no key update of d`;
  return documentIds.map((asked) => {
    const row = rows.find(({ document_id }) => document_id === asked.toLowerCase());
    if (!row) throw notFound("This SDS document");
    if (!row.id) throw new AppError("conflict", "The sheet has no extracted data yet.");
    return { documentId: row.document_id, seenReadingId: row.id };
  });
}

/** All versions for the same product (else the same sheet) or the group of the same name, at the workplace in the language. */
async function earlierOf(
  tx: Prisma.TransactionClient,
  { team }: Context,
  { sds_ids, group }: CardOf,
  at: { workplaceId: string | null; language: string },
): Promise<SafetyCard[]> {
  const where = { teamId: team.id, ...at };
  const isOf = ({ restedOn }: SafetyCard) => RestedOn.parse(restedOn).group === group;
  if (group !== null)
    return (await tx.safetyCard.findMany({ where: { ...where, name: group } })).filter(isOf);
  const { id, productId } = await tx.document.findFirstOrThrow({
    where: { id: sds_ids[0], teamId: team.id },
  });
  const sheets = { some: productId ? { document: { productId } } : { documentId: id } };
  return (await tx.safetyCard.findMany({ where: { ...where, sheets } })).filter(isOf);
}

async function madeCard(
  context: Context,
  { sds_ids, group }: CardOf,
  draft: Pick<CardDraft, "language" | "profile_id" | "filled" | "isUnreleased" | "approval">,
) {
  const { of, name, profile } = await drafted(context, {
    ...draft,
    sds_id: sds_ids[0] ?? null,
    group: group === null ? null : { name: group, sds_ids },
    settings: null,
  });
  const made = await makeApart({ kind: "card", of, filled: draft.filled, format: "pdf" });
  if (made.kind !== "file") throw new Error(`a card was asked for and ${made.kind} came`);
  const sha256 = await keepFile(made.bytes);
  const content = contentOfCards(of);
  return {
    name: content.productName || name,
    sha256,
    byteSize: made.bytes.byteLength,
    lines: cardLines(filledIn(content, draft.filled)),
    profile: { ...profile, logo: null },
  };
}

async function read(context: Context, id: string): Promise<z.input<typeof ApprovedCardResource>> {
  const { rows } = await pool().query<CardRow>(
    `select ${cardColumns} from (${cardsWithStatus}) c where c.id = $2`,
    [context.team.id, id],
  );
  const [row] = rows;
  if (!row) throw notFound("This safety card");
  return toResource(row);
}

/** The file of an approved card, as it was when it was approved. Errors: 404. */
export async function file(context: Context, id: string) {
  const row = await database().safetyCard.findFirst({ where: { id, teamId: context.team.id } });
  const stored = row && (await openFile(row.sha256));
  if (!row || !stored) throw notFound("This safety card");
  const fileName = `safety card ${row.name.slice(0, 120)} (${row.version}).pdf`;
  return { ...stored, fileName, etag: `"${row.sha256.trim()}"` };
}

/** Takes an approved card back; it stays in the list. Errors: 404; 409 for one that holds no more. */
export async function withdraw(context: Context, id: string): Promise<z.input<typeof ApprovedCardResource>> {
  await requireApproved(context, id);
  await database().safetyCard.updateMany({
    where: { id, teamId: context.team.id, state: "approved" },
    data: { state: "withdrawn" },
  });
  return read(context, id);
}

async function requireApproved({ team }: Context, id: string): Promise<SafetyCard> {
  const row = await database().safetyCard.findFirst({ where: { id, teamId: team.id } });
  if (!row) throw notFound("This safety card");
  if (row.state !== "approved")
    throw new AppError(
      "conflict",
      `This safety card is ${row.state}: there is another one, or none, in its place.`,
    );
  return row;
}

/**
 * Notes that a worker was instructed by a card (GefStoffV § 14(2)); the first time of one name counts. Errors: 404 also for a
 * card of another workplace than the one where it is read, 409 for one that holds no more.
 */
export async function acknowledge(
  context: Context,
  id: string,
  name: string,
  workplaceId: string | null = null,
): Promise<z.input<typeof ApprovedCardResource>> {
  const row = await requireApproved(context, id);
  if (workplaceId && row.workplaceId && row.workplaceId !== workplaceId) throw notFound("This safety card");
  const where = { teamId: context.team.id, cardId: id };
  if ((await database().cardAcknowledgement.count({ where })) >= mostAcknowledgements)
    throw new AppError("conflict", `A card takes ${mostAcknowledgements} names.`);
  await database().cardAcknowledgement.createMany({ data: [{ ...where, name }], skipDuplicates: true });
  return read(context, id);
}

/** Whoever stands at an open door may write names: there is an end to them. */
const mostAcknowledgements = 1_000;

/** The cards that hold at a workplace for a product. */
export async function cardsAt(context: Context, workplaceId: string, productId: string): Promise<CardRow[]> {
  const { rows } = await pool().query<CardRow>(
    `select ${cardColumns} from (${cardsWithStatus}) c where c.state = 'approved' and $2 = any(c.product_ids)
       and (c.workplace_id is null or c.workplace_id = $3) order by c.workplace_id nulls last, c.language, c.id`,
    [context.team.id, productId, workplaceId],
  );
  return rows;
}

function toResource({
  approved_at,
  acknowledgements,
  ...row
}: CardRow): z.input<typeof ApprovedCardResource> {
  return {
    ...row,
    approved_at: approved_at.toISOString(),
    acknowledgements: acknowledgements.map(({ name, at }) => ({
      name,
      at: new Date(`${at}Z`).toISOString(),
    })),
  };
}

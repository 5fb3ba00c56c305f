import type { z } from "zod";
import { recordEvent } from "@/lib/api/audit/service";
import { columnsOf } from "@/lib/holdings/documents/columns";
import { isOlderRevision } from "@/lib/holdings/filing/primary";
import { fileDocument } from "@/lib/holdings/filing/service";
import { touch } from "@/lib/holdings/placing/service";
import type { Context } from "@/lib/platform/context";
import { database } from "@/lib/platform/database/client";
import type { Prisma, Word } from "@/lib/platform/database/generated/client";
import { transaction } from "@/lib/platform/database/transaction";
import { AppError, invalid, notFound } from "@/lib/platform/errors";
import type { KeptReading } from "@/lib/sheet/critical-values";
import { type CheckedWord, checkedWords } from "./changes";
import { json, jsonOrNull, keptReading, mergeWords, wordsOf } from "./merging";
import { type Person, whoCalls } from "./people";
import { withReading } from "./reading";
import type { ReleaseWish, Review, ReviewChange } from "./schema";
import { openOf, type Reviewed, reliedOn, toReview, valuesOf } from "./values";

const parts = { ...withReading, release: true } satisfies Prisma.DocumentInclude;
type Row = Prisma.DocumentGetPayload<{ include: typeof parts }>;
type Tx = Prisma.TransactionClient;

/** The critical values of a document with what people have said of them. Errors: 404. */
export async function read(context: Context, id: string): Promise<z.input<typeof Review>> {
  return toReview(await reviewed(database(), await find(database(), context, id)));
}

async function find(tx: Tx, context: Context, id: string): Promise<Row> {
  const row = await tx.document.findFirst({ where: { id, teamId: context.team.id }, include: parts });
  if (!row) throw notFound("This SDS document");
  return row;
}

async function reviewed(tx: Tx, row: Row): Promise<Reviewed> {
  const asRead = keptReading(row.extraction);
  return {
    state: row.reviewState,
    read: asRead,
    merged: row.correctedReading ? { ...keptReading(row.correctedReading), sources: asRead.sources } : asRead,
    words: await wordsOf(tx, row),
    earlier: await earlierWords(tx, row),
    release: row.release,
  };
}

/** What people have corrected in earlier revisions of a document's product, the latest revision first. */
async function earlierWords(tx: Tx, { id, teamId, productId, revisionDate }: Row): Promise<Word[]> {
  if (!productId) return [];
  const others = await tx.document.findMany({
    where: { teamId, productId, id: { not: id }, words: { some: { state: "corrected" } } },
    select: { revisionDate: true, words: { where: { state: "corrected" } } },
    orderBy: [{ revisionDate: { sort: "desc", nulls: "last" } }, { id: "asc" }],
  });
  return others.filter((one) => isOlderRevision(one, { revisionDate })).flatMap(({ words }) => words);
}

/**
 * Takes over what somebody says of a document's values: all of it or nothing. A release ends with it.
 * Errors: 404, 409 while the sheet is read for the first time, 422 naming each word that is wrong.
 */
export async function write(
  context: Context,
  id: string,
  { values: wishes }: z.infer<typeof ReviewChange>,
): Promise<z.input<typeof Review>> {
  return transaction(async (tx) => {
    const row = await locked(tx, context, id);
    if (row.status === "processing" && !row.extraction)
      throw new AppError("conflict", "The sheet is still being read. Look at it when it is.");
    const before = valuesOf(await reviewed(tx, row));
    const words = checkedWords(wishes, before);
    const person = await whoCalls(tx, context);
    for (const word of words) await keep(tx, context, { row, word, person, before });
    await takeOver(tx, context, row);
    return read(context, id);
  });
}

/** Two people who write at once come after one another. */
async function locked(tx: Tx, context: Context, id: string): Promise<Row> {
  await tx.$queryRaw`
    select id from documents where team_id = ${context.team.id}::uuid and id = ${id}::uuid for no key update`;
  return find(tx, context, id);
}

type Saying = { row: Row; word: CheckedWord; person: Person; before: ReturnType<typeof valuesOf> };

async function keep(tx: Tx, context: Context, { row, word: { path, word, note }, person, before }: Saying) {
  const key = { teamId: row.teamId, documentId: row.id, path };
  const shown = before.find((one) => one.path === path);
  if (word) {
    const readValue = jsonOrNull(shown?.read_value);
    const data = {
      state: word.state,
      value: jsonOrNull(word.value),
      readValue,
      note,
      ...person,
      at: new Date(),
    };
    const where = { teamId_documentId_path: key };
    await tx.word.upsert({ where, create: { ...key, ...data }, update: data });
  } else await tx.word.deleteMany({ where: key });
  const to = word ?? { state: "read", value: shown?.read_value };
  await recordEvent(context, {
    action: "sayValue",
    targetId: row.id,
    details: { path, from: { state: shown?.state, value: shown?.value }, to: json(to), note },
  });
}

/** Makes everything that shows the document follow what people have said; a release ends. */
async function takeOver(tx: Tx, context: Context, row: Row): Promise<void> {
  const merged = await mergeWords(tx, row, keptReading(row.extraction));
  const { count } = await tx.release.deleteMany({ where: { teamId: row.teamId, documentId: row.id } });
  const hasWords = (await tx.word.count({ where: { teamId: row.teamId, documentId: row.id } })) > 0;
  const reviewState = hasWords || count > 0 ? "in_review" : "unreviewed";
  const where = { id: row.id, teamId: row.teamId };
  const document = await tx.document.update({
    where,
    data: { reviewState, ...columnsFrom(merged, row), updatedAt: new Date() },
  });
  if (count > 0) await recordEvent(context, { action: "endRelease", targetId: row.id });
  if (document.productId) await touch(tx, row.teamId, document.productId);
  else if (document.status === "completed") await fileDocument(tx, document);
}

/** A sheet that could not be read is complete once people have filled it in, and failed again without their words. */
function columnsFrom({ document, sections }: KeptReading, row: Row): Prisma.DocumentUncheckedUpdateInput {
  if (!document) return row.status === "completed" ? { status: "failed", hazards: null } : {};
  const status = row.status === "failed" ? ("completed" as const) : row.status;
  return { ...columnsOf(document, sections), status };
}

/** Somebody answers for what the document says. Errors: 404, 409 with `open`, 422 for open values without a reason. */
export async function release(
  context: Context,
  id: string,
  { accept_open, reason }: z.infer<typeof ReleaseWish>,
): Promise<z.input<typeof Review>> {
  return transaction(async (tx) => {
    const row = await locked(tx, context, id);
    if (row.status !== "completed")
      throw new AppError("conflict", "Nothing was read in this sheet yet, so nobody can answer for it.");
    const now = await reviewed(tx, row);
    const open = openOf(valuesOf(now));
    if (open.length > 0 && !accept_open)
      throw new AppError(
        "conflict",
        "Values are doubtful or missing. Settle them, or accept them with a reason.",
        {
          extra: { open },
        },
      );
    if (open.length > 0 && !reason) throw invalid("reason", "must say why, because values are open");
    if (row.release) return read(context, id);
    await tx.release.create({
      data: {
        teamId: row.teamId,
        documentId: row.id,
        ...(await whoCalls(tx, context)),
        reason: reason ?? null,
        acceptedOpen: open.map(({ path }) => path),
        relied: json(reliedOn(now.merged)),
      },
    });
    await setState(tx, row, "released");
    return read(context, id);
  });
}

/** Takes a release back; where there is none, nothing changes. Errors: 404. */
export async function withdraw(context: Context, id: string): Promise<z.input<typeof Review>> {
  return transaction(async (tx) => {
    const row = await locked(tx, context, id);
    const { count } = await tx.release.deleteMany({ where: { teamId: row.teamId, documentId: row.id } });
    if (count > 0) await setState(tx, row, "in_review");
    return read(context, id);
  });
}

async function setState(tx: Tx, row: Row, reviewState: "released" | "in_review"): Promise<void> {
  await tx.document.update({ where: { id: row.id, teamId: row.teamId }, data: { reviewState } });
  if (row.productId) await touch(tx, row.teamId, row.productId);
}

import { isDeepStrictEqual } from "node:util";
import { columnsOf } from "@/lib/holdings/documents/columns";
import { finishDocument } from "@/lib/holdings/filing/service";
import { takeReading } from "@/lib/holdings/review/taking";
import { extractorVersion } from "@/lib/holdings/sheets/extractor-version";
import { type Extract, extractionOf, type Reading } from "@/lib/holdings/sheets/service";
import { database } from "@/lib/platform/database/client";
import type { Document, Prisma } from "@/lib/platform/database/generated/client";
import { log } from "@/lib/platform/log";
import { backgroundPriority, enqueue, enqueueExtraction } from "@/lib/platform/queue";
import { summaryOf } from "@/lib/sheet/stored";

/** So many sheets at most are queued to be read again; the next ones follow when these are done. */
const mostQueued = 100;
/** One after the other, on all workers together: at least one slot stays free for what people wait for. */
const queue = "reread";

/** Documents of all teams whose reading failed although the sheet can be read, as was seen now. */
export async function unsafeRetryFailed(sheetId: string): Promise<number> {
  return database().$transaction(async (tx) => {
    const failed = await tx.document.updateManyAndReturn({
      where: { sheetId, status: "failed", errorCode: { not: null } },
      data: { status: "processing", errorCode: null, errorMessage: null },
    });
    for (const document of failed) await enqueueExtraction(tx, document, false);
    return failed.length;
  });
}

/**
 * Queues held sheets that were last tried by another version of the extractor, behind everything else and some at a
 * time. Returns how many.
 */
export async function queueOutdated(most = mostQueued): Promise<number> {
  const version = extractorVersion();
  return database().$transaction(async (tx) => {
    const room = most - (await countQueued(tx));
    if (room <= 0) return 0;
    const sheets = await tx.$queryRaw<{ id: string }[]>`
      update sheets set tried_version = ${version} where id in (
        select id from sheets
        where (tried_version is null or tried_version < ${version} or tried_version > ${version})
          and exists (select from documents where documents.sheet_id = sheets.id and status <> 'processing')
        limit ${room} for update skip locked)
      returning id`;
    for (const { id } of sheets)
      await enqueue(
        tx,
        "reread",
        { sheetId: id, version },
        { queue, key: `reread:${id}`, priority: backgroundPriority },
      );
    return sheets.length;
  });
}

async function countQueued(tx: Prisma.TransactionClient): Promise<number> {
  const [row] = await tx.$queryRaw<{ count: number }[]>`
    select count(*)::int as count from graphile_worker._private_jobs
    where priority >= ${backgroundPriority} and attempts < max_attempts`;
  return row?.count ?? 0;
}

/**
 * Reads a sheet with this version of the extractor for all documents that hold it. What people have set stays, and so
 * do the product and the primary sheet; what cannot be read any more keeps its earlier reading.
 * @throws when the sheet is to be read by another version than this process has.
 */
export async function unsafeReread(sheetId: string, version: string, extract: Extract): Promise<void> {
  if (version !== extractorVersion())
    throw new Error(`this worker reads with version ${extractorVersion()}, not ${version}`);
  const sheet = await database().sheet.findUnique({ where: { id: sheetId } });
  if (!sheet) return;
  const reading = await extractionOf(sheet, extract, false);
  if (!reading.id || !summaryOf(reading.document)) {
    log.info("a sheet keeps its earlier reading", { sheet: sheetId, reason: reading.errorCode });
    return;
  }
  await unsafeRetryFailed(sheetId);
  const held = await database().document.findMany({
    where: { sheetId, status: "completed", NOT: { extractionId: reading.id } },
  });
  for (const document of held) await renew(document, reading);
  await database().extraction.deleteMany({
    where: { sheetId, extractorVersion: { not: version }, documents: { none: {} } },
  });
}

/** Takes over a new reading of a filed document; one that says the same is no change. */
async function renew(document: Document, reading: Reading): Promise<void> {
  const { id, teamId } = document;
  const read = summaryOf(reading.document);
  if (!read) return;
  if (!document.productId) return finishDocument(document, reading);
  await database().$transaction(async (tx) => {
    const said = await takeReading(tx, document, reading);
    const columns = columnsOf(said.document ?? read, said.sections);
    const earlier = await tx.extraction.findFirst({
      where: { id: document.extractionId ?? reading.id ?? "" },
    });
    const shown = Object.fromEntries(
      Object.keys(columns).map((name) => [name, document[name as keyof Document]]),
    );
    if (isSame(columns, shown) && isSame(reading.sections, earlier?.sections)) {
      await tx.$executeRaw`
        update documents set extraction_id = ${reading.id}::uuid
        where id = ${id}::uuid and team_id = ${teamId}::uuid and status = 'completed'`;
      return;
    }
    const where = { id, teamId, status: "completed" } as const;
    await tx.document.updateMany({
      where,
      data: { ...columns, extractionId: reading.id, errorCode: null, errorMessage: null },
    });
    await tx.product.updateMany({
      where: { teamId, primaryDocumentId: id },
      data: { lastUpdated: new Date() },
    });
  });
}

/** As JSON has it: the database keeps members in an order of its own. */
function isSame(one: unknown, other: unknown): boolean {
  const plain = (value: unknown) => JSON.parse(JSON.stringify(value ?? null));
  return isDeepStrictEqual(plain(one), plain(other));
}

import { isDeepStrictEqual } from "node:util";
import { columnsOf } from "@/lib/holdings/documents/columns";
import { finishDocument, finishFurther, placeInFile } from "@/lib/holdings/filing/finishing";
import { takeReading } from "@/lib/holdings/review/taking";
import { extractorVersion } from "@/lib/holdings/sheets/extractor-version";
import { type Extract, type Reading, readingsOf } from "@/lib/holdings/sheets/service";
import { database } from "@/lib/platform/database/client";
import type { Document, Prisma, Sheet } from "@/lib/platform/database/generated/client";
import { log } from "@/lib/platform/log";
import { backgroundPriority, enqueue, enqueueExtraction } from "@/lib/platform/queue";
import { summaryOf } from "@/lib/sheet/stored";

/** So many sheets at most are queued to be read again; the next ones follow when these are done. */
const mostQueued = 100;
/** One after the other, on all workers together: at least one slot stays free for what people wait for. */
const queue = "reread";

type File = Pick<Sheet, "sha256">;

/** Queues documents of all teams whose reading failed although the sheet can be read, as was seen now. */
async function retryFailed({ sha256 }: File): Promise<void> {
  await database().$transaction(async (tx) => {
    const failed = await tx.document.updateManyAndReturn({
      where: { sheet: { sha256 }, status: "failed", errorCode: { not: null } },
      data: { status: "processing", errorCode: null, errorMessage: null },
    });
    for (const document of failed) await enqueueExtraction(tx, document, false);
  });
}

/**
 * Lets all documents that hold a sheet of a file follow what was read in it, whoever asked for the reading; `again`
 * those too that show this reading already, as its result may have been replaced. What people have set stays, and so do
 * the product and the primary sheet; what cannot be read any more keeps its earlier reading.
 */
export async function unsafeFollow(file: File, readings: readonly Reading[], again: boolean): Promise<void> {
  if (!readings.some(({ document }) => document)) return;
  await retryFailed(file);
  for (const reading of readings) {
    const held = await database().document.findMany({
      where: {
        sheetId: reading.sheetId,
        status: "completed",
        ...(!again && { OR: [{ extractionId: null }, { NOT: { extractionId: reading.id } }] }),
      },
    });
    for (const document of held) await renew(document, reading, readings);
  }
  await keepTogether(file, readings);
}

/** A sheet that is not found any more stays with its file's others: its documents and what was said of them are kept. */
async function keepTogether({ sha256 }: File, readings: readonly Reading[]): Promise<void> {
  const found = readings.map(({ sheetId }) => sheetId);
  await database().$executeRaw`
    update documents d set sheets_in_file = greatest(d.sheets_in_file, 2)
    from sheets s
    where s.id = d.sheet_id and s.sha256 = ${sha256} and exists (
      select from documents left_over join sheets own on own.id = left_over.sheet_id
      where left_over.team_id = d.team_id and own.sha256 = s.sha256 and left_over.sheet_id <> all(${found}::uuid[]))`;
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
        where first_page = 1
          and (tried_version is null or tried_version < ${version} or tried_version > ${version})
          and exists (select from sheets one join documents on documents.sheet_id = one.id
            where one.sha256 = sheets.sha256 and status <> 'processing')
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
 * Reads a file, by its first sheet, with this version of the extractor for all documents that hold a sheet of it.
 * @throws when the sheet is to be read by another version than this process has.
 */
export async function unsafeReread(sheetId: string, version: string, extract: Extract): Promise<void> {
  if (version !== extractorVersion())
    throw new Error(`this worker reads with version ${extractorVersion()}, not ${version}`);
  const sheet = await database().sheet.findUnique({ where: { id: sheetId } });
  if (!sheet) return;
  const readings = await readingsOf(sheet, extract, false);
  if (!readings.some(({ document }) => summaryOf(document))) {
    log.info("a sheet keeps its earlier reading", { sheet: sheetId, reason: readings[0]?.errorCode });
    return;
  }
  await unsafeFollow(sheet, readings, false);
  await database().extraction.deleteMany({
    where: { sheet: { sha256: sheet.sha256 }, extractorVersion: { not: version }, documents: { none: {} } },
  });
}

/** Takes over a new reading of a filed document; one that says the same is no change. */
async function renew(document: Document, reading: Reading, readings: readonly Reading[]): Promise<void> {
  const { id, teamId } = document;
  const read = summaryOf(reading.document);
  if (!read) return;
  if (!document.productId) return finishDocument(document, readings);
  await database().$transaction(async (tx) => {
    const said = await takeReading(tx, document, reading);
    const columns = columnsOf(said.document ?? read, said.sections);
    const earlier = await tx.extraction.findFirst({
      where: { id: document.extractionId ?? reading.id ?? "" },
    });
    const shown = Object.fromEntries(
      Object.keys(columns).map((name) => [name, document[name as keyof Document]]),
    );
    const place = placeInFile(reading);
    if (isSame(columns, shown) && isSame(reading.sections, earlier?.sections)) {
      await tx.$executeRaw`
        update documents set extraction_id = ${reading.id}::uuid, page_from = ${place.pageFrom},
          page_to = ${place.pageTo}, sheets_in_file = ${place.sheetsInFile}
        where id = ${id}::uuid and team_id = ${teamId}::uuid and status = 'completed'`;
    } else {
      await tx.document.updateMany({
        where: { id, teamId, status: "completed" },
        data: { ...columns, ...place, extractionId: reading.id, errorCode: null, errorMessage: null },
      });
      await tx.product.updateMany({
        where: { teamId, primaryDocumentId: id },
        data: { lastUpdated: new Date() },
      });
    }
    await finishFurther(tx, document, readings);
  });
}

/** As JSON has it: the database keeps members in an order of its own. */
function isSame(one: unknown, other: unknown): boolean {
  const plain = (value: unknown) => JSON.parse(JSON.stringify(value ?? null));
  return isDeepStrictEqual(plain(one), plain(other));
}

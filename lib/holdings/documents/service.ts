import { createHash } from "node:crypto";
import { maxFileBytes } from "@/lib/api/values";
import { touch } from "@/lib/holdings/placing/service";
import { keptReading, replaces } from "@/lib/holdings/review/merging";
import { toPerson } from "@/lib/holdings/review/people";
import { readingOf, withReading } from "@/lib/holdings/review/reading";
import type { Context } from "@/lib/platform/context";
import { database } from "@/lib/platform/database/client";
import type { Document, Prisma } from "@/lib/platform/database/generated/client";
import { likePattern } from "@/lib/platform/database/like";
import { transaction } from "@/lib/platform/database/transaction";
import { AppError, notFound } from "@/lib/platform/errors";
import { enqueueExtraction } from "@/lib/platform/queue";
import { keepFile } from "@/lib/platform/storage/keeping/service";
import { storage } from "@/lib/platform/storage/service";
import type { HazardState } from "@/lib/sheet/hazard-states";
import type { Sections } from "@/lib/sheet/schema";
import { sectionKey } from "@/lib/sheet/section-keys";
import { hold, type NewDocument } from "./holding";
import { partsOf } from "./parts";
import { type DocumentRow, toSdsDocument, toSdsDocumentDetail, withPrimary } from "./serialiser";

/** Stores the bytes of a PDF, before anything refers to them. Errors: 415 when it is none, 413 over 10 MB. */
export async function store(bytes: Uint8Array): Promise<void> {
  checkPdf(bytes);
  await keepFile(sha256Of(bytes), bytes);
}

function sha256Of(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

/**
 * Holds a PDF whose bytes are stored, and queues its extraction. Bytes the team already holds give the document that
 * holds them, unarchived.
 */
export async function create(
  context: Context,
  input: NewDocument,
): Promise<{ document: Document; created: boolean }> {
  const sha256 = sha256Of(input.bytes);
  return transaction((tx) => hold(tx, context, { ...input, sha256, byteSize: input.bytes.byteLength }));
}

export type DocumentFilter = {
  page: number;
  per_page: number;
  status?: Document["status"];
  query?: string;
  cas_number?: string;
  archived?: boolean;
  review_state?: Document["reviewState"];
};

/** One page of the team's documents, newest first; archived ones only when asked for. */
export async function list(context: Context, filter: DocumentFilter) {
  const pattern = filter.query?.trim() ? likePattern(filter.query.trim()) : null;
  const contains = { contains: pattern ?? "", mode: "insensitive" as const };
  const where: Prisma.DocumentWhereInput = {
    teamId: context.team.id,
    archived: filter.archived ?? false,
    ...(filter.status && { status: filter.status }),
    ...(filter.review_state && { reviewState: filter.review_state }),
    ...(filter.cas_number !== undefined && { casNumber: filter.cas_number }),
    ...(pattern && { OR: [{ productName: contains }, { chemicalName: contains }, { casNumber: contains }] }),
  };
  const skip = (filter.page - 1) * filter.per_page;
  const [total, rows] = await Promise.all([
    database().document.count({ where }),
    database().document.findMany({
      where,
      include: withPrimary,
      orderBy: [{ createdAt: "desc" }, { id: "asc" }],
      skip,
      take: filter.per_page,
    }),
  ]);
  return {
    meta: { page: filter.page, per_page: filter.per_page, total, has_more: skip + rows.length < total },
    data: await toListed(rows),
  };
}

async function toListed(rows: readonly DocumentRow[]) {
  const parts = await partsOf(database(), rows);
  return rows.map((row) => toSdsDocument(row, parts));
}

export async function detail(context: Context, id: string) {
  const row = await database().document.findFirst({
    where: { id, teamId: context.team.id },
    include: { ...withReading, ...withPrimary },
  });
  if (!row) throw notFound("This SDS document");
  return toSdsDocumentDetail(row, await partsOf(database(), [row]));
}

/** Whether the hazards of a held sheet are known; null while nothing was read. Errors: 404. */
export async function hazardsOf(context: Context, id: string): Promise<HazardState | null> {
  const row = await database().document.findFirst({
    where: { id, teamId: context.team.id },
    select: { hazards: true, status: true },
  });
  if (!row) throw notFound("This SDS document");
  return row.status === "completed" ? (row.hazards ?? "unknown") : null;
}

/** The product that a held sheet belongs to; null while it belongs to none. Errors: 404. */
export async function productOf(context: Context, id: string): Promise<string | null> {
  return (await requireDocument(database(), context, id)).productId;
}

export type DocumentChange = {
  sku?: string | null;
  ean?: string | null;
  alternate_name?: string | null;
  status?: Document["status"];
  archived?: boolean;
  shared?: boolean | null;
};

/** Changes what the team owns of a document; status processing starts extraction again. */
export async function update(context: Context, id: string, change: DocumentChange) {
  const { alternate_name: alternateName, ...rest } = change;
  if (!Object.keys(change).length) return read(context, id);
  return transaction(async (tx) => {
    const document = await changeDocument(tx, context, id, { ...rest, alternateName });
    if (change.status === "processing") await enqueueExtraction(tx, document, true);
    return read(context, id);
  });
}

/** A document as lists show it. Errors: 404. */
export async function read(context: Context, id: string) {
  const where = { id, teamId: context.team.id };
  const row = await database().document.findFirst({ where, include: withPrimary });
  if (!row) throw notFound("This SDS document");
  return toSdsDocument(row, await partsOf(database(), [row]));
}

async function changeDocument(
  tx: Prisma.TransactionClient,
  context: Context,
  id: string,
  data: Prisma.DocumentUpdateManyMutationInput,
): Promise<Document> {
  const teamId = context.team.id;
  const [document] = await tx.document.updateManyAndReturn({ where: { id, teamId }, data });
  if (!document) throw notFound("This SDS document");
  if (document.productId) await touch(tx, teamId, document.productId);
  return document;
}

/** Errors: 404 when the team holds no such document. */
export async function requireDocument(
  tx: Prisma.TransactionClient,
  context: Context,
  id: string,
): Promise<Document> {
  const document = await tx.document.findFirst({ where: { id, teamId: context.team.id } });
  if (!document) throw notFound("This SDS document");
  return document;
}

/** The sections asked for; one that the sheet lacks, or a sheet not read yet, gives an empty object. */
export async function sections(
  context: Context,
  id: string,
  wanted: { numbers: number[]; withSources: boolean },
) {
  const row = await database().document.findFirst({
    where: { id, teamId: context.team.id },
    include: { ...withReading, words: true },
  });
  if (!row) throw notFound("This SDS document");
  const { sections: read } = readingOf(row);
  const keys = wanted.numbers.map(sectionKey);
  const data: Sections = Object.fromEntries(keys.map((key) => [key, read[key] ?? {}]));
  if (!wanted.withSources) return { data };
  const isWanted = ({ path }: { path: string }) => keys.some((key) => path.startsWith(`${key}.`));
  const sources = keptReading(row.extraction).sources.filter(isWanted);
  const words = row.words.filter(isWanted);
  return {
    data,
    sources: sources
      .filter(({ path, absent }) => !absent && !words.some((word) => replaces(word, path)))
      // How sure a reading is of a value, and by which rule, is not the sections' to say
      .map(({ path, page, rect }) => ({ path, page, rect: [...rect] })),
    ...(words.length > 0 && {
      reviewed: words.map((word) => ({ ...word, by: toPerson(word), at: word.at.toISOString() })),
    }),
  };
}

/** The uploaded file, byte for byte. */
export async function download(context: Context, id: string) {
  await requireDocument(database(), context, id);
  return unsafeOpen(id);
}

/** The file of a document; the caller has made sure of the right to it. */
export async function unsafeOpen(id: string) {
  const row = await database().document.findUnique({ where: { id }, include: { sheet: true } });
  if (!row) throw notFound("This SDS document");
  const file = await storage().open(row.sheet.sha256);
  if (!file) throw new AppError("unavailable", "The file of this document cannot be read at the moment.");
  return { ...file, fileName: row.fileName, etag: `"${row.sheet.sha256.trim()}"` };
}

/** Errors: 413 over 10 MB, 415 when the content is no PDF. */
export function checkPdf(bytes: Uint8Array): void {
  if (bytes.byteLength > maxFileBytes) throw tooLarge();
  // Readers accept the mark anywhere in the first 1,024 bytes (ISO 32000-2, Annex I).
  if (!Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 1024)).includes("%PDF-"))
    throw new AppError(
      "unsupported-media-type",
      "The file is no PDF: a safety data sheet is uploaded as a PDF.",
    );
}

export function tooLarge(): AppError {
  return new AppError("payload-too-large", `A sheet may have at most ${maxFileBytes} bytes (10 MB).`);
}

import type { Extraction as Extracted, OnProgress, RefusalCode } from "@/lib/extraction/model";
import { database } from "@/lib/platform/database/client";
import type { Extraction, Prisma, Sheet } from "@/lib/platform/database/generated/client";
import { transaction } from "@/lib/platform/database/transaction";
import { readFile } from "@/lib/platform/kept-files/service";
import { log } from "@/lib/platform/log";
import { extractorVersion } from "./extractor-version";

/** Reads the bytes of a sheet. Throws when reading failed for a reason that says nothing of the file. */
export type Extract = (bytes: Uint8Array, onProgress?: OnProgress) => Promise<Extracted>;

/** What was read in a sheet; without an id it was not kept and holds for the document alone that asked. */
export type Reading = Pick<
  Extraction,
  "sheetId" | "document" | "sections" | "errorCode" | "errorMessage" | "pageFrom" | "pageTo" | "sheetsInFile"
> & { id: string | null };

/**
 * What was read in a file, in the order of its sheets: the stored results of this extractor version, else new ones.
 * `again` reads the file once more and replaces the stored results. A reading that reached a limit of time or memory is
 * not kept: whoever asks next tries anew, and no failure takes the place of what was read before.
 */
export async function readingsOf(
  { sha256 }: Pick<Sheet, "sha256">,
  extract: Extract,
  again: boolean,
): Promise<Reading[]> {
  const first = await database().sheet.findUniqueOrThrow({
    where: { sha256_firstPage: { sha256, firstPage: 1 } },
  });
  const stored = await storedReadings(database(), sha256);
  if (stored.length > 0 && !again) return stored;
  const bytes = await readFile(sha256);
  const started = performance.now();
  const result = await readTelling(first, bytes, extract);
  const milliseconds = Math.round(performance.now() - started);
  if (result.status === "failed" && stored.some(({ status }) => status === "completed")) return stored;
  if (result.error && dependsOnTheMachine(result.error.code)) return [notKept(first, result.error)];
  return keep(first, result, milliseconds);
}

const ofFile = (sha256: string, version = extractorVersion()) => ({
  sheet: { sha256 },
  extractorVersion: version,
});

/** The readings of a file's sheets by a version of the extractor, in the order of pages. */
function storedReadings(
  tx: Prisma.TransactionClient,
  sha256: string,
  version?: string,
): Promise<Extraction[]> {
  return tx.extraction.findMany({
    where: { ...ofFile(sha256, version), sheetsInFile: { gt: 0 } },
    orderBy: { sheet: { firstPage: "asc" } },
  });
}

/** The readings of a file's sheets that were made with this one. */
export async function readingsBeside(
  tx: Prisma.TransactionClient,
  extractionId: string | null,
): Promise<Reading[]> {
  const own = extractionId
    ? await tx.extraction.findUnique({ where: { id: extractionId }, include: { sheet: true } })
    : null;
  return own ? storedReadings(tx, own.sheet.sha256, own.extractorVersion) : [];
}

function notKept({ id: sheetId }: Sheet, { code, message }: { code: RefusalCode; message: string }): Reading {
  return {
    id: null,
    sheetId,
    document: null,
    sections: null,
    errorCode: code,
    errorMessage: message,
    pageFrom: null,
    pageTo: null,
    sheetsInFile: 1,
  };
}

/** Keeps what was read in each sheet of a file, all or nothing; sheets that were not known yet are made. */
function keep(first: Sheet, result: Extracted, milliseconds: number): Promise<Reading[]> {
  const { sha256, byteSize } = first;
  const results = result.status === "failed" ? [result] : [result, ...(result.further ?? [])];
  return transaction(async (tx) => {
    await tx.extraction.updateMany({ where: ofFile(sha256), data: { sheetsInFile: 0 } });
    for (const [i, one] of results.entries()) {
      const firstPage = one.status === "failed" || i === 0 ? 1 : one.pageFrom;
      const place = { sha256_firstPage: { sha256, firstPage } };
      const sheet = await tx.sheet.upsert({
        where: place,
        create: { sha256, byteSize, firstPage },
        update: {},
      });
      const key = { sheetId: sheet.id, extractorVersion: extractorVersion() };
      const data = { ...toColumns(one), milliseconds, sheetsInFile: results.length };
      await tx.extraction.upsert({
        where: { sheetId_extractorVersion: key },
        create: { ...key, ...data },
        update: data,
      });
    }
    return storedReadings(tx, sha256);
  });
}

function dependsOnTheMachine(code: RefusalCode): boolean {
  return code === "too_complex";
}

/** Reads a sheet and keeps how far that has come; notes at its end which version has tried it. */
async function readTelling(sheet: Sheet, bytes: Uint8Array, extract: Extract): Promise<Extracted> {
  let kept: Promise<void> = Promise.resolve();
  const keep = (progress: Progress) => {
    kept = kept.then(() => keepProgress(sheet, progress));
  };
  try {
    return await extract(bytes, keep);
  } finally {
    keep({ pagesRead: null, pageCount: null, triedVersion: extractorVersion() });
    await kept;
  }
}

type Progress = { pagesRead: number | null; pageCount: number | null; triedVersion?: string };

/** That a step of the way was not kept is no reason to stop reading. */
async function keepProgress({ id }: Sheet, data: Progress): Promise<void> {
  await database()
    .sheet.updateMany({ where: { id }, data })
    .catch((error: unknown) => log.warn("progress was not kept", { sheet: id, error: String(error) }));
}

function toColumns(result: Extracted) {
  const json = (value: unknown) => withoutNul(value) as Prisma.InputJsonValue;
  return {
    status: result.status,
    errorCode: result.error?.code ?? null,
    errorMessage: result.error?.message ?? null,
    ...(result.status === "completed" && {
      pageFrom: result.pageFrom,
      pageTo: result.pageTo,
      document: json(result.document),
      sections: json(result.sections),
      sources: json(result.sources),
      ...(result.scanned && { scanned: json(result.scanned) }),
    }),
  };
}

/** PostgreSQL's jsonb cannot hold the character NUL or half a surrogate pair, which broken fonts produce. */
function withoutNul(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (_, member: unknown) =>
      typeof member === "string" ? member.replaceAll("\u0000", "").toWellFormed() : member,
    ),
  );
}

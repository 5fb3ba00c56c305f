import type { Extraction as Extracted, OnProgress, RefusalCode } from "@/lib/extraction/model";
import { database } from "@/lib/platform/database/client";
import type { Extraction, Prisma, Sheet } from "@/lib/platform/database/generated/client";
import { log } from "@/lib/platform/log";
import { storage } from "@/lib/platform/storage/service";
import { extractorVersion } from "./extractor-version";

/** Reads the bytes of a sheet. Throws when reading failed for a reason that says nothing of the file. */
export type Extract = (bytes: Uint8Array, onProgress?: OnProgress) => Promise<Extracted>;

/** What was read in a sheet; without an id it was not kept and holds for the document alone that asked. */
export type Reading = Pick<Extraction, "document" | "sections" | "errorCode" | "errorMessage"> & {
  id: string | null;
};

/**
 * What was read in a sheet: the stored result of this extractor version, else a new one. `again` reads the file once
 * more and replaces the stored result. A reading that reached a limit of time or memory is not kept: whoever asks
 * next tries anew, and no failure takes the place of what was read before.
 */
export async function extractionOf(sheet: Sheet, extract: Extract, again: boolean): Promise<Reading> {
  const key = { sheetId: sheet.id, extractorVersion: extractorVersion() };
  const where = { sheetId_extractorVersion: key };
  const stored = await database().extraction.findUnique({ where });
  if (stored && !again) return stored;
  const bytes = await storage().get(sheet.sha256);
  if (!bytes) throw new Error(`the file of sheet ${sheet.id} is not in the store`);
  const started = performance.now();
  const result = await readTelling(sheet, bytes, extract);
  const data = toColumns(result, Math.round(performance.now() - started));
  if (result.status === "failed" && stored?.status === "completed") return stored;
  if (result.error && dependsOnTheMachine(result.error.code))
    return {
      id: null,
      document: null,
      sections: null,
      errorCode: data.errorCode,
      errorMessage: data.errorMessage,
    };
  return database().extraction.upsert({ where, create: { ...key, ...data }, update: data });
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

function toColumns(result: Extracted, milliseconds: number) {
  const json = (value: unknown) => withoutNul(value) as Prisma.InputJsonValue;
  return {
    status: result.status,
    errorCode: result.error?.code ?? null,
    errorMessage: result.error?.message ?? null,
    milliseconds,
    ...(result.status === "completed" && {
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

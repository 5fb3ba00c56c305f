import type { Extraction as Extracted, OnProgress } from "@/lib/extraction/model";
import { extractorVersion } from "@/lib/extraction/version";
import { database } from "@/lib/platform/database/client";
import type { Extraction, Prisma, Sheet } from "@/lib/platform/database/generated/client";
import { log } from "@/lib/platform/log";
import { storage } from "@/lib/platform/storage/service";

/** Reads the bytes of a sheet; never throws for what is wrong with the file. */
export type Extract = (bytes: Uint8Array, onProgress?: OnProgress) => Promise<Extracted>;

/**
 * What was read in a sheet: the stored result of this extractor version, else a new one.
 * `again` reads the file once more and replaces the stored result.
 */
export async function extractionOf(sheet: Sheet, extract: Extract, again: boolean): Promise<Extraction> {
  const key = { sheetId: sheet.id, extractorVersion };
  const where = { sheetId_extractorVersion: key };
  const stored = await database().extraction.findUnique({ where });
  if (stored && !again) return stored;
  const bytes = await storage().get(sheet.sha256);
  if (!bytes) throw new Error(`the file of sheet ${sheet.id} is not in the store`);
  const started = performance.now();
  let kept: Promise<void> = Promise.resolve();
  const keep = (progress: Parameters<typeof keepProgress>[1]) => {
    kept = kept.then(() => keepProgress(sheet, progress));
  };
  const result = await extract(bytes, keep);
  keep({ pagesRead: null, pageCount: null });
  await kept;
  const data = toColumns(result, Math.round(performance.now() - started));
  return database().extraction.upsert({ where, create: { ...key, ...data }, update: data });
}

/** That a step of the way was not kept is no reason to stop reading. */
async function keepProgress(
  { id }: Sheet,
  data: { pagesRead: number | null; pageCount: number | null },
): Promise<void> {
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

import type { z } from "zod";
import { maxFileBytes } from "@/lib/api/values";
import { hold } from "@/lib/holdings/documents/holding";
import { partsOf, toPlace } from "@/lib/holdings/documents/parts";
import { checkPdf, tooLarge } from "@/lib/holdings/documents/service";
import { attachDocument } from "@/lib/holdings/filing/attach";
import { place } from "@/lib/holdings/placing/service";
import type { Context } from "@/lib/platform/context";
import { database } from "@/lib/platform/database/client";
import type { Document, Prisma } from "@/lib/platform/database/generated/client";
import { requireProduct, requireWorkplace } from "@/lib/platform/database/team-rows";
import { transaction } from "@/lib/platform/database/transaction";
import { AppError, notFound } from "@/lib/platform/errors";
import { keepFile } from "@/lib/platform/kept-files/service";
import { signUrl, uploadSeconds } from "@/lib/platform/signatures";
import { storage } from "@/lib/platform/storage/service";
import type { Run, RunState, Upload } from "./schema";

/** Step 1 of an ingest: a URL that takes one PDF within fifteen minutes. */
export async function create(context: Context, fileName: string | null): Promise<z.input<typeof Upload>> {
  const { id } = await database().upload.create({
    data: {
      teamId: context.team.id,
      fileName,
      expiresAt: new Date(Date.now() + uploadSeconds * 1000),
    },
    select: { id: true },
  });
  const { direct } = storage();
  const { url, expiresAt } = direct
    ? await direct.uploadUrl(id, uploadSeconds)
    : signUrl("PUT", `/files/uploads/${id}`, uploadSeconds);
  return { upload_id: id, upload_url: url, expires_at: expiresAt.toISOString(), max_bytes: maxFileBytes };
}

/** Step 2: takes the bytes; the signature of the URL was the right to it. Errors: 409 for a second PUT. */
export async function unsafeReceive(id: string, bytes: Uint8Array): Promise<void> {
  const upload = await database().upload.findUnique({ where: { id } });
  if (!upload) throw notFound("This upload");
  if (upload.sha256 || !(await keepBytes(id, bytes))) throw alreadyReceived();
}

/** Checks the bytes of an upload and stores them; false when the upload has its bytes already. */
async function keepBytes(id: string, bytes: Uint8Array): Promise<boolean> {
  checkPdf(bytes);
  const sha256 = await keepFile(bytes);
  const { count } = await database().upload.updateMany({
    where: { id, sha256: null },
    data: { sha256, byteSize: bytes.byteLength, receivedAt: new Date() },
  });
  return count === 1;
}

/**
 * Step 2 where clients send straight to the store: its bytes are checked now. What is refused is removed there, so
 * that the URL may be used again. Errors: 413 over 10 MB, 415 for what is no PDF.
 */
export async function takeFromStore({ team: { id: teamId } }: Context, id: string): Promise<void> {
  const { direct } = storage();
  if (!direct) return;
  const upload = await database().upload.findFirst({ where: { id, teamId } });
  if (!upload || upload.sha256) return;
  const file = await direct.received(id);
  if (!file) return;
  const bytes = file.byteSize > maxFileBytes ? "too large" : await file.read();
  // Another ingest of this upload has taken it in the meantime.
  if (bytes === null) return;
  try {
    if (bytes === "too large") throw tooLarge();
    checkPdf(bytes);
  } catch (refusal) {
    await file.drop();
    throw refusal;
  }
  await keepBytes(id, bytes);
  await file.drop();
}

export type Wanted = { product_id?: string | null; workplace_id?: string | null };

/** Step 3, when the bytes have been taken: holds the sheet, queues its extraction and returns the run; an upload has one run for ever. */
export async function ingest(context: Context, uploadId: string, wanted: Wanted) {
  const teamId = context.team.id;
  return transaction(async (tx) => {
    const upload = await lockUpload(tx, teamId, uploadId);
    const earlier = await tx.run.findFirst({ where: { uploadId, teamId } });
    if (earlier) return toRun(tx, teamId, earlier.id);
    if (wanted.product_id) await requireProduct(tx, context, wanted.product_id);
    if (wanted.workplace_id) await requireWorkplace(tx, context, wanted.workplace_id);
    if (!upload.sha256 || upload.byteSize === null)
      throw new AppError("conflict", "The PDF has not arrived yet: PUT it to the upload_url first.");
    const { document, created } = await hold(tx, context, {
      fileName: upload.fileName ?? "sheet.pdf",
      sha256: upload.sha256,
      byteSize: upload.byteSize,
      productId: wanted.product_id ?? null,
      workplaceId: wanted.workplace_id ?? null,
    });
    if (!created) await fileHeld(tx, teamId, document, wanted);
    const run = await tx.run.create({ data: { teamId, uploadId, documentId: document.id } });
    return toRun(tx, teamId, run.id);
  });
}

export async function readRun(context: Context, runId: string) {
  return toRun(database(), context.team.id, runId);
}

/** A sheet that the team held before goes where this ingest wants it; one still unfiled when it is filed. */
async function fileHeld(
  tx: Prisma.TransactionClient,
  teamId: string,
  document: Document,
  wanted: Wanted,
): Promise<void> {
  if (!document.productId) {
    const data = {
      ...(wanted.product_id && { wantedProductId: wanted.product_id }),
      ...(wanted.workplace_id && { wantedWorkplaceId: wanted.workplace_id }),
    };
    await tx.document.update({ where: { id: document.id, teamId }, data });
    return;
  }
  const productId = wanted.product_id ?? document.productId;
  await attachDocument(tx, teamId, { documentId: document.id, productId, takesOver: true });
  const workplaceId = wanted.workplace_id;
  if (!workplaceId) return;
  const parts = (await partsOf(tx, [document])).get(document.id) ?? [];
  const further = await tx.document.findMany({ where: { teamId, id: { in: parts, not: document.id } } });
  const products = new Set([productId, ...further.flatMap((one) => one.productId ?? [])]);
  await place(
    tx,
    teamId,
    [...products].map((one) => ({ productId: one, workplaceId })),
  );
}

/** Two ingests of one upload wait for each other here. */
async function lockUpload(tx: Prisma.TransactionClient, teamId: string, id: string) {
  const rows = await tx.$queryRaw<unknown[]>`
    select 1 from uploads where team_id = ${teamId}::uuid and id = ${id}::uuid for no key update`;
  if (!rows.length) throw notFound("This upload");
  return tx.upload.findFirstOrThrow({ where: { id, teamId } });
}

async function toRun(tx: Prisma.TransactionClient, teamId: string, id: string): Promise<z.input<typeof Run>> {
  const run = await tx.run.findFirst({ where: { id, teamId }, include: { document: true } });
  if (!run) throw notFound("This run");
  const { document } = run;
  const state = await stateOf(tx, document);
  return {
    run_id: run.id,
    upload_id: run.uploadId,
    state,
    product_id: state === "ready" ? document.productId : null,
    document_id: document.id,
    ...toPlace(document, await partsOf(tx, [document])),
    error:
      state === "failed"
        ? {
            code: document.errorCode ?? "failed",
            message: document.errorMessage ?? "Marked as failed by hand.",
          }
        : null,
    created_at: run.createdAt.toISOString(),
    updated_at: document.updatedAt.toISOString(),
  };
}

async function stateOf(
  tx: Prisma.TransactionClient,
  document: { id: string; status: string },
): Promise<z.infer<typeof RunState>> {
  if (document.status === "completed") return "ready";
  if (document.status === "failed") return "failed";
  const running = await tx.$queryRaw<unknown[]>`
    select 1 from graphile_worker._private_jobs
    where key = ${`extract:${document.id}`} and locked_at is not null`;
  return running.length ? "extracting" : "queued";
}

function alreadyReceived(): AppError {
  return new AppError("conflict", "This URL has taken its file already. Create another upload.");
}

import { createHash } from "node:crypto";
import type { z } from "zod";
import { cleanFileName } from "@/lib/holdings/documents/holding";
import { requireDocument } from "@/lib/holdings/documents/service";
import type { Context } from "@/lib/platform/context";
import { database } from "@/lib/platform/database/client";
import type { Attachment as AttachmentRow } from "@/lib/platform/database/generated/client";
import { requireProduct } from "@/lib/platform/database/team-rows";
import { AppError, notFound } from "@/lib/platform/errors";
import { keepFile } from "@/lib/platform/storage/keeping/service";
import { downloadUrl, storage } from "@/lib/platform/storage/service";
import { contentKind } from "./content-kind";
import { Attachment, AttachmentType } from "./schema";

type NewAttachment = {
  fileName: string;
  bytes: Uint8Array;
  type: z.infer<typeof AttachmentType>;
  label: string | null;
  description: string | null;
};

/** The attachments of a document, oldest first. */
export async function list(context: Context, documentId: string) {
  await requireDocument(database(), context, documentId);
  const rows = await database().attachment.findMany({
    where: { teamId: context.team.id, documentId },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
  return Promise.all(rows.map(toAttachment));
}

/**
 * Stores the bytes of a file that is to be attached to a document. Errors: 404 without the document; 415 when the
 * content is of no kind that may be attached.
 */
export async function store(context: Context, documentId: string, bytes: Uint8Array): Promise<void> {
  await requireDocument(database(), context, documentId);
  requireKind(bytes);
  await keepFile(sha256Of(bytes), bytes);
}

function sha256Of(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

function requireKind(bytes: Uint8Array): NonNullable<ReturnType<typeof contentKind>> {
  const kind = contentKind(bytes);
  if (kind) return kind;
  throw new AppError(
    "unsupported-media-type",
    "The file's content is none of PDF, PNG, JPEG, WebP, DOCX, XLSX and plain text (UTF-8).",
  );
}

/** Attaches a file whose bytes are stored to a document. */
export async function add(context: Context, documentId: string, input: NewAttachment) {
  await requireDocument(database(), context, documentId);
  const { bytes, fileName, ...rest } = input;
  const row = await database().attachment.create({
    data: {
      ...rest,
      teamId: context.team.id,
      documentId,
      fileName: cleanFileName(fileName),
      byteSize: bytes.byteLength,
      mimeType: requireKind(bytes),
      sha256: sha256Of(bytes),
    },
  });
  return toAttachment(row);
}

/** The attachments of every sheet of a product, oldest first. */
export async function listOfProduct(context: Context, productId: string) {
  await requireProduct(database(), context, productId);
  const rows = await database().attachment.findMany({
    where: { teamId: context.team.id, document: { teamId: context.team.id, productId } },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
  return Promise.all(
    rows.map(async (row) => ({ ...(await toAttachment(row)), document_id: row.documentId })),
  );
}

/** A fresh signed URL for an attachment of one of a product's sheets. */
export async function downloadOfProduct(context: Context, productId: string, id: string) {
  const teamId = context.team.id;
  const row = await database().attachment.findFirst({
    where: { id, teamId, document: { teamId, productId } },
  });
  if (!row) throw notFound("This attachment");
  const { url, expiresAt } = await addressOf(row);
  return { url, expires_at: expiresAt.toISOString() };
}

/** The file behind a signed URL, whose signature is the right to it. */
export async function unsafeOpen(id: string) {
  const row = await database().attachment.findUnique({ where: { id } });
  const file = row && (await storage().open(row.sha256));
  if (!file) throw notFound("This file");
  return { ...file, fileName: row.fileName, contentType: row.mimeType, etag: `"${row.sha256.trim()}"` };
}

function addressOf(row: AttachmentRow) {
  const name = { fileName: row.fileName, contentType: row.mimeType };
  return downloadUrl(row.sha256, `/files/attachments/${row.id}`, name);
}

async function toAttachment(row: AttachmentRow): Promise<z.input<typeof Attachment>> {
  return {
    id: row.id,
    type: AttachmentType.parse(row.type),
    label: row.label,
    description: row.description,
    file_name: row.fileName,
    file_size: row.byteSize,
    mime_type: Attachment.shape.mime_type.parse(row.mimeType),
    download_url: (await addressOf(row)).url,
    created_at: row.createdAt.toISOString(),
  };
}

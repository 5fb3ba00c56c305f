import { z } from "zod";
import { operation } from "@/lib/api/operation";
import { Id, incomingFile, Timestamp, text } from "@/lib/api/values";
import { Attachment, AttachmentType } from "./schema";
import * as attachments from "./service";

const sdsId = Id.describe("Id of the SDS document.");
const document = { family: "document", tag: "Attachments", limit: "none" } as const;
const library = { family: "library", tag: "Attachments", limit: "library" } as const;

export const listAttachments = operation({
  ...document,
  id: "listAttachments",
  method: "GET",
  path: "/sds/{sdsId}/attachments",
  summary: "List a document's attachments",
  description:
    "Oldest first, each with a signed URL that gives the file for five minutes without the API key.",
  permission: "read",
  input: z.object({ sdsId }),
  output: z.object({ data: z.array(Attachment) }),
  status: 200,
  errors: ["not-found"],
  run: async (context, { sdsId }) => ({ data: await attachments.list(context, sdsId) }),
});

export const createAttachment = operation({
  ...document,
  id: "createAttachment",
  method: "POST",
  path: "/sds/{sdsId}/attachments",
  summary: "Attach a file to a document",
  description: "PDF, PNG, JPEG, WebP, DOCX, XLSX or plain text of at most 10 MB, checked by its content.",
  permission: "write",
  body: "multipart",
  idempotent: true,
  input: z.object({
    sdsId,
    file: incomingFile().describe("The file."),
    type: AttachmentType.default("other"),
    label: text(200).optional(),
    description: text(2000).optional(),
  }),
  output: z.object({ data: Attachment }),
  status: 201,
  errors: ["bad-request", "not-found", "payload-too-large", "unsupported-media-type"],
  prepare: (context, { sdsId, file }) => attachments.store(context, sdsId, file.bytes),
  run: async (context, { sdsId, file, type, label, description }) => ({
    data: await attachments.add(context, sdsId, {
      fileName: file.name,
      bytes: file.bytes,
      type,
      label: label ?? null,
      description: description ?? null,
    }),
  }),
});

export const listProductAttachments = operation({
  ...library,
  id: "listProductAttachments",
  method: "GET",
  path: "/products/{id}/attachments",
  summary: "List the attachments of a product's sheets",
  description: "The attachments of all sheets that are linked to the product, oldest first.",
  permission: "read",
  input: z.object({ id: Id.describe("Id of the product.") }),
  output: z.object({ data: z.array(Attachment.extend({ document_id: Id })) }),
  status: 200,
  errors: ["not-found"],
  run: async (context, { id }) => ({ data: await attachments.listOfProduct(context, id) }),
});

export const downloadProductAttachment = operation({
  ...library,
  id: "downloadProductAttachment",
  method: "GET",
  path: "/products/{id}/attachments/{attachmentId}/download",
  summary: "Get a signed URL for an attachment",
  description: "The URL is valid for five minutes and is fetched without the API key.",
  permission: "read",
  input: z.object({ id: Id.describe("Id of the product."), attachmentId: Id }),
  output: z.object({ data: z.object({ url: z.url(), expires_at: Timestamp }) }),
  status: 200,
  errors: ["not-found"],
  run: async (context, { id, attachmentId }) => ({
    data: await attachments.downloadOfProduct(context, id, attachmentId),
  }),
});

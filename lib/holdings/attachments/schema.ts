import { z } from "zod";
import { Id, Timestamp } from "@/lib/api/values";
import { attachmentTypes } from "./attachment-types";
import { attachmentMimeTypes } from "./content-kind";

export const AttachmentType = z.enum(attachmentTypes);

export const Attachment = z.object({
  id: Id,
  type: AttachmentType,
  label: z.string().nullable(),
  description: z.string().nullable(),
  file_name: z.string(),
  file_size: z.int().describe("Bytes."),
  mime_type: z.enum(attachmentMimeTypes).describe("Found by the content, not by the name."),
  download_url: z.url().describe("Signed; valid for five minutes, without the API key."),
  created_at: Timestamp,
});

import { z } from "zod";
import { Id, Timestamp } from "@/lib/api/values";
import { placeInFile } from "@/lib/holdings/documents/schema";

export const RunState = z.enum(["queued", "extracting", "ready", "failed"]);

export const Upload = z.object({
  upload_id: Id,
  upload_url: z
    .url()
    .describe("PUT the PDF here with Content-Type: application/pdf and without the API key."),
  expires_at: Timestamp,
  max_bytes: z.int(),
});

export const Run = z.object({
  run_id: Id,
  upload_id: Id,
  state: RunState,
  product_id: Id.nullable().describe("Set once the state is ready."),
  document_id: Id.describe("Of a file with several sheets the document of the first."),
  ...placeInFile,
  error: z.object({ code: z.string(), message: z.string() }).nullable(),
  created_at: Timestamp,
  updated_at: Timestamp,
});

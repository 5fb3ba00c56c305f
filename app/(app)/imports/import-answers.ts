import { z } from "zod";
import { Hindrance, Import, ImportDraft, Preview } from "@/lib/imports/schema";
import { PageMeta } from "@/lib/operations/values";

export const ImportAnswer = z.object({ data: Import });
export const DraftAnswer = z.object({ data: ImportDraft });
export const PreviewAnswer = z.object({ data: Preview });
export const ListAnswer = z.object({ meta: PageMeta, data: z.array(Import) });
/** The part of a refusal that says what stands against undoing. */
export const Prevented = z.object({ prevented_by: z.array(Hindrance), prevented_count: z.int() });
/** The part of a refusal that says why a file is no table to import. */
export const Refused = z.object({
  reason: z.string(),
  most: z.number().optional(),
  row: z.number().optional(),
});

export type PastImport = z.output<typeof Import>;
export type Draft = z.output<typeof ImportDraft>;
export type DraftPreview = z.output<typeof Preview>;

import type { z } from "zod";
import type { Answer } from "@/components/api";
import type { createImport } from "@/lib/library/imports/operations";
import type { Hindrance, Import, ImportDraft, Preview } from "@/lib/library/imports/schema";

export type PastImport = z.output<typeof Import>;
export type Draft = z.output<typeof ImportDraft>;
export type DraftPreview = z.output<typeof Preview>;
export type DraftAnswer = Answer<typeof createImport>;

/** The part of a refusal that says what stands against undoing. */
export type Hindrances = { prevented_by: z.output<typeof Hindrance>[]; prevented_count: number };
/** The part of a refusal that says why a file is no table to import. */
export type Refusal = { reason: string; most?: number; row?: number };

export function isPrevention(body: unknown): body is Hindrances {
  return typeof body === "object" && body !== null && "prevented_by" in body;
}

export function isRefusal(body: unknown): body is Refusal {
  return typeof body === "object" && body !== null && "reason" in body;
}

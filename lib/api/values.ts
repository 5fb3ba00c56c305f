import { z } from "zod";
import type { IncomingFile } from "./operation";

/** An id: any well-formed UUID; an unknown one is the service's matter. */
export const Id = z.guid();

/** A file member of a multipart form. */
export function incomingFile(): z.ZodCustom<IncomingFile> {
  return z.custom<IncomingFile>(
    (value) =>
      typeof value === "object" && value !== null && "bytes" in value && value.bytes instanceof Uint8Array,
    { message: "must be a file" },
  );
}

export const maxFileBytes = 10_485_760;

/** The calendar has no year 0; the format has. */
const hasYear = (text: string) => !text.startsWith("0000");
const noYear = "must have a year from 0001";

/** An ISO 8601 date, e.g. 2026-03-31. */
export const IsoDate = z.iso.date().refine(hasYear, noYear);

/** An ISO 8601 date-time in UTC. */
export const Timestamp = z.iso.datetime();

/** An ISO 8601 date-time that somebody gives, in any zone. */
export const Instant = z.iso.datetime({ offset: true }).refine(hasYear, noYear);

/** Text that a person typed: white space at its ends is dropped; an empty one is refused. */
export function text(max: number) {
  return z.string().trim().min(1).max(max);
}

export const PageInput = {
  page: z.int().min(1).max(1_000_000).default(1).describe("Page number, from 1."),
  per_page: z.int().min(1).max(100).default(25).describe("Items a page."),
};

export const PageMeta = z.object({
  page: z.int(),
  per_page: z.int(),
  total: z.int(),
  has_more: z.boolean(),
});

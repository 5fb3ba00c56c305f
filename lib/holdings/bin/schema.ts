import { z } from "zod";
import { Id, Timestamp } from "@/lib/api/values";
import { binKinds } from "./kinds";

export const BinKind = z.enum(binKinds);

/** Something that was removed and can still be brought back. */
export const BinItem = z.object({
  id: Id,
  kind: BinKind,
  subject_id: Id.describe("Id of the sheet, product or workplace that was removed; it comes back with it."),
  name: z.string().nullable(),
  removed_by: z.string().nullable(),
  removed_at: Timestamp,
  gone_at: Timestamp.describe("From then on it cannot be brought back."),
});

/** What needs something that somebody wants to remove: the `used_by` of a 409. */
export const Use = z.object({
  kind: z.enum(["workplace", "quantity", "printed_code", "safety_card"]),
  id: Id,
  name: z.string().nullable(),
});

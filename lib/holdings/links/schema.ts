import { z } from "zod";
import { Timestamp } from "@/lib/api/values";

export const SheetLinkResource = z.object({
  url: z.string().nullable().describe("null: no label with a QR code has been made yet."),
  created_at: Timestamp.nullable(),
  is_open: z.boolean().describe("Whether people who are not signed in may read the sheet behind it."),
});

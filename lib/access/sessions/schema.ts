import { z } from "zod";
import { Id, Timestamp } from "@/lib/api/values";

/** A person's sign-in in one browser. */
export const SessionResource = z.object({
  id: Id,
  is_current: z.boolean().describe("The one that this call comes with."),
  created_at: Timestamp,
  last_used_at: Timestamp.describe("To the hour."),
});

import { z } from "zod";
import { Id, Instant, Timestamp, text } from "@/lib/api/values";

export const ApiKey = z.object({
  id: Id,
  name: z.string(),
  prefix: z.string().describe("The first characters, to recognise the key by."),
  read_only: z.boolean(),
  created_by_id: Id.nullable(),
  created_by: z.string().nullable().describe("Name or address of who made it."),
  has_maker_left: z.boolean().describe("Who made it is no longer in the team; the key works on."),
  last_used_at: Timestamp.nullable(),
  expires_at: Timestamp.nullable(),
  revoked_at: Timestamp.nullable(),
  created_at: Timestamp,
});

export const NewApiKey = z.object({
  name: text(100),
  read_only: z.boolean().default(false),
  expires_at: Instant.nullable().optional(),
});

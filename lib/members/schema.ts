import { z } from "zod";
import { Id, Timestamp } from "@/lib/operations/values";

export const Role = z.enum(["owner", "admin", "editor", "reader"]);

export const Member = z.object({
  id: Id.describe("Id of the person."),
  email: z.string(),
  name: z.string().nullable(),
  role: Role,
  created_at: Timestamp,
});

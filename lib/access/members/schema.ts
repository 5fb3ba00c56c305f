import { z } from "zod";
import { Id, Timestamp } from "@/lib/api/values";
import { roles } from "./roles";

export const Role = z.enum(roles);

export const Member = z.object({
  id: Id.describe("Id of the person."),
  email: z.string(),
  name: z.string().nullable(),
  role: Role,
  has_second_factor: z.boolean().describe("Whether signing in with the password asks for a code as well."),
  created_at: Timestamp,
});

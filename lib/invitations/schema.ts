import { z } from "zod";
import { Role } from "@/lib/members/schema";
import { Id, Timestamp } from "@/lib/operations/values";

export const Invitation = z.object({
  id: Id,
  email: z.string(),
  role: Role,
  expires_at: Timestamp,
  created_at: Timestamp,
});

export const NewInvitation = z.object({
  email: z
    .string()
    .trim()
    .toLowerCase()
    .max(254)
    .regex(/^[^\s@]+@[^\s@]+$/, "must be an e-mail address"),
  role: Role,
});

import { z } from "zod";
import { Role } from "@/lib/access/members/schema";
import { Id, Timestamp } from "@/lib/api/values";

export const Invitation = z.object({
  id: Id,
  email: z.string(),
  role: Role,
  expires_at: Timestamp,
  created_at: Timestamp,
  mailed_at: Timestamp.nullable().describe("null: not sent by mail."),
});

/** Whether the link went out by mail. */
export const MailOutcome = z.object({
  is_sent: z.boolean(),
  error: z
    .string()
    .nullable()
    .describe("Why it was not sent, as the mail server says; null as well where none is configured."),
});

/** An invitation with its link, which is shown this once. */
export const SentInvitation = Invitation.extend({ url: z.url().nullable(), mail: MailOutcome });

export const NewInvitation = z.object({
  email: z
    .string()
    .trim()
    .toLowerCase()
    .max(254)
    .regex(/^[^\s@]+@[^\s@]+$/, "must be an e-mail address"),
  role: Role,
});

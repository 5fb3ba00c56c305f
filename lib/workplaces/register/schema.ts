import { z } from "zod";
import { Id } from "@/lib/api/values";

export const registerLanguages = ["en", "nl", "de", "fr"] as const;
export type RegisterLanguage = (typeof registerLanguages)[number];

export const RegisterRequest = z.object({
  format: z.enum(["xlsx", "csv", "pdf"]).default("xlsx"),
  language: z.enum(registerLanguages).default("en"),
  workplace_id: Id.optional().describe("Left out: every workplace of the team."),
});

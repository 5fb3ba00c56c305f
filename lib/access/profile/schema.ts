import { z } from "zod";
import { longestPassword } from "@/lib/access/password-rules";
import { text } from "@/lib/api/values";

export const Profile = z.object({
  email: z.string(),
  name: text(200).nullable(),
  language: z.enum(["en", "nl", "de", "fr"]),
});

export const ProfileChange = Profile.omit({ email: true })
  .partial()
  .extend({
    current_password: z.string().max(200).optional(),
    new_password: z.string().max(longestPassword).optional().describe("Only together with the current one."),
  });

import { z } from "zod";
import { dateForms } from "@/i18n/date-forms";
import { languages } from "@/i18n/languages";
import { longestPassword } from "@/lib/access/password-rules";
import { text } from "@/lib/api/values";

export const Profile = z.object({
  email: z.string(),
  name: text(200).nullable(),
  language: z.enum(languages),
  date_form: z
    .enum(dateForms)
    .describe("How the screens write dates: day, month, year; month, day, year; or year-month-day."),
});

export const ProfileChange = Profile.omit({ email: true })
  .partial()
  .extend({
    current_password: z.string().max(200).optional(),
    new_password: z.string().max(longestPassword).optional().describe("Only together with the current one."),
  });

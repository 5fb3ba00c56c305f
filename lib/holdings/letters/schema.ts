import { z } from "zod";
import { Id, PageInput, Timestamp, text } from "@/lib/api/values";
import { Person } from "@/lib/holdings/review/schema";
import { findingCodes, messageLanguages } from "@/lib/opinion/finding";

const letterStatuses = ["open", "answered"] as const;

/** A finding of the second opinion: its code and paths name it. */
export const LetterFinding = z.object({
  code: z.enum(findingCodes),
  paths: z.array(z.string().max(200)).max(50),
});

const LetterLanguage = z.enum(messageLanguages);
const findings = z
  .array(LetterFinding)
  .max(200)
  .optional()
  .describe("What to ask about; all errors and warnings that the supplier can answer when left out.");

/** What a letter is to say before anybody has changed a word. */
export const LetterWish = z.object({
  language: LetterLanguage.optional().describe("The sheet's when left out; en where no letter speaks that."),
  findings,
});

export const NewLetter = LetterWish.extend({
  subject: text(300).optional().describe("As composed when left out."),
  text: text(20_000).optional().describe("As composed when left out."),
  recipient: text(300).nullable().optional().describe("The supplier that the sheet names when left out."),
  recipient_email: z
    .email()
    .max(320)
    .nullable()
    .optional()
    .meta({ examples: ["sds@example.com"] }),
});

export const LetterDraft = z.object({
  language: LetterLanguage,
  recipient: z.string().nullable(),
  recipient_email: z.string().nullable(),
  subject: z.string(),
  text: z.string().describe("Plain text."),
  findings: z.array(LetterFinding),
});

export const Letter = LetterDraft.extend({
  id: Id,
  document_id: Id,
  product_name: z.string().describe("Of the sheet; its file name where no name was read."),
  status: z.enum(letterStatuses),
  created_at: Timestamp,
  created_by: Person,
  answered_at: Timestamp.nullable().describe("When somebody closed it, or a later revision came."),
  answered_by: Person.nullable().describe("null where a later revision closed it."),
  revision_id: Id.nullable().describe("The later revision that has come since."),
  note: z.string().nullable(),
});

export const LetterChange = z.object({
  status: z.enum(letterStatuses).describe("answered: it needs no reminding any more. open: take that back."),
  note: text(2_000).nullable().optional().describe("What the supplier answered."),
});

export const LetterQuery = z.object({
  ...PageInput,
  status: z.enum(letterStatuses).optional(),
  min_age_days: z.int().min(0).max(36_500).default(0).describe("Only letters that are so old."),
});

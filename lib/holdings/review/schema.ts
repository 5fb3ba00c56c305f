import { z } from "zod";
import { Id, Timestamp, text } from "@/lib/api/values";
import { criticalPaths, readStates } from "@/lib/sheet/critical-paths";
import { reviewStates } from "@/lib/sheet/review-states";

export const ReviewState = z
  .enum(reviewStates)
  .describe("How far people have looked through what was read: released when somebody answers for it.");

export const wordStates = ["confirmed", "corrected", "absent"] as const;

export const Person = z.object({ kind: z.enum(["user", "key"]), id: Id, name: z.string() });

const Value = z.unknown().describe("In the form of the sections; null where there is none.");

/** A critical value of a sheet, and how far it can be relied on. */
export const ReviewValue = z.object({
  path: z.enum(criticalPaths),
  label: z.string().describe("What the value is called, in English."),
  value: Value,
  read_value: Value.describe("What the sheet reads now, whatever a person has said."),
  state: z
    .enum([...readStates, "confirmed", "corrected"])
    .describe(
      "read; doubtful: shown, with the reason; missing: the sheet seems to hold one, or must; absent: there is none; " +
        "confirmed and corrected by a person.",
    ),
  derived: z.boolean().describe("True: the sheet does not print it; it follows from what the reason says."),
  reason: z.string().nullable(),
  confidence: z.number().min(0).max(1).nullable(),
  source: z
    .union([z.object({ page: z.int().min(1), rect: z.array(z.number()).length(4) }), z.literal("xml")])
    .nullable()
    .describe("Where it was read: the page, and x0, y0, x1, y1 in PDF points, origin bottom left."),
  by: Person.nullable().describe("Who confirmed, corrected or denied it."),
  at: Timestamp.nullable(),
  note: z.string().nullable(),
  earlier: z
    .object({ document_id: Id, value: Value, by: Person, at: Timestamp })
    .nullable()
    .describe("What a person made of it in an earlier revision, where that differs."),
});

export const Review = z.object({
  state: ReviewState,
  released_by: Person.nullable(),
  released_at: Timestamp.nullable(),
  release_reason: z.string().nullable().describe("Why it was released although values were open."),
  accepted_open: z.array(z.enum(criticalPaths)).describe("The values that were open at the release."),
  values: z.array(ReviewValue),
});

/** What somebody says of a value. */
export const ReviewWord = z.strictObject({
  path: z
    .string()
    .max(100)
    .describe(`One of ${criticalPaths.join(", ")}.`),
  value: z
    .unknown()
    .optional()
    .describe("Required with corrected; with the others null, or the value that is shown."),
  state: z
    .enum([...wordStates, "read"])
    .describe("absent: the sheet holds no such value. read: takes back what a person has said."),
  note: text(2_000).nullable().optional(),
});

export const ReviewChange = z.object({ values: z.array(ReviewWord).min(1).max(100) });

export const ReleaseWish = z.object({
  accept_open: z.boolean().default(false).describe("True: released although values are doubtful or missing."),
  reason: text(2_000).optional().describe("Why; required where values are open."),
});

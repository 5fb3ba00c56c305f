import { z } from "zod";
import { findingCodes } from "@/lib/opinion/finding";
import { severities } from "@/lib/opinion/states";

const Finding = z.object({
  code: z.enum(findingCodes),
  severity: z.enum(severities),
  message: z.string().describe("In the language asked for."),
  article: z.string().describe("The rule of law, or the list, that it rests on."),
  sections: z.array(z.int().min(1).max(16)),
  paths: z.array(z.string()).describe("As in `errors` and in sources."),
  found: z.string().nullable().describe("What the sheet prints."),
  expected: z.string().nullable().describe("What the law, a list or the sheet itself calls for."),
  page: z.int().min(1).nullable().describe("Where it shows on the sheet, as far as that is known."),
  question: z
    .string()
    .nullable()
    .describe(
      "What to ask the supplier; null where he cannot tell, and where a value in doubt is to be looked at first.",
    ),
});

const ComputedClassification = z.object({
  class_code: z.string().nullable().describe("null for a supplemental statement (EUH208)."),
  category_code: z.string().nullable(),
  hazard_code: z.string().nullable(),
  certainty: z
    .enum(["certain", "possible"])
    .describe("certain: at every value that the printed concentrations allow; possible: at some."),
  because: z.array(z.string()).describe("The components that decided, the weightiest first."),
  rule: z.string(),
});

export const Opinion = z.object({
  law_date: z.iso.date().describe("The state of the law that the sheet was measured by."),
  findings: z.array(Finding).describe("Errors first, then warnings, then notes."),
  computed: z.object({
    classifications: z
      .array(ComputedClassification)
      .describe("The mixture's health and environmental classes computed again from section 3."),
    not_computable: z.array(z.string()).describe("What could not be computed, and why."),
  }),
});
export type Opinion = z.infer<typeof Opinion>;

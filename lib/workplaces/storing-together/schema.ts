import { z } from "zod";
import { Id } from "@/lib/api/values";
import { storingAnswers } from "@/lib/regulation/storing-together";

const Named = z.object({ id: Id, name: z.string() });

/** Notes on storing together by TRGS 510: an aid, never a decision. */
export const StoringNotes = z.object({
  groups: z
    .array(
      z.object({
        classes: z
          .array(z.string())
          .describe("The storage class, or those that may be meant where the sheet does not tell."),
        products: z.array(
          Named.extend({
            is_derived: z.boolean().describe("From the classification: the sheet prints none."),
          }),
        ),
      }),
    )
    .describe("Products by storage class."),
  pairs: z
    .array(
      z.object({
        a: z.int().describe("Place in `groups`."),
        b: z.int(),
        say: z
          .enum(storingAnswers)
          .describe("`check`: not held here; to be looked up in TRGS 510, table 12."),
        rule: z.string().nullable().describe("The note to table 12 that restricts, where it is known."),
        certainty: z.enum(["high", "medium"]).nullable(),
      }),
    )
    .describe("The graver ones first."),
  unknown: z.array(Named).describe("Products whose storage class is neither printed nor follows."),
  amounts: z
    .object({
      kilograms: z.number(),
      litres: z.number(),
      products_without: z.int().describe("Products of which no amount is noted."),
    })
    .describe("What is noted here, for the limits of section 13."),
  small_amount: z
    .boolean()
    .nullable()
    .describe(
      "Up to 200 kg in all, so that section 13 does not apply; null: it is not known (volumes, missing amounts).",
    ),
  rule: z
    .enum(["trgs_510", "pgs_15"])
    .describe("What holds in the team's country: PGS 15 in the Netherlands."),
  without_acids: z.array(Named).describe("Products that give off toxic gas with acids (EUH031, EUH032)."),
});

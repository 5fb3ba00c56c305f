import { z } from "zod";

const ofComponent = { component: z.string().nullable(), cas_number: z.string(), source: z.string() };

const Printed = z.object({ value: z.string().nullable(), source: z.string() });

/** What is looked up beside the sheet; a member is there when the team has switched it on. */
export const Enrichments = z.object({
  harmonised_classification: z
    .array(
      z.object({
        ...ofComponent,
        index_number: z.string(),
        classes: z.array(z.string()),
        h_codes: z.array(z.string()),
      }),
    )
    .optional()
    .describe("CLP Annex VI entries of the components, found by CAS number."),
  cmr: z
    .array(z.object({ ...ofComponent, categories: z.array(z.string()) }))
    .optional()
    .describe(
      "Components with a harmonised classification as carcinogenic, mutagenic or toxic for reproduction.",
    ),
  candidate_list: z
    .object({
      hits: z.array(z.object({ ...ofComponent, name: z.string(), reason: z.string(), date: z.string() })),
      is_partial: z.literal(true),
      as_of: z.string(),
      note: z.string(),
    })
    .optional()
    .describe("Hits only: the list held here is partial, so that no hit proves nothing."),
  water_hazard_class: Printed.optional(),
  storage_class: Printed.optional(),
  emkg_hazard_group: z
    .object({ group: z.string().nullable(), h_codes: z.array(z.string()), source: z.string() })
    .nullable()
    .optional()
    .describe("A `group` of null: the hazards of the sheet were not read, so that it is not known."),
});
export type Enrichments = z.infer<typeof Enrichments>;

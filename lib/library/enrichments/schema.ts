import { z } from "zod";
import type { DocumentDetails } from "@/lib/holdings/documents/details";
import { annexNoteNames } from "@/lib/regulation/annex-vi-notes";
import type { HazardState } from "@/lib/sheet/hazard-states";

/** What is looked up of a sheet; the numbers are those of the substance that it is about. */
export type EnrichedSheet = {
  details: DocumentDetails | null;
  casNumber: string | null;
  ecNumber: string | null;
  hazardStatements: string[];
  hazards: HazardState;
  isRead: boolean;
};

const ofComponent = {
  component: z.string().nullable(),
  cas_number: z.string().nullable(),
  ec_number: z.string().nullable(),
  source: z.string(),
};

const Condition = z
  .object({
    notes: z.array(z.enum(annexNoteNames)).describe("Notes of Annex VI (J, K, L, …)."),
    forms: z
      .array(z.string())
      .describe("Names of the entries that have it, where others of the same number do not."),
    text: z.string(),
  })
  .nullable()
  .describe("What the classification depends on and a sheet does not tell; null where it always applies.");
export type Condition = NonNullable<z.infer<typeof Condition>>;

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
        condition: Condition,
      }),
    )
    .optional()
    .describe("CLP Annex VI entries of the components, found by CAS or EC number."),
  cmr: z
    .array(z.object({ ...ofComponent, categories: z.array(z.string()), condition: Condition }))
    .optional()
    .describe(
      "Components with a harmonised classification as carcinogenic, mutagenic or toxic for reproduction; with a `condition`, only possibly so.",
    ),
  candidate_list: z
    .object({
      hits: z.array(z.object({ ...ofComponent, name: z.string(), reason: z.string(), date: z.string() })),
      is_partial: z.boolean(),
      as_of: z.string(),
      note: z.string(),
    })
    .optional()
    .describe("Hits by CAS and EC number on the list of `as_of`; entries for groups may cover more."),
  water_hazard_class: Printed.optional(),
  storage_class: Printed.optional(),
  emkg_hazard_group: z
    .object({ group: z.string().nullable(), h_codes: z.array(z.string()), source: z.string() })
    .nullable()
    .optional()
    .describe("A `group` of null: the hazards of the sheet were not read, so that it is not known."),
});
export type Enrichments = z.infer<typeof Enrichments>;

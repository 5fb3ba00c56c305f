import { z } from "zod";
import { Id, IsoDate, Timestamp, text } from "@/lib/api/values";
import { DocumentDetails, transportModes } from "@/lib/holdings/documents/details";
import { DocumentStatus, ProcurementStatus } from "@/lib/holdings/documents/schema";
import { ReviewState } from "@/lib/holdings/review/schema";
import { Enrichments } from "@/lib/library/enrichments/schema";
import { opinionStates } from "@/lib/opinion/states";
import { classificationStates } from "@/lib/sheet/classification-states";
import { cmrCategories } from "@/lib/sheet/cmr-categories";
import { hazardStates } from "@/lib/sheet/hazard-states";
import { Placement } from "@/lib/workplaces/placements/schema";

const TransportMode = z
  .object({
    un_number: z.string().nullable().describe("Four digits."),
    class: z.string().nullable(),
    packing_group: z.string().nullable(),
    proper_shipping_name: z.string().nullable(),
  })
  .catchall(z.string().nullable());

/** The data of the primary sheet, read-only. */
export const ProductSds = z.object({
  document_id: Id,
  product_name: z.string().nullable(),
  manufacturer: z.string().nullable(),
  signal_word: z.enum(["Danger", "Warning"]).nullable(),
  pictograms: z.array(z.string()),
  h_codes: z.array(z.string()),
  p_codes: z.array(z.string()),
  cas_number: z.string().nullable(),
  ec_number: z.string().nullable(),
  un_number: z.string().nullable().describe("Four digits."),
  flash_point: DocumentDetails.shape.flash_point,
  transport: z.object(
    Object.fromEntries(transportModes.map((mode) => [mode, TransportMode.nullable()])) as Record<
      (typeof transportModes)[number],
      z.ZodNullable<typeof TransportMode>
    >,
  ),
  physical_state: z.string().nullable(),
  language: z.string().nullable(),
  revision_date: IsoDate.nullable(),
  procurement_status: ProcurementStatus,
  review_state: ReviewState,
  classification: z
    .enum(classificationStates)
    .describe("Whether it is classified as hazardous; unknown is never not_classified."),
  hazards: z
    .enum(hazardStates)
    .describe("Whether the hazard statements can be relied on; unknown is never harmless."),
  opinion: z.enum(opinionStates).nullable().describe("The worst finding of the second opinion."),
  cmr: z
    .enum(cmrCategories)
    .nullable()
    .describe(
      "The worst category in which the product itself is carcinogenic, mutagenic or toxic for reproduction; at least 1B where only the " +
        "statement was read. `none`: its hazards are known and it is in none; null: they are not, which is not `none`.",
    ),
  candidate_list: z
    .boolean()
    .nullable()
    .describe("Whether it holds a substance of the candidate list from 0.1 %; null: not known."),
  storage_class: z.string().nullable().describe("As printed, e.g. 3 or 8B."),
  water_hazard_class: z.string().nullable().describe("1, 2, 3, nwg or awg."),
  exposure_limit: z
    .boolean()
    .nullable()
    .describe("Whether section 8 has a limit of workplace air; null: not known."),
  quality_score: z.number().nullable(),
  file_name: z.string(),
  enrichments: Enrichments.describe("Only those that the team has switched on."),
});

export const Product = z.object({
  id: Id,
  display_name: z.string().nullable(),
  supplier: z
    .string()
    .nullable()
    .describe("Who delivers the product to the team; not the manufacturer on the sheet."),
  sku: z.string().nullable(),
  ean: z.string().nullable(),
  archived: z.boolean(),
  custom_fields: z
    .record(z.string(), z.record(z.string(), z.unknown()))
    .describe("Group id → field → value."),
  workplace_ids: z.array(Id),
  last_updated: Timestamp,
  created_at: Timestamp,
  sds: ProductSds.nullable().describe("null: awaiting a sheet."),
});

export const ProductSheet = z.object({
  document_id: Id,
  primary: z.boolean(),
  status: DocumentStatus,
  review_state: ReviewState,
  revision_date: IsoDate.nullable(),
  superseded_by: Id.nullable().describe("Id of the primary sheet where that is a later revision."),
  product_name: z.string().nullable(),
  manufacturer: z.string().nullable(),
  language: z.string().nullable(),
  file_name: z.string(),
  archived: z.boolean(),
  created_at: Timestamp,
});

export const ProductDetail = Product.extend({
  sheets: z.array(ProductSheet).describe("Every linked sheet, the primary one first."),
  placements: z.array(Placement),
});

export const OwnedFields = z.object({
  display_name: text(300).nullable().optional(),
  supplier: text(200).nullable().optional(),
  sku: text(100).nullable().optional(),
  ean: text(50).nullable().optional(),
  archived: z.boolean().optional(),
});
export type OwnedFields = z.infer<typeof OwnedFields>;

export const ProductQuery = z.object({
  filters: z
    .array(
      z.strictObject({ field: z.string().max(200), op: z.string().max(20), value: z.unknown().optional() }),
    )
    .max(50)
    .optional()
    .describe("All must hold. See the list of fields and operators above."),
  sort: z
    .string()
    .max(200)
    .optional()
    .describe("Any scalar field of the filters; last_updated when left out."),
  direction: z.enum(["asc", "desc"]).optional(),
  page: z.int().min(1).max(1_000_000).optional().describe("Only together with size."),
  size: z.int().min(1).max(10_000).optional().describe("Without it everything is answered, as a stream."),
});
export type ProductQuery = z.infer<typeof ProductQuery>;

export const FacetQuery = ProductQuery.pick({ filters: true }).extend({
  with_unknown: z
    .boolean()
    .default(false)
    .describe("Also counts, as `unknown`, the products of which a value is not known."),
});

export const ProductPageMeta = z.object({
  page: z.int(),
  size: z.int(),
  total: z.int(),
  has_more: z.boolean(),
});

const Counts = z.array(z.object({ value: z.union([z.string(), z.boolean()]), count: z.int() }));
const NumberRange = z.object({ min: z.number().nullable(), max: z.number().nullable() });
const DateRange = z.object({ min: z.string().nullable(), max: z.string().nullable() });

export const Facets = z
  .object({
    h_codes: Counts,
    pictograms: Counts,
    signal_word: Counts,
    language: Counts,
    manufacturer: Counts,
    transport_classes: Counts,
    workplace_id: z.array(z.object({ value: Id, name: z.string(), count: z.int() })),
    procurement_status: Counts,
    physical_state: Counts,
    review_state: Counts,
    classification: Counts,
    hazards: Counts,
    opinion: Counts,
    cmr: Counts,
    candidate_list: Counts,
    exposure_limit: Counts,
    storage_class: Counts,
    water_hazard_class: Counts,
    flash_point: NumberRange,
    revision_date: DateRange,
    unknown: z
      .record(z.string(), z.int())
      .describe(
        "By field, how many products have no value of it; `in` with null among its values finds them.",
      )
      .optional(),
  })
  .catchall(z.union([Counts, NumberRange, DateRange]));
export type Facets = z.infer<typeof Facets>;

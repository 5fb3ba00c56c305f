import { z } from "zod";
import { Id, IsoDate, text } from "@/lib/api/values";
import { flowDirections, labelKinds, labelPageNames } from "@/lib/printing/layout/label/label-kinds";
import { cardLanguages, labelLanguages } from "@/lib/printing/layout/languages";
import { ProfileSettings } from "@/lib/printing/profiles/schema";
import { LabelTableChoice } from "@/lib/printing/settings/schema";
import { mostInGroup, mostLabels } from "./batch-limits";

const whateverTheSheet = "Whatever the sheet's own language is.";
const LabelLanguage = z.enum(labelLanguages).default("en").describe(whateverTheSheet);
export const CardLanguage = z.enum(cardLanguages).default("en").describe(whateverTheSheet);

const millimetres = z.number().min(20).max(420).optional();

const LabelSize = z.enum(labelPageNames);

/** What one asks of labels, whether of one product or of many. */
export const labelWishes = {
  kind: z
    .enum(labelKinds)
    .default("supply")
    .describe(
      "`supply`: the CLP label of a package. `workplace`, `pipe`: product, pictograms, signal word and hazards for vessels and pipes at work (Directive 92/58/EEC, TRGS 201), without precautions, ingredients and supplier.",
    ),
  size: LabelSize.default("A6").describe(
    "Paper sizes, or width × height in millimetres: `100x70`, `70x50`, `50x30` are meant for vessels, `400x80`, `250x50`, `150x30` for pipes.",
  ),
  flow: z
    .enum(flowDirections)
    .default("right")
    .describe("Where a pipe's content flows to: its label's arrow."),
  width_mm: millimetres.describe("With `height_mm` a size of one's own, in place of `size`."),
  height_mm: millimetres,
  language: LabelLanguage,
  second_language: z
    .enum(labelLanguages)
    .optional()
    .describe("The label says the same in this language too (CLP Art. 17(2))."),
  show_hazard_statements: z.boolean().default(true),
  show_precautionary_statements: z.boolean().default(true),
  include_qr: z.boolean().default(false).describe("A QR code that links to the full sheet."),
  expiry_date: IsoDate.optional(),
  additional_info: text(500).optional(),
  nominal_quantity: text(60).optional().describe("As it is to be printed, e.g. `5 L`."),
  capacity_litres: z
    .number()
    .positive()
    .max(100_000)
    .optional()
    .describe("Of the package: decides the least size of pictograms and what a small package may leave out."),
  for_consumers: z
    .boolean()
    .default(false)
    .describe("The package goes to the general public: it names the disposal (CLP Art. 28(2))."),
  table: LabelTableChoice.optional().describe(
    "Least sizes of CLP Annex I Table 1.3: as in force (2008) or as of Regulation (EU) 2024/2865 (2024); the team's setting when left out.",
  ),
  black_and_white: z.boolean().default(false).describe("Black pictograms, for printers without red."),
  paper: z
    .enum(["label", "A4"])
    .default("label")
    .describe("A page for each label, or as many labels on an A4 sheet as fit, with lines to cut along."),
};
const LabelWishes = z.object(labelWishes);
export type LabelWishes = z.infer<typeof LabelWishes>;

const uuid = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";

export const labelBatch = {
  ...labelWishes,
  sds_ids: z
    .string()
    .regex(
      new RegExp(`^${uuid}(?:,${uuid}){0,${mostLabels - 1}}$`, "i"),
      `must be 1 to ${mostLabels} ids with commas between them`,
    )
    .describe(`Ids of SDS documents with commas between them, at most ${mostLabels}.`),
  copies: z
    .string()
    .regex(/^\d{1,3}(?:,\d{1,3})*$/, "must be a number, or one for each document with commas between them")
    .default("1")
    .describe("How many of each: one number for all, or one for each document, e.g. `2,1,4`."),
};
export type LabelBatch = LabelWishes & { sds_ids: string; copies: string };

/** How a label comes out: for the person who is about to print it. */
export const LabelNoteResource = z.object({
  sds_id: Id,
  product_name: z.string(),
  warnings: z.array(z.object({ code: z.string(), subject: z.string().nullable() })),
  left_out_precautions: z
    .array(
      z.object({
        code: z.string(),
        reason: z
          .enum(["said", "less_severe", "no_wording"])
          .describe("Another one says it; six are enough (CLP Art. 28); it has a gap that nobody filled."),
        by: z.string().nullable().describe("The statement that says it."),
      }),
    )
    .describe("Precautionary statements of the sheet that the label does not bear, and why."),
  does_not_fit: z.array(z.string()).nullable().describe("Names of what does not fit; null when all does."),
  too_small_for_capacity: z.boolean(),
  fits_on: LabelSize.nullable().describe(
    "The smallest size of its kind on which a label fits that does not fit.",
  ),
  fits_without_qr: z.boolean().describe("Whether it would fit without the QR code."),
  fits_up_to_litres: z
    .number()
    .nullable()
    .describe("Without a capacity: the largest package whose label would fit this size."),
  left_out: z.array(z.string()),
  type_size_pt: z.number().nullable(),
  x_height_mm: z.number().nullable(),
  pictogram_side_mm: z.number().nullable(),
});

/** A card as it would be with settings that are not kept yet. */
/** Products of one card, and what they are called together. */
export const cardGroup = {
  name: text(120).describe("What the products are called together."),
  sds_ids: z
    .array(Id)
    .min(1)
    .max(mostInGroup)
    .refine(
      (ids) => new Set(ids.map((id) => id.toLowerCase())).size === ids.length,
      "must name each sheet once",
    ),
};

export const cardDraft = {
  sds_id: Id.nullable().default(null).describe("null: an example."),
  group: z
    .object(cardGroup)
    .nullable()
    .default(null)
    .describe("Several sheets on one card, in place of `sds_id`."),
  language: CardLanguage,
  profile_id: Id.nullable().default(null),
  settings: ProfileSettings.nullable().default(null).describe("In place of a profile."),
  filled: z
    .record(z.string().max(80), z.string().max(500))
    .default({})
    .describe("Texts for the card's blanks."),
};

export const CardBlankResource = z.object({
  key: z.string(),
  label: z.string().nullable(),
  heading: z.string().nullable(),
});

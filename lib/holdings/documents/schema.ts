import { z } from "zod";
import { Id, IsoDate, Timestamp, text } from "@/lib/api/values";
import { Person, ReviewState, wordStates } from "@/lib/holdings/review/schema";

export const DocumentStatus = z.enum(["processing", "completed", "failed"]);
export const ProcurementStatus = z.enum(["Accept", "Review", "Reject"]);

/** Where in its file a sheet stands, and the other sheets of that file. */
export const placeInFile = {
  page_from: z
    .int()
    .nullable()
    .describe("The first page of the file that the sheet takes; null until it is read."),
  page_to: z.int().nullable(),
  part_of: Id.nullable().describe(
    "Of a file with several sheets the document of the first; null for that one and for a sheet by itself.",
  ),
  parts: z
    .array(Id)
    .describe("The documents of all sheets of the file in the order of pages; empty for a sheet by itself."),
};

/** An SDS document as lists show it. */
export const SdsDocument = z.object({
  id: Id,
  product_name: z.string().nullable(),
  alternate_name: z.string().nullable(),
  chemical_name: z.string().nullable(),
  cas_number: z.string().nullable(),
  ec_number: z.string().nullable(),
  sku: z.string().nullable(),
  ean: z.string().nullable(),
  signal_word: z.enum(["Danger", "Warning"]).nullable(),
  hazard_statements: z.array(z.string()).describe("H and EUH codes, sorted."),
  ghs_pictograms: z.array(z.string()).describe("GHS01 to GHS09."),
  status: DocumentStatus,
  archived: z.boolean(),
  procurement_status: ProcurementStatus,
  language: z.string().nullable().describe("ISO 639-1 code of the sheet's language."),
  revision_date: IsoDate.nullable(),
  review_state: ReviewState,
  superseded_by: Id.nullable().describe(
    "Id of the later revision that is its product's primary sheet; null: there is none.",
  ),
  ...placeInFile,
  file_name: z.string(),
  created_at: Timestamp,
  updated_at: Timestamp,
});

export const Component = z.object({
  chemical_name: z.string().nullable(),
  cas_number: z.string().nullable(),
  ec_number: z.string().nullable(),
  concentration_min: z.number().nullable().describe("Per cent; null when the sheet prints no lower bound."),
  concentration_max: z.number().nullable(),
  concentration_exact: z.number().nullable(),
  classifications: z.array(
    z.object({
      class_code: z.string().nullable(),
      category_code: z.string().nullable(),
      hazard_code: z.string().nullable(),
    }),
  ),
});

export const SdsDocumentDetail = SdsDocument.extend({
  supplier: z.object({
    name: z.string().nullable(),
    address: z.string().nullable(),
    phone: z.string().nullable(),
    email: z.string().nullable(),
  }),
  emergency_contacts: z.array(
    z.object({
      phone: z.string().nullable(),
      organization: z.string().nullable(),
      country_code: z.string().nullable(),
      hours: z.string().nullable(),
    }),
  ),
  components: z.array(Component),
  quality_score: z.number().min(0).max(1).nullable(),
  errors: z.record(z.string(), z.string()).describe("Field path → what was not found or is in doubt."),
});

export const UploadReference = z.object({ id: Id, status: DocumentStatus, message: z.string() });

export const ValueSource = z.object({
  path: z.string(),
  page: z.int().min(1),
  rect: z.array(z.number()).length(4).describe("x0, y0, x1, y1 in PDF points, origin bottom left."),
});

/** Who has confirmed, corrected or denied a value. */
export const ReviewedPath = z.object({
  path: z.string(),
  state: z.enum(wordStates),
  by: Person,
  at: Timestamp,
  note: z.string().nullable(),
});

/** What `PATCH /sds/{sdsId}` takes. */
export const DocumentChange = z.object({
  sku: text(100).nullable().optional(),
  ean: text(50).nullable().optional(),
  alternate_name: text(300).nullable().optional(),
  status: DocumentStatus.optional().describe(
    "processing starts extraction again; the others set it by hand.",
  ),
  archived: z.boolean().optional(),
  shared: z.boolean().nullable().optional().describe("In the catalogue; null: as the team's setting."),
});

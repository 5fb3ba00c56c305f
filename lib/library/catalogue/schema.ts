import { z } from "zod";
import { Id, IsoDate } from "@/lib/api/values";

/** The only fields of a sheet that ever leave the team that shares it. */
export const CatalogueHit = z.object({
  document_id: Id.describe("Id of the shared sheet."),
  product_name: z.string().nullable(),
  manufacturer: z.string().nullable(),
  cas_number: z.string().nullable(),
  ec_number: z.string().nullable(),
  language: z.string().nullable(),
  revision_date: IsoDate.nullable(),
  signal_word: z.enum(["Danger", "Warning"]).nullable(),
  pictograms: z.array(z.string()),
  h_codes: z.array(z.string()),
  in_library: z.boolean().describe("Whether the team holds the sheet already."),
  product_id: Id.nullable().describe("The team's product that the sheet is on."),
});

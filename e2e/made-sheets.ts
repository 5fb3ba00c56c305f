import { z } from "zod";

/** A sheet that the tests ask for. */
export const SheetFile = z.object({
  product: z.enum(["acetone", "descaler", "lubricant", "paint", "detergent"]),
  language: z.enum(["en", "nl", "de", "fr"]),
  layout: z.enum(["ruled", "open", "numbered", "blocks", "wordless"]),
  isUnclassified: z
    .boolean()
    .default(false)
    .describe("It says that the product is not classified, whatever its other sections say."),
  isScan: z.boolean().default(false).describe("Its pages are pictures, as a scanner makes them."),
  revisionDate: z.iso.date().optional().describe("In place of the product's own."),
});
export type SheetFile = z.input<typeof SheetFile>;

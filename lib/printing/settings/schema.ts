import { z } from "zod";
import { labelTables } from "./label-tables";

/** Which Table 1.3 of CLP Annex I: as in force until the end of 2027, or as of Regulation (EU) 2024/2865. */
export const LabelTableChoice = z.enum(labelTables);

export const LabelSettings = z.object({
  table: LabelTableChoice,
  open_sheet_links: z
    .boolean()
    .describe("Whether the QR codes on labels show the sheet to people who are not signed in."),
});

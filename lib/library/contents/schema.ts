import { z } from "zod";
import { Id } from "@/lib/api/values";
import { assessmentStatuses } from "@/lib/assessments/assessment-statuses";
import { Product } from "@/lib/library/products/schema";
import { hazardStates } from "@/lib/sheet/hazard-states";
import { QuantityLine, Total } from "@/lib/workplaces/quantities/schema";
import { StoringNotes } from "@/lib/workplaces/storing-together/schema";
import { Workplace } from "@/lib/workplaces/workplaces/schema";

const Count = z.object({ value: z.string(), count: z.int() });

/** A product at the workplace with what is there of it. */
export const PlacedProduct = z.object({
  product: Product,
  hazards: z
    .enum(hazardStates)
    .nullable()
    .describe("Whether the hazard statements can be relied on; null for a product that awaits a sheet."),
  lines: z.array(QuantityLine),
  totals: z.array(Total),
  recess: z.enum(assessmentStatuses).describe("What its RECESS assessment here asks for."),
  emkg: z.enum(assessmentStatuses).describe("What its EMKG assessment here asks for."),
});

export const WorkplaceContents = z.object({
  workplace: Workplace,
  products: z.array(PlacedProduct).describe("By name; archived products are left out."),
  totals: z.array(Total).describe("Per exact unit; nothing is converted."),
  hazards: z
    .object({ pictograms: z.array(Count), signal_words: z.array(Count), h_codes: z.array(Count) })
    .describe("How many products of the workplace carry each."),
  storing: StoringNotes,
});

export const DoorLink = z.object({
  url: z.url().describe("Where the QR code at the door leads."),
  is_open: z.boolean().describe("Whether people who are not signed in may read what is behind it."),
});

export const WorkplaceId = z.object({ id: Id.describe("Id of the workplace.") });

import { z } from "zod";
import { AuditEvent } from "@/lib/api/audit/schema";
import { Id, text } from "@/lib/api/values";
import { ProcurementStatus } from "@/lib/holdings/documents/schema";
import { Enrichments } from "@/lib/library/enrichments/schema";
import { hazardStates } from "@/lib/sheet/hazard-states";

/** A product of the library that has a substance in common with the one to decide on. */
export const SimilarProduct = z.object({
  id: Id,
  name: z.string(),
  signal_word: z.string().nullable(),
  pictograms: z.array(z.string()),
  h_codes: z.array(z.string()),
  hazards: z.enum(hazardStates),
  procurement_status: ProcurementStatus,
  shared_cas: z.array(z.string()).describe("CAS numbers that both contain."),
});

export const ProcurementCase = z.object({
  product_id: Id.nullable(),
  hazards: z.enum(hazardStates).nullable().describe("null while the sheet is being read."),
  hits: Enrichments.describe("What the lists say of the components, whatever the team has switched on."),
  similar: z.array(SimilarProduct).describe("What the library holds already, the most alike first."),
  history: z.array(AuditEvent).describe("Decisions, the newest first."),
});

export const Decision = z.object({ status: ProcurementStatus, comment: text(2000).nullable().optional() });

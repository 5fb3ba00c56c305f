import { z } from "zod";
import { criticalPaths } from "./critical-paths";
import { Component, EmergencyContact, SignalWord, Supplier } from "./values";

/** What a sheet says first: the values of its sections that lists, labels and `GET /v1/sds/{id}` show. */
export const SheetSummary = z.object({
  product_name: z.string().nullable(),
  chemical_name: z.string().nullable(),
  cas_number: z.string().nullable(),
  ec_number: z.string().nullable(),
  signal_word: SignalWord.nullable(),
  hazard_statements: z.array(z.string()).describe("H and EUH codes, sorted."),
  ghs_pictograms: z.array(z.string()).describe("GHS01 to GHS09."),
  language: z.string(),
  revision_date: z.string().nullable().describe("ISO 8601."),
  supplier: Supplier,
  emergency_contacts: z.array(EmergencyContact),
  components: z.array(Component),
  quality_score: z.number().min(0).max(1),
  errors: z.record(z.string(), z.string()).describe("Field path → what was not found or is in doubt."),
  settled: z.array(z.enum(criticalPaths)).optional().describe("The values that a person answers for."),
});
export type SheetSummary = z.infer<typeof SheetSummary>;

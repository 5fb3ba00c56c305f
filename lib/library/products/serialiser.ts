import type { z } from "zod";
import { type DocumentDetails, transportModes } from "@/lib/holdings/documents/details";
import { ProcurementStatus } from "@/lib/holdings/documents/schema";
import { ReviewState } from "@/lib/holdings/review/schema";
import { enrich } from "@/lib/library/enrichments/enrich";
import type { OpinionState } from "@/lib/opinion/states";
import { tables } from "@/lib/regulation/substance-lists";
import type { ClassificationState } from "@/lib/sheet/classification-states";
import type { CmrCategory } from "@/lib/sheet/cmr-categories";
import type { HazardState } from "@/lib/sheet/hazard-states";
import type { Product, ProductSds } from "./schema";

/** A row of `productColumns`; what belongs to the sheet is null for a product that awaits one. */
export type ProductRow = {
  id: string;
  display_name: string | null;
  supplier: string | null;
  sku: string | null;
  ean: string | null;
  archived: boolean;
  custom_fields: Record<string, Record<string, unknown>>;
  last_updated: Date;
  created_at: Date;
  workplace_ids: string[];
  document_id: string | null;
  product_name: string | null;
  manufacturer: string | null;
  signal_word: string | null;
  ghs_pictograms: string[];
  hazard_statements: string[];
  classification: ClassificationState;
  hazards: HazardState | null;
  precautionary_statements: string[];
  cas_number: string | null;
  ec_number: string | null;
  un_number: string | null;
  details: DocumentDetails | null;
  physical_state: string | null;
  language: string | null;
  revision_date: string | null;
  procurement_status: string | null;
  review_state: string | null;
  opinion: OpinionState | null;
  cmr: CmrCategory | null;
  candidate_list: boolean | null;
  storage_class: string | null;
  water_hazard_class: string | null;
  exposure_limit: boolean | null;
  quality_score: number | null;
  file_name: string;
  status: string;
};

export function toProduct(row: ProductRow, enrichments: string[]): z.input<typeof Product> {
  return {
    id: row.id,
    display_name: row.display_name,
    supplier: row.supplier,
    sku: row.sku,
    ean: row.ean,
    archived: row.archived,
    custom_fields: row.custom_fields,
    workplace_ids: row.workplace_ids,
    last_updated: row.last_updated.toISOString(),
    created_at: row.created_at.toISOString(),
    sds: row.document_id === null ? null : toSds(row, row.document_id, enrichments),
  };
}

function toSds(row: ProductRow, documentId: string, enrichments: string[]): z.input<typeof ProductSds> {
  const sheet = {
    details: row.details,
    casNumber: row.cas_number,
    ecNumber: row.ec_number,
    hazardStatements: row.hazard_statements,
    hazards: row.hazards ?? "unknown",
    isRead: row.status === "completed",
  };
  return {
    document_id: documentId,
    product_name: row.product_name,
    manufacturer: row.manufacturer,
    signal_word: row.signal_word === "Danger" || row.signal_word === "Warning" ? row.signal_word : null,
    pictograms: row.ghs_pictograms,
    h_codes: row.hazard_statements,
    p_codes: row.precautionary_statements,
    cas_number: row.cas_number,
    ec_number: row.ec_number,
    un_number: row.un_number,
    flash_point: row.details?.flash_point ?? null,
    transport: toTransport(row.details),
    physical_state: row.physical_state,
    language: row.language,
    revision_date: row.revision_date,
    procurement_status: ProcurementStatus.parse(row.procurement_status),
    review_state: ReviewState.parse(row.review_state),
    classification: row.classification,
    hazards: sheet.hazards,
    opinion: row.opinion,
    cmr: row.cmr,
    candidate_list: row.candidate_list,
    storage_class: row.storage_class,
    water_hazard_class: row.water_hazard_class,
    exposure_limit: row.exposure_limit,
    quality_score: row.quality_score,
    file_name: row.file_name,
    enrichments: enrichments.length ? enrich(enrichments, sheet, tables()) : {},
  };
}

function toTransport(details: DocumentDetails | null): z.input<typeof ProductSds>["transport"] {
  const none = { un_number: null, class: null, packing_group: null, proper_shipping_name: null };
  const modes = transportModes.map((mode) => {
    const given = details?.transport[mode];
    return [mode, given ? { ...none, ...given } : null] as const;
  });
  return Object.fromEntries(modes) as z.input<typeof ProductSds>["transport"];
}

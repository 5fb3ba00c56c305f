import type { z } from "zod";
import { isOlderRevision } from "@/lib/holdings/filing/primary";
import type { Document, Extraction, Prisma } from "@/lib/platform/database/generated/client";
import { sheetHazards, withHazardErrors } from "@/lib/sheet/hazards";
import { sectionsOf, summaryOf } from "@/lib/sheet/stored";
import type { SheetSummary } from "@/lib/sheet/summary";
import type { SdsDocument, SdsDocumentDetail } from "./schema";

/** What is fetched with a document to tell whether it is superseded. */
export const withPrimary = {
  product: { select: { primaryDocument: { select: { id: true, revisionDate: true } } } },
} satisfies Prisma.DocumentInclude;

export type DocumentRow = Document & {
  product: { primaryDocument: Pick<Document, "id" | "revisionDate"> | null } | null;
};

/** The primary sheet of its product that is a later revision of a sheet; null when there is none. */
export function supersededBy(row: Pick<DocumentRow, "id" | "revisionDate" | "product">): string | null {
  const primary = row.product?.primaryDocument;
  return primary && isOlderRevision(row, primary) ? primary.id : null;
}

export function toSdsDocument(row: DocumentRow): z.input<typeof SdsDocument> {
  return {
    id: row.id,
    product_name: row.productName,
    alternate_name: row.alternateName,
    chemical_name: row.chemicalName,
    cas_number: row.casNumber,
    ec_number: row.ecNumber,
    sku: row.sku,
    ean: row.ean,
    signal_word: row.signalWord === "Danger" || row.signalWord === "Warning" ? row.signalWord : null,
    hazard_statements: row.hazardStatements,
    ghs_pictograms: row.ghsPictograms,
    status: row.status,
    archived: row.archived,
    procurement_status: row.procurementStatus,
    language: row.language,
    revision_date: row.revisionDate?.toISOString().slice(0, 10) ?? null,
    superseded_by: supersededBy(row),
    file_name: row.fileName,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

export function toSdsDocumentDetail(
  row: DocumentRow,
  extraction: Extraction | null,
): z.input<typeof SdsDocumentDetail> {
  const read = summaryOf(extraction?.document);
  return {
    ...toSdsDocument(row),
    supplier: read?.supplier ?? { name: null, address: null, phone: null, email: null },
    emergency_contacts: read?.emergency_contacts ?? [],
    components: read?.components ?? [],
    quality_score: row.qualityScore,
    errors: row.errorCode ? { [row.errorCode]: row.errorMessage ?? "" } : errorsOf(read, extraction),
  };
}

/** What was not read for sure, and what calls for hazards that were not read: silence is never harmlessness. */
function errorsOf(read: SheetSummary | null, extraction: Extraction | null): Record<string, string> {
  return read ? withHazardErrors(read.errors, sheetHazards(read, sectionsOf(extraction?.sections))) : {};
}

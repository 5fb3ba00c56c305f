import type { z } from "zod";
import { isOlderRevision } from "@/lib/holdings/filing/primary";
import { type ReadDocument, readingOf } from "@/lib/holdings/review/reading";
import type { Document, Prisma } from "@/lib/platform/database/generated/client";
import { sheetHazards, withHazardErrors } from "@/lib/sheet/hazards";
import { type Parts, toPlace } from "./parts";
import type { SdsDocument, SdsDocumentDetail } from "./schema";

/** What is fetched with a document to tell whether it is superseded. */
export const withPrimary = {
  product: { select: { primaryDocument: { select: { id: true, revisionDate: true } } } },
} satisfies Prisma.DocumentInclude;

export type DocumentRow = Document & {
  product: { primaryDocument: Pick<Document, "id" | "revisionDate"> | null } | null;
};

/** The primary sheet of its product that is a later revision of a sheet; null when there is none. */
export function supersededBy(row: Pick<DocumentRow, "revisionDate" | "product">): string | null {
  const primary = row.product?.primaryDocument;
  return primary && isOlderRevision(row, primary) ? primary.id : null;
}

export function toSdsDocument(row: DocumentRow, parts: Parts): z.input<typeof SdsDocument> {
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
    review_state: row.reviewState,
    superseded_by: supersededBy(row),
    ...toPlace(row, parts),
    file_name: row.fileName,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

export function toSdsDocumentDetail(
  row: DocumentRow & ReadDocument,
  parts: Parts,
): z.input<typeof SdsDocumentDetail> {
  const { document: read, sections } = readingOf(row);
  return {
    ...toSdsDocument(row, parts),
    supplier: read?.supplier ?? { name: null, address: null, phone: null, email: null },
    emergency_contacts: read?.emergency_contacts ?? [],
    components: read?.components ?? [],
    quality_score: row.qualityScore,
    errors: errorsOf(row),
  };

  /** What was not read for sure, and what calls for hazards that were not read: silence is never harmlessness. */
  function errorsOf({ status, errorCode, errorMessage }: Document): Record<string, string> {
    // A sheet that people have filled in keeps why it could not be read.
    if (errorCode && status !== "completed") return { [errorCode]: errorMessage ?? "" };
    return read ? withHazardErrors(read.errors, sheetHazards(read, sections)) : {};
  }
}

import type { z } from "zod";
import { decisionsOn } from "@/lib/api/audit/service";
import { DocumentDetails } from "@/lib/holdings/documents/details";
import { requireDocument } from "@/lib/holdings/documents/service";
import { enrich } from "@/lib/library/enrichments/enrich";
import type { Context } from "@/lib/platform/context";
import { database } from "@/lib/platform/database/client";
import { pool } from "@/lib/platform/database/pool";
import { tables } from "@/lib/regulation/substance-lists";
import type { ProcurementCase, SimilarProduct } from "./schema";

const lists = ["harmonised_classification", "cmr", "candidate_list", "emkg_hazard_group"];
const mostSimilar = 8;

/** What one looks at before one decides on a sheet. */
export async function readCase(context: Context, id: string): Promise<z.input<typeof ProcurementCase>> {
  const row = await requireDocument(database(), context, id);
  const sheet = {
    details: DocumentDetails.nullable().parse(row.details),
    casNumber: row.casNumber,
    ecNumber: row.ecNumber,
    hazardStatements: row.hazardStatements,
    hazards: row.hazards ?? "unknown",
    isRead: row.status === "completed",
  };
  const cas = [...new Set([row.casNumber ?? [], row.componentCas].flat())];
  const [similar, history] = await Promise.all([
    similarTo(context, cas, row.productId),
    decisionsOn(context, id, row.productId),
  ]);
  return {
    product_id: row.productId,
    hazards: sheet.isRead ? sheet.hazards : null,
    hits: enrich(lists, sheet, tables()),
    similar,
    history,
  };
}

async function similarTo(
  context: Context,
  cas: string[],
  productId: string | null,
): Promise<z.input<typeof SimilarProduct>[]> {
  if (!cas.length) return [];
  const { rows } = await pool().query<z.input<typeof SimilarProduct>>(
    `select p.id, coalesce(p.display_name, d.product_name, d.file_name) as name, d.signal_word,
       d.ghs_pictograms as pictograms, d.hazard_statements as h_codes,
       coalesce(d.hazards, 'unknown')::text as hazards, d.procurement_status::text,
       array(select c from unnest(d.component_cas || coalesce(array[d.cas_number], '{}')) c
         where c = any($2::text[]) group by c order by c) as shared_cas
     from products p join documents d on d.team_id = p.team_id and d.id = p.primary_document_id
     where p.team_id = $1 and not p.archived and p.id is distinct from $3::uuid
       and (d.component_cas && $2::text[] or d.cas_number = any($2::text[]))
     order by cardinality(array(select c from unnest(d.component_cas) c where c = any($2::text[]))) desc, p.id
     limit ${mostSimilar}`,
    [context.team.id, cas, productId],
  );
  return rows;
}

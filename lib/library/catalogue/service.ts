import type { z } from "zod";
import { columnsOf, foldText } from "@/lib/holdings/documents/columns";
import { fileDocument } from "@/lib/holdings/filing/service";
import { contains, mayBeMisspelt, resembles } from "@/lib/library/products/search-condition";
import type { Context } from "@/lib/platform/context";
import type { Document, Prisma } from "@/lib/platform/database/generated/client";
import { pool } from "@/lib/platform/database/pool";
import { Parameters, teamParameter } from "@/lib/platform/database/statement";
import { transaction } from "@/lib/platform/database/transaction";
import { notFound } from "@/lib/platform/errors";
import { sectionsOf, summaryOf } from "@/lib/sheet/stored";
import type { CatalogueHit } from "./schema";

/** A holding is shared when its team says so for it, or for all and not otherwise for it. */
const isShared = `s.status = 'completed' and not s.archived
  and coalesce(s.shared, (select t.share_catalogue from teams t where t.id = s.team_id))`;

/** Holdings whose columns are as their sheet was read. */
const uncorrected = {
  from: `documents s where ${isShared} and not exists (select from corrected_readings c
    where c.team_id = s.team_id and c.document_id = s.id)`,
  fields: `s.product_name, s.manufacturer, s.cas_number, s.ec_number, s.language, s.revision_date, s.signal_word,
    s.ghs_pictograms, s.hazard_statements`,
  text: "s.search_text",
};

/** What people of a team have made of a sheet is theirs: of such holdings the sheet is shown as it was read. */
const corrected = {
  from: `corrected_readings c
    join documents s on s.team_id = c.team_id and s.id = c.document_id
    join extractions x on x.id = s.extraction_id and x.status = 'completed' where ${isShared}`,
  fields: `x.document ->> 'product_name' as product_name, x.document #>> '{supplier,name}' as manufacturer,
    x.document ->> 'cas_number' as cas_number, x.document ->> 'ec_number' as ec_number,
    x.document ->> 'language' as language, (x.document ->> 'revision_date')::date as revision_date,
    x.document ->> 'signal_word' as signal_word,
    array(select jsonb_array_elements_text(x.document -> 'ghs_pictograms')) as ghs_pictograms,
    array(select jsonb_array_elements_text(x.document -> 'hazard_statements')) as hazard_statements`,
  text: "c.read_search_text",
};

type Search = { query: string; page: number; size: number };

/** Searches what teams share; each sheet once, with the fields that may leave a team and no others. */
export async function search(context: Context, { query, page, size }: Search) {
  const parameters = new Parameters(context.team.id);
  const words = query.trim().split(/\s+/).filter(Boolean).slice(0, 10);
  const holdings = [uncorrected, corrected].map(({ from, fields, text }) => {
    const conditions = words.map((word) => wordCondition(foldText(word), text, parameters));
    return `select s.sheet_id, ${fields} from ${[from, ...conditions].join(" and ")}`;
  });
  const shared = `select distinct on (sheet_id) * from (${holdings.join(" union all ")}) s order by sheet_id`;
  const [counted, found] = await Promise.all([
    pool().query<{ total: number }>(
      `select count(*)::int as total from (${shared}) hits where ${teamParameter} is not null`,
      parameters.values,
    ),
    pool().query<z.input<typeof CatalogueHit>>(
      `select hits.sheet_id as document_id, hits.product_name, hits.manufacturer, hits.cas_number, hits.ec_number,
        hits.language, to_char(hits.revision_date, 'YYYY-MM-DD') as revision_date, hits.signal_word,
        hits.ghs_pictograms as pictograms, hits.hazard_statements as h_codes,
        own.id is not null as in_library, own.product_id
      from (${shared}) hits
      left join documents own on own.team_id = ${teamParameter} and own.sheet_id = hits.sheet_id
      order by lower(hits.product_name) nulls last, hits.sheet_id
      limit ${size} offset ${(page - 1) * size}`,
      parameters.values,
    ),
  ]);
  const total = counted.rows[0]?.total ?? 0;
  const meta = { page, size, total, has_more: (page - 1) * size + found.rows.length < total };
  return { meta, data: found.rows };
}

/** A word that the catalogue lacks as it stands may be misspelt. */
function wordCondition(word: string, text: string, parameters: Parameters): string {
  const exact = contains(text, word, parameters);
  if (!mayBeMisspelt(word)) return exact;
  const anyExact = [uncorrected, corrected].map(
    (one) => `exists (select from ${one.from} and ${contains(one.text, word, parameters)})`,
  );
  return `(${exact} or (${resembles(text, word, parameters)} and not (${anyExact.join(" or ")})))`;
}

/** Adds a catalogue document to the team's library: no bytes are copied and nothing is extracted again. */
export async function add(context: Context, documentId: string) {
  return transaction(async (tx) => {
    const document = await resolveDocument(tx, context, documentId);
    const productId = document.productId ?? (await fileDocument(tx, document));
    return { product_id: productId, document_id: document.id, created: document.created };
  });
}

/**
 * The team's document behind an id: its own document's, or that of a shared sheet, which the team then holds.
 * Errors: 404 for anything else.
 */
export async function resolveDocument(
  tx: Prisma.TransactionClient,
  context: Context,
  id: string,
): Promise<Document & { created: boolean }> {
  const teamId = context.team.id;
  const held = await tx.document.findFirst({ where: { teamId, OR: [{ id }, { sheetId: id }] } });
  if (held) return { ...held, created: false };
  const shared = await unsafeSharedDocument(tx, id);
  if (!shared) throw notFound("This document");
  const read = summaryOf(shared.extraction?.document);
  if (!read) throw notFound("This document");
  const { count } = await tx.document.createMany({
    data: {
      ...columnsOf(read, sectionsOf(shared.extraction?.sections)),
      teamId,
      sheetId: id,
      extractionId: shared.extractionId,
      pageFrom: shared.pageFrom,
      pageTo: shared.pageTo,
      sheetsInFile: shared.sheetsInFile,
      status: "completed",
      fileName: fileNameOf(read.product_name),
    },
    skipDuplicates: true,
  });
  const document = await tx.document.findFirstOrThrow({ where: { teamId, sheetId: id } });
  return { ...document, created: count === 1 };
}

/** Any team's shared holding of a sheet; only its extraction is used. */
async function unsafeSharedDocument(tx: Prisma.TransactionClient, sheetId: string) {
  return tx.document.findFirst({
    where: {
      sheetId,
      status: "completed",
      archived: false,
      OR: [{ shared: true }, { shared: null, team: { shareCatalogue: true } }],
    },
    include: { extraction: true },
  });
}

/** The file name of the team that shares stays there. */
function fileNameOf(productName: string | null): string {
  const name = (productName ?? "")
    .replace(/[^\p{L}\p{N} ._()+-]/gu, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, 200);
  return `${name || "sheet"}.pdf`;
}

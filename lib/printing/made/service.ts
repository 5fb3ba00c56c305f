import { supersededBy, withPrimary } from "@/lib/holdings/documents/serialiser";
import { isOlderRevision } from "@/lib/holdings/filing/primary";
import type { Context } from "@/lib/platform/context";
import { database } from "@/lib/platform/database/client";
import { AppError, notFound } from "@/lib/platform/errors";
import type { DocumentSource } from "@/lib/printing/processes/make";
import { sectionsOf, summaryOf } from "@/lib/sheet/stored";

/** What a document is made from: what was read in the sheet, and what the team calls it. */
export type SheetSource = DocumentSource & {
  id: string;
  /** For file names. */
  name: string;
  isSuperseded: boolean;
  isReleased: boolean;
  /** The team's limit in years where the sheet is older; else null. */
  olderThanYears: number | null;
  /** The team's own name, for a sheet whose product name was not read. */
  ownName: string | null;
};

/** Sheets in the order asked for. Errors: 404 when one is not the team's, 409 when one has no data. */
export async function sourcesOf(
  context: Context,
  ids: readonly string[],
  sections: readonly number[],
): Promise<SheetSource[]> {
  const found = new Map<string, SheetSource>();
  // A few at a time: others take their turn while a part is parsed.
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    for (const source of await read(context, ids.slice(start, start + AT_ONCE), sections))
      found.set(source.id, source);
  }
  return ids.map((id) => {
    const source = found.get(id.toLowerCase());
    if (!source) throw notFound("This SDS document");
    return source;
  });
}

const AT_ONCE = 25;

type Row = {
  id: string;
  alternateName: string | null;
  productName: string | null;
  displayName: string | null;
  fileName: string;
  revisionDate: Date | null;
  primaryId: string | null;
  primaryDate: Date | null;
  isReleased: boolean;
  olderThanYears: number | null;
  document: unknown;
  sections: unknown;
};

/**
 * The wanted sections without their full texts, which no document prints and which are most of their size: left in the
 * database they need not be parsed here, where others wait meanwhile. Section 2 keeps its own, which tells the names it
 * prints and the law it classifies by.
 */
async function read(context: Context, ids: string[], sections: readonly number[]): Promise<SheetSource[]> {
  const names = sections.map((number) => `section${number}`);
  const rows = await database().$queryRaw<Row[]>`
    select d.id, d.alternate_name as "alternateName", d.product_name as "productName", d.file_name as "fileName",
      p.display_name as "displayName", d.revision_date as "revisionDate",
      d.review_state = 'released' as "isReleased",
       pd.id as "primaryId", pd.revision_date as "primaryDate", r.document,
       case when d.revision_date < current_date - make_interval(years => t.sheet_age_years)
         then t.sheet_age_years end as "olderThanYears",
       (select jsonb_object_agg(name, section || '{"subsections": []}' ||
           case name when 'section2' then '{}' else '{"text": ""}' end::jsonb)
         from jsonb_each(r.sections) as one(name, section) where name = any(${names})) as sections
     from documents d
     join teams t on t.id = d.team_id
     left join readings r on r.team_id = d.team_id and r.document_id = d.id
    left join products p on p.id = d.product_id and p.team_id = d.team_id
    left join documents pd on pd.id = p.primary_document_id and pd.team_id = p.team_id
    where d.team_id = ${context.team.id}::uuid and d.id = any(${ids}::uuid[])`;
  return rows.map((row) => {
    const name = row.alternateName ?? row.productName ?? row.fileName.replace(/\.pdf$/i, "");
    const document = summaryOf(row.document);
    if (!document)
      throw new AppError("conflict", `"${name}" has no extracted data yet, so nothing can be made from it.`);
    return {
      id: row.id,
      document,
      sections: sectionsOf(row.sections),
      isSuperseded: row.primaryId !== null && isOlderRevision(row, { revisionDate: row.primaryDate }),
      isReleased: row.isReleased,
      olderThanYears: row.olderThanYears,
      name: name.slice(0, 150),
      ownName: row.alternateName ?? row.displayName,
    };
  });
}

/** Sheets by their own ids or as the primary ones of products, by name, for a person to choose among. */
export async function sheetsNamed(context: Context, documentIds: string[], productIds: string[]) {
  const rows = await database().document.findMany({
    where: {
      teamId: context.team.id,
      OR: [{ id: { in: documentIds } }, { primaryOf: { id: { in: productIds }, teamId: context.team.id } }],
    },
    include: {
      extraction: { select: { id: true } },
      correctedReading: { select: { id: true } },
      ...withPrimary,
    },
    take: MOST_NAMED,
  });
  const named = rows.map((row) => ({
    id: row.id,
    name: row.productName ?? row.alternateName ?? row.fileName,
    hasData: (row.extraction ?? row.correctedReading) !== null && row.status === "completed",
    supersededBy: supersededBy(row),
  }));
  return named.sort((a, b) => a.name.localeCompare(b.name) || (a.id < b.id ? -1 : 1));
}

const MOST_NAMED = 100;

/** The latest sheets that something can be made from. */
export async function sheetsWithData(context: Context): Promise<{ id: string; name: string }[]> {
  const rows = await database().document.findMany({
    where: { teamId: context.team.id, status: "completed", archived: false },
    select: {
      id: true,
      productName: true,
      alternateName: true,
      fileName: true,
      revisionDate: true,
      ...withPrimary,
    },
    orderBy: [{ createdAt: "desc" }, { id: "asc" }],
    take: MOST_NAMED,
  });
  const current = rows.filter((row) => supersededBy(row) === null);
  return current.map((row) => ({ id: row.id, name: row.productName ?? row.alternateName ?? row.fileName }));
}

import type { Document, Prisma } from "@/lib/platform/database/generated/client";

type Tx = Pick<Prisma.TransactionClient, "$queryRaw">;

/** The team's documents of each document's file in the order of pages; only of files with several sheets. */
export type Parts = Map<string, string[]>;

/** The parts of these documents' files. */
export async function partsOf(
  tx: Tx,
  documents: readonly Pick<Document, "id" | "teamId" | "sheetsInFile">[],
): Promise<Parts> {
  const several = documents.filter(({ sheetsInFile }) => sheetsInFile > 1);
  const [first] = several;
  if (!first) return new Map();
  const rows = await tx.$queryRaw<{ id: string; parts: string[] }[]>`
    select d.id, array_agg(part.id order by s.first_page)::text[] as parts
    from documents d
    join sheets own on own.id = d.sheet_id
    join sheets s on s.sha256 = own.sha256
    join documents part on part.team_id = d.team_id and part.sheet_id = s.id
    where d.team_id = ${first.teamId}::uuid and d.id = any(${several.map(({ id }) => id)}::uuid[])
    group by d.id having count(*) > 1`;
  return new Map(rows.map(({ id, parts }) => [id, parts]));
}

/** As answers show it. */
export function toPlace({ id, pageFrom, pageTo }: Pick<Document, "id" | "pageFrom" | "pageTo">, all: Parts) {
  const parts = all.get(id) ?? [];
  const [first] = parts;
  return {
    page_from: pageFrom,
    page_to: pageTo,
    part_of: first === undefined || first === id ? null : first,
    parts,
  };
}

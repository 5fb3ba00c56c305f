import type { Context } from "@/lib/platform/context";
import { database } from "@/lib/platform/database/client";

/** The team's documents whose scans are being read, with the pages read and the pages of each file. */
export async function progress({ team }: Context) {
  const documents = await database().document.findMany({
    where: { teamId: team.id, status: "processing", sheet: { pageCount: { not: null } } },
    select: { id: true, sheet: { select: { pagesRead: true, pageCount: true } } },
    orderBy: { createdAt: "desc" },
    take: 100,
  });
  return documents.map(({ id, sheet }) => ({
    sds_id: id,
    pages_read: sheet.pagesRead ?? 0,
    page_count: sheet.pageCount ?? 0,
  }));
}

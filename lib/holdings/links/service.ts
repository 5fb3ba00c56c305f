import { randomBytes } from "node:crypto";
import { isOlderRevision } from "@/lib/holdings/filing/primary";
import { withReading } from "@/lib/holdings/review/reading";
import type { Context } from "@/lib/platform/context";
import { database } from "@/lib/platform/database/client";
import { environment } from "@/lib/platform/environment";
import { notFound } from "@/lib/platform/errors";

/** Where a QR code leads. */
function linkAddress(token: string): string {
  return `${environment().BASE_URL}/q/${token}`;
}

/** The addresses of documents by their ids; one that has none yet gets one, for good. */
export async function addressesOf(context: Context, documentIds: string[]): Promise<Map<string, string>> {
  const teamId = context.team.id;
  const where = { teamId, documentId: { in: documentIds } };
  const known = new Set((await database().sheetLink.findMany({ where })).map(({ documentId }) => documentId));
  const missing = [...new Set(documentIds)].filter((id) => !known.has(id));
  if (missing.length > 0) {
    const data = missing.map((documentId) => ({ teamId, documentId, token: newToken() }));
    await database().sheetLink.createMany({ data, skipDuplicates: true });
  }
  const links = await database().sheetLink.findMany({ where });
  return new Map(links.map(({ documentId, token }) => [documentId, linkAddress(token)]));
}

// 16 characters keep the code coarse enough for small labels; 96 bits cannot be guessed.
const newToken = () => randomBytes(12).toString("base64url");

/** The address in a document's printed codes, and whether people who are not signed in may read it. */
export async function find(context: Context, documentId: string) {
  const teamId = context.team.id;
  const document = await database().document.findFirst({
    where: { id: documentId, teamId },
    include: { sheetLink: true, team: true },
  });
  if (!document) throw notFound("This SDS document");
  const link = document.sheetLink;
  return {
    url: link && linkAddress(link.token),
    created_at: link?.createdAt.toISOString() ?? null,
    is_open: document.team.openSheetLinks,
  };
}

/** Ends the codes printed so far; the next label gets a new address. Ending it again changes nothing. */
export async function revoke(context: Context, documentId: string): Promise<void> {
  const teamId = context.team.id;
  const document = await database().document.findFirst({ where: { id: documentId, teamId } });
  if (!document) throw notFound("This SDS document");
  await database().sheetLink.deleteMany({ where: { teamId, documentId } });
}

/** Whose sheet a printed code stands for, for anyone who scans it; null when it has ended or never was. */
export async function unsafeFindByToken(token: string) {
  if (!/^[\w-]{16}$/.test(token)) return null;
  const link = await database().sheetLink.findUnique({
    where: { token },
    include: {
      team: true,
      document: { include: { ...withReading, product: { include: { primaryDocument: true } } } },
    },
  });
  if (!link) return null;
  const { document, team } = link;
  const primary = document.product?.primaryDocument ?? null;
  const newer = isOlderRevision(document, primary) ? primary : null;
  return { document, newer, teamId: team.id, isOpen: team.openSheetLinks };
}

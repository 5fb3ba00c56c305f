import { columnsOf } from "@/lib/holdings/documents/columns";
import { touch } from "@/lib/holdings/placing/service";
import { takeReading } from "@/lib/holdings/review/taking";
import type { Reading } from "@/lib/holdings/sheets/service";
import type { Document, Prisma } from "@/lib/platform/database/generated/client";
import { transaction } from "@/lib/platform/database/transaction";
import { fileDocument, lockIdentities } from "./service";

type Tx = Prisma.TransactionClient;

/**
 * Takes over what was read in a document's sheet and files it, and with it the further sheets of its file; all or
 * nothing.
 */
export async function finishDocument(document: Document, readings: readonly Reading[]): Promise<void> {
  const own = readings.find(({ sheetId }) => sheetId === document.sheetId) ?? noSheetHere(document);
  await transaction(async (tx) => {
    const finished = await take(tx, document, own);
    const further = await takeFurther(tx, document, readings);
    await fileAll(tx, document.teamId, [...(finished ? [finished] : []), ...further]);
  });
}

/** Holds, takes over and files those sheets of a document's file that the team does not hold yet. */
export async function finishFurther(tx: Tx, document: Document, readings: readonly Reading[]): Promise<void> {
  await fileAll(tx, document.teamId, await takeFurther(tx, document, readings));
}

/** The pages that a document's sheet takes, and how many sheets its file holds. */
export const placeInFile = ({ pageFrom, pageTo, sheetsInFile }: Reading) => ({
  pageFrom,
  pageTo,
  sheetsInFile,
});

/** Takes over what was read in a document's sheet. Gives the document when it can be filed. */
async function take(tx: Tx, document: Document, reading: Reading): Promise<Document | null> {
  const where = { id: document.id, teamId: document.teamId };
  if (await keepsEarlier(tx, document, reading)) {
    await tx.document.updateMany({ where, data: { status: "completed", ...withoutError } });
    await touchProductOf(tx, document);
    return null;
  }
  const { id: extractionId, errorCode, errorMessage } = reading;
  const { document: said, sections } = await takeReading(tx, document, reading);
  const data = { extractionId, errorCode, errorMessage, ...placeInFile(reading) };
  if (!said) {
    await tx.document.updateMany({ where, data: { ...data, status: "failed" } });
    await touchProductOf(tx, document);
    return null;
  }
  const [finished] = await tx.document.updateManyAndReturn({
    where,
    data: { ...columnsOf(said, sections), ...data, status: "completed" },
  });
  return finished ?? null;
}

async function touchProductOf(tx: Tx, { teamId, productId }: Document): Promise<void> {
  if (productId) await touch(tx, teamId, productId);
}

const withoutError = { errorCode: null, errorMessage: null };

/** What was read before stays when reading again came to a limit only, or found no sheet on this page. */
async function keepsEarlier(tx: Tx, document: Document, reading: Reading): Promise<boolean> {
  if (reading.id || !document.extractionId) return false;
  const where = { id: document.extractionId, status: "completed" };
  return (await tx.extraction.count({ where })) > 0;
}

const noSheetHere = ({ sheetId }: Document): Reading => ({
  id: null,
  sheetId,
  document: null,
  sections: null,
  errorCode: "not_an_sds",
  errorMessage: "No sheet was found on these pages of the file.",
  pageFrom: null,
  pageTo: null,
  sheetsInFile: 1,
});

/**
 * A file's further sheets become documents of their own. Of a file that was read before, only what was part of this
 * document's own pages is new: what a team has removed does not come back by itself.
 */
async function takeFurther(tx: Tx, document: Document, readings: readonly Reading[]): Promise<Document[]> {
  const { teamId, fileName, shared, wantedWorkplaceId, pageFrom, pageTo } = document;
  const isNew = ({ pageFrom: start }: Reading) =>
    pageFrom === null || pageTo === null || (start !== null && start >= pageFrom && start <= pageTo);
  const wanted = readings.filter((one) => one.sheetId !== document.sheetId && one.document && isNew(one));
  if (!wanted.length) return [];
  const held = await tx.document.createManyAndReturn({
    data: wanted.map(({ sheetId }) => ({ teamId, sheetId, fileName, shared, wantedWorkplaceId })),
    skipDuplicates: true,
  });
  const taken: Document[] = [];
  for (const reading of wanted) {
    const one = held.find(({ sheetId }) => sheetId === reading.sheetId);
    const finished = one && (await take(tx, one, reading));
    if (finished) taken.push(finished);
  }
  return taken;
}

/** Files in the order of pages; two files with the same products wait for each other at the first of them. */
async function fileAll(tx: Tx, teamId: string, documents: readonly Document[]): Promise<void> {
  await lockIdentities(tx, teamId, documents);
  for (const document of documents) await fileDocument(tx, document);
}

import { z } from "zod";
import { columnsOf } from "@/lib/holdings/documents/columns";
import { Prisma, type Word } from "@/lib/platform/database/generated/client";
import { type CriticalPath, criticalPaths, isAt } from "@/lib/sheet/critical-paths";
import { type KeptReading, KeptSource } from "@/lib/sheet/critical-values";
import { sectionsOf, summaryOf } from "@/lib/sheet/stored";
import { type PersonsWord, withWords } from "@/lib/sheet/words";

type Key = { id: string; teamId: string };

/** A reading as it is kept, whoever keeps it. */
export function keptReading(
  stored: { document: unknown; sections: unknown; sources?: unknown } | null,
): KeptReading {
  const sources = z.array(KeptSource).safeParse(stored?.sources ?? []);
  return {
    document: summaryOf(stored?.document),
    sections: sectionsOf(stored?.sections),
    sources: sources.success ? sources.data : [],
  };
}

export function personsWords(rows: readonly Word[]): PersonsWord[] {
  return rows.flatMap(({ path, state, value, readValue }) => {
    const known = criticalPaths.find((one) => one === path);
    return known ? [{ path: known, state, value, readValue }] : [];
  });
}

/** Whether a person's word took the place of what was read at a path: its source shows something else. */
export function replaces({ state, path: said }: Pick<Word, "state" | "path">, path: string): boolean {
  const known = criticalPaths.find((one) => one === said);
  return known !== undefined && state !== "confirmed" && isAt(path, known);
}

/** What people have said of a document, in the order of the sections. */
export async function wordsOf(tx: Prisma.TransactionClient, { id, teamId }: Key): Promise<Word[]> {
  const rows = await tx.word.findMany({ where: { teamId, documentId: id } });
  return rows.toSorted((a, b) => placeOf(a.path) - placeOf(b.path));
}

const placeOf = (path: string) => criticalPaths.indexOf(path as CriticalPath);

/**
 * Puts together what was read in a document's sheet and what people have said of it, and keeps it where they have said
 * something. Every new reading and every new word comes through here; the columns that lists show are made of its
 * answer.
 */
export async function mergeWords(
  tx: Prisma.TransactionClient,
  key: Key,
  reading: KeptReading,
): Promise<KeptReading> {
  // A new word and a new reading come after one another.
  await tx.$queryRaw`
    select id from documents where team_id = ${key.teamId}::uuid and id = ${key.id}::uuid for no key update`;
  const words = personsWords(await wordsOf(tx, key));
  const where = { teamId: key.teamId, documentId: key.id };
  await tx.correctedReading.deleteMany({ where });
  const merged = withWords(reading, words);
  if (words.length > 0)
    await tx.correctedReading.create({
      data: {
        ...where,
        document: json(merged.document),
        sections: json(merged.sections),
        readSearchText: reading.document ? columnsOf(reading.document, reading.sections).searchText : "",
      },
    });
  return merged;
}

export const json = (value: unknown): Prisma.InputJsonValue => JSON.parse(JSON.stringify(value));

/** A value for a column that may be empty. */
export const jsonOrNull = (value: unknown) =>
  value === null || value === undefined ? Prisma.DbNull : json(value);

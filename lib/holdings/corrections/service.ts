import { keptReading, personsWords } from "@/lib/holdings/review/merging";
import { database } from "@/lib/platform/database/client";
import type { Document, Extraction, Word } from "@/lib/platform/database/generated/client";
import { isAt } from "@/lib/sheet/critical-paths";
import { type Truth, truthOf } from "./truth";

/**
 * What people have said of a sheet: facts with the hash of the file they are about and, where that holds several sheets,
 * the page it begins on; nobody's name.
 */
export type Correction = { sha256: string; page_from?: number; language: string | null; truth: Truth };

/** What people of all teams have said of sheets, for measuring the extraction; two teams may say it of one sheet. */
export async function unsafeCorrections(): Promise<Correction[]> {
  const documents = await database().document.findMany({
    where: { words: { some: {} } },
    select: {
      language: true,
      words: true,
      sheetsInFile: true,
      sheet: { select: { sha256: true, firstPage: true } },
    },
    orderBy: [{ sheet: { sha256: "asc" } }, { sheet: { firstPage: "asc" } }, { id: "asc" }],
  });
  return documents.flatMap(({ sheet: { sha256, firstPage }, sheetsInFile, language, words }) => {
    const truth = truthOf(personsWords(words));
    const page = sheetsInFile > 1 ? { page_from: firstPage } : {};
    return Object.keys(truth).length > 0 ? [{ sha256, ...page, language, truth }] : [];
  });
}

/** How often people have put right, and how often confirmed, what a rule of the extraction had read. */
export type CorrectedRule = {
  rule: string;
  path: string;
  corrected: number;
  absent: number;
  confirmed: number;
};

const atOnce = 50;

/**
 * The rules of the extraction by how often people of all teams have put right what they read, the most corrected first.
 * A value that people filled in although nothing was read there counts for the rule "none".
 */
export async function unsafeCorrectedRules(): Promise<CorrectedRule[]> {
  const rules = new Map<string, CorrectedRule>();
  for (let after: string | null = null; ; ) {
    const documents: (Document & { words: Word[]; extraction: Extraction | null })[] =
      await database().document.findMany({
        where: { words: { some: {} }, ...(after !== null && { id: { gt: after } }) },
        include: { words: true, extraction: true },
        orderBy: { id: "asc" },
        take: atOnce,
      });
    for (const { words, extraction } of documents)
      for (const { rule, path, state } of ruled(words, extraction)) {
        const key = `${rule} ${path}`;
        const count = rules.get(key) ?? { rule, path, corrected: 0, absent: 0, confirmed: 0 };
        rules.set(key, { ...count, [state]: count[state] + 1 });
      }
    after = documents.at(-1)?.id ?? null;
    if (documents.length < atOnce) break;
  }
  const wrong = ({ corrected, absent }: CorrectedRule) => corrected + absent;
  return [...rules.values()].sort((a, b) => wrong(b) - wrong(a) || (a.rule < b.rule ? -1 : 1));
}

/** Each word with each rule that read something at its path. */
function ruled(words: Word[], extraction: Extraction | null) {
  const { sources } = keptReading(extraction);
  return personsWords(words).flatMap(({ path, state }) => {
    const read = sources.filter((source) => isAt(source.path, path)).map(({ rule }) => rule ?? "unknown");
    return [...new Set(read.length > 0 ? read : ["none"])].map((rule) => ({ rule, path, state }));
  });
}

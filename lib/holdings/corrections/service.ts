import { personsWords } from "@/lib/holdings/review/merging";
import { database } from "@/lib/platform/database/client";
import { type Truth, truthOf } from "./truth";

/** What people have said of a sheet: facts with the hash of the file they are about, and nobody's name. */
export type Correction = { sha256: string; language: string | null; truth: Truth };

/** What people of all teams have said of sheets, for measuring the extraction; two teams may say it of one sheet. */
export async function unsafeCorrections(): Promise<Correction[]> {
  const documents = await database().document.findMany({
    where: { words: { some: {} } },
    select: { language: true, words: true, sheet: { select: { sha256: true } } },
    orderBy: [{ sheet: { sha256: "asc" } }, { id: "asc" }],
  });
  return documents.flatMap(({ sheet, language, words }) => {
    const truth = truthOf(personsWords(words));
    return Object.keys(truth).length > 0 ? [{ sha256: sheet.sha256, language, truth }] : [];
  });
}

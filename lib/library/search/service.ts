import type { ProductSelection } from "@/lib/library/products/list-statement";
import { mayBeMisspelt, searchedWords } from "@/lib/library/products/search-condition";
import { likePattern } from "@/lib/platform/database/like";
import { pool } from "@/lib/platform/database/pool";

/** A misspelt word stands for the words that are nearly as alike as the one most alike. */
const nearlyAsAlike = 0.1;
const mostSpellings = 10;

/** The selection with what is to be looked for in place of each word of its free texts. */
export async function withSpellings(teamId: string, selection: ProductSelection): Promise<ProductSelection> {
  const filters = selection.filters.map(async (filter) =>
    filter.field.kind === "search"
      ? { ...filter, spellings: await spellings(teamId, searchedWords(String(filter.value))) }
      : filter,
  );
  return { ...selection, filters: await Promise.all(filters) };
}

/** Of each word itself where the team's library has it somewhere, else the words of the library that it resembles. */
async function spellings(teamId: string, words: string[]): Promise<string[][]> {
  const doubtful = words.filter(mayBeMisspelt);
  const unknown = doubtful.length ? await unknownWords(teamId, doubtful) : [];
  if (!unknown.length) return words.map((word) => [word]);
  const alike = await alikeWords(teamId, unknown);
  return words.map((word) => (unknown.includes(word) ? (alike.get(word) ?? []) : [word]));
}

async function unknownWords(teamId: string, words: string[]): Promise<string[]> {
  const known = words.map(
    (_, i) => `exists (select from product_searches where team_id = $1 and text like $${i + 2}) as "${i}"`,
  );
  const { rows } = await pool().query<Record<string, boolean>>(`select ${known.join(", ")}`, [
    teamId,
    ...words.map((word) => `%${likePattern(word)}%`),
  ]);
  return words.filter((_, i) => !rows[0]?.[i]);
}

async function alikeWords(teamId: string, words: string[]): Promise<Map<string, string[]>> {
  const { rows } = await pool().query<{ word: string; alike: string; likeness: number }>(
    `select w.word, found.alike, found.likeness from unnest($2::text[]) w(word), lateral (
       select distinct s.word as alike, word_similarity(w.word, s.word) as likeness
       from search_words s where s.team_id = $1 and w.word <% s.word
       order by likeness desc, alike limit ${mostSpellings}) found
     order by w.word, found.likeness desc, found.alike`,
    [teamId, words],
  );
  const alike = new Map<string, string[]>();
  const most = new Map<string, number>();
  for (const row of rows) {
    if (!most.has(row.word)) most.set(row.word, row.likeness);
    if (row.likeness < (most.get(row.word) ?? 0) - nearlyAsAlike) continue;
    alike.set(row.word, [...(alike.get(row.word) ?? []), row.alike]);
  }
  return alike;
}

import { foldText } from "@/lib/holdings/documents/columns";
import { likePattern } from "@/lib/platform/database/like";
import { type Parameters, teamParameter } from "@/lib/platform/database/statement";

/** Shorter words have too few letters for a likeness to mean anything. */
const leastTypoLength = 4;
const mostWords = 10;

/** The words of a free text as they are looked for. */
export function searchedWords(query: string): string[] {
  return [...new Set(foldText(query).split(/\s+/).filter(Boolean))].slice(0, mostWords);
}

/**
 * Free text over the team's own names, the sheets' names, synonyms, CAS numbers and components: of each word one of
 * its spellings must be found.
 */
export function searchCondition(spellings: string[][], parameters: Parameters): string {
  if (!spellings.length) return "true";
  const words = spellings.map((alternatives) =>
    alternatives.length
      ? `(${alternatives.map((word) => contains("f.text", word, parameters)).join(" or ")})`
      : "false",
  );
  return `p.id in (select f.product_id from product_searches f
    where f.team_id = ${teamParameter} and ${words.join(" and ")})`;
}

export function contains(column: string, word: string, parameters: Parameters): string {
  return `${column} like ${parameters.add(`%${likePattern(word)}%`)}`;
}

/** As alike as `searchLikeness` asks; the operator is the one that the trigram index knows. */
export function resembles(column: string, word: string, parameters: Parameters): string {
  return `${parameters.add(word)}::text <% ${column}`;
}

/** A word with digits is no misspelt one: a CAS number that is nearly the same is another substance. */
export function mayBeMisspelt(word: string): boolean {
  return word.length >= leastTypoLength && /^[\p{L}'-]+$/u.test(word);
}

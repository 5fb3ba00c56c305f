import { likePattern } from "@/lib/database/like";
import { foldText } from "@/lib/documents/columns";
import { type Parameters, teamParameter } from "./statement";

/** Shorter words have too few letters for a likeness to mean anything. */
const leastTypoLength = 4;

/**
 * Free text over names, synonyms, CAS numbers and components: every word must be found. A word that the library
 * lacks as it stands may be misspelt, unless it has digits: a CAS number that is nearly the same is another substance.
 */
export function searchCondition(query: string, parameters: Parameters): string {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 10);
  const conditions = words.map((word) => {
    const exact = matches(
      contains("s.search_text", foldText(word), parameters),
      contains(name, word, parameters),
    );
    if (!mayBeMisspelt(word)) return `p.id in (${exact})`;
    const similar = matches(
      resembles("s.search_text", foldText(word), parameters),
      resembles(name, word, parameters),
    );
    return `p.id in (${exact} union all select id from (${similar}) alike where not exists (${exact}))`;
  });
  return conditions.length ? conditions.join(" and ") : "true";
}

const name = "lower(q.display_name)";

function matches(inSheet: string, inName: string): string {
  return `select q.id from documents s
      join products q on q.team_id = s.team_id and q.primary_document_id = s.id
      where s.team_id = ${teamParameter} and ${inSheet}
    union all
    select q.id from products q where q.team_id = ${teamParameter} and ${inName}`;
}

export function contains(column: string, word: string, parameters: Parameters): string {
  return `${column} like ${parameters.add(`%${likePattern(word)}%`)}`;
}

/** As alike as `searchLikeness` asks; the operator is the one that the trigram index knows. */
export function resembles(column: string, word: string, parameters: Parameters): string {
  return `${parameters.add(word)}::text <% ${column}`;
}

export function mayBeMisspelt(word: string): boolean {
  return word.length >= leastTypoLength && /^[\p{L}'-]+$/u.test(word);
}

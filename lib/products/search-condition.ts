import { likePattern } from "@/lib/database/like";
import { foldText } from "@/lib/documents/columns";
import { type Parameters, teamParameter } from "./statement";

/** Shorter words have too few letters for a likeness to mean anything. */
const leastTypoLength = 4;

/**
 * Free text over names, synonyms, CAS numbers and components: every word must be found. A word of letters may be
 * misspelt; numbers must be right, because a CAS number that is nearly the same is another substance.
 */
export function searchCondition(query: string, parameters: Parameters): string {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 10);
  const conditions = words.map((word) => {
    const inSheet = wordCondition("s.search_text", foldText(word), parameters);
    const inName = wordCondition("lower(q.display_name)", word, parameters);
    return `p.id in (
      select q.id from documents s
        join products q on q.team_id = s.team_id and q.primary_document_id = s.id
        where s.team_id = ${teamParameter} and ${inSheet}
      union
      select q.id from products q where q.team_id = ${teamParameter} and ${inName})`;
  });
  return conditions.length ? conditions.join(" and ") : "true";
}

export function wordCondition(column: string, word: string, parameters: Parameters): string {
  const contains = `${column} like ${parameters.add(`%${likePattern(word)}%`)}`;
  const mayBeMisspelt = word.length >= leastTypoLength && /^[\p{L}'-]+$/u.test(word);
  return mayBeMisspelt ? `(${contains} or ${parameters.add(word)}::text <% ${column})` : contains;
}

import { foldedPattern, foldText } from "@/lib/extraction/glyphs/folded-text";
import { remembered } from "@/lib/extraction/glyphs/remembered";
import { anyOf, pattern, words } from "@/lib/extraction/language/words";
import { matchesIn } from "./matches";

/** A hazard class named in a text: "Flam. Liq.", or a pair such as "Skin Corr./Irrit." that the category decides. */
export type ClassMention = { classCode: string; at: number; end: number };

/**
 * CLP Annex VI Table 1.1 and its classes in words, folded; makers leave out dots and spaces, join two with a slash, or the
 * law's own short form with its category: "STOT SE3".
 */
const PATTERNS = Object.entries(words.hazardClasses).map(
  // not \b, which knows no letters beyond ASCII
  ([classCode, names]) =>
    [
      classCode,
      pattern(
        "g",
      )`(?<![a-z0-9])(?:${names.map(foldedPattern)}(?![a-z0-9])|${[foldText(classCode).trim().replace(/ +/g, " *")]}(?=\d[abc]?(?![a-z0-9])))`,
    ] as const,
);

/** The hazard classes named in a folded text, in reading order; of overlapping names the longest one. */
export const classMentionsIn = remembered((folded): readonly ClassMention[] => {
  const all: ClassMention[] = [];
  for (const [classCode, regex] of PATTERNS)
    for (const match of matchesIn(folded, regex))
      all.push({ classCode, at: match.index, end: match.index + match[0].length });
  all.sort((a, b) => b.end - b.at - (a.end - a.at) || a.at - b.at);
  const kept: ClassMention[] = [];
  const overlaps = (one: ClassMention) => kept.find((other) => one.at < other.end && other.at < one.end);
  for (const mention of all) {
    const longer = overlaps(mention);
    // "respiratory sensitization" / "Skin Sens.": the words that reached into the longer name hid what follows it
    const rest =
      longer && longer.end < mention.end ? nextMention(mention.classCode, folded, longer.end) : null;
    if (!longer) kept.push(mention);
    else if (rest && !overlaps(rest)) kept.push(rest);
  }
  return kept.sort((a, b) => a.at - b.at);
});

function nextMention(classCode: string, folded: string, from: number): ClassMention | null {
  const regex = PATTERNS.find(([code]) => code === classCode)?.[1];
  if (!regex) return null;
  regex.lastIndex = from;
  const match = regex.exec(folded);
  return match && { classCode, at: match.index, end: match.index + match[0].length };
}

const { before, word, behind, part, type, division, notClassified } = words.categories;
const CATEGORY = `${anyOf(before)}?${anyOf(word)}(?: ${anyOf(behind)})?`;
const NUMBER = pattern()`(\d(?: ?[abc]\b| +${part} ?${word} +1? ?[abc]\b)?)(?!\d)`.source;
const IMMEDIATE = pattern()`^ *(?:${CATEGORY})? *${NUMBER}\b`;
const NEARBY = pattern()`(?<![a-z0-9])${CATEGORY} *${NUMBER}\b`;
/** "Category 2", "Kat. 1A" in a folded text, whatever stands around it. */
export const CATEGORY_IN_WORDS = NEARBY;
const BETWEEN = pattern()` +(?:${part} ?${word} +(?:1 ?)?)?`;
/** "1 b", "1 sub category b", "1, Unterkategorie 1B" as "1B". */
export const tidyCategory = (found: string) => found.replace(BETWEEN, "").toUpperCase();
const TYPE = pattern()`^[ a-z]{0,12}?\b(?:${type}|${word})? *([a-g])\b`;
const DIVISION = pattern()`(?:^|\b${division} ?) *(1) ([1-6])\b`;
const ROUTES = Object.entries(words.routes).map(
  ([route, list]) => [route, pattern()`(?<![a-z0-9])${list}(?![a-z0-9])`] as const,
);
const ROUTE_WORDS = pattern()`^(?: *\b${Object.values(words.routes).flat()}\b)+`;
const GAS_GROUPS = Object.entries(words.gasGroups).map(
  ([group, list]) => [group, pattern()`(?<![a-z0-9])${list.map(foldedPattern)}(?![a-z0-9])`] as const,
);
const NOT_CLASSIFIED = pattern()`\b${notClassified}\b`;

/** Classes of which letters are the categories. */
const LETTERED = new Set(["Self-react.", "Org. Perox.", "Chem. Unst. Gas"]);

/** "catégorie H335 / 3, irritation": a wrapped number below the code that stood beside its word. */
const CODE_BETWEEN = pattern()`(?<![a-z0-9])(${CATEGORY}) +(?:euh|h) ?\d{3}[a-z]{0,2} +(?=\d[abc]?\b)`;

/** The category that the folded text after a class name gives: "2", "1A", "Comp."; null when there is none. */
export function categoryAfter(classCode: string, after: string): string | null {
  if (classCode === "Press. Gas") return GAS_GROUPS.find(([, group]) => group.test(after))?.[0] ?? null;
  if (classCode === "Expl.") {
    const division = DIVISION.exec(after);
    return division ? `${division[1]}.${division[2]}` : null;
  }
  if (LETTERED.has(classCode)) return TYPE.exec(after)?.[1]?.toUpperCase() ?? null;
  const mended = after.replace(CODE_BETWEEN, "$1 ");
  const immediate = IMMEDIATE.exec(mended.replace(ROUTE_WORDS, (found) => " ".repeat(found.length)));
  const named = mended.split(NOT_CLASSIFIED)[0] ?? "";
  const found = immediate?.[1] ?? NEARBY.exec(named)?.[1];
  return found ? tidyCategory(found) : null;
}

const WHOLE = pattern()`^ *${CATEGORY} *${NUMBER} *$`;
const NUMBERLESS = new Set(["Press. Gas", "Expl.", ...LETTERED]);

/** "Category 2: flammable liquids": the category where nothing else stands before the name in its folded line. */
export function categoryBefore(classCode: string, before: string): string | null {
  const found = before && !NUMBERLESS.has(classCode) ? WHOLE.exec(before)?.[1] : undefined;
  return found ? tidyCategory(found) : null;
}

/** The routes of exposure named in a folded text. */
export const routesIn = (folded: string): string[] =>
  ROUTES.flatMap(([name, route]) => (route.test(folded) ? [name] : []));

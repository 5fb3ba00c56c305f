import { words } from "@/lib/extraction/language/words";
import { labelsOf, matchLabel } from "@/lib/extraction/lines/label-match";
import { type Route, routesNamed, startsCondition } from "./route-headings";

/** Advice by routes in one running text. `general` stands before the first route. */
export type Parted = { general: string; byRoute: Map<Route, string> };

const SENTENCE = /(?<=[.!?])\s+(?=[\p{Lu}•·-])/u;
/** "EYES: FLUSH WITH WATER." */
const LABEL_END = /:\s+(?=\p{Lu})/u;
/** A condition is told in so many words at most: "In case of contact with the eyes". */
const MOST_WORDS = 9;
/** One route alone does not tell that the sentences behind it are of routes. */
const FEWEST_ROUTES = 2;
const GENERAL = labelsOf({ general: words.firstAid.general });

/** The routes that a sentence's condition names: "If swallowed, rinse mouth.", "Bei Hautkontakt sofort abwaschen.", "EYES: FLUSH." */
function conditionOf(sentence: string): Route[] {
  const [label = "", text] = sentence.split(LABEL_END);
  const labelled = text === undefined ? [] : routesNamed(label);
  if (labelled.length > 0) return labelled;
  if (!startsCondition(sentence)) return [];
  const [clause = ""] = sentence.split(/[,:]/, 1);
  const words = clause.split(/\s+/).slice(0, MOST_WORDS);
  for (let length = words.length; length > 1; length--) {
    const named = routesNamed(words.slice(0, length).join(" "));
    if (named.length > 0) return named;
  }
  return [];
}

/** Parts a running text at the sentences that begin with their route; null where those do not tell. */
export function partedByRoutes(text: string, fewest = FEWEST_ROUTES): Parted | null {
  const byRoute = new Map<Route, string>();
  let general = "";
  let open: Route[] = [];
  for (const sentence of text.split(SENTENCE)) {
    const own = conditionOf(sentence);
    if (own.length > 0) open = own;
    const [label = "", text] = sentence.split(LABEL_END);
    const advice = text !== undefined && routesNamed(label).length > 0 ? text : sentence;
    if (open.length === 0) general = `${general} ${sentence}`.trim();
    for (const route of open) byRoute.set(route, `${byRoute.get(route) ?? ""} ${advice}`.trim());
  }
  return byRoute.size >= fewest ? { general, byRoute } : null;
}

/** A dash between the items of a list that is set as running text, each behind its label. */
const ITEM = /(?<=[.!?)])\s+[–—-]\s+(?=\p{Lu}[^.:]{2,60}:)/u;

/** Parts a running text at dashes before the labels of routes; what other labels introduce is left out. */
export function partedByItems(text: string): Parted | null {
  const items = text.split(ITEM).map((item) => /^(?:([^.:]{2,60}):\s+)?(.*)$/su.exec(item) ?? []);
  const byRoute = new Map<Route, string>();
  for (const [, label = "", advice = ""] of items)
    for (const route of routesNamed(label)) byRoute.set(route, advice);
  const [[, label, first = ""] = []] = items;
  const isGeneral = label === undefined || matchLabel(label, GENERAL) !== null;
  return byRoute.size >= FEWEST_ROUTES ? { general: isGeneral ? first : "", byRoute } : null;
}

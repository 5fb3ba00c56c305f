import { foldedPattern } from "@/lib/extraction/glyphs/folded-text";
import { remembered } from "@/lib/extraction/glyphs/remembered";
import vocabulary from "@/lib/extraction/language/hazard-class-names.json";
import { matchesIn } from "./matches";

/** A hazard class named in a text: "Flam. Liq.", or a pair such as "Skin Corr./Irrit." that the category decides. */
export type ClassMention = { classCode: string; at: number; end: number };

/** CLP Annex VI Table 1.1, folded; makers leave out dots and spaces or join two with a slash. */
const ABBREVIATIONS: Readonly<Record<string, string>> = {
  "Unst. Expl.": "unst *expl|instab *expl",
  "Desen. Expl.": "desen *expl",
  "Expl.": "expl",
  "Flam. Gas": "fl?am *gas|entz *gas|ontvl *gas",
  "Pyr. Gas": "pyr *gas",
  Aerosol: "(?:flam *)?aeros(?:ol)?",
  "Ox. Gas": "ox *gas",
  "Press. Gas": "press *gas|gas(?:es)? *under *press",
  "Flam. Liq.": "fl?am *liq|entz *fl|ontvl *vl(?:oei)?st",
  "Flam. Sol.": "fl?am *sol|entz *fest(?:st)?|ontvl *vs",
  "Self-react.": "self *react",
  "Pyr. Liq.": "pyr *liq",
  "Pyr. Sol.": "pyr *sol",
  "Self-heat.": "self *heat",
  "Water-react.": "water *react",
  "Ox. Liq.": "ox *(?:liq|fl|vl(?:oei)?st)",
  "Ox. Sol.": "ox *(?:sol|fest(?:st)?|vs)",
  "Org. Perox.": "org *perox",
  "Met. Corr.": "met *corr|korr *met(?:all)?",
  "Acute Tox.": "acute *tox|akut *tox",
  "Skin Corr./Irrit.": "skin *corr *(?:skin *)?irrit|skin *irrit *(?:skin *)?corr",
  "Skin Corr.": "skin *corr|hautatz|atz *haut|huid *corr",
  "Skin Irrit.": "skin *irr(?:it)?|hautreiz|reiz *haut|huid *irrit",
  "Eye Dam./Irrit.": "eye *dam *(?:eye *)?irrit|eye *irrit *(?:eye *)?dam",
  "Eye Dam.": "eye *(?:dam|corr)|augenschad(?:igung)?|augensch|ooglet",
  "Eye Irrit.": "eye *irr(?:it)?|augenreiz|oog *irrit",
  "Resp. Sens.": "resp *sens|sens *atemw|inhal *sens|sens *lucht(?:w)?",
  "Skin Sens.": "skin *sens|sens *haut|haut *sens|huid *sens|sens *huid",
  "Muta.": "muta?",
  "Carc.": "carc|karz|kankerverw",
  "Repr.": "repr|voortpl",
  "Lact.": "lact",
  "STOT SE": "stot *(?:se|single|einm|eenm)",
  "STOT RE": "stot *(?:re|rep\\w*|wdh|wiederh|herh)",
  "Asp. Tox.": "asp *tox",
  "Aquatic Acute":
    "aqu?a?t?i?c? *(?:acute|akut)|acute *aquatic|aquat *acuut|(?:akut *gewassergef|gew(?:assergef)? *akut)",
  "Aquatic Chronic":
    "aqu?a?t?i?c? *chron(?:ic)?|chronic *aquatic|(?:chron *gewassergef|gew(?:assergef)? *chron)",
  Ozone: "ozone",
};

const names: { readonly [classCode: string]: { readonly [language: string]: readonly string[] } } =
  vocabulary.classes;

function pattern(classCode: string, phrases: { readonly [language: string]: readonly string[] }): RegExp {
  const inWords = Object.values(phrases).flat().map(foldedPattern);
  const abbreviation = ABBREVIATIONS[classCode];
  // not \b, which knows no letters beyond ASCII
  return new RegExp(
    `(?<![a-z0-9])(?:${[...inWords, ...(abbreviation ? [abbreviation] : [])].join("|")})(?![a-z0-9])`,
    "g",
  );
}

const PATTERNS = Object.entries(names).map(
  ([classCode, phrases]) => [classCode, pattern(classCode, phrases)] as const,
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

const CATEGORY = vocabulary.category;
const NUMBER = "(\\d(?: ?[abc]\\b| +(?:sub|sous|unter) ?[ck]ategor(?:y|ie) +1? ?[abc]\\b)?)(?!\\d)";
const IMMEDIATE = new RegExp(`^ *(?:${CATEGORY})? *${NUMBER}\\b`);
const NEARBY = new RegExp(`(?<![a-z0-9])${CATEGORY} *${NUMBER}\\b`);
/** "Category 2", "Kat. 1A" in a folded text, whatever stands around it. */
export const CATEGORY_IN_WORDS = NEARBY;
/** "1 b", "1 sub category b", "1, Unterkategorie 1B" as "1B". */
export const tidyCategory = (found: string) =>
  found.replace(/ +(?:(?:sub|sous|unter) ?[ck]ategor\w+ +(?:1 ?)?)?/, "").toUpperCase();
const TYPE = /^[ a-z]{0,12}?\b(?:type?|typ|categor\w*)? *([a-g])\b/;
const DIVISION = /(?:^|\b(?:division|unterklasse|division|subklasse) ?) *(1) ([1-6])\b/;
const ROUTES = Object.entries(vocabulary.routes).map(
  ([route, words]) => [route, new RegExp(`(?<![a-z0-9])(?:${words.join("|")})(?![a-z0-9])`)] as const,
);
const ROUTE_WORDS = new RegExp(`^(?: *\\b(?:${Object.values(vocabulary.routes).flat().join("|")})\\b)+`);
const GAS_GROUPS = Object.entries(vocabulary.gasGroups).map(
  ([group, words]) =>
    [group, new RegExp(`(?<![a-z0-9])(?:${words.map(foldedPattern).join("|")})(?![a-z0-9])`)] as const,
);
const NOT_CLASSIFIED =
  /\b(?:not classified|non classe|nicht (?:eingestuft|klassifiziert)|niet ingedeeld|no clasificado)\b/;

/** "catégorie H335 / 3, irritation": a wrapped number below the code that stood beside its word. */
const CODE_BETWEEN = new RegExp(`(?<![a-z0-9])(${CATEGORY}) +(?:euh|h) ?\\d{3}[a-z]{0,2} +(?=\\d[abc]?\\b)`);

/** The category that the folded text after a class name gives: "2", "1A", "Comp."; null when there is none. */
export function categoryAfter(classCode: string, after: string): string | null {
  if (classCode === "Press. Gas") return GAS_GROUPS.find(([, words]) => words.test(after))?.[0] ?? null;
  if (classCode === "Expl.") {
    const division = DIVISION.exec(after);
    return division ? `${division[1]}.${division[2]}` : null;
  }
  if (classCode === "Self-react." || classCode === "Org. Perox.")
    return TYPE.exec(after)?.[1]?.toUpperCase() ?? null;
  const mended = after.replace(CODE_BETWEEN, "$1 ");
  const immediate = IMMEDIATE.exec(mended.replace(ROUTE_WORDS, (words) => " ".repeat(words.length)));
  const before = mended.split(NOT_CLASSIFIED)[0] ?? "";
  const found = immediate?.[1] ?? NEARBY.exec(before)?.[1];
  return found ? tidyCategory(found) : null;
}

const WHOLE = new RegExp(`^ *${CATEGORY} *${NUMBER} *$`);
const NUMBERLESS = new Set(["Press. Gas", "Expl.", "Self-react.", "Org. Perox."]);

/** "Category 2: flammable liquids": the category where nothing else stands before the name in its folded line. */
export function categoryBefore(classCode: string, before: string): string | null {
  const found = before && !NUMBERLESS.has(classCode) ? WHOLE.exec(before)?.[1] : undefined;
  return found ? tidyCategory(found) : null;
}

/** The route of exposure named in a folded text; null when none or several are. */
export function routeIn(folded: string): string | null {
  const found = ROUTES.filter(([, words]) => words.test(folded));
  return found.length === 1 ? (found[0]?.[0] ?? null) : null;
}

import { foldText } from "@/lib/extraction/glyphs/folded-text";
import { remembered } from "@/lib/extraction/glyphs/remembered";
import { pattern, words } from "@/lib/extraction/language/words";

export type ColumnKind =
  | "name"
  | "synonyms"
  | "cas"
  | "ec"
  | "index"
  | "reach"
  | "identifiers"
  | "concentration"
  | "classification"
  | "limits"
  | "other";

type Kinds = ReadonlySet<ColumnKind>;

/** Whether a column or a label is of one kind and of no other. */
export const isOnly = (kinds: Kinds | null | undefined, kind: ColumnKind): boolean =>
  kinds?.size === 1 && kinds.has(kind);

const NUMBER_KINDS: readonly ColumnKind[] = ["cas", "ec", "index", "reach", "identifiers"];

/** Whether numbers that name substances stand in a column. */
export const holdsNumbers = (kinds: Kinds): boolean => NUMBER_KINDS.some((kind) => kinds.has(kind));

/** Whole words; "*" stands for any ending. */
function phrasePattern(phrases: readonly string[], anchored = false): RegExp {
  const word = (written: string) =>
    foldText(written.replace("*", "")).trim() + (written.endsWith("*") ? "\\p{L}*" : "");
  const one = (phrase: string) => phrase.split(" ").map(word).join(" +");
  const all = [...phrases].sort((a, b) => b.length - a.length).map(one);
  return new RegExp(
    `${anchored ? "^ *" : "(?<![\\p{L}\\p{N}])"}(?:${all.join("|")})(?![\\p{L}\\p{N}])`,
    "gu",
  );
}

const { columns } = words;

// Each phrase found is taken out of the heading before the next kind is looked for: "Hazardous ingredients" is no
// hazard, "Regulation (EC)" no EC number.
const ORDER: readonly (readonly [ColumnKind, RegExp])[] = [
  ["limits", phrasePattern(columns.limits)],
  ["name", phrasePattern(columns.hazardousName)],
  ["other", phrasePattern(columns.notContent)],
  ["synonyms", phrasePattern(columns.synonyms)],
  ["classification", phrasePattern(columns.law)],
  ["cas", phrasePattern(columns.cas)],
  ["index", phrasePattern(columns.index)],
  ["reach", phrasePattern(columns.reach)],
  ["ec", phrasePattern(columns.ec)],
  ["identifiers", phrasePattern(columns.identifiers)],
  ["classification", phrasePattern(columns.classification)],
  ["concentration", phrasePattern(columns.concentration)],
  ["other", phrasePattern(columns.other)],
  ["name", phrasePattern(columns.name)],
];

const SUPERSCRIPT = /[¹²³⁴-⁹*]/g;

/** What the words of a table heading announce: "Hazardous ingredients CAS No." → name and cas. */
export const columnKinds = (heading: string): Kinds => readHeading(heading).kinds;

const FILLER = pattern("gu")`(?<!\p{L})(?:${words.columnFillers.words}|\d+)(?!\p{L})`;

/** A text of heading words and nothing else: "EINECS, ELINCS, NLP". */
export function isHeading(text: string): boolean {
  const { kinds, rest } = readHeading(text);
  return kinds.size > 0 && rest.replace(FILLER, "").trim() === "";
}

const readHeading = remembered((heading): { kinds: Kinds; rest: string } => {
  const kinds = new Set<ColumnKind>();
  let folded = foldText(heading.replace(SUPERSCRIPT, " "));
  for (const [kind, pattern] of ORDER)
    folded = folded.replace(pattern, (found) => {
      kinds.add(kind);
      return " ".repeat(found.length);
    });
  if (/%|\bm?g\s?\/\s?kg\b/.test(heading)) kinds.add("concentration");
  if (kinds.has("limits")) kinds.delete("concentration");
  if (kinds.size > 1) kinds.delete("other");
  return { kinds, rest: folded };
});

const GENERIC = phrasePattern(columns.generic, true);

/** "Other components below reportable levels", "Balance", "Total": a row that names no substance. */
export function namesNoSubstance(name: string): boolean {
  GENERIC.lastIndex = 0;
  return GENERIC.test(foldText(name));
}

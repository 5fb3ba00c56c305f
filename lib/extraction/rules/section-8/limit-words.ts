import { remembered } from "@/lib/extraction/glyphs/remembered";
import { anyOf, pattern, words } from "@/lib/extraction/language/words";
import { matchesIn } from "@/lib/extraction/rules/matches";

/**
 * What a limit limits: the mean over a shift, the short-term mean, the ceiling. `other` is no limit of these three,
 * `generic` is the name of a limit that is a shift mean unless something else is said.
 */
type KindWord = "mean" | "short" | "ceiling" | "generic" | "other";
export type Kind = Exclude<KindWord, "generic">;
/** What the words of a text say of a limit's kind. */
export type KindOf = Kind | "generic" | "unclear" | null;
export type Heading = keyof typeof words.exposureHeadings;

/** "SS-C" in Switzerland is a group of substances for pregnant women. */
const START = String.raw`(?<![\p{L}\p{N}]|(?<!\p{L})SS-)`;
const STOP = String.raw`(?![\p{L}\p{N}])`;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

/** A star stands for any letters, a space for what may stand between two words. */
function patternOf(word: string): string {
  return escaped(word)
    .replaceAll(String.raw`\*`, String.raw`[\p{L}\-]*`)
    .replaceAll("'", "['’]")
    .replaceAll(" ", String.raw`[\s\-/.([]*`);
}

const isCode = (word: string) => /^[\p{Lu}\d -]+$/u.test(word);

function matcher(list: readonly string[], flags: string, start = START): RegExp {
  const longest = [...list].sort((a, b) => b.length - a.length).map(patternOf);
  return new RegExp(`${start}${anyOf(longest)}${STOP}`, flags);
}

const KINDS = (["mean", "short", "ceiling", "generic", "peak", "other"] as const).map((kind) => ({
  kind,
  codes: matcher(words.exposure[kind].filter(isCode), "gu"),
  words: matcher(
    words.exposure[kind].filter((word) => !isCode(word)),
    "giu",
  ),
}));

type Found = { kind: KindWord; from: number; to: number };

/** "Spitzenbegrenzung: 2 (I)": by how much a limit may be exceeded is no limit beside it. */
const PEAK_CODE = /^[.:]?\s*=?\d\s?\(I{1,2}\)/;
/** "Spitzenbegrenzung: 800 ml/m³", or the unit of a column: what a quarter of an hour may have. */
const PEAK_VALUE = /^[^\p{L}\d]*(?:(?<=[:=\s])$|(?:\d[\d.,]*\s?)?(?:m[gl]\s?\/|ppm))/iu;

/** "Time-weighted average over 15 minutes" is what a quarter of an hour may have. */
const OVER_QUARTER = pattern(
  "iu",
)`^(?:\s+(?!(?:${words.joins.and}|${words.joins.or})\s)\p{L}+){1,3}\s+15\s?\p{L}`;

/** The words for kinds of limits in a text, without those that are part of a longer one. */
export const kindWordsIn = remembered((text): readonly Found[] => {
  if (!/\p{L}/u.test(text)) return [];
  const found = KINDS.flatMap(({ kind, codes, words: named }) =>
    [...matchesIn(text, codes), ...matchesIn(text, named)].map((match): Found => {
      const to = match.index + match[0].length;
      const ofPeak = PEAK_VALUE.test(text.slice(to)) ? "short" : "other";
      return { kind: kind === "peak" ? ofPeak : kind, from: match.index, to };
    }),
  );
  const isInside = (one: Found, other: Found) =>
    one !== other &&
    one.from >= other.from &&
    one.to <= other.to &&
    one.to - one.from < other.to - other.from;
  return found
    .filter((one) => !found.some((other) => isInside(one, other)))
    .filter(({ kind, to }) => kind !== "other" || !PEAK_CODE.test(text.slice(to)))
    .filter(({ kind, to }) => kind !== "mean" || !OVER_QUARTER.test(text.slice(to)))
    .sort((a, b) => a.from - b.from);
});

/** "STEL / C", "15 min / Ceiling (C)" */
const MARKS_CEILINGS = /\/\s*C$|\(C\)/;

/** The kind that a text names: null when it names none, "unclear" when it names two. */
export function kindIn(text: string): KindOf {
  const found = kindWordsIn(text);
  const kinds = new Set(found.map(({ kind }) => kind));
  // "STEL / Ceiling" holds either, "STEL / C" marks its ceilings
  const isEither = found.some(({ kind, to }, i) => {
    const next = found[i + 1];
    return next && next.kind !== kind && /^\s*\/\s*$/.test(text.slice(to, next.from));
  });
  const isOfBoth = isEither && kinds.has("short") && kinds.has("ceiling");
  if (isOfBoth && MARKS_CEILINGS.test(text)) return "short";
  if (kinds.has("ceiling") && !isOfBoth) {
    kinds.delete("other");
    kinds.delete("short");
  }
  if (kinds.has("other")) return "other";
  if (kinds.size > 1) kinds.delete("generic");
  const [kind] = kinds;
  return kinds.size > 1 ? "unclear" : (kind ?? null);
}

/** The kind of limit that a text names for sure; null where it names none of the three. */
export function limitKindIn(text: string): "mean" | "short" | "ceiling" | null {
  const kind = kindIn(text);
  return kind === "mean" || kind === "short" || kind === "ceiling" ? kind : null;
}

export const isKind = (text: string) => limitKindIn(text) !== null;

/** What is left of a text without its words for kinds, without durations and punctuation. */
export function withoutKinds(text: string): string {
  let rest = text;
  for (const { from, to } of kindWordsIn(text).toReversed())
    rest = `${rest.slice(0, from)} ${rest.slice(to)}`;
  return rest.replace(/[\s\p{P}\p{S}]+|\d+/gu, "");
}

/** "ONTARIO TWA", "PEL (Long Term)" without the words that tell which of its limits a list's column holds. */
export function withoutOwnKind(text: string): string {
  return kindWordsIn(text)
    .filter(({ kind }) => kind !== "generic" && kind !== "other")
    .reduceRight((rest, { from, to }) => `${rest.slice(0, from)} ${rest.slice(to)}`, text)
    .replace(/\(\s*\)/g, "")
    .trim();
}

const HEADINGS = Object.entries(words.exposureHeadings).map(([heading, list]) => ({
  heading: heading as Heading,
  pattern: matcher(list, "iu", String.raw`^[\s·•*]*`),
}));

const headingIn = remembered((text): { heading: Heading; length: number } | null => {
  const matches = HEADINGS.map(({ heading, pattern }) => ({
    heading,
    length: pattern.exec(text)?.[0].length ?? 0,
  }));
  const [longest] = matches.sort((a, b) => b.length - a.length);
  return longest && longest.length > 0 ? longest : null;
});

/** What a heading says that its column holds; the longest word tells. */
export const headingOf = (text: string): Heading | null => headingIn(text)?.heading ?? null;

/** What stands behind the words of a heading in its own cell: "Chem. name Example" */
export const behindHeading = (text: string): string => text.slice(headingIn(text)?.length ?? 0);

/** "Value" before the number of a limit. */
export const VALUE_LABEL = pattern("iu")`^${words.limitRows.notAList}$`;

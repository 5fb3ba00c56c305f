import data from "@/lib/regulation/sheet-phrases.json";

const { named, silent, opening, class: storageClass } = data.subheadings;
const NOTHING = new RegExp(data.nothing, "iu");
const UNNEEDED = new RegExp(data.unneeded, "iu");

/** A bullet or a subsection's number before a heading. */
const MARK = "(?:[*•·ꞏ●∙▪-]\\s*)?(?:\\d{1,2}(?:\\.\\d{1,2}){1,2}\\.?\\s+)?";
/** A heading ends with a colon, or a sentence begins after it. */
const AFTER =
  '(?:\\s*:|(?=\\s*$|\\s+[*•\\p{Lu}\\p{N}"(]|\\s+(?:keine?|none|not applicable|aucune?|geen)\\b))';
/** Below one that may be a word of a sentence a new sentence begins: "Lagerung: zwischen 0 °C und 25 °C" is left alone. */
const AFTER_OPENING = "(?:\\s*:|\\s+-)?(?=\\s*$|\\s+[*•\\p{Lu}])";
/** Where a sentence begins: after another one, or after a heading. */
const BEFORE = "(?:^|(?<=[.!?:])\\s+)";
const HEADING = new RegExp(
  `(?:^|\\s+)${MARK}(?:(?<named>${named.join("|")})|(?<silent>${silent.join("|")})|(?<storage>${storageClass}))${AFTER}` +
    `|${BEFORE}${MARK}(?<opening>${opening})${AFTER_OPENING}`,
  "gu",
);
/** "12", "8A (Brennbare ätzende Stoffe)", "11: Solides combustibles", "Entzündlich" and nothing else. */
const CLASS_VALUE = /^\s*\d{1,2}(?:\.\d)?\s?[A-D]?\b(?:\s*\([^)]*\)|\s*[:=][^.]*)?|^\s*\p{L}+\s*$/u;
const NUMBER = /(?:^|(?<=[.!?:]\s))\d{1,2}\.\d{1,2}\.\d{1,2}\.?\s+(?=\p{Lu})/gu;

type Passage = { heading: string | null; text: string };

/**
 * A text of sections 6, 7, 8 or 13 with its headings told apart from its sentences. Those that a sentence needs
 * ("Zusammenlagerungshinweise") are followed by a colon; the others go, and so do those with nothing, or only that nothing
 * is needed, below them. Null where nothing is left.
 */
export function withoutSubheadings(text: string): string | null {
  const passages = passagesOf(text).flatMap(({ heading, text }) => {
    const own = text.replace(/^[\s*•:.-]+|[\s*•]+$/gu, "");
    if (own === "" || (heading !== null && (UNNEEDED.test(own) || NOTHING.test(own)))) return [];
    return heading ? `${heading}: ${own}` : own;
  });
  return passages.map((one, index) => ended(one, passages[index + 1])).join(" ") || null;
}

/** Its parts; `heading` is "" below one that is not printed, and null before the first. */
function passagesOf(text: string): Passage[] {
  const passages: Passage[] = [];
  let [heading, from, isClass]: [string | null, number, boolean] = [null, 0, false];
  const add = (until: number) => {
    const own = text.slice(from, until).replace(NUMBER, "");
    passages.push({ heading, text: isClass ? own.replace(CLASS_VALUE, "") : own });
  };
  for (const { index, 0: found, groups } of text.matchAll(HEADING)) {
    add(index);
    [heading, from, isClass] = [groups?.named ?? "", index + found.length, groups?.storage !== undefined];
  }
  add(text.length);
  return passages;
}

/** What another passage follows ends as a sentence does, unless that one goes on with it. */
const ended = (text: string, next: string | undefined) =>
  next === undefined || /^\p{Ll}/u.test(next) || /[.!?:;,)]$/u.test(text) ? text : `${text}.`;

import { foldText } from "@/lib/extraction/folded-text";
import vocabulary from "@/lib/extraction/vocabulary/statement-wordings.json";
import { allStatements, olderWordings } from "@/lib/regulation/statements";

/** One wording of a statement, to be tried where a sentence begins. */
export type StatementPattern = {
  code: string;
  regex: RegExp;
  /** Words that must stand there literally: the more, the surer. */
  literals: number;
};

/** A break between words, be it a space, the end of a sentence ".", or of a line "|". */
const BREAK = "[ .|]+";
/** Words that makers fill in: within one sentence and, but for lists of substances, within one paragraph. */
const GAP = "(?: +[^ .|]+){0,40}?";
const GAP_OVER_LINES = "(?:[ |]+[^ .|]+){0,80}?";
const GAP_TO_END = "(?: +[^ .|]+){0,60}";

/** Spellings on both sides of the Atlantic and numbers that makers vary. */
const SPELLINGS: Readonly<Record<string, string>> = {
  vapour: "vapou?rs?",
  vapours: "vapou?rs?",
  vapor: "vapou?rs?",
  center: "cent(?:er|re)",
  centre: "cent(?:er|re)",
  person: "(?:person|victim)",
  effects: "effects?",
  oxidiser: "oxidi[sz]er",
  injury: "injur(?:y|ies)",
};

/** Of two equally long wordings our own counts: it is of today's law. */
const OWN_LEAD = 0.5;

/** Texts too short or too common to tell a statement by. */
const NOT_BY_TEXT = new Set(["H209", "H210", "H211", "P318", "P285", "EUH070"]);

function wordPattern(word: string): string {
  const plain = SPELLINGS[word];
  return (
    plain ??
    word
      .replace(/\[/g, "(?:")
      .replace(/\]/g, ")?")
      .replace(/\((?!\?)/g, "(?:")
  );
}

/** Splits at spaces outside brackets. */
function itemsOf(wording: string): string[] {
  const items: string[] = [];
  let depth = 0;
  let item = "";
  for (const character of wording) {
    if ("[({".includes(character)) depth++;
    if ("])}".includes(character)) depth--;
    if (character === " " && depth === 0) {
      if (item) items.push(item);
      item = "";
    } else item += character;
  }
  if (item) items.push(item);
  return items;
}

function setPattern(words: string): string {
  const one = `(?:${words.split(" ").map(wordPattern).join("|")})`;
  return `${one}(?:${BREAK}${one})*(?![a-z0-9])`;
}

function sequencePattern(wording: string): string {
  let result = "";
  const items = itemsOf(wording);
  for (const [i, item] of items.entries()) {
    const last = i === items.length - 1;
    if (item === "**") result += GAP_OVER_LINES;
    if (item === "*" || item === "[*]") result += last ? GAP_TO_END : GAP;
    if (/^\[?\*+\]?$/.test(item)) continue;
    const optional = /^\[(.*)\]$/.exec(item);
    const inner = optional
      ? `(?:${(optional[1] ?? "").split("|").map(sequencePattern).join("|")})`
      : item.startsWith("{")
        ? setPattern(item.slice(1, -1))
        : wordPattern(item);
    if (i === 0) result += optional ? `(?:${inner}${BREAK})?` : inner;
    else {
      const follows = items[i - 1]?.startsWith("[") && i === 1 ? "" : BREAK;
      result += optional ? `(?:${BREAK}${inner})?` : `${follows}${inner}`;
    }
  }
  return result;
}

function literalsOf(wording: string): number {
  let count = 0;
  for (const item of itemsOf(wording)) {
    if (item.startsWith("[") || item.startsWith("*")) continue;
    count += item.startsWith("(")
      ? Math.min(
          ...item
            .slice(1, -1)
            .split("|")
            .map((s) => s.split(" ").length),
        )
      : 1;
  }
  return count;
}

/** An official text as a wording: fragments to fill in become gaps, alternatives sets of words. */
export function officialWording(text: string): string {
  const marked = text.replace(/<[^>]*>?/g, " [*] ").replace(/\.\.\./g, "…");
  const folded = [...marked].map((c) => (/[[\]…/*]/.test(c) ? c : foldText(c))).join("");
  const spaced = folded.replace(/ *\/ */g, "/").replace(/\[[^\]*]*…[^\]]*\]/g, "[*]");
  return itemsOf(spaced)
    .map((item) => {
      if (item === "[*]") return item;
      if (item.startsWith("["))
        return item.includes("/") ? `[{${item.slice(1, -1).replace(/[/ ]+/g, " ")}}]` : item;
      if (!item.includes("/")) return item.replace(/…/g, " * ").trim();
      const words = item
        .split("/")
        .flatMap((word) => word.split("…"))
        .filter(Boolean);
      return item.includes("…") ? `{${words.join(" ")}} *` : `{${words.join(" ")} and or}`;
    })
    .join(" ")
    .replace(/(?:\* ?){2,}/g, "* ")
    .trim();
}

/** An official text may be too short to stand for itself ("Store …"); then only a chosen variant counts. */
function isTelling(code: string, wording: string, literals: number): boolean {
  const open = /[*{]/.test(wording);
  return literals >= (open ? 3 : 2) || (code.startsWith("P") && !open);
}

function toPattern(code: string, wording: string, own: boolean): StatementPattern {
  const literals = literalsOf(wording) + (own ? OWN_LEAD : 0);
  return { code, literals, regex: new RegExp(`${sequencePattern(wording)}(?![a-z0-9])`, "y") };
}

function wordingsOf(language: string): [code: string, wording: string, own: boolean][] {
  const own: {
    readonly [language: string]: { readonly [code: string]: readonly string[] | string } | undefined;
  } = vocabulary;
  const result: [string, string, boolean][] = [];
  for (const [code, variants] of Object.entries(own[language] ?? {}))
    for (const variant of variants) result.push([code, variant, true]);
  for (const { code, text } of allStatements) {
    if ((code.startsWith("P") && code.includes("+")) || NOT_BY_TEXT.has(code)) continue;
    const official = text[language];
    for (const legal of [...(official ? [official] : []), ...(olderWordings[code]?.[language] ?? [])]) {
      const wording = officialWording(legal);
      if (isTelling(code, wording, literalsOf(wording))) result.push([code, wording, false]);
    }
  }
  return result;
}

export type PatternsByFirstWord = {
  byWord: ReadonlyMap<string, readonly StatementPattern[]>;
  /** Wordings that begin with a choice or a gap. */
  others: readonly StatementPattern[];
};

function compile(language: string): PatternsByFirstWord {
  const byWord = new Map<string, StatementPattern[]>();
  const others: StatementPattern[] = [];
  for (const [code, wording, own] of wordingsOf(language)) {
    const pattern = toPattern(code, wording, own);
    const first = /^([\p{L}\p{N}]+)(?: |$)/u.exec(wording)?.[1];
    const list = first && !SPELLINGS[first] ? (byWord.get(first) ?? []) : others;
    list.push(pattern);
    if (first && !SPELLINGS[first]) byWord.set(first, list);
  }
  return { byWord, others };
}

const compiled = new Map<string, PatternsByFirstWord>();

/** The wordings of a language, compiled once. */
export function statementPatterns(language: string): PatternsByFirstWord {
  let patterns = compiled.get(language);
  if (!patterns) {
    patterns = compile(language);
    compiled.set(language, patterns);
  }
  return patterns;
}

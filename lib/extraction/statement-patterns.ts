import { foldText } from "@/lib/extraction/folded-text";
import vocabulary from "@/lib/extraction/vocabulary/statement-wordings.json";
import { allStatements, olderWordings } from "@/lib/regulation/statements";

/** One wording of a statement, to be tried where a sentence begins. */
export type StatementPattern = {
  code: string;
  readonly regex: RegExp;
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

/** A choice of words counts a little less than the word itself: "call a doctor" before "call a {poison center doctor}". */
const CHOICE = 0.9;

function literalsOf(wording: string): number {
  let count = 0;
  for (const item of itemsOf(wording)) {
    if (item.startsWith("[") || item.startsWith("*")) continue;
    if (item.startsWith("{")) count += CHOICE;
    else if (item.startsWith("("))
      count += Math.min(
        ...item
          .replace(/[()]/g, " ")
          .split("|")
          .map((words) => words.trim().split(" ").length),
      );
    else count += 1;
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
  return literals >= (open ? 2.9 : 2) || (code.startsWith("P") && !open);
}

function toPattern(code: string, wording: string, own: boolean): StatementPattern {
  const literals = literalsOf(wording) + (own ? OWN_LEAD : 0);
  return { code, literals, regex: new RegExp(`${sequencePattern(wording)}(?![a-z0-9])`, "y") };
}

type Wording = { code: string; text: string; official: boolean };

function wordingsOf(language: string): Wording[] {
  const own: {
    readonly [language: string]: { readonly [code: string]: readonly string[] | string } | undefined;
  } = vocabulary;
  const result: Wording[] = [];
  for (const [code, variants] of Object.entries(own[language] ?? {}))
    for (const text of variants) result.push({ code, text, official: false });
  for (const { code, text: texts } of allStatements) {
    if (NOT_BY_TEXT.has(code)) continue;
    const legal = texts[language];
    for (const text of [...(legal ? [legal] : []), ...(olderWordings[code]?.[language] ?? [])])
      result.push({ code, text, official: true });
  }
  return result;
}

/** The word that a wording begins with; empty when it begins with a choice, a gap or a word of several spellings. */
function firstWord({ text, official }: Wording): string {
  const first = /^[\p{L}\p{N}]+/u.exec(official ? text.slice(0, 60) : text)?.[0] ?? "";
  const rest = text.charAt(first.length);
  if (first === "" || rest === "/" || rest === "(" || rest === "[") return "";
  const folded = foldText(first);
  return SPELLINGS[folded] ? "" : folded;
}

function toPatterns({ code, text, official }: Wording): StatementPattern[] {
  if (!official) return [toPattern(code, text, true)];
  const wording = officialWording(text);
  return isTelling(code, wording, literalsOf(wording)) ? [toPattern(code, wording, false)] : [];
}

/** The wordings of one language by the word they begin with; only those that a sheet calls for are worked out. */
export class LanguagePatterns {
  private readonly wordings = new Map<string, Wording[]>();
  private readonly patterns = new Map<string, readonly StatementPattern[]>();

  constructor(language: string) {
    for (const wording of wordingsOf(language)) {
      const word = firstWord(wording);
      const list = this.wordings.get(word);
      if (list) list.push(wording);
      else this.wordings.set(word, [wording]);
    }
  }

  /** Pass the empty word for the wordings that begin with a choice. */
  beginningWith(word: string): readonly StatementPattern[] {
    let patterns = this.patterns.get(word);
    if (!patterns) {
      patterns = (this.wordings.get(word) ?? []).flatMap(toPatterns);
      this.patterns.set(word, patterns);
    }
    return patterns;
  }
}

const byLanguage = new Map<string, LanguagePatterns>();

/** The wordings of a language, gathered once. */
export function statementPatterns(language: string): LanguagePatterns {
  let patterns = byLanguage.get(language);
  if (!patterns) {
    patterns = new LanguagePatterns(language);
    byLanguage.set(language, patterns);
  }
  return patterns;
}

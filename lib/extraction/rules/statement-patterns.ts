import { foldText } from "@/lib/extraction/glyphs/folded-text";
import { wordsIn } from "@/lib/extraction/language/words";
import { allStatements, olderWordings } from "@/lib/regulation/statements";
import { literalsOf, officialWording, SPELLINGS, sequencePattern } from "./statement-wording";

/** One wording of a statement, to be tried where a sentence begins. */
export type StatementPattern = {
  code: string;
  readonly regex: RegExp;
  /** Words that must stand there literally: the more, the surer. */
  literals: number;
};

/** Of two equally long wordings our own counts: it is of today's law. */
const OWN_LEAD = 0.5;

/** Texts too short or too common to tell a statement by. */
const NOT_BY_TEXT = new Set(["H209", "H210", "H211", "P318", "P285", "EUH070"]);

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
  const result: Wording[] = [];
  for (const [code, variants] of Object.entries(wordsIn(language, "statements")))
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

import { saying, sourceOf } from "@/lib/extraction/lines/lines";
import type { Line } from "@/lib/extraction/model";
import { isNoData } from "@/lib/extraction/rules/no-data";
import type { LimitText } from "./exposure-limits";
import { entriesOf, type FoundLimit, type ReadExposureLimit } from "./limit-entries";
import { isLimitsTitle } from "./limit-lines";
import { limitListIn } from "./limit-lists";
import { FOR_NAME } from "./limit-names";
import { isKnownName, isNameOf } from "./limit-sentences";
import { beforeFirstValue, hasValue, statementsIn } from "./limit-statements";
import { casIn, casNumbersIn, type Substance, substanceIn } from "./limit-substance";
import { kindWordsIn } from "./limit-words";

type Sentence = { text: string; lines: Line[] };

const MOST_NAME_WORDS = 8;
const NUMBER_BEFORE = /^\W*8\s?\.\s?\d(?:\s?\.\s?\d)*\.?\s+/;
const END_OF_NAME = /[.:,;]+$/;
/** Shorter words before a full stop may be cut short. */
const ENDED = /\p{L}{3}[)\]»”"]?[.]$|[\d)\]³»”"][.]$/u;

/** How many more brackets a word opens than it closes. */
const opened = (word: string) => word.split("(").length - word.split(")").length;

/** The component that a text begins with. */
function nameAtStart(text: string, composition: readonly Line[]): string | null {
  const words = text.replace(NUMBER_BEFORE, "").split(/\s+/);
  for (let count = Math.min(MOST_NAME_WORDS, words.length); count > 0; count--) {
    const name = words.slice(0, count).join(" ").replace(END_OF_NAME, "");
    if (isNameOf(name, composition)) return name;
  }
  return null;
}

/** Lines of one text each, which may stand beside a label; none where some are rows of a table. */
function textsOf(lines: readonly Line[]): Line[] {
  const isRow = ({ cells, text }: Line) =>
    cells.length > 2 ? hasValue(text) : cells.slice(0, -1).some((cell) => hasValue(cell.text));
  if (lines.some(isRow)) return [];
  return lines.map((line) => saying(line, line.cells.at(-1)?.text ?? ""));
}

/** The sentences of running text; a line that begins with a component's name begins one, too. */
function sentencesOf(lines: readonly Line[], composition: readonly Line[]): Sentence[] {
  const sentences: { words: string[]; lines: Line[] }[] = [];
  let depth = 0;
  let isOpen = false;
  for (const line of lines) {
    if (nameAtStart(line.text, composition) !== null || isLimitsTitle(line.text)) isOpen = false;
    for (const word of line.text.split(/\s+/)) {
      if (!isOpen) sentences.push({ words: [], lines: [] });
      depth = (isOpen ? depth : 0) + opened(word);
      const own = sentences.at(-1);
      own?.words.push(word);
      if (own?.lines.at(-1) !== line) own?.lines.push(line);
      isOpen = !(ENDED.test(word) && depth <= 0);
    }
  }
  return sentences.map(({ words, lines: own }) => ({ text: words.join(" "), lines: own }));
}

/** "Example oil mist." before its limits: a few words without a number, which name no list and no kind. */
function nameAlone(text: string, composition: readonly Line[]): string | null {
  const name = text.replace(NUMBER_BEFORE, "").replace(END_OF_NAME, "");
  const isShort = name.split(/\s+/).length <= MOST_NAME_WORDS && /^[\p{Lu}\d].*\p{L}{3}/u.test(name);
  const isOther = hasValue(name) || limitListIn(name) !== null || kindWordsIn(name).length > 0;
  if (isKnownName(name, composition)) return name;
  if (NUMBER_BEFORE.test(text)) return null;
  return isShort && !isOther && !isNoData(name) && !/[«»"“”()[\]]/.test(name) ? name : null;
}

const DASH_OR_END = /^.*(?:[.:;]|\s[–-])\s/u;
/** What a bracket with a CAS number begins: "Example, soluble (as Ba; CAS 64-17-5)" */
const BRACKET_OF_NUMBER = /\((?:[^()]*[^()\d-])?\d{2,7}-\d{2}-\d(?!\d)/u;

/** The substance whose CAS number stands before the limits of a text; undefined where none does. */
function numberedIn(text: string): Substance | null | undefined {
  const before = beforeFirstValue(text);
  const cas = casNumbersIn(before).at(-1);
  if (!cas) return undefined;
  const at = before.search(BRACKET_OF_NUMBER);
  const name = (at < 0 ? before.slice(0, before.indexOf(cas)) : before.slice(0, at))
    .replace(DASH_OR_END, "")
    .replace(FOR_NAME, "");
  const substance = substanceIn(name);
  return substance && { ...substance, cas };
}

/** The parts of a sentence that semicolons out of brackets end, where a part names a substance by its number. */
function partsOf({ text, lines }: Sentence): Sentence[] {
  const parts: string[] = [];
  let depth = 0;
  for (const part of text.split(/(?<=;)\s+/)) {
    if (depth <= 0 && numberedIn(part) !== undefined) parts.push(part);
    else parts.push(`${parts.pop() ?? ""} ${part}`.trim());
    depth = opened(parts.at(-1) ?? "");
  }
  return parts.map((part) => ({ text: part, lines }));
}

/**
 * Limits of running text, sentence by sentence: a component's name, or a sentence of nothing but a name, tells whose
 * limits follow, and a sentence without a number whose list.
 */
export function limitsInProse({ lines, sign }: LimitText, composition: readonly Line[]): ReadExposureLimit[] {
  let substance: Substance | null = null;
  let list: string | null = null;
  const sentences = sentencesOf(textsOf(lines), composition).flatMap(partsOf);
  const limits = sentences.flatMap(({ text, lines: own }): FoundLimit[] => {
    const name = nameAtStart(text, composition) ?? (hasValue(text) ? null : nameAlone(text, composition));
    if (name !== null) {
      const found = substanceIn(name);
      substance = found && { ...found, cas: found.cas ?? casIn(beforeFirstValue(text)) };
      list = null;
    } else {
      const numbered = numberedIn(text);
      if (numbered !== undefined || FOR_NAME.test(text)) substance = numbered ?? null;
    }
    list = limitListIn(beforeFirstValue(text)) ?? list;
    const named = substance;
    const statements = named ? statementsIn(text, sign) : [];
    return statements.flatMap(({ value, unit, kind, list: printed }): FoundLimit[] => {
      if (!named || !kind || kind === "other") return [];
      const told = kind === "generic" ? "mean" : kind;
      return [
        { substance: named, list: printed ?? list, kind: told, value, unit, sources: own.map(sourceOf) },
      ];
    });
  });
  return entriesOf(limits);
}

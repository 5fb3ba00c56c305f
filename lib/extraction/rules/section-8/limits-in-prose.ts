import { pattern, words } from "@/lib/extraction/language/words";
import { saying, sourceOf } from "@/lib/extraction/lines/lines";
import type { Cell, Line } from "@/lib/extraction/model";
import { matchesIn } from "@/lib/extraction/rules/matches";
import { isNoData } from "@/lib/extraction/rules/no-data";
import { joinName } from "@/lib/extraction/rules/section-3/component";
import type { LimitText } from "./exposure-limits";
import { entriesOf, type FoundLimit, type ReadExposureLimit } from "./limit-entries";
import { isLimitsTitle } from "./limit-lines";
import { limitListIn } from "./limit-lists";
import { FOR_NAME } from "./limit-names";
import { BEFORE_COLON, isKnownName, isNameOf, mistIn } from "./limit-sentences";
import { beforeFirstValue, hasValue, statementsIn } from "./limit-statements";
import { casIn, type Substance, substanceIn } from "./limit-substance";
import { type Kind, kindIn, kindWordsIn } from "./limit-words";

type Sentence = { text: string; lines: Line[] };

const MOST_NAME_WORDS = 8;
const NUMBER_BEFORE = /^\W*8\s?\.\s?\d(?:\s?\.\s?\d)*\.?\s+/;
/** "bzw." */
const OR = pattern("iu")`^${words.joins.or}$`;
const LONGEST_TITLE = 60;
const END_OF_NAME = /[.:,;]+$/;
/** Shorter words before a full stop may be cut short; "short-term: -." says that there is none. */
const ENDED = /(?:\p{L}{3}|\p{Lu}{2})[)\]»”"]?[.]$|[\d)\]³»”"][.]$|^[-–—]+[.]$/u;

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

/** "– Suisse : VME 10 ppm": an item of a list. */
const ITEM = /^[–•▪●○‣◦·-]\s*\p{Lu}/u;

/** "Belgium | 10 | 0.1 | 0.05" */
const isNumbersRow = ({ cells }: Line) => cells.filter(({ text }) => /^\d[\d.,]*$/.test(text)).length > 1;

/** Lines of one text each, which may stand beside a label; none where some are rows of a table, or of a list: "OSHA: | 1 ppm". */
function textsOf(lines: readonly Line[]): Line[] {
  const isListed = ({ text }: Cell) => text.endsWith(":") && limitListIn(text) !== null;
  const isRow = ({ cells, text }: Line) =>
    cells.length > 2
      ? hasValue(text)
      : cells.slice(0, -1).some((cell) => hasValue(cell.text) || (hasValue(text) && isListed(cell)));
  if (lines.some(isRow)) return [];
  return lines.map((line) => saying(line, isNumbersRow(line) ? "" : (line.cells.at(-1)?.text ?? "")));
}

/** The middle of a sentence may speak of limits, too. */
const isTitle = (text: string) =>
  isLimitsTitle(text) && (text.length < LONGEST_TITLE || text.endsWith(":")) && !hasValue(text);

/** The sentences of running text, which ends above a row of a table; a line that begins with a component's name begins one, too. */
function sentencesOf(lines: readonly Line[], composition: readonly Line[]): Sentence[] {
  const sentences: { words: string[]; lines: Line[] }[] = [];
  let depth = 0;
  let isOpen = false;
  for (const line of lines) {
    if (line.text === "") {
      sentences.push({ words: [], lines: [line] });
      isOpen = false;
      continue;
    }
    const begins = nameAtStart(line.text, composition) !== null || isTitle(line.text) || ITEM.test(line.text);
    if (begins) isOpen = false;
    for (const word of line.text.split(/\s+/)) {
      if (!isOpen) sentences.push({ words: [], lines: [] });
      depth = (isOpen ? depth : 0) + opened(word);
      const own = sentences.at(-1);
      own?.words.push(word);
      if (own?.lines.at(-1) !== line) own?.lines.push(line);
      isOpen = !(ENDED.test(word) && !OR.test(word) && depth <= 0);
    }
  }
  return sentences.map(({ words: own, lines: printed }) => ({ text: joinName(own), lines: printed }));
}

/** "Example oil mist." before its limits: a few words without a number, which name no list and no kind. */
function nameAlone(text: string, composition: readonly Line[]): string | null {
  const name = text.replace(NUMBER_BEFORE, "").replace(END_OF_NAME, "");
  const isShort = name.split(/\s+/).length <= MOST_NAME_WORDS && /^[\p{Lu}\d].*\p{L}{3}/u.test(name);
  const isOther =
    hasValue(name) || isLimitsTitle(name) || limitListIn(name) !== null || kindWordsIn(name).length > 0;
  if (isKnownName(name, composition)) return name;
  if (NUMBER_BEFORE.test(text)) return null;
  return isShort && !isOther && !isNoData(name) && !/[«»"“”()[\]]/.test(name) ? name : null;
}

/** "Example, soluble (as Ba; CAS 64-17-5)", "(64-17-5)" */
const BRACKET_OF_NUMBER = /\((?:[^()]*[^()\d-])?\d{2,7}-\d{2}-\d(?!\d)[^()]*\)/gu;
const UP_TO_NAME = /^.*(?:[.:;]|\s[–-])\s/su;
const UP_TO_COMMA = /^.*,\s/su;
const AND_FIRST = pattern("iu")`^${words.joins.and}\s`;
/** "the directive has for ethanol" before a number */
const FOR_LAST = pattern("iu")`(?<!\p{L})${words.joins.for}\s(?!\d)\p{L}[^.;:,]{2,40}$`;
const FOR_FIRST = pattern("iu")`^${words.joins.for}\s`;
const ARTICLE = pattern("iu")`^(?:${words.joins.articles}\s+|${words.joins.elided})`;
const FOR_KNOWN = pattern("giu")`(?<!\p{L})${words.joins.for}\s+(?=\p{L}|\d)`;

/** Undefined where a part names no substance of its own. */
type Part = Sentence & { substance: Substance | null | undefined };

/** A substance that a sentence names, and where what is told of it begins. */
type Mention = { from: number; substance: Substance | null };

/** The substances whose CAS numbers stand in brackets behind their names; what is told of the one before ends with its last number. */
function numberedMentions(text: string): Mention[] {
  const brackets = [...matchesIn(text, BRACKET_OF_NUMBER)].filter(([one]) => casIn(one) !== null);
  return brackets.map(({ 0: bracket, index }, i) => {
    const start = i === 0 ? 0 : (brackets[i - 1]?.index ?? 0) + (brackets[i - 1]?.[0].length ?? 0);
    const between = text.slice(start, index);
    const told = between.length - behindLastValue(between).length;
    const rest = between.slice(told);
    const cut = UP_TO_NAME.exec(rest)?.[0] ?? (told > 0 ? UP_TO_COMMA.exec(rest)?.[0] : "") ?? "";
    const name = rest.slice(cut.length).replace(AND_FIRST, "").replace(FOR_NAME, "").replace(ARTICLE, "");
    const substance = substanceIn(name);
    return { from: start + told + cut.length, substance: substance && { ...substance, cas: casIn(bracket) } };
  });
}

/** "for ethanol 10 ppm and for acetone 20 ppm": components' names behind "for". */
function mentionsFor(text: string, composition: readonly Line[]): Mention[] {
  return [...matchesIn(text, FOR_KNOWN)].flatMap(({ 0: printed, index }): Mention[] => {
    const told = text.slice(index + printed.length).replace(ARTICLE, "");
    const before = beforeFirstValue(told).trim();
    const isAlone = !before.includes(" ") && isKnownName(before, composition);
    const name = nameAtStart(told, composition) ?? (isAlone ? before : null);
    const substance = name === null ? null : substanceIn(name);
    return substance ? [{ from: index, substance }] : [];
  });
}

/** What stands behind the last number with a unit. */
function behindLastValue(text: string): string {
  const before = beforeFirstValue(text);
  if (before.length === text.length) return text;
  const units = [...matchesIn(text, /(?:ppm|m\s?[3³])(?![\p{L}\d])/giu)];
  const last = units.at(-1);
  return last ? text.slice(last.index + last[0].length) : text;
}

/** A sentence cut where it begins to tell of another substance; what stands before the first is said of all. */
function partsOf({ text, lines }: Sentence, composition: readonly Line[]): Part[] {
  const numbered = numberedMentions(text);
  const mentions = numbered.length > 0 ? numbered : mentionsFor(text, composition);
  if (mentions.length === 0) return [{ text, lines, substance: undefined }];
  const before = text.slice(0, mentions[0]?.from);
  const parts = mentions.map(({ from, substance }, i): Part => {
    const own = text.slice(from, mentions[i + 1]?.from);
    return { text: i === 0 && !hasValue(before) ? `${before}${own}` : own, lines, substance };
  });
  return hasValue(before) ? [{ text: before, lines, substance: undefined }, ...parts] : parts;
}

/** "Sanding dust: while the film is ground …" */
const LABEL_FIRST = /^(\p{Lu}[^:]{3,40}):\s/u;

/** "Guide value of the Union, inorganic fluorides:", "For inorganic compounds" before a number names another substance than the one above. */
function namesOther(before: string): boolean {
  if (FOR_FIRST.test(before) || FOR_LAST.test(before)) return true;
  const names = [BEFORE_COLON.exec(before)?.groups?.name, LABEL_FIRST.exec(before)?.[1]];
  const isOther = (name: string) =>
    kindIn(name) === null && limitListIn(name) === null && !isLimitsTitle(name);
  return names.some((name) => name !== undefined && isOther(name));
}

/**
 * Limits of running text, sentence by sentence: a component's name, or a sentence of nothing but a name, tells whose
 * limits follow, and a sentence without a number whose list.
 */
export function limitsInProse({ lines, sign }: LimitText, composition: readonly Line[]): ReadExposureLimit[] {
  let substance: Substance | null = null;
  let list: string | null = null;
  const limits = sentencesOf(textsOf(lines), composition).flatMap((sentence): FoundLimit[] => {
    let carried: Kind | "generic" | null = null;
    const kinds = new Set<Kind | "generic">();
    return partsOf(sentence, composition).flatMap(({ text, lines: own, substance: told }): FoundLimit[] => {
      const before = beforeFirstValue(text);
      const name = nameAtStart(text, composition) ?? (hasValue(text) ? null : nameAlone(text, composition));
      // Below a row of a table nobody is named
      if (text === "") substance = null;
      else if (told !== undefined) {
        substance = told;
        // "Ethanol: mean 1000 ppm, short-term 5000 ppm; xylene: 50 ppm": of which kind nobody tells
        if (kinds.size > 1) carried = null;
      } else if (name !== null) {
        const found = substanceIn(name);
        substance = found && { ...found, cas: found.cas ?? casIn(before) };
        list = null;
      } else if (hasValue(text) && (mistIn(before) || namesOther(before))) substance = mistIn(before);
      const listed = limitListIn(before);
      list = listed ?? list;
      carried ??= listed ? "generic" : null;
      const named = substance;
      const statements = named ? statementsIn(text, sign) : [];
      return statements.flatMap(({ value, unit, kind: printed, list: ownList }): FoundLimit[] => {
        carried = printed ?? carried ?? (ownList ? "generic" : null);
        if (carried) kinds.add(carried);
        if (!named || !carried || carried === "other") return [];
        const kind = carried === "generic" ? "mean" : carried;
        return [{ substance: named, list: ownList ?? list, kind, value, unit, sources: own.map(sourceOf) }];
      });
    });
  });
  return entriesOf(limits);
}

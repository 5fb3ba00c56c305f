import { foldedLetters } from "@/lib/extraction/glyphs/folded-text";
import { remembered } from "@/lib/extraction/glyphs/remembered";
import { pattern, words } from "@/lib/extraction/language/words";
import { saying, sourceOf } from "@/lib/extraction/lines/lines";
import type { Cell, Line } from "@/lib/extraction/model";
import { matchesIn } from "@/lib/extraction/rules/matches";
import type { FoundLimit } from "./limit-entries";
import { limitListIn } from "./limit-lists";
import type { LimitSign } from "./limit-numbers";
import type { Named } from "./limit-rows";
import { beforeFirstValue, hasValue, statementsIn } from "./limit-statements";
import { NUMBERED_TITLE, type Substance, substanceIn } from "./limit-substance";
import { kindIn, kindWordsIn } from "./limit-words";
import { beforeOther } from "./other-substances";

const TITLE_BEFORE = /^[^:]*:\s+(?=[\p{L}\d])/u;
const SHORTEST_NAME = 3;
/** "Example dust: 5 ml/m³", also behind a list: "MAK (example), Example dust: 5 ml/m³" */
export const BEFORE_COLON = /(?<name>[^,;:()]{3,60}):\s*$/u;
const SENTENCE = /(?:[^.;]|[.;](?!\s+\p{Lu}))+[.;]?/gu;
const VERB = pattern("iu")`(?<!\p{L})(?:${words.limitRows.equals}|[:=])\s*$`;
const PREPOSITION = pattern("giu")`(?<!\p{L})(?:${words.joins.for}|${words.joins.of})\s+(?=\p{L})`;
const PREPOSITION_BEFORE = pattern(
  "iu",
)`^.*(?<!\p{L})(?:${words.joins.for}|${words.joins.of})\s+(?=[\p{L}\d])`;
const NAME_BEHIND = pattern(
  "iu",
)`^(?:\s*\([^()]*\))?\s*,?\s*${words.joins.for}\s+(?<name>\p{L}[^.:;(]{2,60})`;

/** "1 mg/m³ of respirable dust of example hydroxide" */
const DUST_BEHIND = pattern(
  "iu",
)`^\s*(?:${words.joins.of}\s+)?(?:${words.limitRows.fractions}\s+)+${words.joins.of}\s+(?<name>\p{L}[^.:;(]{2,60})`;

const saysLimit = (text: string) =>
  kindIn(text) !== null || limitListIn(text) !== null || mistIn(text) !== null;

/** "For example dust (CAS No. 64-17-5) …", "Example dust, CAS 64-17-5, …" */
const NUMBERED =
  /(?<name>[^,;:.()]{3,60}(?:\([^()]*(?<!\d)\d{2,7}-\d{2}-\d(?!\d)[^()]*\)|,\s*CAS\b[^\d,;:]{0,8}\d{2,7}-\d{2}-\d(?!\d)))/u;

/** "5 ppm ceiling (15 minutes) for example dust" */
function withoutFirstKind(behind: string): string {
  const [kind] = kindWordsIn(behind);
  return kind && /^\W*$/.test(behind.slice(0, kind.from))
    ? behind.slice(kind.to).replace(/^[)\]]/, "")
    : behind;
}

/** What may be the name of a sentence's substance: behind "for", before a colon, or right before the list or the kind. */
function namesIn(sentence: string): string[] {
  const label = beforeFirstValue(sentence);
  // "Exposure limits (country): Example dust PEL: 1 mg/m³"
  const own = label.replace(TITLE_BEFORE, "");
  const head = beforeKind(own);
  const behind = withoutFirstKind(sentence.slice(label.length).replace(/^.*(?:ppm|[3³ᶟ])/u, ""));
  const verbless = label.replace(VERB, "").trim();
  const forName = [...matchesIn(verbless, PREPOSITION)].map((at) =>
    verbless.slice(at.index + at[0].length).replace(/\s*:.*$/u, ""),
  );
  const marked = [NAME_BEHIND.exec(behind), DUST_BEHIND.exec(behind), BEFORE_COLON.exec(label)].map(
    (match) => match?.groups?.name ?? "",
  );
  // "for example dust, a remark", "for the total dust and 5 mg/m³ for …"
  const whole = marked.map((name) => name.replace(ARTICLE_FIRST, "").replace(AND_NUMBER, ""));
  const beforeComma = whole.map((name) => name.split(/,\s/)[0] ?? "");
  return [...forName, ...marked, ...whole, ...beforeComma, head];
}

/** What stands before the list or the kind that a label names; nothing where it names none. */
function beforeKind(label: string): string {
  const list = limitListIn(label);
  const starts = [list ? label.indexOf(list) : -1, kindWordsIn(label)[0]?.from ?? -1].filter((at) => at > 0);
  return starts.length > 0 ? label.slice(0, Math.min(...starts)) : "";
}

const NAME = /\p{L}{4}/u;
const namesItsOwn = (sentence: string) => NAME.test(beforeKind(beforeFirstValue(sentence)));
/** "Example TWA 8 h: 10 ppm; 2-model TWA 8 h: 5 ppm": where a name of another substance begins. */
const NEXT = /(?<=;)\s+(?=\S)/;

function ofOneSubstance(sentence: string): string[] {
  const parts: string[] = [];
  for (const part of sentence.split(NEXT)) {
    const before = parts.at(-1);
    if (before === undefined || namesItsOwn(part)) parts.push(part);
    else parts[parts.length - 1] = `${before} ${part}`;
  }
  return parts;
}

/** "the", "for the" */
const ARTICLE = pattern(
  "iu",
)`^\s*(?:(?:${words.joins.for}|${words.joins.of})\s+)?${words.joins.articles}\s*$`;
const ARTICLE_FIRST = pattern("iu")`^${words.joins.articles}\s+`;
const AND_NUMBER = pattern("iu")`\s${words.joins.and}\s.*\d.*$`;

const lettersOf = remembered(foldedLetters);

/** "Oil mist", "welding fumes": what only air holds. */
const IN_AIR = pattern(
  "iu",
)`^(?!(?:${words.limitRows.fractions}|${words.joins.articles})(?!\p{L}))\p{L}{3}.*\p{L}\s?${words.limitRows.fractions}s?$`;

/** "Allgemeiner Staubgrenzwert", "where mists/aerosols can occur …": what air may hold of any product. */
const MIST = pattern(
  "iu",
)`(?<!\p{L})(?:${words.limitRows.anyDust}|${words.limitRows.airborne}\s?\/\s?${words.limitRows.airborne})(?!\p{L})`;

export const mistIn = (text: string): Substance | null => {
  const [name] = MIST.exec(text) ?? [];
  return name ? { name, cas: null } : null;
};

/** A name that wraps goes on where its cell begins, no more lines below than this. */
const WRAPPED_LINES = 4;
const COLUMN = 3;
/** "Example - REACH registered number: …" */
const BEHIND_DASH = /\s[-–]\s.*$/;

/** The letters of a cell and of those below it together, one after the other: "Hydrogen", "Hydrogen peroxide", … */
function withCellsBelow(lines: readonly Line[], at: number, { rect, text }: Cell): string[] {
  const names = [lettersOf(text), lettersOf(text.replace(BEHIND_DASH, ""))];
  let whole = names[0] ?? "";
  for (const line of lines.slice(at + 1, at + 1 + WRAPPED_LINES)) {
    const below = line.cells.find((cell) => Math.abs(cell.rect[0] - rect[0]) < COLUMN);
    if (!below || line.page !== lines[at]?.page) continue;
    names.push(whole + lettersOf(below.text.replace(BEHIND_DASH, "")));
    whole += lettersOf(below.text);
    names.push(whole);
  }
  return names;
}

/** All that the composition may name, in letters alone. */
const known = new WeakMap<readonly Line[], { cells: ReadonlySet<string>; texts: readonly string[] }>();

function namesOf(composition: readonly Line[]) {
  const names = known.get(composition);
  if (names) return names;
  const cells = new Set(
    composition.flatMap((line, i) => line.cells.flatMap((cell) => withCellsBelow(composition, i, cell))),
  );
  const told = { cells, texts: [...composition.map(({ text }) => lettersOf(text)), ...cells] };
  known.set(composition, told);
  return told;
}

/** "Total inhalable dust", "Poussières alvéolaires": nothing but which part of a dust may be in the air. */
const DUST = pattern(
  "iu",
)`^\W*(?:(?:${words.limitRows.fractions}|${words.limitRows.airborne})[\s:,-]*){1,4}$`;
const AIRBORNE = pattern("iu")`(?<!\p{L})${words.limitRows.airborne}(?!\p{L})`;

export function dustIn(label: string): Substance | null {
  const name = label.replace(/[\s:,-]+$/, "").trim();
  return DUST.test(name) && AIRBORNE.test(name) ? { name, cas: null } : null;
}

/** "Total inhalable dust 10 mg/m³; respirable dust 4 mg/m³": the parts of a line, each with its own dust; none where it names none. */
export function dustsIn(line: Line): { named: Named; part: Line }[] {
  const parts = line.text.split(NEXT);
  const dusts = parts.map((part) => dustIn(beforeFirstValue(part)));
  const isEach = dusts.every((dust) => dust !== null);
  return (isEach ? parts : [line.text]).flatMap((text, i) => {
    const substance = dusts[i];
    const part = isEach && parts.length > 1 ? saying(line, text) : line;
    return substance ? [{ named: { substance, source: sourceOf(line) }, part }] : [];
  });
}

/** What only air holds, or a name that section 2 or 3 has too: what a sentence begins with may be anything. */
export function isKnownName(name: string, composition: readonly Line[]): boolean {
  if (IN_AIR.test(name.trim())) return true;
  const letters = lettersOf(name);
  if (letters.length < SHORTEST_NAME || ARTICLE.test(name)) return false;
  return namesOf(composition).texts.some((text) => text.includes(letters));
}

/** Whether a text is all that a cell of the composition says, or says before a dash: a component's name. */
export function isNameOf(text: string, composition: readonly Line[]): boolean {
  const letters = lettersOf(text);
  return letters.length >= SHORTEST_NAME && namesOf(composition).cells.has(letters);
}

const FOR_AT_END = pattern("iu")`\s(?:${words.joins.for}|${words.joins.of})$`;

/** The sentences of a line; the last one goes on in the next line where it has no number yet, or no name behind "for". */
function sentencesOf(line: Line, next: Line | undefined, composition: readonly Line[]): string[] {
  const own = [...matchesIn(line.text, SENTENCE)].map((match) => match[0]);
  const last = own.at(-1) ?? "";
  const isNamedBelow = FOR_AT_END.test(last) && isKnownName(next?.text.split(/[,.;(]/)[0] ?? "", composition);
  const isEnded = hasValue(last) || /[.;:]\s*$/.test(last) || NUMBERED_TITLE.test(line.text);
  const isOpen = isNamedBelow || !isEnded;
  const goesOn = next?.cells.length === 1 && next.page === line.page && isOpen;
  if (!goesOn) return own;
  const [end] = [...matchesIn(next.text, SENTENCE)].map((match) => match[0]);
  return [...own.slice(0, -1), `${last} ${end ?? ""}`];
}

/** "The TLV for example dust is 10 mg/m³ (8 hours).": limits of running text, of substances that the composition names. */
export function limitsInSentences(
  line: Line,
  next: Line | undefined,
  sign: LimitSign,
  composition: readonly Line[],
  /** Whether its first sentence began in the line above. */
  isBegun: boolean,
): FoundLimit[] {
  if (line.cells.length > 1 || !saysLimit(line.text)) return [];
  let before: { substance: Substance | null; list: string | null } = { substance: null, list: null };
  const sentences = sentencesOf(line, next, composition)
    .slice(isBegun ? 1 : 0)
    .flatMap(ofOneSubstance);
  return sentences.flatMap((sentence): FoundLimit[] => {
    const isOpen =
      before.substance !== null && kindIn(beforeFirstValue(sentence)) !== null && !namesItsOwn(sentence);
    const told = substanceOf(sentence, composition);
    const substance = told ?? (isOpen ? before.substance : null);
    const statements = substance ? statementsIn(beforeOther(sentence, substance.cas), sign) : [];
    const above = told ? null : before.list;
    // "TWA: 5 ppm; STEL: 10 ppm": what follows a semicolon is still of the same substance
    before = {
      substance: sentence.endsWith(";") ? substance : null,
      list: statements.at(-1)?.list ?? above,
    };
    return statements.flatMap(({ value, unit, kind, list: own }): FoundLimit[] => {
      const list = own ?? above;
      if (!substance || (!kind && !list && !mistIn(substance.name))) return [];
      const told = kind === null || kind === "generic" ? "mean" : kind;
      return [{ substance, list, kind: told, value, unit, sources: [sourceOf(line)] }];
    });
  });
}

/** The substance whose limit a sentence tells. */
function substanceOf(sentence: string, composition: readonly Line[]): Substance | null {
  if (!saysLimit(sentence) || !hasValue(sentence)) return null;
  const numbered = NUMBERED.exec(beforeFirstValue(sentence))?.groups?.name;
  const name =
    numbered?.replace(PREPOSITION_BEFORE, "") ??
    namesIn(sentence).find((one) => one !== "" && !FOR_AT_END.test(one) && isKnownName(one, composition));
  return name ? substanceIn(name) : mistIn(beforeFirstValue(sentence));
}

import { foldText, plainText } from "@/lib/extraction/glyphs/folded-text";
import { pattern, words } from "@/lib/extraction/language/words";
import type { Cell, Line } from "@/lib/extraction/model";
import { CATEGORY_IN_WORDS, classMentionsIn, tidyCategory } from "@/lib/extraction/rules/hazard-class-names";
import {
  type FoundClassification,
  findClassifications,
  impliedHazardCodes,
} from "@/lib/extraction/rules/hazard-classes";
import { matchesIn } from "@/lib/extraction/rules/matches";
import { codesIn } from "@/lib/extraction/rules/statement-codes";
import { statementTextsIn } from "@/lib/extraction/rules/statement-texts";
import { type ZonePart, ZoneText } from "@/lib/extraction/rules/zone-text";
import {
  hazardClassesOfCode,
  hazardClassesOfSection,
  isCategoryOutsideClp,
} from "@/lib/regulation/hazard-classes";
import type { Classification } from "@/lib/sheet/values";
import { withoutCodesOfOthers } from "./codes-of-others";
import { isOfProduct, labelOf } from "./hazard-labels";
import { withWrappedClasses, withWrappedNames } from "./wrapped-classes";

export type ReadClassification = { value: Classification; line: Line | null; confidence: number };

/** "Eye Irrit. 2A H319" with a class that OCR spoilt: the category stands right before the code. */
const CATEGORY_BEFORE = /\b(\d[A-C]?)[\s,;:()–-]*$/;

/** A class named in a language without vocabulary: its code says which class it is, a category stands before it. */
function classByCode(found: FoundClassification, text: string): Classification | null {
  const code = found.hazard_code;
  if (!code) return null;
  const [only, ...others] = hazardClassesOfCode(code);
  // "PBT, EUH440": a class without categories
  if (only && others.length === 0 && only.category === null)
    return { class_code: only.classCode, category_code: null, hazard_code: code };
  const before =
    text
      .slice(Math.max(0, found.at - 140), found.at)
      .split(/[HP]\d{3}|\n\s*\n/)
      .at(-1) ?? "";
  const inWords = CATEGORY_IN_WORDS.exec(foldText(before))?.[1];
  const category =
    (inWords && tidyCategory(inWords)) ?? CATEGORY_BEFORE.exec(before.split("\n").at(-1) ?? "")?.[1];
  const rows = hazardClassesOfCode(code).filter((row) => row.category === category);
  const classes = new Set(rows.map((row) => row.classCode));
  const [classCode] = classes;
  return classCode && category && classes.size === 1
    ? { class_code: classCode, category_code: category, hazard_code: code }
    : null;
}

const CODE_RIGHT_BEFORE = /(?<![\p{L}\d])(H\d{3}\p{L}{0,2})\s[-–—]\s$/u;

function complete(found: FoundClassification, printed: readonly string[]): Classification[] {
  const { class_code, category_code, hazard_code } = found;
  if (hazard_code) return [{ class_code, category_code, hazard_code }];
  const implied = impliedHazardCodes(found, printed);
  return (implied.length > 0 ? implied : [null]).map((code) => ({
    class_code,
    category_code,
    hazard_code: code,
  }));
}

/** "Causes serious eye irritation" names a class too, but the category after it belongs to the next one. */
function withoutStatements(text: string, languages: readonly string[]): string {
  let masked = text;
  for (const { code, at, end } of statementTextsIn(text, languages)) {
    if (!code.startsWith("H") || isClassName(text.slice(at, end), text.slice(end, end + CATEGORY_WORDS)))
      continue;
    const statement = text.slice(at, end).replace(CATEGORY_BELOW, "");
    masked = masked.slice(0, at) + statement.replace(/[^\n]/g, " ") + masked.slice(at + statement.length);
  }
  return masked;
}

/** "Carcinogenicity Category | H350 | May cause cancer" over "1A": the first cell goes on, and not the statement. */
const CATEGORY_BELOW = /\n[ \t]*\d[A-C]?$/;
const CATEGORY_WORDS = 40;
const CATEGORY_FOLLOWS = /^[ \t,(]+(?:\p{L}[\p{L}. ]*:? ?)?\d[A-C]?\b/u;

/** "Extremely flammable aerosol, category 1": words of a statement that are a class's name too. */
function isClassName(words: string, after: string): boolean {
  if (!CATEGORY_FOLLOWS.test(after)) return false;
  return classMentionsIn(foldText(words)).some(({ at, end }) => at === 0 && end >= words.length - 1);
}

const GROUP_OF_HAZARDS = pattern("iu")`^${words.sectionTwo.hazardGroups}(?: \p{L}+)?$`;
/** Left edges of one column differ by less than this, in points. */
const SAME_COLUMN = 12;

/** "Health | Environmental | Physical" above lists of classes: each column is read to its end before the next. */
function inColumns(parts: readonly ZonePart[]): readonly ZonePart[] {
  const head = parts.findIndex(
    ({ line: { cells } }) =>
      cells.length > 1 && cells.every(({ text }) => GROUP_OF_HAZARDS.test(plainText(text).trim())),
  );
  const heads = parts[head]?.line.cells ?? [];
  if (heads.length === 0) return parts;
  const columns: ZonePart[][] = heads.map(() => []);
  const rows = parts.slice(head + 1);
  const isAt = (x: number) => rows.some(({ line }) => line.cells.some((cell) => isAligned(cell, x)));
  const place = heads.every(({ rect: [left] }) => isAt(left)) ? columnFrom : columnOf;
  for (const part of rows)
    for (const cell of part.line.cells)
      columns[place(cell, heads)]?.push({ ...part, text: plainText(cell.text) });
  return [...parts.slice(0, head), ...columns.flat()];
}

const isAligned = ({ rect: [left] }: Cell, x: number) => Math.abs(left - x) < SAME_COLUMN;

/** Where columns begin with their headings, a cell further right than one of them is of that: "Acute toxicity: | Category 4". */
const columnFrom = (cell: Cell, heads: readonly Cell[]): number =>
  heads.findLastIndex(({ rect: [left] }) => left < cell.rect[0] + SAME_COLUMN);

/** A cell stands under the heading that begins where it begins, else under the one whose middle is nearest. */
function columnOf({ rect: [left, , right] }: Cell, heads: readonly Cell[]): number {
  const aligned = heads.findIndex(({ rect }) => Math.abs(rect[0] - left) < SAME_COLUMN);
  if (aligned >= 0) return aligned;
  const distances = heads.map(({ rect }) => Math.abs(rect[0] + rect[2] - left - right));
  return distances.indexOf(Math.min(...distances));
}

const OPEN_BRACKET = /\([^()]{1,30}$/;
const CLOSING = /^[^()]{1,20}\)/;

/** "Serious eye damage (Eye Dam. | H318" over "1) | damage.": a table's first cell that wraps within its bracket. */
function withBracketsClosed(parts: readonly ZonePart[]): ZonePart[] {
  const closing = parts.map(({ line, text }, i) => {
    const [[open, ...beside], [close]] = [parts[i - 1]?.line.cells ?? [], line.cells];
    const isTable =
      open && close && beside.length > 0 && Math.abs(open.rect[0] - close.rect[0]) < SAME_COLUMN;
    return (isTable && OPEN_BRACKET.test(open.text) && CLOSING.exec(text)?.[0]) || "";
  });
  return parts.map((part, i) => {
    const opened = plainText(part.line.cells[0]?.text ?? "");
    const text = part.text.slice(closing[i]?.length);
    return { ...part, text: closing[i + 1] ? text.replace(opened, `${opened} ${closing[i + 1]}`) : text };
  });
}

/** "Flammable aerosol, category 1 | H222 | Extremely flammable aerosol." under "Hazard statements": the whole rows. */
function besideStatements(parts: readonly ZonePart[]): ZonePart[] {
  return parts.flatMap((part) => {
    const cells = part.line.cells.map((cell) => plainText(cell.text));
    const isRow = part.zone === "hazard" && cells.length > 1 && codesIn(cells[0] ?? "").length === 0;
    return isRow ? [{ ...part, text: cells.join("\t") }] : [];
  });
}

/** "Hazard classification | Signal word | Hazard statement": what stands in the column below the first of them. */
function inClassColumn(parts: readonly ZonePart[]): ZonePart[] {
  const head = parts.findIndex(
    ({ line: { cells } }) => cells.length > 2 && cells.some(({ text }) => isClassHead(text)),
  );
  const cells = parts[head]?.line.cells ?? [];
  const own = cells.findIndex(({ text }) => isClassHead(text));
  const [from, to] = [cells[own - 1]?.rect[2] ?? 0, cells[own + 1]?.rect[0] ?? Number.POSITIVE_INFINITY];
  return (own < 0 ? [] : parts.slice(head + 1)).flatMap((part) => {
    const cell = part.line.cells.find(({ rect: [left] }) => left > from && left < to);
    return cell && part.zone !== "precautionary" ? [{ ...part, text: plainText(cell.text) }] : [];
  });
}

const isClassHead = (text: string) => {
  const label = labelOf(text);
  return label?.zone === "classification" && label.value === "";
};

/**
 * The classification of 2.1, or of the label's table of statements where 2.1 has none; an H code that the sheet prints
 * only on the label completes a class without one.
 */
export function readProductClassifications(
  parts: readonly ZonePart[],
  printedCodes: readonly string[],
  languages: readonly string[],
): ReadClassification[] {
  const own = parts.filter((part) => part.zone === "classification").map(withoutCodesOfOthers);
  const found = mostOf(own, [withWrappedNames, withWrappedClasses], (lines) =>
    classificationsIn(lines, printedCodes, languages),
  );
  if (found.length > 0) return [...found, ...classesMissing(found, parts, printedCodes, languages)];
  const inColumn = classificationsIn(inClassColumn(parts), printedCodes, languages);
  if (inColumn.length > 0) return inColumn;
  const beside = classificationsIn(besideStatements(parts), printedCodes, languages);
  return beside.length > 0 ? beside : numbered(parts, printedCodes);
}

/** What the parts tell as they are printed; or put otherwise, where that tells more classes. */
function mostOf(
  parts: readonly ZonePart[],
  otherwise: readonly ((parts: readonly ZonePart[]) => readonly ZonePart[])[],
  read: (parts: readonly ZonePart[]) => ReadClassification[],
): ReadClassification[] {
  const texts = (list: readonly ZonePart[]) => list.map(({ text }) => text).join("\n");
  return otherwise
    .map((put) => put(parts))
    .filter((other) => texts(other) !== texts(parts))
    .map(read)
    .reduce((most, found) => (found.length > most.length ? found : most), read(parts));
}

/** The classes beside the label's statements whose codes fit them and no class of 2.1 calls for. */
function classesMissing(
  found: readonly ReadClassification[],
  parts: readonly ZonePart[],
  printedCodes: readonly string[],
  languages: readonly string[],
): ReadClassification[] {
  const codes = new Set(found.map(({ value }) => value.hazard_code));
  if (codes.has(null)) return [];
  const beside = classificationsIn(besideStatements(parts), [], languages);
  return beside.filter(
    ({ value: { hazard_code: code } }) => code && !codes.has(code) && printedCodes.includes(code),
  );
}

/** "3.6/1B": a class told by its section of Annex I, and its category. */
const NUMBERED = /(?<![\d./])([234]\.\d{1,2})\/(\d[A-C]?)(?![\d/])/g;

function numbered(parts: readonly ZonePart[], printedCodes: readonly string[]): ReadClassification[] {
  const told = parts.filter(({ zone }) => isOfProduct(zone));
  return told.flatMap(({ text, line }) =>
    [...matchesIn(text, NUMBERED)].flatMap(([, section = "", category = ""]) =>
      hazardClassesOfSection(section, category).flatMap(({ classCode, hazardCodes }) => {
        const code = hazardCodes.find((one) => printedCodes.includes(one));
        if (!code) return [];
        return [
          {
            value: { class_code: classCode, category_code: category, hazard_code: code },
            line,
            confidence: 0.8,
          },
        ];
      }),
    ),
  );
}

/** "Eye Irrit. 2; H319 - … : Kategorie 2A": one class in two spellings, of which CLP knows the first. */
const isToldTwice = (told: Classification, value: Classification) =>
  told.class_code === value.class_code &&
  told.hazard_code === value.hazard_code &&
  isCategoryOutsideClp(value.class_code, value.category_code);

/** "H319 - Serious eye damage/irritation" torn from its category: a class right behind the code of another. */
function isOfOtherCode({ at, class_code, category_code, hazard_code }: FoundClassification, text: string) {
  const [, code] = CODE_RIGHT_BEFORE.exec(text.slice(0, at)) ?? [];
  const isOwn = (row: { classCode: string; category: string | null }) =>
    row.classCode === class_code && (category_code === null || row.category === category_code);
  return hazard_code === null && code !== undefined && !hazardClassesOfCode(code).some(isOwn);
}

function classificationsIn(
  parts: readonly ZonePart[],
  printedCodes: readonly string[],
  languages: readonly string[],
): ReadClassification[] {
  const source = new ZoneText(inColumns(withBracketsClosed(parts)));
  const text = withoutStatements(source.text, languages);
  const result: ReadClassification[] = [];
  const seen = new Set<string>();
  const add = (value: Classification, at: number, confidence: number) => {
    const key = `${value.class_code}|${value.category_code}|${value.hazard_code}`;
    const line = source.lineAt(at);
    if (seen.has(key) || result.some((told) => told.line === line && isToldTwice(told.value, value))) return;
    seen.add(key);
    result.push({ value, line, confidence });
  };
  for (const found of findClassifications(text)) {
    // "contains gas under pressure" without a group is the name of no category
    if (found.class_code === "Press. Gas" && !found.category_code && !found.hazard_code) continue;
    if (found.class_code && isOfOtherCode(found, text)) continue;
    if (found.class_code) {
      const confidence = found.hazard_code ? 0.97 : 0.9;
      for (const value of complete(found, printedCodes)) add(value, found.at, confidence);
      continue;
    }
    const value = classByCode(found, text);
    if (value) add(value, found.at, 0.8);
  }
  return result;
}

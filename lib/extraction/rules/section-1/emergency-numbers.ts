import { pattern, words } from "@/lib/extraction/language/words";
import { saying, withCells } from "@/lib/extraction/lines/lines";
import type { Cell, Line } from "@/lib/extraction/model";
import { matchesIn } from "@/lib/extraction/rules/matches";
import { type FoundPhone, phonesIn } from "@/lib/extraction/rules/phones";

export type FoundNumber = FoundPhone;

/**
 * Numbers of three digits that answer emergencies in a country or in all of Europe; 111, 15 and 18 are many other
 * things, too.
 */
const SHORT_NUMBER = pattern(
  "gi",
)`(?<!\d,?\s?|[\d.,/+-]|[+(/]\s?|\S-\s?|\d\s[-–]\s)(112|14[45]|911|99[789]|(?<=\b${words.emergency.beforeShort}[\s:]{1,3})(?:111|1[58](?=\s?(?:[,;.)/–-]|${words.joins.or}\b|${words.joins.and}\b|$))))(?!\s?[\d.,/)-]\d|\d)`;
/** An international number with less than ten digits, French pairs with less, an area code, or a hyphen between digits, at a line's end. */
export const UNFINISHED =
  /(?:(?:\+|\b00)\d(?:[\s()./-]*\d){2,8}|\+\d{2,3}\s?\(0\)(?:[\s./-]*\d){2,7}|\+\d{1,3}-|\(\d{3}\)|\d{3}[-.]\d{3}-|\d{3}-|\b0[58]00 \d{3}|(?<!\d[\s.]?)0[1-9](?:[ .]\d{2}){1,3})\s*$/;

/** The numbers of a text that may be called in an emergency, short ones too. */
export function numbersIn(text: string): FoundNumber[] {
  const phones = phonesIn(text).flatMap(shortOnes);
  const short = [...matchesIn(text, SHORT_NUMBER)]
    .filter((match) => phones.every(({ at, end }) => match.index >= end || match.index + 3 <= at))
    .map(
      (match): FoundNumber => ({
        phone: match[0],
        at: match.index,
        end: match.index + match[0].length,
        role: null,
        country: null,
      }),
    );
  return [...phones, ...short].sort((a, b) => a.at - b.at);
}

/** "18 / 15 / 112" is three numbers of fire brigade, ambulance and all of Europe. */
function shortOnes(found: FoundNumber): FoundNumber[] {
  const numbers = [...matchesIn(found.phone, /\d+/g)];
  const areShort = numbers.length > 1 && /^\d{2,3}(?:\s\/\s\d{2,3})+$/.test(found.phone);
  if (!areShort) return [found];
  return numbers.map(({ 0: phone, index }) => {
    const at = found.at + index;
    return { ...found, phone, at, end: at + phone.length };
  });
}

const REST = /^(?:\(0\)\s?)?\d{2,6}(?:[\s-]\d{1,8})*(?![\d.])/;
/** A national number in a narrow column: "030 - 274 88" / "88", "844 892" / "0111". */
const NARROW = /^(?:[+(]?0[\d\s()/.-]*\d|\d{3}\s\d{3})$/;
/** "+27 824 910 Example Poison Control": a number whose narrow column touches the next one. */
const BEFORE_NAME = /^([+(]?\d[\d\s()/.-]*\d)(\s\p{Lu}\p{L}.*)$/u;
const REST_ALONE = /^\d{2,4}(?: \d{1,4})*$/;
const MOST_DIGITS_WHOLE = 10;
/** Left edges of one column differ by less than this, in points. */
const SAME_COLUMN = 4;

type Join = (above: Line, line: Line) => Line[] | null;

function joinedBy(lines: readonly Line[], join: Join): Line[] {
  const whole: Line[] = [];
  for (const line of lines) {
    const above = whole.at(-1);
    const joined = above ? join(above, line) : null;
    if (!joined) whole.push(line);
    else whole.splice(-1, 1, ...joined);
  }
  return whole;
}

/** A number that breaks at a line's or a cell's end is put together: "++49 69 222" / "25285 (Deutsch)". */
export const wholeNumbers = (lines: readonly Line[]): Line[] =>
  joinedBy(lines, (above, line) => joinedInColumns(above, line, REST) ?? joinedAtEnd(above, line));

/** The same where digits alone stand below a number in the column of a table. */
export const wholeNumbersInColumns = (lines: readonly Line[]): Line[] =>
  joinedBy(lines, (above, line) =>
    above.cells.length > 1 ? joinedInColumns(above, line, REST_ALONE) : null,
  );

/** "… call 555-0100 or CHEMTREC" above "800-424-9300" */
const ANOTHER_FOLLOWS = pattern(
  "iu",
)`\d.*(?<!\p{L})(?:${words.joins.or}|${words.joins.and})(?:\s[\p{L}-]+)?\s*$`;

function goesOn(above: string, below: string): boolean {
  const isRest = REST.test(below) && UNFINISHED.test(above);
  return isRest || (ANOTHER_FOLLOWS.test(above) && phonesIn(below)[0]?.at === 0);
}

function joinedAtEnd(above: Line, line: Line): Line[] | null {
  const cell = above.cells.at(-1);
  if (!cell || !goesOn(cell.text, line.text)) return null;
  // Among columns what begins left of the number is another cell's: "8032 Zürich"
  if (above.cells.length > 2 && line.rect[0] < cell.rect[0] - SAME_COLUMN) return null;
  const joined = { text: joinedNumber(cell.text, line.text), rect: cell.rect, words: cell.words };
  const text = `${above.text} ${line.text}`;
  return [saying(above, text, [...above.cells.slice(0, -1), joined])];
}

/** In a table each column's number goes on in the cell below it. */
function joinedInColumns(above: Line, line: Line, isRest: RegExp): Line[] | null {
  const rests = new Map<Cell, Cell>();
  for (const cell of above.cells) {
    const rest = line.cells.find(({ rect }) => Math.abs(rect[0] - cell.rect[0]) < SAME_COLUMN);
    if (rest && isUnfinished(cell, rest) && isRest.test(rest.text)) rests.set(cell, rest);
  }
  if (rests.size === 0) return null;
  const cells = above.cells.map((cell) => {
    const rest = rests.get(cell);
    return rest
      ? { ...cell, text: joinedNumber(cell.text, rest.text), words: joinedWords(cell, rest) }
      : cell;
  });
  const left = line.cells.filter((cell) => ![...rests.values()].includes(cell));
  const whole = withCells(above, cells);
  const below = withCells(line, left);
  return left.length > 0 ? [whole, below] : [whole];
}

function isUnfinished({ text }: Cell, rest: Cell): boolean {
  if (UNFINISHED.test(text)) return true;
  const { number, name } = beforeName(text);
  const isShort = number.replace(/\D/g, "").length < MOST_DIGITS_WHOLE;
  const isOpen = NARROW.test(number) || (name !== "" && UNFINISHED.test(number));
  return isShort && isOpen && REST_ALONE.test(rest.text.trim());
}

/** The number of a cell and the name that touches it; a text that ends in a number has none behind it. */
function beforeName(text: string): { number: string; name: string } {
  const [, number = text.trim(), name = ""] = UNFINISHED.test(text) ? [] : (BEFORE_NAME.exec(text) ?? []);
  return { number, name };
}

/** The words of a cell with those of the number's end behind its number. */
function joinedWords({ text, words }: Cell, rest: Cell): Cell["words"] {
  const { name } = beforeName(text);
  const end = words.length - name.split(" ").filter(Boolean).length;
  return [...words.slice(0, end), ...rest.words, ...words.slice(end)];
}

function joinedNumber(above: string, below: string): string {
  const { number, name } = beforeName(above);
  return `${number}${number.endsWith("-") ? "" : " "}${below}${name}`;
}

/** Whether two numbers are one, with its country code and without. */
export function isSameNumber(a: string, b: string): boolean {
  const [first, second] = [bareDigits(a), bareDigits(b)];
  if (first === second) return true;
  return isNationalOf(first, second) || isNationalOf(second, first);
}

/** Without what is dialled before a country code, and without the code of North America. */
export function bareDigits(phone: string): string {
  return phone
    .replace(/\D/g, "")
    .replace(/^0(?:0|11)(?=[1-9])/, "")
    .replace(/^1(?=\d{10}$)/, "");
}

const isNationalOf = (national: string, whole: string) =>
  /^0\d{7}/.test(national) && whole.length > national.length && whole.endsWith(national.slice(1));

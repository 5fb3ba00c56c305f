import { foldedLetters } from "@/lib/extraction/glyphs/folded-text";
import { pattern, words } from "@/lib/extraction/language/words";
import { matchLabel } from "@/lib/extraction/lines/label-match";
import { lineOf, saying, sourceOf, textOf } from "@/lib/extraction/lines/lines";
import { isTypedRule } from "@/lib/extraction/lines/typed-rules";
import type { Cell, Line, Section, SheetContext } from "@/lib/extraction/model";
import type { Block } from "./blocks";
import { headedName } from "./headed-name";
import { hasForm } from "./legal-forms";
import { cleaned, type FoundName, isName, LONGEST_NAME, NAME_LABELS, TITLE } from "./name-text";

const BY_LABEL = 0.95;
const BY_PLACE = 0.88;

/** Shorter labels are words of names too: "Material", "Product". */
const LEAST_LABEL = 9;
/** "Libellé : Exampline 5" in one cell. */
const UNKNOWN_LABEL = /^[^\p{L}\p{N}]*\p{Lu}[\p{L} /()’'-]{2,30}?\s?:\s+(\S.*)$/u;
const LABEL_WORDS = 2;
/** So many lines right above section 1 may name the product where nothing else does. */
const LETTERHEAD = 6;
/** Cells beside each other keep this much apart, left edges of one column differ by less, in type sizes. */
const LEAST_GAP = 1;
const INDENT = 1.2;
const EDGE = 0.2;
/** Lines of one text stand closer than this, in sizes or pitches of it. */
const APART = 1.25;
const NUMBERED = /^\W{0,3}1\s?\.\s?[1-4]\b/;

/** "Exampline 5. UFI: 5Q20-V0C3-A00D-HS2W", "Exampline 5 UFI 5Q20-V0C3-A00D-HS2W" */
const UFI_BEHIND = pattern(
  "u",
)`[\s.;,–-]+(?:${words.identification.ufi}|\p{L}[^.;,]{0,40}:)\s*[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}.*$`;

/** "Exampline 5 (Art. no. 100 252)", "Exampline 5 – Approval number: 13835 N" */
const NUMBER_BEHIND = pattern(
  "iu",
)`(?:\s?\(|\s[–—-]\s|,\s)\p{L}{3,}[\p{L}.]*[\s-]?${words.productName.captionEnds}\s*:?\s(?=\S*\d)[^()]*(?:\([^()]*\)[^()]*)*\)?$`;

/** The product's name: what its label says, else what stands first in 1.1, else what heads every page. */
export function productName(
  blocks: readonly Block[],
  section: Section,
  context: SheetContext,
): FoundName | null {
  const { running, above } = headLines(section, context);
  const heads = headTexts([...running, ...above]);
  const labelled = blocks.filter(({ field, text }) => field === "product_name" && isName(text));
  const titled = inTitle(section);
  if (titled) return titled;
  const isShown = blocks.some(({ field, text }) => field === "product" && isName(text));
  const telling = labelled.filter(({ label }) => !DESCRIPTION.test(label));
  const named = isShown || telling.length > 0 ? telling : labelled;
  const ofProduct = named.filter(({ zone }) => zone === "product");
  // "This sheet is valid for the following products:" is no name
  const inProduct = ofProduct.find(({ text }) => !/:\s*$/.test(text)) ?? ofProduct[0] ?? named[0];
  if (inProduct)
    return withoutNextLabel(inProduct, nameOf(inProduct.lines, heads, BY_LABEL, section.lines), [
      ...running,
      ...above,
    ]);
  const isForeign = blocks.some(hasUnknownLabel) && !blocks.some(({ field }) => field === "product");
  const placed = blocks.filter(
    (block) =>
      !isForeign &&
      mayHoldName(block) &&
      isName(block.text) &&
      !/:\s*$/.test(block.text) &&
      !TITLE.test(block.text) &&
      !NUMBERED.test(block.text),
  );
  const worded = placed.filter(({ text }) => /\p{L}{2}/u.test(text));
  const first = worded.find(({ field }) => field === "product") ?? worded[0];
  // A section that begins with its company names the product in the page's head
  const isCompany = first?.field === null && !first.isNumbered && hasForm(first.text);
  if (first && !isCompany) {
    const [line, ...below] = linesOf(first, placed);
    const lines = line ? [behindUnknownLabel(behindLabel(line, heads), heads), ...below] : [];
    const name = nameOf(lines, heads, BY_PLACE, section.lines);
    if (name && isName(name.text) && !CODES.test(name.text)) return name;
  }
  const chemical = blocks.find(({ field, text }) => field === "chemical_name" && isName(text));
  if (chemical && !isMixture(chemical)) return nameOf(chemical.lines, heads, BY_PLACE, section.lines);
  return headedName([...running, ...above.slice(-LETTERHEAD)]);
}

/** "Chemical name: Mixture" names no chemical. */
const MIXTURE = pattern(
  "i",
)`^\W*(?:(?:${words.compositionKind.negated} )?${words.compositionKind.named})\W*$`;
export const isMixture = ({ text }: Block) => MIXTURE.test(text);

/** "1. PRODUCT: Exampline 5": some forms have no heading but the product's own. */
function inTitle({ title, page, headingRect: rect }: Section): FoundName | null {
  const name = LABELLED_IN_TITLE.exec(title.split("  ")[0] ?? "")?.[1];
  const sources = [{ page, rect, text: title }];
  return name && isName(name) ? { text: cleaned(name), confidence: BY_LABEL, sources } : null;
}

/** "Words of another language | : text" has a label that is not known. */
const hasUnknownLabel = ({ field, zone, lines }: Block) =>
  zone === "product" && field === null && lines[0]?.cells[1]?.text.startsWith(":") === true;

const mayHoldName = (block: Block) =>
  block.zone === "product" && (block.field === "product" || block.field === null) && !hasUnknownLabel(block);

/** Where the label of the next column is stuck to the name, the running header gives it whole. */
function withoutNextLabel(
  { lines }: Block,
  name: FoundName | null,
  above: readonly Line[],
): FoundName | null {
  const glued = lines[0]?.cells[0]?.text.trim().endsWith(":");
  const headed = glued ? above.map(({ text }) => LABEL_ANYWHERE.exec(text)?.[1]).find(Boolean) : null;
  return name && headed ? { ...name, text: cleaned(headed) } : name;
}

/** Text without a label comes in single lines, of which the ones right below may belong to the name. */
function linesOf(first: Block, placed: readonly Block[]): Line[] {
  if (first.field !== null) return first.lines;
  return placed.slice(placed.indexOf(first)).flatMap(({ field, lines }) => (field === null ? lines : []));
}

function nameOf(
  lines: readonly Line[],
  heads: readonly string[],
  confidence: number,
  rows: readonly Line[] = [],
): FoundName | null {
  const cells = lines
    .map((line) => saying(line, withComma(line.cells[0]?.text ?? line.text)))
    .filter(({ text }) => text !== "" && !isTypedRule(text));
  const count = nameLines(cells, heads, rows);
  const used = cells.slice(0, count);
  const text = cleaned(joined(used))
    .replace(UFI_BEHIND, "")
    .replace(NUMBER_BEHIND, "")
    .slice(0, LONGEST_NAME);
  if (text === "") return null;
  return { text, confidence, sources: used.map(sourceOf) };
}

/** Lines of one name; a hyphen at a line's end joins the parts of a word. */
const joined = (lines: readonly Line[]) =>
  lines.reduce((name, { text }) => name + (name === "" || /\S-$/.test(name) ? "" : " ") + text, "");

/**
 * "Trade name Exampline 5", with no more than a space between: the label is no part of the name, nor is one that is
 * not known before its colon or before what the page's head repeats.
 */
function behindLabel(line: Line, heads: readonly string[]): Line {
  const [first, ...rest] = line.cells;
  if (!first || heads.includes(foldedLetters(cleaned(first.text)))) return line;
  const label = matchLabel(first.text, NAME_LABELS);
  const isLong = label && label.end - label.start >= LEAST_LABEL;
  const known = isLong ? first.text.slice(label.end).trim() : "";
  const name = /^[\p{Lu}\d]/u.test(known)
    ? known
    : (UNKNOWN_LABEL.exec(first.text)?.[1] ?? headed(first, heads));
  return name ? saying(line, name, [{ ...first, text: name }, ...rest]) : line;
}

const isHeaded = (name: string, heads: readonly string[]) =>
  name.length > 4 && heads.some((head) => head.startsWith(name));

/** What the page's head repeats behind a word or two of the cell: "Naam Exampline 5". */
function headed({ text }: Cell, heads: readonly string[]): string | null {
  const words = text.split(/\s+/);
  const ends = words.slice(1, 1 + LABEL_WORDS).map((_, i) => words.slice(i + 1).join(" "));
  return ends.find((end) => isHeaded(foldedLetters(cleaned(end)), heads)) ?? null;
}

/** Behind a label that is not known stands what the page's head repeats. */
function behindUnknownLabel(line: Line, heads: readonly string[]): Line {
  const isHead = ({ text }: Cell) => {
    const name = foldedLetters(cleaned(text));
    return name.length > 3 && heads.some((head) => head.startsWith(name));
  };
  const [first, ...rest] = line.cells;
  const isLabel = first !== undefined && /:\s*$/.test(first.text);
  const name = first && !isHead(first) ? (rest.find(isHead) ?? (isLabel ? rest[0] : undefined)) : undefined;
  return name ? lineOf(line, [name]) : line;
}

/** How many lines the name takes: as many as a page's head repeats, else on where a line is full. */
function nameLines(lines: readonly Line[], heads: readonly string[], rows: readonly Line[]): number {
  const printed = lines[0]?.text ?? "";
  const alone = foldedLetters(printed);
  const isWhole = !printed.endsWith(",");
  if (isWhole && heads.includes(alone)) return 1;
  for (let count = Math.min(lines.length, 4); count > 1; count--) {
    const joined = foldedLetters(textOf(lines.slice(0, count)));
    if (heads.some((head) => head.includes(joined))) return count;
  }
  const [first, second] = lines;
  const isRepeated = isWhole && alone.length > 3 && heads.some((head) => head.includes(alone));
  if (!first || !second || isRepeated) return 1;
  const isSameColumn =
    Math.abs(first.rect[0] - second.rect[0]) < INDENT * first.size || second.rect[0] > first.rect[0];
  const goesOn = isCut(first.text, second.text) || !/\p{L}/u.test(first.text);
  if (
    !((isSameColumn || !isWhole) && goesOn) &&
    !isFull(first, second, rows) &&
    !isTight(first, second, rows)
  )
    return 1;
  const end = lines.findIndex(({ text }, i) => i > 0 && !UNFINISHED.test(text));
  return end < 0 ? lines.length : end + 1;
}

/** What stands closer below a name, in its column, than the next label stands below that is the name's second line. */
function isTight(first: Line, second: Line, rows: readonly Line[]): boolean {
  const at = rows.findIndex(({ page, rect }) => page === second.page && rect[1] === second.rect[1]);
  const [label, row, next] = [rows[at - 1], rows[at], rows[at + 1]];
  const name = label?.cells[1];
  if (!row || !next || !name || row.cells.length > 1 || next.page !== row.page) return false;
  const pitch = label.rect[1] - row.rect[1];
  const isApart =
    row.rect[1] - next.rect[1] > pitch * APART && next.rect[0] < second.rect[0] - LEAST_GAP * first.size;
  return isApart && pitch < first.size * APART && !/[:;]|\d{4}/.test(second.text);
}

/** In a narrow column beside another cell a name goes on where its next word had no room. */
function isFull(first: Line, second: Line, rows: readonly Line[]): boolean {
  const [from, y, to] = first.rect;
  const row = rows.find((one) => one.page === first.page && Math.abs(one.rect[1] - y) < first.size / 10);
  const next = row?.cells.find(({ rect }) => rect[0] > to);
  const word = second.cells[0]?.words[0];
  const own = row?.cells.findLast(({ rect }) => rect[0] <= from + 1)?.rect[0] ?? from;
  const isBelow = [from, own].some((x) => Math.abs(second.rect[0] - x) < EDGE * first.size);
  if (!next || !word || !isBelow) return false;
  return to + (word.rect[2] - word.rect[0]) + LEAST_GAP * first.size > next.rect[0];
}

/** A name goes on where its line ends with a hyphen or an open bracket, or the next begins in the middle of one. */
function isCut(first: string, second: string): boolean {
  const opened = (first.match(/[([]/g)?.length ?? 0) > (first.match(/[)\]]/g)?.length ?? 0);
  return opened || UNFINISHED.test(first) || /^\p{Ll}/u.test(second);
}

/** A name that a comma ends goes on below. */
const withComma = (text: string) => cleaned(text) + (/[\p{L}\d],\s*$/u.test(text) ? "," : "");

/** Running headers and the lines above section 1, each alone and with the next, letters and digits only. */
function headTexts(lines: readonly Line[]): string[] {
  const firsts = lines.map((line) => line.cells[0]?.text ?? "");
  const pairs = firsts.map((text, i) => text + (firsts[i + 1] ?? ""));
  return [...lines.map(({ text }) => text), ...pairs].map(foldedLetters);
}

/** The running heads, and all that stands above section 1: contents may stand between it and the sheet's own head. */
function headLines(section: Section, { pages }: SheetContext): { running: Line[]; above: Line[] } {
  const [, , , top] = section.headingRect;
  const first = pages.find(({ number }) => number === section.page);
  const above = (first?.lines ?? []).filter((line) => line.rect[1] >= top);
  return { running: pages.slice(0, 3).flatMap(({ margins }) => margins), above };
}

/** What a product is, or consists of, names it only where no identifier does. */
const DESCRIPTION = pattern("i")`^\W*${words.productName.description}\W*$`;
const UNFINISHED = pattern("i")`(?:\S[-/&,]|\s${words.productName.unfinished})$`;
const LABEL_ANYWHERE = pattern("i")`${words.productName.labels}\s*:\s+(\S.*)$`;
/** "3004, 3006 Example Inc.": codes are no name, nor is what follows them; "1,4-Dioxane" begins with none. */
const CODES = /^\d{3,}(?:,\s*\d{3,})+(?![\d-])/;
const LABELLED_IN_TITLE = pattern("i")`^${words.productName.labelsBefore}\s*:\s+(\S.*)$`;

import { pattern, words } from "@/lib/extraction/language/words";
import type { Line } from "@/lib/extraction/model";
import { readClassifications } from "@/lib/extraction/rules/hazard-classes";
import { hazardCodesIn } from "@/lib/extraction/rules/statement-codes";
import type { Piece } from "@/lib/extraction/tables/pieces";
import type { Anchored } from "@/lib/extraction/tables/row-alignment";
import { endsRowAbove, type Table } from "@/lib/extraction/tables/table";
import { type ColumnKind, holdsNumbers } from "./column-kinds";
import { type HeadedAmounts, NUMBER_ALONE } from "./component";
import { HAZARD_LABEL } from "./component-hazards";
import { holdsData, identifiersIn, mayBeName } from "./component-identifiers";
import { letters } from "./same-substance";

/** A table with what its columns hold. */
export type TableBody = Table & {
  columns: readonly ReadonlySet<ColumnKind>[];
  amounts: HeadedAmounts;
};

/** "3.2 Mixtures" */
export const SUBSECTION = /^\W*3\s?\.\s?[1-9]\.?\s+\p{L}/u;
const FOOTNOTE =
  /^\s*(?:\*{1,3}\s?\p{L}|[¹²³]\s?\p{L}|\[\d\]\s+\p{L}|\*\d\s?:|\d\*\s*-|(?:CAS|EC|EINECS|REACH)\s[-–=]\s\p{L})/u;
/** "Impurities: …", or so many words, over the columns are said of the table, also where they tell an amount. */
const TITLED = /^\p{Lu}\p{L}{3,20}:\s/u;
const LONG_SENTENCE = 12;
/** "Description" alone heads what is said of the product. */
const DESCRIPTION = pattern("iu")`^\W*${words.typedLines.description}\W*$`;

/** A sentence across columns is a remark under or within the table, no row of it. */
export function isRemark(line: Line, separators: readonly number[]): boolean {
  const [cell] = line.cells;
  if (SUBSECTION.test(line.text)) return true;
  if (!cell || line.cells.length > 1) return false;
  if (DESCRIPTION.test(cell.text) || (FOOTNOTE.test(cell.text) && cell.words.length > 3)) return true;
  const across = separators.filter((x) => cell.rect[0] < x - 3 && cell.rect[2] > x + 5).length;
  if (cell.words.length < 6 || across === 0 || readClassifications(cell.text).length > 0) return false;
  const isSentence = cell.words.length >= LONG_SENTENCE && (across > 1 || TITLED.test(cell.text));
  return !holdsData(cell.text) || (isSentence && identifiersIn(cell.text).length === 0);
}

function hasKind(body: TableBody, piece: Piece, ...kinds: ColumnKind[]): boolean {
  return kinds.some((kind) => body.columns[piece.column]?.has(kind));
}

const tableHas = (body: TableBody, kind: ColumnKind) => body.columns.some((kinds) => kinds.has(kind));

/** Columns whose numbers are the row's own; a synonym may name other substances with theirs. */
function mayIdentify({ columns }: TableBody, { column }: Piece): boolean {
  const kinds = columns[column];
  return kinds !== undefined && (kinds.size === 0 || kinds.has("name") || holdsNumbers(kinds));
}

const TORN = /\d\s?[-‐–]$/;

/** Whether a column's text goes on with a number that the line above it tore. */
function isTornAbove(body: TableBody, index: number, column: number): boolean {
  const above = body.lines
    .slice(Math.max(0, index - 3), index)
    .flatMap((line) => line.pieces)
    .findLast((piece) => piece.column === column);
  return above !== undefined && TORN.test(above.text);
}

/** The next piece of a column; half lines of other columns may stand between. */
function pieceBelow(body: TableBody, index: number, column: number): Piece | undefined {
  return body.lines
    .slice(index + 1, index + 4)
    .flatMap((line) => line.pieces)
    .find((piece) => piece.column === column);
}

/** The CAS number of a line, or what stands for it, put together when a narrow column tore it. */
function casOfLine(body: TableBody, index: number): string | null {
  for (const piece of body.lines[index]?.pieces ?? []) {
    if (!mayIdentify(body, piece)) continue;
    const below = TORN.test(piece.text) ? pieceBelow(body, index, piece.column) : undefined;
    const found = identifiersIn(below ? `${piece.text}${below.text}` : piece.text);
    const cas = found.find((one) => one.kind === "cas");
    // "607-" over "025-00-1": the second half of one number can look like another
    if (cas && (cas.at > 0 || !isTornAbove(body, index, piece.column))) return cas.value;
  }
  return insteadOfCas(body, index);
}

const DASHES = /^[-–—\s]+$/;

/** Beside dashes in the column of CAS numbers, the EC number tells the substance. */
function insteadOfCas(body: TableBody, index: number): string | null {
  const pieces = body.lines[index]?.pieces ?? [];
  if (!pieces.some((piece) => hasKind(body, piece, "cas") && DASHES.test(piece.text))) return null;
  const found = pieces
    .filter((piece) => hasKind(body, piece, "ec"))
    .flatMap((piece) => identifiersIn(piece.text));
  return found.find(({ kind, valid }) => kind === "ec" && valid)?.value ?? null;
}

const OPEN_END = pattern(
  "iu",
)`(?:[-–—<>≥≤=~]|[<≤]\s?=?\s?[xXcC](?:\s?%)?|(?<!\p{L})${words.componentRows.openAmount}\.?)\s*$`;
const CONTINUES_ABOVE = pattern(
  "iu",
)`^(?:[-–—]\s*[<≤>≥\d]|%|ppm\b|\(|${words.amounts.share}(?!\p{L})|[*)]+$|[<≤]\s*=?$|[<≤]\s*=?\s*[xXcC]\s*[<≤])`;
const LOWER_BOUND = /^\s*[>≥]\s*=?\s*(\d+(?:[.,]\d+)?)\s*%?\s*[,;]?\s*$/;
const UPPER_BOUND = /^\s*[<≤]\s*=?\s*(\d+(?:[.,]\d+)?)/;

/** "> 10" over "<= 25" in a narrow column; ">80" over "<15" are two rows' amounts. */
function isUpperBoundOf(above: Piece, piece: Piece): boolean {
  const [lower, upper] = [LOWER_BOUND.exec(above.text)?.[1], UPPER_BOUND.exec(piece.text)?.[1]];
  return (
    above.rect[1] - piece.rect[3] < piece.rect[3] - piece.rect[1] &&
    lower !== undefined &&
    upper !== undefined &&
    parseFloat(lower.replace(",", ".")) < parseFloat(upper.replace(",", "."))
  );
}

/** What stands in a narrow column between the two bounds of a range, or before the second one. */
const BETWEEN_BOUNDS = pattern("iu")`^(?:[-–—]|${words.componentRows.rangeWords})\s*(?:[<≤]\s*=?)?$`;
const SECOND_BOUND = pattern("iu")`^${words.componentRows.rangeWords}\s*[<≤]?\s*=?\s*\d`;

/** "≥ 10", "-", "≤ 20" one below the other are one amount where they have no more than one number of a substance. */
function isBetweenBounds(body: TableBody, index: number, above: Piece, piece: Piece): boolean {
  if (!/[\d%]$/.test(above.text)) return false;
  const below = pieceBelow(body, index, piece.column);
  const isMiddle = BETWEEN_BOUNDS.test(piece.text) && below !== undefined && /^[<≤\d]/.test(below.text);
  if (
    !isMiddle &&
    !(SECOND_BOUND.test(piece.text) && (LOWER_BOUND.test(above.text) || NUMBER_ALONE.test(above.text)))
  )
    return false;
  const numbers = (isMiddle ? [-1, 0, 1] : [-1, 0]).filter((step) => casOfLine(body, index + step) !== null);
  return numbers.length < 2;
}

/** The concentration that begins in a line; the second half of a wrapped one begins none. */
function concentrationOfLine(body: TableBody, index: number): string | null {
  const at = (i: number) =>
    body.lines[i]?.pieces.find(
      (piece) => hasKind(body, piece, "concentration") && !hasKind(body, piece, "name"),
    );
  const piece = at(index);
  // Classes that run over the columns tell no amount
  if (!piece || identifiersIn(piece.text).length > 0 || hazardCodesIn(piece.text).length > 0) return null;
  const above = at(index - 1) ?? at(index - 2);
  if (above && (OPEN_END.test(above.text) || CONTINUES_ABOVE.test(piece.text))) return null;
  if (above && (isUpperBoundOf(above, piece) || isBetweenBounds(body, index, above, piece))) return null;
  return piece.text;
}

/**
 * Whether a line holds the rest of a number that the line above it tore, or under a label what the line above is classified
 * as: no row begins there.
 */
function goesOnWithRow(body: TableBody, index: number): boolean {
  const text = body.lines[index]?.line.text ?? "";
  if (HAZARD_LABEL.test(text) && hazardCodesIn(text).length > 0 && identifiersIn(text).length === 0)
    return true;
  return (body.lines[index]?.pieces ?? []).some(
    (piece) => /^\d/.test(piece.text) && mayIdentify(body, piece) && isTornAbove(body, index, piece.column),
  );
}

/** In a table of classifications alone, a row begins where a known substance's name does. */
function nameOfLine(body: TableBody, index: number, known: readonly string[]): string | null {
  const piece = body.lines[index]?.pieces.find((one) => hasKind(body, one, "name"));
  if (!piece) return null;
  const written = letters(piece.text);
  const names = known.map(letters);
  if (names.some((name) => written.length > 2 && (name.startsWith(written) || written.startsWith(name))))
    return piece.text;
  const above = body.lines[index - 1]?.pieces.some((one) => hasKind(body, one, "name"));
  return above || names.length > 0 ? null : piece.text;
}

/** The lines in which a row's content begins: where a concentration or a CAS number would occur twice in one row. */
function anchorLines(body: TableBody, knownNames: readonly string[]): number[] {
  const anchors: number[] = [];
  const byName = !tableHas(body, "concentration") && !tableHas(body, "cas") && !tableHas(body, "identifiers");
  let row: { cas: string | null; concentration: string | null; name: string | null } | null = null;
  for (let i = 0; i < body.lines.length; i++) {
    const cas = casOfLine(body, i);
    const concentration = concentrationOfLine(body, i);
    const name = byName ? nameOfLine(body, i, knownNames) : null;
    if (!cas && !concentration && !name) continue;
    const repeats =
      !row ||
      endsRowAbove(body, i) ||
      (name !== null && row.name !== null) ||
      (concentration !== null && row.concentration !== null) ||
      (cas !== null && row.cas !== null && cas !== row.cas);
    if (repeats || !row) {
      anchors.push(i);
      row = { cas, concentration, name };
    } else {
      row.cas ??= cas;
      row.concentration ??= concentration;
      row.name ??= name;
    }
  }
  return anchors;
}

/** "2" before the name of a list's second substance. */
const ROW_NUMBER = /^\d{1,2}\.?$/;

function isNameOnly(body: TableBody, index: number): boolean {
  const pieces = body.lines[index]?.pieces.filter(({ text }) => !ROW_NUMBER.test(text)) ?? [];
  return (
    pieces.length > 0 &&
    pieces.every((piece) => hasKind(body, piece, "name", "synonyms") && mayBeName(piece.text))
  );
}

/** The table with where each row's content begins; in a table of classifications alone, known names tell. */
export function anchored(body: TableBody, knownNames: readonly string[]): Anchored {
  return {
    ...body,
    anchors: anchorLines(body, knownNames),
    isName: (index) => isNameOnly(body, index),
    goesOn: (index) => goesOnWithRow(body, index),
    isNote: (index) => !holdsData(body.lines[index]?.line.text ?? ""),
    numbers: body.lines.map(({ pieces }) =>
      pieces.flatMap(({ text }) => identifiersIn(text).filter(({ kind, valid }) => kind !== "cas" && valid)),
    ),
  };
}

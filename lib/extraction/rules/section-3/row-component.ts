import { pattern, words } from "@/lib/extraction/language/words";
import type { Line, Source } from "@/lib/extraction/model";
import { parseConcentration } from "@/lib/extraction/rules/concentration";
import { hazardCodesIn } from "@/lib/extraction/rules/statement-codes";
import type { Piece } from "@/lib/extraction/tables/pieces";
import type { RowLines } from "@/lib/extraction/tables/rows";
import { type ColumnKind, holdsNumbers, isOnly } from "./column-kinds";
import {
  emptyComponent,
  joinName,
  NUMBER_ALONE,
  type ReadComponent,
  type SourcedText,
  setConcentration,
  setHazards,
  setName,
  takeIdentifiers,
} from "./component";
import {
  HAZARD_LABEL,
  namesHazards,
  readHazards,
  readLimitsColumn,
  withoutReference,
} from "./component-hazards";
import { identifiersIn, isLabelAlone, withoutIdentifiers } from "./component-identifiers";
import type { TableBody } from "./table-body";

type PlacedPiece = Piece & { line: Line };

/** Lines of one name stand no further apart than this many type sizes of white space. */
const NAME_GAP = 0.9;

const toSource = ({ line, rect, text }: PlacedPiece): Source => ({ page: line.page, rect, text });

function sourced(pieces: readonly PlacedPiece[], join = " "): SourcedText {
  return { text: pieces.map((piece) => piece.text).join(join), sources: pieces.map(toSource) };
}

function piecesWith(body: TableBody, row: RowLines, test: (kinds: ReadonlySet<ColumnKind>) => boolean) {
  return row.flatMap(({ line, pieces }) =>
    pieces
      .filter((piece) => test(body.columns[piece.column] ?? new Set()))
      .map((piece): PlacedPiece => ({ ...piece, line })),
  );
}

/** Columns are read one after the other, so that a number that a narrow column tore comes together again. */
function byColumn(pieces: readonly PlacedPiece[]): PlacedPiece[] {
  return [...pieces].sort((a, b) => a.column - b.column);
}

const lineIndex = (row: RowLines, piece: PlacedPiece) => row.findIndex(({ line }) => line === piece.line);

/** A name goes on over a page break only from the last line before it. */
function follows(above: PlacedPiece, piece: PlacedPiece, row: RowLines): boolean {
  const between = row.slice(lineIndex(row, above) + 1, lineIndex(row, piece) + 1);
  if (between.some((line) => line.afterRemark)) return false;
  if (above.line.page === piece.line.page) return above.rect[1] - piece.rect[3] <= NAME_GAP * piece.line.size;
  const last = row.filter(({ line }) => line.page === above.line.page).at(-1);
  return last !== undefined && above.rect[1] - last.line.rect[3] < piece.line.size;
}

function contiguous(pieces: readonly PlacedPiece[], row: RowLines): PlacedPiece[] {
  const kept: PlacedPiece[] = [];
  for (const piece of pieces) {
    const above = kept.at(-1);
    if (above && !follows(above, piece, row)) break;
    kept.push(piece);
  }
  return kept;
}

/** A caption within the table, or a reference under it, that stands in the column of names. */
const NO_PART_OF_NAME = pattern("iu")`:\s*$|^\W*${words.componentRows.noName}`;

/** "INDEX: COBALT_ETHYLHEX": a number of the author's own. */
const OWN_INDEX = /^INDEX\s?:/i;

function isName(piece: PlacedPiece, kinds: ReadonlySet<ColumnKind> | undefined): boolean {
  const rest = withoutIdentifiers(piece.text, identifiersIn(piece.text));
  if (!/[\p{L}\p{N}]/u.test(rest) || NO_PART_OF_NAME.test(rest) || isHazard(piece)) return false;
  if (isLabelAlone(rest) || OWN_INDEX.test(rest)) return false;
  if (rest !== piece.text && parseConcentration(rest)) return false;
  return (
    !(kinds?.has("classification") && namesHazards(rest)) &&
    !/^(?:(?:n\.?\s?[avb]\.?|[-–*]+)\s*)+$/i.test(rest)
  );
}

/** "Substance with a workplace exposure limit", "SVHC": what generators print under a name. */
const REMARK_UNDER_NAME = pattern(
  "iu",
)`(?:^|\s)\(?(?:${words.componentRows.remarkOn}|${words.componentRows.note}\s+\p{Lu}\b)[\s\S]*$`;

/** "Acetone (1)", "Acetone(1)(2)", "Acetone * C": marks of notes below the table. */
const FOOTNOTE_MARK = /(?<=[\p{L}\d])\s?(?:\([1-9]\)){1,3}\s*$|\s\*\s\p{Lu}$/u;

const isHazard = (piece: Piece) => hazardCodesIn(piece.text).length > 0;

/** In a column that also holds numbers or classes, only what is neither is the name. */
function namePieces(body: TableBody, row: RowLines): PlacedPiece[] {
  const pure = piecesWith(body, row, (kinds) => isOnly(kinds, "name"));
  const pieces = pure.length > 0 ? pure : piecesWith(body, row, (kinds) => kinds.has("name"));
  return contiguous(
    pieces.filter((piece) => isName(piece, body.columns[piece.column])),
    row,
  );
}

/** Columns that classes, or limits from which they hold, stand in. */
const HOLD_CLASSES: readonly ColumnKind[] = ["name", "classification", "limits"];

/** Lines whose classes stand over columns of something else. */
const hazardLines = (body: TableBody, row: RowLines): PlacedPiece[] =>
  row.flatMap(({ line, pieces }) => {
    const mayHold = ({ column }: Piece) => HOLD_CLASSES.some((kind) => body.columns[column]?.has(kind));
    const isAcross = pieces.filter(isHazard).some((piece) => !mayHold(piece));
    const [first] = pieces;
    return first && isAcross && identifiersIn(line.text).length === 0
      ? [{ ...first, column: 0, line, text: line.text.replace(HAZARD_LABEL, ""), rect: line.rect }]
      : [];
  });

/** The cells of classification; elsewhere a line with an H code is one too. */
function hazardPieces(body: TableBody, row: RowLines): PlacedPiece[] {
  const across = hazardLines(body, row);
  const isTold = (piece: PlacedPiece) => across.some(({ line }) => line === piece.line);
  const own = piecesWith(body, row, (kinds) => kinds.has("classification"));
  const others = piecesWith(body, row, (kinds) => kinds.has("name")).filter(isHazard);
  const apart = others.filter((piece) => !own.some((one) => one.words === piece.words));
  return [...across, ...[...own, ...apart].filter((piece) => !isTold(piece))];
}

/** What the cells of classification say, without the reference that ends a column. */
function hazardsOf(pieces: readonly PlacedPiece[]): SourcedText {
  const columns = [...new Set(pieces.map(({ column }) => column))];
  const textOf = (column: number) =>
    sourced(
      pieces.filter((piece) => piece.column === column),
      "\n",
    ).text;
  const texts = columns.map((column) => withoutReference(textOf(column)));
  return { text: texts.join("\n"), sources: pieces.map(toSource) };
}

/** The amount of a row; where its bounds have a column each, both, or what one alone says: "<= 10". */
function amountOf(body: TableBody, pieces: readonly PlacedPiece[]): SourcedText {
  const amount = sourced(pieces);
  const [first, second, ...others] = byColumn(pieces).filter(({ text }) => !/^[-–—*]+$/.test(text));
  const isNumber = (piece: PlacedPiece | undefined) => !piece || NUMBER_ALONE.test(piece.text);
  if (!body.amounts.isRange || !first || others.length > 0 || ![first, second].every(isNumber)) return amount;
  if (second) return { ...amount, text: `${first.text} - ${second.text}` };
  const lowest = body.columns.findIndex((kinds) => kinds.has("concentration"));
  return { ...amount, text: `${first.column === lowest ? ">=" : "<="} ${first.text}` };
}

/** Reads one row of a composition table. */
export function componentOfRow(body: TableBody, row: RowLines): ReadComponent {
  const component = emptyComponent();
  const numbers = piecesWith(body, row, (kinds) => holdsNumbers(kinds) && !kinds.has("name"));
  const names = piecesWith(body, row, (kinds) => kinds.has("name") || kinds.size === 0);
  for (const pieces of [numbers, names]) takeIdentifiers(component, sourced(byColumn(pieces)));
  const name = namePieces(body, row);
  const text = joinName(name.map((piece) => piece.text));
  const own = text.replace(REMARK_UNDER_NAME, "").replace(FOOTNOTE_MARK, "");
  setName(component, { text: own, sources: name.map(toSource) });
  const amounts = piecesWith(body, row, (kinds) => kinds.has("concentration") && !kinds.has("name")).filter(
    (piece) => identifiersIn(piece.text).length === 0 && !isHazard(piece),
  );
  if (amounts.length > 0) setConcentration(component, amountOf(body, amounts), body.amounts);
  const hazards = hazardsOf(byColumn(hazardPieces(body, row)));
  setHazards(component, readHazards(hazards.text), hazards.sources);
  const ofLimits = piecesWith(body, row, (kinds) => kinds.has("limits") && !kinds.has("classification"));
  const limits = sourced(ofLimits, "\n");
  setHazards(component, readLimitsColumn(limits.text), limits.sources);
  return component;
}

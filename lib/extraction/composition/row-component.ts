import type { ColumnKind } from "@/lib/extraction/composition/column-kinds";
import {
  emptyComponent,
  joinName,
  type ReadComponent,
  type SourcedText,
  setConcentration,
  setHazards,
  setName,
  takeIdentifiers,
} from "@/lib/extraction/composition/component";
import { namesHazards, readHazards } from "@/lib/extraction/composition/component-hazards";
import { identifiersIn, withoutIdentifiers } from "@/lib/extraction/composition/component-identifiers";
import type { TableBody } from "@/lib/extraction/composition/table-body";
import type { Piece } from "@/lib/extraction/composition/table-columns";
import type { RowLines } from "@/lib/extraction/composition/table-rows";
import type { Line, Source } from "@/lib/extraction/model";

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

function contiguous(pieces: readonly PlacedPiece[]): PlacedPiece[] {
  const kept: PlacedPiece[] = [];
  for (const piece of pieces) {
    const above = kept.at(-1);
    if (above && above.line.page === piece.line.page) {
      const gap = above.rect[1] - piece.rect[3];
      if (gap > NAME_GAP * piece.line.size) break;
    }
    kept.push(piece);
  }
  return kept;
}

/** In a column that also holds numbers or classes, only what is neither is the name. */
function namePieces(body: TableBody, row: RowLines): PlacedPiece[] {
  const pure = piecesWith(body, row, (kinds) => kinds.has("name") && kinds.size === 1);
  const pieces = pure.length > 0 ? pure : piecesWith(body, row, (kinds) => kinds.has("name"));
  const isName = (piece: PlacedPiece) => {
    const rest = withoutIdentifiers(piece.text, identifiersIn(piece.text));
    const kinds = body.columns[piece.column];
    return /[\p{L}\p{N}]/u.test(rest) && !(kinds?.has("classification") && namesHazards(rest));
  };
  return contiguous(pieces.filter(isName));
}

/** Reads one row of a composition table. */
export function componentOfRow(body: TableBody, row: RowLines): ReadComponent {
  const component = emptyComponent();
  const identifying = piecesWith(
    body,
    row,
    (kinds) =>
      ["cas", "ec", "index", "reach", "identifiers"].some((kind) => kinds.has(kind as ColumnKind)) &&
      !kinds.has("name"),
  );
  takeIdentifiers(component, sourced(byColumn(identifying)));
  takeIdentifiers(
    component,
    sourced(byColumn(piecesWith(body, row, (kinds) => kinds.has("name") || kinds.size === 0))),
  );
  const name = namePieces(body, row);
  setName(component, { text: joinName(name.map((piece) => piece.text)), sources: name.map(toSource) });
  const amounts = piecesWith(body, row, (kinds) => kinds.has("concentration") && !kinds.has("name"));
  if (amounts.length > 0) setConcentration(component, sourced(amounts));
  const hazards = piecesWith(body, row, (kinds) => kinds.has("classification") || kinds.has("limits"));
  const read = sourced(byColumn(hazards), "\n");
  setHazards(component, readHazards(read.text), read.sources);
  return component;
}

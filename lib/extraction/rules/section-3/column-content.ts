import { parseConcentration } from "@/lib/extraction/rules/concentration";
import { readClassifications } from "@/lib/extraction/rules/hazard-classes";
import type { BeginsColumn, CutLine, HoldsContent } from "@/lib/extraction/tables/columns";
import { type ColumnKind, holdsNumbers, isOnly } from "./column-kinds";
import { identifiersIn } from "./component-identifiers";
import type { HeaderColumn } from "./table-header";

/** Says to which of two neighbouring columns a text between them belongs. */
export function contentSide(left: HeaderColumn, right: HeaderColumn): HoldsContent {
  return (text) => {
    const isNumber = identifiersIn(text).length > 0;
    if (!isNumber && !parseConcentration(text)) return null;
    const [inLeft, inRight] = [left, right].map(({ kinds }) =>
      isNumber ? holdsNumbers(kinds) : kinds.has("concentration"),
    );
    if (inLeft !== inRight) return inLeft ? "left" : "right";
    // Numbers printed under the name stand in its column
    return isNumber && !inLeft && left.kinds.has("name") ? "left" : null;
  };
}

const BEGINS_AMOUNT = /^(?:[<>≤≥~]|\d)/;

/** In a cell that runs over a column's edge, the next column begins where its own kind of content does. */
export function beginsColumn(kinds: readonly ReadonlySet<ColumnKind>[]): BeginsColumn {
  return (text, column, atEdge) => {
    const own = kinds[column];
    if (!own) return false;
    if (own.has("concentration") && parseConcentration(text.split(/\s{2,}/)[0] ?? text)) return true;
    if (holdsNumbers(own)) return identifiersIn(text)[0]?.at === 0;
    return atEdge && (!own.has("concentration") || BEGINS_AMOUNT.test(text));
  };
}

/** A column is what more than this share of its cells is. */
const MOST = 0.5;

/** Whether most cells of a column that no heading names hold the same. */
const areMostly = (texts: readonly string[], holds: (text: string) => boolean) =>
  texts.filter(holds).length > MOST * texts.length;

const holdsClasses = (text: string) => readClassifications(text).length > 0;

/** "25 < C <= 50 %", but no number alone. */
const holdsAmount = (text: string) => /[%<>≤≥]/.test(text) && parseConcentration(text) !== null;

/** The kinds of a table's columns: what their headings say, and of those that say nothing what stands in them. */
export function kindsOfColumns(
  headed: readonly ReadonlySet<ColumnKind>[],
  lines: readonly CutLine[],
): ReadonlySet<ColumnKind>[] {
  const hasAmounts = headed.some((kinds) => kinds.has("concentration"));
  return headed.map((kinds, column) => {
    if (kinds.size > 0 && !isOnly(kinds, "other")) return kinds;
    const texts = lines.flatMap(({ pieces }) =>
      pieces.filter((piece) => piece.column === column).map(({ text }) => text),
    );
    if (!hasAmounts && areMostly(texts, holdsAmount)) return new Set(["concentration"]);
    return areMostly(texts, holdsClasses) ? new Set(["classification"]) : kinds;
  });
}

import { parseConcentration } from "@/lib/extraction/rules/concentration";
import { readClassifications } from "@/lib/extraction/rules/hazard-classes";
import { hazardCodesIn } from "@/lib/extraction/rules/statement-codes";
import type { ColumnKind } from "./column-kinds";
import { identifiersIn } from "./component-identifiers";
import type { BeginsColumn, CutLine, HoldsContent } from "./table-columns";
import type { HeaderColumn } from "./table-header";

type Content = "number" | "amount" | "hazard";

const NUMBER_KINDS: readonly ColumnKind[] = ["cas", "ec", "index", "reach", "identifiers"];
const NUMBER_LABEL = /^\W*(?:N[°o]\.?\W*)?(?:CAS|EC|EG|CE|EINECS|REACH|INDEX)\b/i;

function contentOf(text: string): Content | null {
  if (identifiersIn(text).length > 0 || NUMBER_LABEL.test(text)) return "number";
  if (parseConcentration(text)) return "amount";
  return hazardCodesIn(text).length > 0 ? "hazard" : null;
}

function mayHold(kinds: ReadonlySet<ColumnKind>, content: Content): boolean {
  if (content === "amount") return kinds.has("concentration");
  if (content === "hazard") return kinds.has("classification");
  return NUMBER_KINDS.some((kind) => kinds.has(kind));
}

/** Says to which of two neighbouring columns a text between them belongs. */
export function contentSide(left: HeaderColumn, right: HeaderColumn): HoldsContent {
  return (text) => {
    const content = contentOf(text);
    if (!content) return null;
    const inLeft = mayHold(left.kinds, content);
    const inRight = mayHold(right.kinds, content);
    if (inLeft !== inRight) return inLeft ? "left" : "right";
    // Numbers printed under the name stand in its column
    return content === "number" && !inLeft && left.kinds.has("name") ? "left" : null;
  };
}

const BEGINS_AMOUNT = /^(?:[<>≤≥~]|\d)/;

/** In a cell that runs over a column's edge, the next column begins where its own kind of content does. */
export function beginsColumn(kinds: readonly ReadonlySet<ColumnKind>[]): BeginsColumn {
  return (text, column, atEdge) => {
    const own = kinds[column];
    if (!own) return false;
    if (own.has("concentration") && parseConcentration(text.split(/\s{2,}/)[0] ?? text)) return true;
    if (NUMBER_KINDS.some((kind) => own.has(kind))) return identifiersIn(text)[0]?.at === 0;
    return atEdge && (!own.has("concentration") || BEGINS_AMOUNT.test(text));
  };
}

/** A column is what at least this share of its cells is. */
const MOST = 0.5;

/** What the cells of a column that no heading names hold, where they agree. */
function kindByContent(texts: readonly string[], known: ReadonlySet<ColumnKind>): ColumnKind | null {
  const shareOf = (test: (text: string) => boolean) => texts.filter(test).length / texts.length;
  if (texts.length === 0) return null;
  if (shareOf((text) => hazardCodesIn(text).length > 0) >= MOST) return "classification";
  if (shareOf((text) => readClassifications(text).length > 0) >= MOST) return "classification";
  if (shareOf((text) => identifiersIn(text).length > 0) >= MOST) return "identifiers";
  const isAmount = (text: string) => /[%<>≤≥]|\d\s*[-–]\s*\d/.test(text) && parseConcentration(text) !== null;
  return !known.has("concentration") && shareOf(isAmount) >= MOST ? "concentration" : null;
}

/** The kinds of a table's columns: what their headings say, and of those that say nothing what stands in them. */
export function kindsOfColumns(
  headed: readonly ReadonlySet<ColumnKind>[],
  lines: readonly CutLine[],
): ReadonlySet<ColumnKind>[] {
  const known = new Set(headed.flatMap((kinds) => [...kinds]));
  return headed.map((kinds, column) => {
    if (kinds.size > 0 && !(kinds.size === 1 && kinds.has("other"))) return kinds;
    const texts = lines.flatMap(({ pieces }) =>
      pieces.filter((piece) => piece.column === column).map(({ text }) => text),
    );
    const kind = kindByContent(texts, known);
    return kind ? new Set([kind]) : kinds;
  });
}

import { parseConcentration } from "@/lib/extraction/rules/concentration";
import { hazardCodesIn } from "@/lib/extraction/rules/statement-codes";
import type { ColumnKind } from "./column-kinds";
import { identifiersIn } from "./component-identifiers";
import type { BeginsColumn, HoldsContent } from "./table-columns";
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

import { pattern, words } from "@/lib/extraction/language/words";
import type { Source } from "@/lib/extraction/model";
import type { Box } from "@/lib/extraction/tables/ruled-cells";
import { isKindCell, type LimitColumn } from "./limit-columns";
import { isAnyCountrys, kindOfCode, limitListIn, namesCountry } from "./limit-lists";
import { bareNumber, hasValue, type Statement } from "./limit-statements";
import type { Substance } from "./limit-substance";
import { isKind, type Kind, type KindOf, kindIn } from "./limit-words";

/** A substance with its place, the list that its cell names below it, and the kind of its last limit, which the next page goes on with. */
export type Named = { substance: Substance; source: Source; list?: string | null; kind?: KindOf };

export type Row = {
  box: Box;
  column: LimitColumn;
  named: Named;
  list: string | null;
  kind: KindOf;
  /** "ACGIH ceiling": the kind that the list's cell names. */
  listKind: KindOf;
  /** "Example (ceiling)": the kind that the name's cell names, or a mark among the remarks. */
  markedKind: KindOf;
  /** "AGW": the list that the kind's cell names. */
  listOfKind: string | null;
  units: readonly string[];
};

/** A lethal dose or concentration is no limit, though it tells hours: "12000 ppm/8h". */
const LETHAL = pattern("u")`(?<!\p{L})${words.hazardLimits.endpoints}(?!\p{L})`;

const SHORT_LIST = 30;
/** "Carbon (C)" is no ceiling. */
const OWN_SYMBOL = /^(\p{Lu})\p{Ll}+\s+\(\1\)/u;
const APART = /\s\/\s/;

const LINES = /\n/;

/** "TWA / STEL" beside "0.5 ppm / 1 ppm", and lines of kinds beside as many numbers, are a row for each. */
export function pairsOf(kindText: string, text: string): [kindText: string, text: string][] {
  const apart = (by: RegExp, isKindOf: (kind: string) => boolean, isLimit: (value: string) => boolean) => {
    const [kinds, values] = [kindText.split(by), text.split(by)];
    const arePairs = kinds.length > 1 && kinds.length === values.length;
    return arePairs && kinds.every(isKindOf) && values.every(isLimit)
      ? kinds.map((kind, i): [string, string] => [kind, values[i] ?? ""])
      : null;
  };
  const isNumber = (value: string) => hasValue(value) || bareNumber(value, ".") !== null;
  return apart(APART, isKind, hasValue) ?? apart(LINES, isKindCell, isNumber) ?? [[kindText, text]];
}

/** "Example (ceiling)": the kind that a name tells in brackets. */
export function kindOfName(name: string): KindOf {
  const asides = name.replace(OWN_SYMBOL, "").match(/\([^()]*\)/g);
  return kindIn(asides?.find(isKindCell) ?? "");
}

/** A short name may hold the kind, a long one speaks of kinds without being of one: "EH40/2005 | GB | Short-term (15 min)". */
export function kindOfLists(lists: readonly string[]): KindOf {
  const kinds = lists.map((text) => (text.length < SHORT_LIST ? kindIn(text) : null));
  return kinds.find((kind) => kind !== null && kind !== "generic") ?? kinds[0] ?? null;
}

/** The kind of a number: what its cell says, else its row, else its heading; null where they differ or say nothing. */
export function kindOfStatement(statement: Statement, row: Row, list: string | null): Kind | null {
  // "VME | 500 ppm | FR VLE": what the row's own cell says counts more than its list's name
  const isTold = row.kind !== null && row.kind !== "generic";
  const ofList: KindOf[] = isTold ? [] : [row.listKind, list ? kindOfCode(list) : null];
  const told: KindOf[] = [row.kind, row.column.kind, ...ofList];
  if (row.kind === "other" || row.kind === "unclear") return null;
  // "TWA | 750 ppm | OSHA P0": what the courts vacated
  if (row.listKind === "other") return null;
  if (LETHAL.test(row.column.heading)) return null;
  if (statement.kind && statement.kind !== "generic") return statement.kind;
  if (row.markedKind === "ceiling" || row.markedKind === "short") return row.markedKind;
  // "NDS / NDSCh" heads both kinds, which the rows tell
  if (row.column.kind === "unclear" && row.kind && row.kind !== "generic") return row.kind;
  if (row.column.kind === "other" || row.column.kind === "unclear") return null;
  const clear = new Set(told.filter((kind) => kind !== null && kind !== "generic"));
  if (clear.size > 1) return null;
  const [kind] = clear;
  if (kind && kind !== "unclear") return kind as Kind;
  return list || statement.kind === "generic" || told.includes("generic") ? "mean" : null;
}

/** The list of a number: a known one of its row, its cell's own, its row's, else that of the table's title or of the kind's cell. */
export function listOfStatement(statement: Statement, row: Row, caption: string | null): string | null {
  const ofCell = statement.list && !isAnyCountrys(statement.list) ? statement.list : null;
  const isKnown = row.list !== null && limitListIn(row.list) !== null;
  const own = isKnown ? row.list : (ofCell ?? row.list);
  const ofCountry = row.listOfKind && namesCountry(row.listOfKind) ? row.listOfKind : null;
  // "OEL/PEL:" over "UK LTEL" and "EU LTEL" names no country's
  const titled = caption && isAnyCountrys(caption) ? null : caption;
  return own ?? ofCountry ?? titled ?? row.listOfKind ?? caption ?? statement.list;
}

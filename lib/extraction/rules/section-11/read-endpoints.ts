import { pattern, words } from "@/lib/extraction/language/words";
import { sourceOf } from "@/lib/extraction/lines/lines";
import type { Cell, Line, SheetContext, Source } from "@/lib/extraction/model";
import { type DecimalSign, decimalSignOf } from "@/lib/extraction/rules/decimal-sign";
import { joinName } from "@/lib/extraction/rules/section-3/component";
import { type Column, columnsOf, joined, type Row, rowsOf } from "@/lib/extraction/tables/ruled-rows";
import {
  countEndpoints,
  type Endpoint,
  holdsValue,
  namesEndpoint,
  type Result,
  resultsIn,
} from "./endpoints";
import { organismIn, type Route, routeIn } from "./organisms";
import { rowsUnderHeads } from "./rows-under-heads";
import {
  type Components,
  casAlone,
  componentsNamed,
  isNameHead,
  isOpenName,
  PRODUCT,
  type Substance,
  substanceIn,
  UNKNOWN,
} from "./substances";
import { wholeRows } from "./whole-rows";

export type ReadEndpoint = { value: Endpoint; sources: Source[] };

type State = {
  substance: Substance;
  /** Heads of the table's columns. */
  heads: Column[];
  /** A heading over a table: "Acute oral toxicity". */
  route: Route | null;
  sign: DecimalSign | null;
  components: Components;
  read: (ReadEndpoint & { of: Substance })[];
};

const ROUTE_ALONE = pattern("iu")`^${words.endpoints.routeAlone}$`;
const ACUTE = pattern("iu")`${words.endpoints.acute}`;
const TOXICITY = pattern("iu")`${words.endpoints.toxicity}`;
/** What stands above the columns of results. */
const HEAD = pattern("iu")`^(?:${words.endpoints.heads}|(?:[LE][CD]50|[CD]L50)\b)`;
/** "Product name (ATE)": its values are estimates. */
const ESTIMATE = /\s*\((?:ATE|ETA)\)\s*$/;
const LONGEST_HEADING = 60;
const LONGEST_NAME_HEADING = 5;
const SAME_COLUMN = 6;
/** A part of a component's name may be any word; what is longer is the name. */
const LONGEST_WORD = 12;
const LONGEST_NAME = 160;
const AT_TEST = /(?:^|[:;]\s*)([^:;]{3,80}?)\s*:\s*(\p{Lu}{2}\S{0,6})(?=[\s:=,(])/u;
const BESIDE_TEST = /^(\p{L}[^:;]{12,80}?)\s+(\p{Lu}{2}\d{2})(?=\s)/u;
const TOLD_OF = pattern("iu")`^${words.testSubstances.toldOf}\s+`;
/** The test results that a section prints, row by row where lines are drawn between rows, else line by line. */
export function readEndpoints(
  lines: readonly Line[],
  { pages, componentNames = [] }: Pick<SheetContext, "pages" | "componentNames">,
): ReadEndpoint[] {
  if (!lines.some(({ text }) => namesEndpoint(text))) return [];
  const state: State = {
    substance: PRODUCT,
    heads: [],
    route: null,
    sign: decimalSignOf(pages),
    components: componentsNamed(componentNames),
    read: [],
  };
  const rows = rowsUnderHeads(rowsOf(wholeRows(lines), pages));
  rows.forEach((row, i) => {
    if (row.isRuled) readRow(row, state);
    else readLine(row.lines[0] as Line, rows[i + 1], state);
  });
  return state.read
    .filter(({ of }) => of.isKnown)
    .map(({ value, sources, of }) => ({
      value: { ...value, substance: of.name, cas_number: of.cas },
      sources,
    }));
}

function readRow(row: Row, state: State): void {
  const columns = columnsOf(row);
  const [first] = columns;
  if (!first) return;
  if (columns.length === 1) {
    for (const line of row.lines) readLine(line, undefined, state);
    return;
  }
  if (namesEndpoint(first.text)) {
    for (const line of row.lines) readLine(line, undefined, state);
    return;
  }
  const own = substanceOf(columns.map(({ text }) => text));
  const isHead = isNameHead(first.text) || columns.slice(1).filter(({ text }) => HEAD.test(text)).length > 1;
  if (isHead && !columns.some(({ text }) => holdsValue(text))) {
    state.heads = columns;
    if (isNameHead(first.text)) state.substance = UNKNOWN;
    return;
  }
  if (isNameHead(first.text) || !isOneRow(row, first, own, state)) {
    const { heads } = state;
    for (const line of row.lines) readLine(line, undefined, state);
    state.heads = heads;
    return;
  }
  if (own) state.substance = { ...own };
  else if (isUnderNames(first, state.heads)) state.substance = UNKNOWN;
  if (standsByColumn(row, state.heads)) {
    for (const column of columns)
      if (holdsValue(column.text))
        add(resultsIn(column.text, state.sign, headOf(column, state.heads)), row.lines, state);
    return;
  }
  const before = state.read.length;
  for (const line of row.lines) add(resultsIn(line.text, state.sign), [line], state);
  if (state.read.length > before || row.lines.length === 1) return;
  const whole = joined(columns.slice(own ? 1 : 0).map(({ text }) => text));
  if (countEndpoints(whole) === 1) add(resultsIn(whole, state.sign), row.lines, state);
}

/** The substance of a row: the name in its first cell, its CAS number there or in a cell of its own. */
function substanceOf(texts: readonly string[]): Substance | null {
  const [printed = "", ...others] = texts;
  const first = printed.replace(ESTIMATE, "");
  const own = namesEndpoint(first) ? null : substanceIn(first);
  if (own?.cas) {
    const beside = others
      .map((text) => (namesEndpoint(text) ? null : substanceIn(text)))
      .find((one) => one?.name);
    return own.name ? own : { ...own, name: beside?.name ?? null };
  }
  const numbered = others
    .map((text) => (namesEndpoint(text) ? null : substanceIn(text)))
    .find((one) => one?.cas);
  if (!numbered) return own;
  return { name: own?.name ?? numbered.name, cas: numbered.cas, isKnown: true };
}

/** What stands in the column of names and reads like none can be anyone's. */
function isUnderNames(first: Column, [head]: readonly Column[]): boolean {
  return head !== undefined && isNameHead(head.text) && first.from < head.to && first.to > head.from;
}

/** Some tables have lines above and below alone: there several names stand beside values of their own. */
function isOneRow(row: Row, column: Column, own: Substance | null, { components }: State): boolean {
  const named = row.lines.filter(
    ({ cells }) => cells[0] && cells[0].rect[0] < column.to && cells.some(({ text }) => holdsValue(text)),
  );
  if (named.length < 2) return true;
  const known = named.filter(({ cells }) => components.name(cells[0]?.text ?? ""));
  if (known.length === named.length || (own === null && known.length > 1)) return false;
  if (own === null) return true;
  if (own.name && components.hold(own.name)) return true;
  return named.slice(0, -1).every(({ cells }) => isOpenName(cells[0]?.text ?? ""));
}

/** Cells side by side that each hold a result, or stand under heads that name tests or organisms. */
function standsByColumn({ lines }: Row, heads: readonly Column[]): boolean {
  const naming = heads.filter(({ text }) => namesEndpoint(text) || organismIn(text) !== null);
  if (naming.length > 1) return true;
  return lines.some(
    ({ cells }) => cells.filter(({ text }) => namesEndpoint(text) && holdsValue(text)).length > 1,
  );
}

/** The head above a column: the one that it stands under the most. */
function headOf({ from, to }: Omit<Column, "text">, heads: readonly Column[]): string {
  const shared = (head: Column) => Math.min(to, head.to) - Math.max(from, head.from);
  const best = [...heads].sort((a, b) => shared(b) - shared(a))[0];
  return best && shared(best) > 0 ? best.text : "";
}

/** A line of its own: a name over what is said of it, a heading, or a result with a name before it. */
function readLine(line: Line, next: Row | undefined, state: State): void {
  const [first] = line.cells;
  if (!first) return;
  state.heads = [];
  if (line.cells.length === 1 && !namesEndpoint(line.text)) {
    readHeading(first, next, state);
    return;
  }
  const results = resultsIn(line.text, state.sign);
  if (results.length === 0 && /\bATE\s?mix\b/i.test(line.text)) state.substance = PRODUCT;
  if (line.cells.length > 1 && results.length === 0 && isNameHead(first.text)) state.substance = UNKNOWN;
  const own = substanceOf(line.cells.map(({ text }) => text));
  if (line.cells.length > 1 && !namesEndpoint(line.text) && goesOn(first.text, state)) return;
  if (own?.cas || (own?.name && line.cells.length > 1 && state.components.name(own.name)))
    state.substance = { ...own };
  else if (own && line.cells.length > 1 && namesEndpoint(line.text) && !goesOn(first.text, state))
    state.substance = { ...own };
  else state.substance = namedIn(line, state) ?? state.substance;
  add(results, [line], state);
}

function namedIn({ cells: [first, second] }: Line, state: State): Substance | null {
  const texts = [first, namesEndpoint(first?.text ?? "") ? undefined : second].flatMap(
    (cell) => cell?.text ?? [],
  );
  const atTest = texts.map((text) => namedAtTest(text, state)).find((one) => one !== null);
  return atTest ?? namedBefore(first?.text ?? "", state);
}

/** "Acute toxicity: Data on toluene: LD50", "Ethylene glycol LD50 Oral": a component's name right before the test's. */
function namedAtTest(text: string, { components }: State): Substance | null {
  const [, before = "", at = ""] = AT_TEST.exec(text) ?? BESIDE_TEST.exec(text) ?? [];
  if (!namesEndpoint(at)) return null;
  const name = before.replace(TOLD_OF, "").trim();
  return components.hold(name) ? substanceIn(name) : null;
}

/** "Toluene: LD50 Oral - Rat: 5580 mg/kg": a component's name before a colon or a dash. */
function namedBefore(text: string, { components }: State): Substance | null {
  const name = /^([^:]{3,80}?)\s*(?::|\s[–—-]\s)/.exec(text)?.[1];
  if (!name || namesEndpoint(name)) return null;
  const isHeld = name.length > LONGEST_WORD && namesEndpoint(text) && components.hold(name);
  return isHeld || components.name(name) ? substanceIn(name) : null;
}

function readHeading({ text, rect }: Cell, next: Row | undefined, state: State): void {
  if (text.length <= LONGEST_HEADING && ACUTE.test(text) && TOXICITY.test(text)) state.route = routeIn(text);
  else if (text.length <= LONGEST_HEADING && ROUTE_ALONE.test(text.trim())) state.route = routeIn(text);
  else if (TOXICITY.test(text) || pattern("iu")`${words.endpoints.effects}`.test(text)) state.route = null;
  if (goesOn(text, state)) return;
  const own = substanceIn(text);
  if (!own) return;
  const isComponent = own.cas !== null || (own.name !== null && state.components.name(own.name));
  if (own === PRODUCT) state.substance = PRODUCT;
  else if (isComponent || isHeadWithoutNames(next)) state.substance = { ...own, headingAt: rect[0] };
  else if (isLikeHeading(own, rect[0], state)) state.substance = UNKNOWN;
}

/** Another name where the last one stood: a substance that the composition calls otherwise. */
function isLikeHeading({ name }: Substance, at: number, { substance }: State): boolean {
  if (substance.headingAt === undefined || Math.abs(substance.headingAt - at) > SAME_COLUMN) return false;
  return name !== null && name.split(" ").length <= LONGEST_NAME_HEADING;
}

/** A table of one substance: its first column tells the effects, the line above it the name. */
function isHeadWithoutNames(row: Row | undefined): boolean {
  const [first, ...others] = row ? columnsOf(row) : [];
  if (!first || others.length < 2 || isNameHead(first.text)) return false;
  const heads = others.filter(({ text }) => HEAD.test(text));
  return (
    (row?.isRuled || heads.length > 1) &&
    !/\d/.test(joined(others.map(({ text }) => text))) &&
    pattern("iu")`${words.endpoints.effectWords}`.test(first.text)
  );
}

/** The next line of a wrapped name: the name above is open, or the composition has both as one; or its number. */
function goesOn(text: string, { substance, components, read }: State): boolean {
  // What is told below a heading comes behind its end
  if (substance.headingAt !== undefined && read.at(-1)?.of === substance) return false;
  const cas = casAlone(text);
  if (cas && substance.name !== null && (substance.cas === null || substance.cas === cas)) {
    substance.cas = cas;
    return true;
  }
  if (
    cas ||
    substance.name === null ||
    /^[-–•·*]\s|[.:]$/.test(text) ||
    namesEndpoint(text) ||
    holdsValue(text)
  )
    return false;
  const whole = joinName([substance.name, text]);
  const isHeld = components.name(whole) || (components.hold(whole) && !components.name(text));
  if (!isOpenName(substance.name) && !isHeld) return false;
  if (whole.length <= LONGEST_NAME) substance.name = whole;
  return true;
}

/** A heading's route is that of doses; what is told as a concentration in air was inhaled. */
function routeOf(
  { endpoint, organism }: Pick<Result, "endpoint" | "organism">,
  { route }: State,
): Route | null {
  if (/^(?:LD|ATE)/.test(endpoint)) return route;
  return endpoint.startsWith("LC") && organism === null && route === "inhalation" ? route : null;
}

function add(results: readonly Result[], lines: readonly Line[], state: State): void {
  const sources = lines.map(sourceOf);
  for (const { isOfMixture, ...result } of results)
    state.read.push({
      value: { substance: null, cas_number: null, ...result, route: result.route ?? routeOf(result, state) },
      sources,
      of: isOfMixture ? PRODUCT : state.substance,
    });
}

import { pattern, words } from "@/lib/extraction/language/words";
import { isNoData } from "@/lib/extraction/rules/no-data";
import { identifiersIn } from "@/lib/extraction/rules/section-3/component-identifiers";
import type { Box } from "@/lib/extraction/tables/ruled-cells";
import { kindOfColumn } from "./kind-of-column";
import { limitListIn } from "./limit-lists";
import { bareNumber, hasValue, unitIn, unitsIn } from "./limit-statements";
import { type Heading, headingOf, type KindOf, kindIn, withoutKinds, withoutOwnKind } from "./limit-words";

/** What a column of a table of limits holds. */
export type Role = "substance" | "cas" | "list" | "kind" | "unit" | "value" | "remark";

export type LimitColumn = {
  left: number;
  right: number;
  /** The heading with the headings above it that span it. */
  heading: string;
  role: Role;
  unit: string | null;
  kind: KindOf;
  list: string | null;
  /** The heading's list is the name of a kind of limit: a table's title tells better. */
  isListDoubtful: boolean;
};

/** The edges of one column differ by less than this. */
const EDGE = 4;
/** So many times wider than its column may a cell be. */
const WIDER = 1.6;
const MOSTLY = 0.6;
/** Below the kind, each row may have a remark of its own. */
const HALF = 0.5;
const CAS = /(?<!\d)\d{2,10}-\d{2}-\d(?!\d)/;
const NOTHING = pattern("iu")`^[\s\p{P}\p{S}]*$|^${words.limitRows.nothing}\W*$`;
/** "(OSHA)", "(DuPont)": who sets a limit, where no heading says what the column holds. */
const IN_BRACKETS = /^\([\p{L} ]+\)$/u;
const BIOLOGICAL = pattern("iu")`${words.limitRows.biological}`;
/** "DNELs" over the values of a column, which are no limits. */
const OTHER_VALUES = pattern("iu")`^\W*${words.limitLines.otherValues}`;
const LONGEST_LIST = 60;
/** "Value" over numbers names no list. */
const NO_LIST = pattern("iu")`^(?:\p{L}+[ -]?)?${words.limitRows.notAList}$`;
/** Words beside those for the kind itself, as in "limit of exposure". */
const LONGEST_KIND = 40;
/** "Short-term value (indicative occupational exposure limit)" */
const ASIDE = /\([^()]*\)/g;
const LONGEST_NOTHING = 20;
const LONGEST_UNIT = 10;

export const isNothing = (text: string) =>
  NOTHING.test(text.trim()) || (text.length < LONGEST_NOTHING && isNoData(text));
export const hasCas = (text: string) => CAS.test(text.replaceAll("-\n", "-"));
/** "CAS No.: 64-17-5" and nothing else. */
export const isNumber = (text: string) => hasCas(text) && !/\p{L}{4}/u.test(text);
/** "200-578-6", which stands for a CAS number where there is none. */
export const isEcNumber = (text: string) =>
  !/\p{L}{4}/u.test(text) && identifiersIn(text).some(({ kind }) => kind === "ec");

type Span = { left: number; right: number };

const middleOf = (box: Span) => (box.left + box.right) / 2;
const spans = (box: Span, x: number) => box.left <= x && x < box.right;

/** "4 x 15 min": how often in a shift the short-term limit may be reached. */
const FREQUENCY = /\d+\s?[x×]\s?\d+/giu;

/** Whether a cell holds the name of a kind of limit and little else. */
export function isKindCell(printed: string): boolean {
  const text = printed.replace(FREQUENCY, "");
  // "(C) 1000; 250" are two limits
  const areNumbers = text.split(";").some((part) => bareNumber(part.trim(), ".") !== null);
  const isLimit = hasValue(text) || areNumbers || /=\s*\d/.test(text);
  const isShort = withoutKinds(text.replace(ASIDE, "")).length < LONGEST_KIND;
  return kindIn(text) !== null && isShort && !isLimit;
}

/** A code of one letter that is no word for a kind wherever it stands: "P", but not "C". */
export const isLetter = (text: string) => /^\s*\p{Lu}\s*$/u.test(text) && kindIn(text) === null;

type Draft = { left: number; right: number; heading: string };

const overlap = (a: Span, b: Span) => Math.min(a.right, b.right) - Math.max(a.left, b.left);
const widthOf = (box: Span) => box.right - box.left;

/** Cells that lie over each other make a column; cells that lie over several columns make none. */
function spansOf(body: readonly Box[]): Span[] {
  const narrowFirst = [...body].sort((a, b) => widthOf(a) - widthOf(b));
  const columns: Span[] = [];
  for (const { left, right } of narrowFirst) {
    const box = { left, right };
    const under = columns.filter((column) => overlap(column, box) > widthOf(column) / 2);
    const [column] = under;
    if (!column) columns.push(box);
    else if (under.length === 1 && widthOf(box) < widthOf(column) * WIDER)
      Object.assign(column, { left: Math.min(left, column.left), right: Math.max(right, column.right) });
  }
  return columns.sort((a, b) => a.left - b.left);
}

/** The columns of the cells, each with the headings that stand above it or span it. */
function draftsOf(headings: readonly Box[], body: readonly Box[]): Draft[] {
  return spansOf(body).map((column) => {
    const above = headings.filter((box) => spans(column, middleOf(box)) || spans(box, middleOf(column)));
    const ordered = [...above].sort((a, b) => a.top - b.top);
    return { ...column, heading: ordered.map((one) => withWholeWords(one.text)).join("\n") };
  });
}

/** "TW / A / [pp / m]": the words of a narrow heading are broken anywhere, which shows where they tell nothing as printed. */
function withWholeWords(heading: string): string {
  const whole = heading.replace(/(?<=\p{Lu})\n(?=\p{Lu})|(?<=\p{Ll})\n(?=\p{Ll})/gu, "");
  const tells = (text: string) => Number(kindIn(text) !== null) + Number(unitIn(text) !== null);
  return tells(whole) > tells(heading) ? whole : heading;
}

/** Whether the middle of a cell stands under a heading. */
export const isUnder = (box: Span, heading: Span) => spans(heading, middleOf(box));

export const isWithin = (box: Span, column: Span) =>
  isUnder(box, column) && widthOf(box) < widthOf(column) + 2 * EDGE;

function share(cells: readonly string[], test: (text: string) => boolean): number {
  const filled = cells.filter((text) => !isNothing(text));
  return filled.length === 0 ? 0 : filled.filter(test).length / filled.length;
}

const HEADED: Partial<Record<Heading, Role>> = {
  substance: "substance",
  list: "list",
  remark: "remark",
  peak: "remark",
};
/** "mg/m³", or "mg/m³" over "ml/m³". */
const isUnit = (text: string) =>
  text.split("\n").every((line) => unitIn(line) !== null && !hasValue(line) && line.length < LONGEST_UNIT);

/** Under a heading of its own, remarks may hold words like those for kinds that are no limits. */
function isKindColumn(heading: string, cells: readonly string[]): boolean {
  const isHeaded = heading !== "" && headingOf(heading) !== "kind";
  const isCode = (text: string) => isLetter(text) && headingOf(heading) === "kind";
  const isKind = (text: string) =>
    isCode(text) || (isKindCell(text) && !(isHeaded && kindIn(text) === "other"));
  return share(cells, isKind) >= HALF;
}

function roleOf(draft: Draft, cells: readonly string[]): Role {
  if (BIOLOGICAL.test(draft.heading) || OTHER_VALUES.test(draft.heading)) return "remark";
  const own = draft.heading.split("\n").at(-1) ?? "";
  const headed = HEADED[headingOf(own) ?? "kind"] ?? HEADED[headingOf(draft.heading) ?? "kind"];
  const isNumbers = /CAS/i.test(draft.heading) || (draft.heading !== "" && share(cells, isNumber) > MOSTLY);
  if (share(cells, hasCas) > MOSTLY && isNumbers) return "cas";
  if (share(cells, isUnit) > MOSTLY) return "unit";
  // "Spitzenbegrenzung [mg/m³]" and "Other limits" hold limits, without a unit remarks
  const isLimit = !["other", "unclear", null].includes(kindOfColumn(draft.heading, cells));
  const hasUnit = unitIn(draft.heading) !== null || share(cells, hasValue) > 0;
  // "Other" over "10 ppm (WEEL)", "Remarks" over "Ceiling 50 ppm"
  const isListed = (text: string) =>
    hasValue(text) && (limitListIn(text) !== null || kindIn(text) === "ceiling");
  const holdsLimits = (isLimit && hasUnit) || share(cells, isListed) > 0;
  if (headed && !(headed === "remark" && holdsLimits)) return headed;
  if (share(cells, hasValue) > 0 || (isLimit && unitIn(draft.heading) !== null)) return "value";
  if (isKindColumn(draft.heading, cells)) return "kind";
  const isTitle = kindIn(draft.heading) === "generic" && unitsIn(draft.heading).length === 0;
  const hasNumber = (text: string) => /\d/.test(text) && !/\p{L}{4}/u.test(text);
  // "National exposure limits" over names
  if (isTitle && cells.length > 0 && share(cells, hasNumber) === 0) return "remark";
  if (unitsIn(draft.heading).length > 0 || kindIn(draft.heading)) return "value";
  // "Acetone CAS: 67-64-1 EC: 200-662-2"
  const isNamed = (text: string) => hasCas(text) && /\p{L}{4}/u.test(text);
  if (draft.heading === "" && share(cells, isNamed) > MOSTLY) return "substance";
  const isList = (text: string) =>
    limitListIn(text) !== null || (draft.heading === "" && IN_BRACKETS.test(text));
  return share(cells, isList) > MOSTLY ? "list" : "remark";
}

const NUMBERS = /\b(?:CAS|EG|EC|CE|EINECS)(?:[\s.-]*N)/i;
/** What a heading names as its list; beside other lists, whatever its name. */
function listOfHeading(heading: string, others: number): string | null {
  // Values below "CAS-Nr." are of no such list
  if (NUMBERS.test(heading)) return null;
  const known = limitListIn(heading);
  if (known || others === 0) return known;
  const printed = withoutOwnKind(heading).replace(/\s+/g, " ").trim();
  const isName =
    printed.length > 1 &&
    printed.length < LONGEST_LIST &&
    !headingOf(printed) &&
    !unitIn(printed) &&
    !NO_LIST.test(printed);
  return isName && withoutKinds(printed).length > 1 ? printed : null;
}

/** "VME" beside "VLE" names the kind of its column; only what stands over all numbers, or beside lists, is a list. */
function withLists(columns: LimitColumn[]): LimitColumn[] {
  const values = columns.filter((column) => column.role === "value" && column.kind !== "other");
  const names = new Set(values.map((column) => column.list));
  const isKind = (list: string) => withoutKinds(list) === "";
  const isDoubtful = names.size > 1 && values.some(({ list }) => list === null);
  for (const column of values) {
    if (!column.list || !isKind(column.list)) continue;
    if (isDoubtful) column.list = null;
    else column.isListDoubtful = names.size === 1;
  }
  return columns;
}

/** "TWA | STEL | Peak", or "TWA | Peak" over "Peak limitation", and no other ceiling: what may not be exceeded at any time. */
function withPeaks(columns: LimitColumn[], body: readonly Box[]): LimitColumn[] {
  const kinds = columns.map(({ kind }) => kind);
  const isTold = body.some(({ text }) => isKindCell(text) && kindIn(text) === "ceiling");
  if (kinds.includes("mean") && (kinds.includes("short") || isTold) && !kinds.includes("ceiling"))
    for (const column of columns)
      if (headingOf(column.heading) === "peak") Object.assign(column, { role: "value", kind: "ceiling" });
  return columns;
}

const isUnitAlone = ({ heading, kind, unit }: LimitColumn) =>
  unit !== null && kind === null && heading.replace(/[\s()[\]]/g, "").length <= unit.length + 1;

/** "TWA ppm | mg/m³ | STEL ppm | mg/m³": a kind over the first of its two units is that of the other, too. */
function withSharedKinds(columns: LimitColumn[]): LimitColumn[] {
  for (const [i, column] of columns.entries()) {
    const before = columns[i - 1];
    if (!isUnitAlone(column) || !before?.kind || before.unit === null) continue;
    const { kind, list } = before;
    const isTold = columns.slice(0, i).some((one) => one.unit === column.unit && one.kind === kind);
    if (!isTold) Object.assign(column, { kind, list });
  }
  return columns;
}

/** "8 h [ppm]" beside "Peak [ppm]": what stands in the same units beside a named kind is another kind, which nothing tells. */
function withoutGuesses(columns: LimitColumn[]): LimitColumn[] {
  const values = columns.filter(({ role, heading }) => role === "value" && heading !== "");
  const isClear = ({ kind }: LimitColumn) => kind === "mean" || kind === "short";
  const areSame = (one: LimitColumn, other: LimitColumn) =>
    one.list === other.list && String(unitsIn(one.heading)) === String(unitsIn(other.heading));
  for (const column of values) {
    const others = values.filter((other) => other !== column && areSame(column, other));
    const isGuess = column.kind === null && others.some((other) => isClear(other) || column.unit !== null);
    // "TLV-TWA | TLV-STEL | TLV-P"
    const isFurther = column.kind === "generic" && others.some(({ kind }) => kind === "mean");
    if (isGuess || isFurther) column.kind = "unclear";
  }
  return columns;
}

const areNumbers = (text: string) => text.split("\n").every((line) => bareNumber(line, ".") !== null);

/** "Value | Unit", "8-hour TWA (ppm) | Value": numbers right before a column of units or behind one of kinds with units, whatever their heading. */
const withValuesBesideUnits = (roles: readonly Role[], cells: readonly string[][]): Role[] =>
  roles.map((role, i) => {
    const isBehind =
      roles[i - 1] === "kind" && share(cells[i - 1] ?? [], (text) => unitIn(text) !== null) > MOSTLY;
    const isBeside = role === "remark" && (isBehind || roles[i + 1] === "unit");
    return isBeside && share(cells[i] ?? [], areNumbers) > MOSTLY ? "value" : role;
  });

/** The columns of a table with what they hold, told by their headings and their cells. */
export function columnsOf(headings: readonly Box[], body: readonly Box[]): LimitColumn[] {
  const drafts = draftsOf(headings, body);
  const cellsOf = drafts.map((draft) => body.filter((box) => isWithin(box, draft)).map((box) => box.text));
  const told = drafts.map((draft, i) => roleOf(draft, cellsOf[i] ?? []));
  const roles = withValuesBesideUnits(told, cellsOf);
  const named = headings.filter(({ text }) => limitListIn(text) && !NUMBERS.test(text)).length;
  const columns = drafts.map(
    (draft, i): LimitColumn => ({
      ...draft,
      role: roles[i] ?? "remark",
      unit: unitIn(draft.heading),
      kind: kindOfColumn(draft.heading, cellsOf[i] ?? []),
      list: roles[i] === "value" ? listOfHeading(draft.heading, named) : null,
      isListDoubtful: false,
    }),
  );
  return withSubstance(withoutGuesses(withLists(withSharedKinds(withPeaks(columns, body)))), body);
}

/**
 * Without a heading for them, the substances stand in the first column if its words are nothing else, under no heading or
 * that of their country, or beside their numbers; else they are told by these.
 */
function withSubstance(columns: LimitColumn[], body: readonly Box[]): LimitColumn[] {
  if (columns.some((column) => column.role === "substance")) return columns;
  const numbers = columns.find((column) => column.role === "cas");
  const [first] = columns;
  const cells = body.filter((box) => first && isWithin(box, first)).map(({ text }) => text);
  const isTitled = first && (limitListIn(first.heading) !== null || kindIn(first.heading) === "generic");
  const mayName = first?.role === "remark" && (numbers !== undefined || first.heading === "" || isTitled);
  if (first && mayName && share(cells, (text) => /\p{L}{3}/u.test(text)) > (numbers ? MOSTLY : 0))
    first.role = "substance";
  else if (numbers) numbers.role = "substance";
  return columns;
}

import { pattern, words } from "@/lib/extraction/language/words";
import { toCell } from "@/lib/extraction/lines/lines";
import type { Cell, Line, Source } from "@/lib/extraction/model";
import { concentrationsIn, parseConcentration } from "@/lib/extraction/rules/concentration";
import { tellsConcentrationLimit } from "@/lib/extraction/rules/concentration-limits";
import { hazardCodesIn } from "@/lib/extraction/rules/statement-codes";
import { afterWidestGap, gapBefore, wideGap } from "@/lib/extraction/tables/pieces";
import { type ColumnKind, columnKinds, isHeading, isOnly } from "./column-kinds";
import { LOST_SIGN } from "./component";
import { HAZARD_LABEL, namesHazards } from "./component-hazards";
import { type FoundIdentifier, identifiersIn, withoutIdentifiers } from "./component-identifiers";

/** What one cell of a headless list holds. */
export type TypedCell = {
  /** The name stands behind a label of its own, in the cell or in the one before it: "Chemical name: acetone". */
  isLabelled: boolean;
  identifiers: readonly FoundIdentifier[];
  concentration: string | null;
  hazards: string | null;
  name: string | null;
  /** A heading word with nothing after it: "EINECS, ELINCS, NLP", "% Bereich". */
  label: ReadonlySet<ColumnKind> | null;
  text: string;
  source: Source;
};

export type TypedLine = { line: Line; cells: TypedCell[] };

/** The classification before CLP: "Xi R37/38-41". */
export const RISK_PHRASES = /^(?:(?:T\+|F\+|Xi|Xn|[TFCNEO])[\s,;:]*)*R\s?\d{2}\b/;

const isNoise = (text: string) => !/[\p{L}\p{N}]/u.test(text) || /^[\s·•~]*\p{L}[\s~]*$/u.test(text);

/** An amount, what stands around it, and what a sentence goes on with behind it. */
type Amount = { amount: string; rest: string; after?: string };

/** The concentration that ends a cell: "Isoalkane, < 2% Aromaten 50-70%" → "50-70%". */
function amountAtEnd(text: string): Amount | null {
  const last = concentrationsIn(text)
    .filter((found) => found.marked)
    .at(-1);
  if (!last || !parseConcentration(text.slice(last.at))) return null;
  // "(26 % and 22.5 %)" is part of a name or a sentence
  if (depthAt(text, last.at) > 0) return null;
  // "10-15 % (CAS 141-43-5)" ends with a number
  if (identifiersIn(text.slice(last.end)).length > 0) return null;
  return { amount: text.slice(last.at).trim(), rest: text.slice(0, last.at).replace(/[\s:;,]+$/, "") };
}

const DASH = /\s[-–]\s(?=\p{L})/u;
const NAME_AND_AMOUNT = /^(?<name>[^:]*\p{L}[^:]*):\s*(?<amount>\d.*|[<>≤≥].*)$/u;

/** "- Name: 5 to 10 % - CAS No. 67-64-1 - EC No. 200-662-2", with semicolons too, as a list whose items semicolons part. */
export function withDashesParted(text: string): string {
  const own = text.replace(/^[\s•·–-]+/, "");
  const [head = "", ...items] = own.split(own.includes(";") ? ";" : DASH);
  const { name, amount } = NAME_AND_AMOUNT.exec(head)?.groups ?? {};
  const isList = items.length > 1 && identifiersIn(text).length > 0;
  return isList && name && amount && parseConcentration(amount) ? [name, amount, ...items].join("; ") : text;
}

/** "Name; CAS 67-64-1; EC 200-662-2; 25 - 50 %; Flam. Liq. 2, H225": the amount is one item of a list. */
function amountInList(text: string): Amount | null {
  const items = text.split(";");
  const amounts = items.filter(
    (item) => item.length < 40 && /%|[<>≤≥]/.test(item) && parseConcentration(item),
  );
  if (identifiersIn(text).length === 0) return null;
  if (items.length < 3 || amounts.length !== 1) return amountBetweenCommas(text);
  return { amount: amounts[0]?.trim() ?? "", rest: items.filter((item) => item !== amounts[0]).join(";") };
}

/** "– Name, between 5 and 10 %, CAS 64-17-5, …": commas that stand in names too, so what follows is an identifier. */
const BETWEEN_COMMAS =
  /^[^;]*?\p{L}{3}[^;]*?,\s+([^,;]{1,36}%),\s+(?=\(?(?:CAS|EC|EG|CE|EINECS|n°\s?CAS)\b)/iu;

function amountBetweenCommas(text: string): Amount | null {
  const found = BETWEEN_COMMAS.exec(text);
  const amount = found?.[1]?.trim() ?? "";
  if (!found || !parseConcentration(amount)) return null;
  const at = found[0].lastIndexOf(amount);
  const name = text.slice(0, at).replace(/^[\s–—•·*-]+|[\s,]+$/g, "");
  return { amount, rest: `${name}; ${text.slice(at + amount.length).replace(/^[\s,]+/, "")}` };
}

/** "10 - 20" in a cell behind others, where the list's heading or nothing at all says that it is per cent. */
const BARE_RANGE = /^\d{1,3}(?:[.,]\d+)?\s*[-–]\s*\d{1,3}(?:[.,]\d+)?$/;

/** "25 % (250 g/l)": the same said once more. */
const SAID_AGAIN = /(?<=%)\s*\(\s*\d[\d.,]*\s*m?g\s?\/\s?(?:m?l|kg)\s*\)$/iu;

function amountOf(printed: string, afterLabel: boolean, isFirst: boolean): Amount | null {
  const text = printed.replace(SAID_AGAIN, "");
  // "AROMATICS (2-" over "25%)"
  if (/^[^(]*\)/.test(text)) return null;
  const bracket = /^(.*\p{L}.*?)\s*\(([^()]*%[^()]*)\)$/u.exec(text);
  const range = bracket ? parseConcentration(bracket[2] ?? "") : null;
  if (bracket && range && range.exact === null) return { amount: bracket[2] ?? "", rest: bracket[1] ?? "" };
  const whole = parseConcentration(text);
  if (whole && (afterLabel || /%|[<>≤≥]/.test(text) || (!isFirst && BARE_RANGE.test(text))))
    return { amount: text, rest: "" };
  return amountInList(text) ?? amountAtStart(text) ?? amountAtEnd(text) ?? amountAmid(text);
}

const BULLET = /^\s*[•·●▪ꞏ∙–-]\s*/u;

/** ">= 10% - < 20% Portland cement", "● 92 % water": an amount in front of a name; "5 % solution" is a name. */
function amountAtStart(text: string): Amount | null {
  const isItem = BULLET.test(text) || identifiersIn(text).length > 0;
  const own = text.replace(BULLET, "");
  const [first] = concentrationsIn(own);
  if (!first?.marked || own.slice(0, first.at).trim() !== "") return null;
  if (first.min === null && !(isItem && first.exact !== null)) return null;
  const rest = own.slice(first.end).trim();
  return /^[\d(),'-]*\p{L}{3}/u.test(rest) ? { amount: first.text, rest } : null;
}

const depthAt = (text: string, at: number) =>
  [...text.slice(0, at)].reduce((depth, sign) => depth + (sign === "(" ? 1 : sign === ")" ? -1 : 0), 0);

/** "Name (CAS 67-64-1): 10 - 20 %; Flam. Liq. 2 (H225)", "Name, 5 % [CAS: 67-64-1]; …": the only amount of a sentence that is no bracket's. */
function amountAmid(text: string): Amount | null {
  if (identifiersIn(text).length === 0) return null;
  const found = concentrationsIn(text).filter(({ marked, at }) => marked && depthAt(text, at) === 0);
  const [only] = found;
  if (!only || found.length > 1 || !/^\s*(?:[;,:]|[([]\p{L})/u.test(text.slice(only.end))) return null;
  if (!/[):;,]\s*$/.test(text.slice(0, only.at))) return null;
  const rest = text.slice(0, only.at).replace(/[\s:;,]+$/, "");
  return { amount: only.text, rest, after: text.slice(only.end).replace(/^[\s;,:]+/, "") };
}

const isAmountLabel = (text: string) => isHeading(text) && columnKinds(text).has("concentration");

function labelOf(text: string, hasColon: boolean): ReadonlySet<ColumnKind> | null {
  const kinds = columnKinds(text);
  // "Isoalkanes, <2% aromatics" is a name, though "%" heads columns
  if (kinds.size === 0 || text.length > 90 || concentrationsIn(text).some(({ marked }) => marked))
    return null;
  // "Fragrance Trade Secret (755)" is a name with a heading's words
  if (isOnly(kinds, "other") && !isHeading(text)) return null;
  const isNumberLabel =
    /^\W*(?:n[°º.o]*\W*)?(?:CAS|EC|EG|CE|EINECS|ELINCS|NLP)\b/i.test(text) && text.length < 40;
  return hasColon || isNumberLabel || isHeading(text) || /:\s*$/.test(text) ? kinds : null;
}

const SHARE_AT_END = /,\s*[<≤]\s?\d+\s?%$/;

/**
 * "Isoalkanes, < 2 % aromatics": a share within a name, where the amount has the next cell; "Name of substance |
 * Hydrocarbons, C13-C15, < 2%" over "aromatics".
 */
const isWithinName = (text: string, before: TypedCell | undefined, next: Cell | undefined) =>
  /\p{L}{3}/u.test(text) &&
  ((isOnly(before?.label, "name") && SHARE_AT_END.test(text)) ||
    (next !== undefined && parseConcentration(next.text) !== null));

/** "20 ≤ C < 25 %" alone right behind a name: its own amount. */
const RANGE_OF_C = /^(?:\d[\d.,]*\s?%?\s?[<≤]\s?)?C\s?[<≤≥>]\s?=?\s?\d[\d.,]*\s?%$/;

function typeCell(
  cell: Cell,
  line: Line,
  before: TypedCell | undefined,
  next: Cell | undefined,
  first: boolean,
): TypedCell {
  const source: Source = { page: line.page, rect: cell.rect, text: cell.text };
  const typed: TypedCell = {
    isLabelled: isOnly(before?.label, "name"),
    identifiers: [],
    concentration: null,
    hazards: null,
    name: null,
    label: null,
    text: cell.text,
    source,
  };
  const text = withDashesParted(cell.text.replace(/^\s*(?::|[a-z]\)(?=\s\p{L}{3}))\s*/u, ""));
  if (isOfOther(text) || (!first && IN_BRACKETS.test(text))) return typed;
  const isLimit = tellsConcentrationLimit(text) && !(before?.name && RANGE_OF_C.test(text));
  const afterLabel = before?.label?.has("concentration") ?? false;
  const amount = isLimit || isWithinName(text, before, next) ? null : amountOf(text, afterLabel, first);
  if (amount) typed.concentration = LOST_SIGN.test(text) ? text : amount.amount;
  // "Conc.: 5 %": what stands before the amount is its label
  const content = amount ? (isAmountLabel(amount.rest) ? "" : amount.rest) : text;
  typed.identifiers = identifiersIn(content);
  const rest = withoutIdentifiers(content, typed.identifiers).replace(HAZARD_LABEL, "");
  if (isNoise(rest)) return typed;
  if (amount?.after !== undefined) return withWhatFollows(typed, rest, amount.after);
  const separated = first && next !== undefined;
  const listed = LISTED.exec(amountInList(text) ? rest : "");
  if (listed && hazardCodesIn(listed[1] ?? "").length === 0) {
    typed.name = listed[1]?.trim() ?? null;
    typed.hazards = hazardCodesIn(listed[2] ?? "").length > 0 ? (listed[2] ?? null) : null;
    return typed;
  }
  if (isLimit || hazardCodesIn(rest).length > 0 || namesHazards(rest) || RISK_PHRASES.test(rest))
    typed.hazards = rest;
  const labelled = labelledName(rest);
  if (!typed.hazards && labelled === null && typed.identifiers.length === 0 && !amount)
    typed.label = labelOf(text, separated);
  const isBegunClass = typed.identifiers.length > 0 && BEGUN_CLASS.test(text);
  if (!typed.hazards && !typed.label && !isValueOfOther(before) && !isBegunClass) {
    typed.name = labelled ?? rest;
    typed.isLabelled ||= labelled !== null;
  }
  return typed;
}

/** "Name, 10-15 %" before "(CAS 141-43-5): Skin Corr. 1B H314" */
function withWhatFollows(typed: TypedCell, name: string, after: string): TypedCell {
  const numbers = identifiersIn(after);
  const hazards = hazardCodesIn(after).length > 0 ? withoutIdentifiers(after, numbers) : null;
  return { ...typed, name, identifiers: [...typed.identifiers, ...numbers], hazards };
}

/** "(CAS 112-34-5): Eye" over "Irrit. 2 H319" */
const BEGUN_CLASS = /\)\s*:\s*\p{Lu}\p{Ll}{2,}\.?$/u;

/** "Description: mixture of …" tells of the product. */
const DESCRIPTION = pattern("iu")`^\W*(?:${words.typedLines.description})`;
const BEHIND_LABEL = /^\W*([^:]{3,40}?)\s*:\s*(\S.*)$/;

/** What stands behind "Chemical name:" in one cell. */
function labelledName(text: string): string | null {
  const [, label = "", name] = BEHIND_LABEL.exec(text) ?? [];
  if (!name || DESCRIPTION.test(label)) return null;
  return isOnly(columnKinds(label), "name") && isHeading(label) ? name : null;
}

/** "(SARA III)" beside a name */
const IN_BRACKETS = /^\([^()%\d]+\)$/;

/** "Acute inhalation toxicity (vapour): 17.2 mg/l" */
const DOSE = /:\s*[<>≤≥~]?\s?=?\s?\d[\d.,]*\s?[mµ]?[gl]\s?\/\s?(?:kg|l|m\s?[3³])(?!\p{L})/iu;

/** "OSHA PEL: 50 PPM", "LD50: 2000 mg/kg": what is said beside a component that is neither its name nor its amount. */
function isOfOther(text: string): boolean {
  if (DOSE.test(text)) return true;
  const label = BEHIND_LABEL.exec(text)?.[1] ?? "";
  return isOnly(columnKinds(label), "other") && identifiersIn(text).length === 0;
}

/** The name is the first item of a sentence that lists what there is to say of a substance. */
const LISTED = /^[\s•·ꞏ∙▪‣*–-]*(\S[^;]{2,});(.+)$/u;

/** What follows "Synonyms:" or "Formula" is no name of a component; what follows "Chemical name:" is. */
const isValueOfOther = (before: TypedCell | undefined) =>
  Boolean(before?.label) && !isOnly(before?.label, "name");

/** A sign, a number, a bound or a unit in a column of its own: "Concentration  >=  50  <  70  %". */
const PART_OF_AMOUNT = /^(?:[<>≤≥]\s?=?|(?:[<>≤≥]\s?=?\s?)?\d{1,3}(?:[.,]\d+)?|[-–]|%)$/;

/** The cells of a line with those of one amount put together. */
function amountTogether(cells: readonly Cell[]): readonly Cell[] {
  const at = cells.findIndex(({ text }) => PART_OF_AMOUNT.test(text));
  const rest = cells.slice(at);
  const isAmount = at > 0 && rest.length > 1 && rest.every(({ text }) => PART_OF_AMOUNT.test(text));
  const whole = isAmount && rest.at(-1)?.text === "%" ? toCell(rest.flatMap(({ words }) => words)) : null;
  return whole && parseConcentration(whole.text) ? [...cells.slice(0, at), whole] : cells;
}

/** A long name runs up to its amount: "Reaction product (average weight  > 5 - 10 %" is two cells. */
function amountApart(cell: Cell): Cell[] {
  const { words } = cell;
  if (words.length < 3 || !/\d[\s%]*(?:\([^()]*\))?$/.test(cell.text)) return [cell];
  const at = afterWidestGap(words);
  const parts = [words.slice(0, at), words.slice(at)].map(toCell);
  const isApart = gapBefore(words, at) > wideGap([{ cells: [cell] }])(words[at]?.size ?? 8);
  return isApart && parts[1]?.text.includes("%") && parseConcentration(parts[1].text) ? parts : [cell];
}

/** Says for each cell of a list without a heading whether it holds numbers, an amount, hazards or a name. */
export function typeLine(line: Line): TypedLine {
  const known = typed.get(line) ?? typedLine(line);
  typed.set(line, known);
  return known;
}

/** Several readings of a list look at the same lines. */
const typed = new WeakMap<Line, TypedLine>();

function typedLine(line: Line): TypedLine {
  const cells: TypedCell[] = [];
  const printed = amountTogether(line.cells).flatMap(amountApart);
  for (const [i, cell] of printed.entries()) {
    const before = cells.at(-1);
    cells.push(typeCell(cell, line, before, printed[i + 1], i === 0));
  }
  return { line, cells };
}

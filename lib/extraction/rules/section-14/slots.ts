import { pattern, words } from "@/lib/extraction/language/words";
import { matchLabel } from "@/lib/extraction/lines/label-match";
import type { FoundLabel } from "@/lib/extraction/lines/label-rows";
import { cellFrom } from "@/lib/extraction/lines/label-rows";
import { labelTail } from "@/lib/extraction/lines/label-tail";
import type { Cell, Line } from "@/lib/extraction/model";
import { shortHead } from "./columns";
import { type TransportField, transportLabels } from "./fields";
import { CODE, type Mode, modesIn, modesOfLabel } from "./modes";
import { isNotRegulated, transportClassIn } from "./values";

/** What stands on a row: a label with its values, or a mode with its values. */
export type Slot = {
  /** "14.3" where the label carries its subsection's number. */
  number?: string | undefined;
  field: TransportField | null;
  modes: Mode[] | null;
  values: Cell[];
  heading: "field" | "mode";
};

/** "Marine pollutant no": longer words are no answer. */
const SHORT_ANSWER = 12;

const LONGEST_SILENCE = 40;
const UN_NUMBER = String.raw`(?:UN|NA|ID)(?:\s?No\.?)?[\s:]*\d{4}\b`;
const ENTRY = new RegExp(String.raw`^[\s.:–-]+${UN_NUMBER}`, "i");
const SIGNS = /^[\s.:–-]+/;
/** "Land: transport by road: ADR. UN No: 3082 …" */
const ENTRY_BEHIND_MODE = new RegExp(String.raw`[.:](?=\s+${UN_NUMBER})`, "i");
/** "Transport classification: UN 1170" is said of all modes. */
const OF_TRANSPORT = pattern("i")`${words.transportHeads.ofTransport}`;
const CODES_BEFORE = new RegExp(
  String.raw`^[\s·•*-]*(?:${CODE}(?:-(?:code|DGR|TI))?(?=[\s/,&–-])[\s/,&–-]*)+`,
  "iu",
);

/** What the value of a field begins with; other fields have words of any kind. */
const VALUE_STARTS: Readonly<Partial<Record<TransportField, RegExp>>> = {
  un_number: /^(?:UN|NA|ID)?\s?\d{4}\b/i,
  class: /^[\d(-]/,
  subsidiary: /^[\d(-]/,
  label: /^[\d(-]/,
  hazard_identification_number: /^[\d(-]/,
  packing_group: /^I{1,3}\b/,
};

/** A name may begin with a label's words: "ENVIRONMENTALLY HAZARDOUS SUBSTANCE"; a label has colon or value. */
export function isLabel(found: FoundLabel<TransportField> | undefined): boolean {
  if (!found?.inline || found.colon) return true;
  const { text } = found.inline;
  if (found.field === "marine_pollutant") return text.length < SHORT_ANSWER;
  // "Transport hazard class(es) ICAO/IATA Class 8"
  const isClass = found.field === "class" && transportClassIn(text) !== null;
  return isClass || VALUE_STARTS[found.field]?.test(text) !== false || isNotRegulated(text);
}

/** "IMDG Class: 3", "ADR/RID packing group": a label with its mode before it. */
export function prefixedSlot(cell: Cell): Slot | null {
  const prefix = CODES_BEFORE.exec(cell.text)?.[0];
  if (!prefix) return null;
  const rest = cell.text.slice(prefix.length);
  const label = matchLabel(rest, transportLabels);
  const short = shortHead(rest.replace(/\s*:$/, ""));
  const modes = modesIn(prefix);
  if (short === "packing_group") return { field: short, modes, values: [], heading: "field" };
  if (!label || label.start > 0) return null;
  const tail = labelTail(rest.slice(label.end), false);
  const value = tail.valueAt === null ? null : cellFrom(cell, prefix.length + label.end + tail.valueAt);
  return { field: label.field, modes, values: value ? [value] : [], heading: "field" };
}

/** Where a cell's words for modes end; -1 where they are all of it: "Sea transport - IMDG". */
function endOfHead(text: string): number {
  const entry = text.search(ENTRY_BEHIND_MODE);
  if (entry > 0 && modesOfLabel(text.slice(0, entry)).length > 0) return entry;
  const sign = text.search(/\s?:\s|:$|\s[–-]\s/);
  return modesOfLabel(text.slice(sign).replace(SIGNS, "")).length > 0 ? -1 : sign;
}

/** "ADR/RID", "IATA: UN 1263", "DOT: Not regulated". */
export function modeSlot(cell: Cell, field: TransportField | null): Slot | null {
  const colon = endOfHead(cell.text);
  const head = colon > 0 ? cell.text.slice(0, colon) : cell.text;
  const isEntry = colon > 0 && colon < LONGEST_SILENCE && ENTRY.test(cell.text.slice(colon));
  // "Road & rail: UN No. 1791, Class 8": an entry behind them shows what the words are
  const modes = isEntry ? modesOfLabel(`${head} transport`) : headModes(cell.text, head);
  const isHeading = modes.length > 0 && cell.text.endsWith(":");
  const rest = colon > 0 && !isHeading ? cell.text.slice(colon).replace(SIGNS, "") : "";
  const values = rest === "" ? [] : [{ ...cell, text: rest }];
  if (modes.length === 0 && isEntry && OF_TRANSPORT.test(head))
    return { field: "description", modes: null, values, heading: "field" };
  if (modes.length === 0) return colon > 0 ? null : codedSlot(cell, field);
  return { field, modes, values, heading: "mode" };
}

/** "Transport regulation: IMDG (vessel):" is a heading whose mode stands behind a colon of its own. */
function headModes(text: string, head: string): Mode[] {
  const modes = modesOfLabel(head);
  if (modes.length > 0 || !text.endsWith(":") || !OF_TRANSPORT.test(head)) return modes;
  return modesOfLabel(text.replace(/:/g, " "));
}

/** "ADR, IMDG, IATA Not applicable": codes and their value with no more than a space between them. */
function codedSlot(cell: Cell, field: TransportField | null): Slot | null {
  const prefix = CODES_BEFORE.exec(cell.text)?.[0] ?? "";
  const value = cellFrom(cell, prefix.length);
  if (prefix === "" || !value || !/\s$/.test(prefix)) return null;
  const isValue = /^(?:(?:UN|NA|ID)\s?)?\d|^I{1,3}$/.test(value.text);
  const isSilent = value.text.length < LONGEST_SILENCE && isNotRegulated(value.text);
  if (!isValue && !isSilent) return null;
  return { field, modes: modesIn(prefix), values: [value], heading: "mode" };
}

/** "14.3" at the start of a line. */
export const SUBSECTION = /^\W*(14\.\d)/;

/** "14.3. Peligros": a part whose title is not known tells nothing of the part above it. */
export function unknownSlot({ text }: Cell): Slot | null {
  const number = /^\W*(14\.\d)\.?\s+\p{Lu}\p{L}{2}/u.exec(text)?.[1];
  return number ? { field: "other", modes: null, values: [], number, heading: "field" } : null;
}

/** Blocks with subsections of their own print 14.1 to 14.4 once for each mode. */
export function repeatedSubsections(lines: readonly Line[]): Set<string> {
  const numbers = lines.flatMap((line) => SUBSECTION.exec(line.text)?.[1] ?? []);
  return new Set(numbers.filter((number, i) => numbers.indexOf(number) !== i));
}

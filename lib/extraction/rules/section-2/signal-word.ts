import { foldedWords } from "@/lib/extraction/glyphs/folded-text";
import { pattern, words } from "@/lib/extraction/language/words";
import type { Cell, Line } from "@/lib/extraction/model";
import type { ZonePart } from "@/lib/extraction/rules/zone-text";
import type { SignalWord } from "@/lib/regulation/hazard-classes";
import official from "@/lib/regulation/signal-words.json";
import { isOfProduct, labelOf } from "./hazard-labels";
import { symbolsNamed } from "./symbol-names";

export type SignalReading = { value: SignalWord | null; line: Line; confidence: number };

/** CLP Annex I, its abbreviations, translations from North America and the words of countries outside the Union. */
const WORDS = new Map<string, SignalWord>(
  (["Danger", "Warning"] as const).flatMap((signal) =>
    [...words.signalWords[signal], ...Object.values(official).map((own) => own[signal])].map(
      (word) => [foldedWords(word), signal] as const,
    ),
  ),
);
const signalOf = (text: string | undefined) => WORDS.get(foldedWords(text ?? ""));
const NONE = pattern()`^${words.signalPhrases.none}`;
const DASHES = /^[\s/–—-]+$/;

/** The signal word that a text begins with; "none" when it says that there is none; null when it says nothing. */
function wordIn(text: string): SignalWord | "none" | null {
  const folded = foldedWords(text);
  // before the words: "aucune mention d'avertissement" ends with one of them
  if (NONE.test(folded) || DASHES.test(text)) return "none";
  for (const [word, signal] of WORDS)
    if (folded === word || folded.startsWith(`${word} `) || folded.endsWith(` ${word}`)) return signal;
  return null;
}

function afterLabel(parts: readonly ZonePart[]): SignalReading | null {
  for (const [i, part] of parts.entries()) {
    if (part.zone !== "signal" || !part.labelled) continue;
    for (const candidate of parts.slice(i, i + 4)) {
      if (candidate !== part && candidate.zone !== "signal") break;
      const found = candidate.text.trim() ? wordIn(candidate.text) : null;
      if (found) return { value: found === "none" ? null : found, line: candidate.line, confidence: 0.98 };
    }
  }
  return null;
}

/** "Health hazard Danger": some forms set the signal word behind the name of each symbol. */
export function signalBesideSymbol(text: string): { code: string; value: SignalWord } | null {
  const [, symbol, word] = /^\W*(\p{L}.*\p{L})\s+(\p{L}+)\W*$/u.exec(text) ?? [];
  const value = signalOf(word);
  const [code, ...more] = symbol && value ? symbolsNamed(symbol) : [];
  return code && value && more.length === 0 ? { code, value } : null;
}

function besideSymbols(parts: readonly ZonePart[]): SignalReading | null {
  const found = parts.flatMap(({ text, line, zone }) => {
    const value = isOfProduct(zone) ? signalBesideSymbol(text)?.value : undefined;
    return value ? [{ value, line, confidence: 0.85 }] : [];
  });
  return stronger(found);
}

/** Of several classes the label bears the stronger word. */
const stronger = (found: readonly SignalReading[]): SignalReading | null =>
  found.find(({ value }) => value === "Danger") ?? found[0] ?? null;

/** "GHS02 GHS07" */
const PICTOGRAMS = /^(?:\W*GHS\s?0\d)+\W*$/;

/** "Pictograms: GHS05 | Signal word: Danger" */
function labelledInCell(parts: readonly ZonePart[]): SignalReading | null {
  for (const { line, zone } of parts)
    for (const { text } of isOfProduct(zone) ? line.cells.slice(1) : []) {
      const label = labelOf(text);
      const value = label?.zone === "signal" ? signalOf(label.value) : undefined;
      if (value) return { value, line, confidence: 0.9 };
    }
  return null;
}

/** "GHS05 GHS07 Danger": what the codes of pictograms leave of a line. */
const withoutPictograms = (text: string) => text.replace(/^(?:\W*GHS\s?0\d)+\W*/, "");

/** A line that holds the word alone or behind codes of pictograms, or the word in capitals before a colon ("WARNING: CAUSES SKIN IRRITATION"). */
function standingAlone(parts: readonly ZonePart[]): SignalReading | null {
  for (const [i, { zone, text, line }] of parts.entries()) {
    const isElsewhere = !isOfProduct(zone) || zone === "precautionary" || zone === "supplemental";
    const next = parts.slice(i + 1).find((below) => !PICTOGRAMS.test(below.text));
    if (isElsewhere && !(next?.zone === "hazard" && next.labelled)) continue;
    const whole = signalOf(withoutPictograms(text.split("\t").at(-1) ?? ""));
    if (whole && /^\W*\p{Lu}/u.test(text)) return { value: whole, line, confidence: 0.85 };
    if (isElsewhere) continue;
    const shouted = signalOf(/^\W*([\p{Lu} ]{4,})\s*[:!\t–—-]/u.exec(text)?.[1]);
    if (shouted) return { value: shouted, line, confidence: 0.75 };
  }
  return null;
}

const isSignalLabel = (text: string) => {
  const label = labelOf(text.replace(/\(s\)/gi, ""));
  return label?.zone === "signal" && label.value === "";
};

/** "Signal word", also as "Signal" over "Word". */
function headsSignals({ cells }: Line, next: Line | undefined): boolean {
  return cells.slice(1).some(({ text, rect: [left, , right] }) => {
    const below = next?.cells.find(({ rect }) => rect[0] < right && left < rect[2]);
    return isSignalLabel(text) || (below !== undefined && isSignalLabel(`${text} ${below.text}`));
  });
}

/** A table with a column for the signal word of each class, or the word beside the first line of a label that wraps. */
function inColumn(parts: readonly ZonePart[]): SignalReading | null {
  const head = parts.findIndex(({ line }, i) => headsSignals(line, parts[i + 1]?.line));
  if (head < 0) return null;
  const column = parts[head]?.line.cells.find(({ text }) => isSignalLabel(text))?.rect;
  const isBelow = ({ rect }: Cell) => column !== undefined && rect[0] < column[2] && column[0] < rect[2];
  const found = parts.slice(head).flatMap(({ line }) =>
    line.cells.flatMap((cell, i) => {
      const value = i > 0 || isBelow(cell) ? signalOf(cell.text) : undefined;
      return value ? [{ value, line, confidence: 0.85 }] : [];
    }),
  );
  return stronger(found);
}

const OVERVIEW = pattern("iu")`^\W*${words.signalPhrases.overview}(?!\p{L})`;
/** ANSI Z129.1 put the words "Danger" and "Warning" on labels long before GHS; its "Caution" is none of today's. */
const SHOUTED = pattern()`^\W*(${words.signalPhrases.inCapitals})(?=[\s!:.,]|$)`;

/** "Emergency overview: DANGER! EXTREMELY FLAMMABLE": how American sheets from before GHS begin their section. */
function inOverview(parts: readonly ZonePart[]): SignalReading | null {
  const at = parts.findIndex(({ line }) => OVERVIEW.test(line.text));
  if (at < 0) return null;
  const texts = parts.slice(at, at + 4).map(({ line }) => ({ line, text: line.text.replace(OVERVIEW, "") }));
  const first = texts.find(({ text }) => /\p{L}/u.test(text));
  const value = signalOf(SHOUTED.exec(first?.text ?? "")?.[1]);
  return first && value ? { value, line: first.line, confidence: 0.7 } : null;
}

/** "2.2 DANGER xylene", "ATTENTION (point d'exclamation)" */
const BEGINS_SHOUTED = /^(?:[^\p{L}\d]|\d+\.\d+(?:\.\p{Ll})?)*(\p{Lu}{4,})(?!\p{L})/u;

/** The signal word in capitals that a text begins with. */
export const shoutedSignal = (text: string) => signalOf(BEGINS_SHOUTED.exec(withoutPictograms(text))?.[1]);

/** The word in capitals at the beginning of a cell, where it is the one that the classification calls for. */
function calledFor(parts: readonly ZonePart[], implied: SignalWord): SignalReading | null {
  const isIt = ({ text }: Cell) => shoutedSignal(text) === implied;
  const found = parts.find(({ zone, line }) => zone !== "precautionary" && line.cells.some(isIt));
  return found ? { value: implied, line: found.line, confidence: 0.75 } : null;
}

/**
 * The signal word of the label, read after its label, on a sheet that follows GHS where it stands alone, or where an
 * emergency overview begins with it; else where `implied`, the one that the classification calls for, is printed in
 * capitals. A reading with `value: null` means that the sheet says there is none; null means that nothing was found.
 */
export function readSignalWord(
  parts: readonly ZonePart[],
  followsGhs: boolean,
  implied: SignalWord | null,
): SignalReading | null {
  const read =
    afterLabel(parts) ??
    labelledInCell(parts) ??
    (followsGhs ? (inColumn(parts) ?? besideSymbols(parts) ?? standingAlone(parts)) : null);
  return read ?? inOverview(parts) ?? (implied && calledFor(parts, implied));
}

import { isStatementCode } from "@/lib/regulation/statements";
import { matchesIn } from "./matches";

/** A code or a combination of codes, and where in the text it stands. */
export type FoundCode = { code: string; at: number; end: number };

const PART = String.raw`(?:EUH[ :-]?0?\d{2,3}[A-Z]?|(?:[HP][ -]?|H:(?=\d{3}[fdFD]{0,2}(?:-\d|\s*(?:\n|$))))[1-5]\d{2}(?:F[Dd]|D[Ff]|[Ff]d|[FDfdi])?)`;
const NEXT = String.raw`(?:[HP]?[ -]?[1-5]\d{2}(?:F[Dd]|D[Ff]|[Ff]d|[FDfdi])?)`;
// "P305 + P351 +\nP338", "P410/412", "H:225-304-336", "H222-H229", "P501-2" (a maker's own variant), "P501a"
const CODES = new RegExp(
  String.raw`(?<![\p{L}\p{N}])${PART}(?:\s*[+/&-]\s*${NEXT}(?![\p{L}\p{N}]))*(?![\p{N}])(?!\p{L}\p{L})(?![.,]\d{2})`,
  "gu",
);

/** The code in its official spelling ("EUH 66" → "EUH066", "H361FD" → "H361fd"), or null when there is none such. */
function normaliseCode(written: string): string | null {
  const compact = written.replace(/[\s:-]/g, "");
  const [, kind = "", digits = "", letters = ""] =
    /^(EUH|H|P)0?(\d{2,3})([A-Za-z]{0,2})$/.exec(compact) ?? [];
  const code = `${kind}${digits.padStart(3, "0")}`;
  const spellings = [letters, letters.toLowerCase(), letters.toUpperCase()].map((own) => code + own);
  return spellings.find(isStatementCode) ?? null;
}

/** H and EUH codes stand alone unless the law lists the combination; P codes joined by "+" are one statement. */
function combine(parts: string[], joints: string[]): string[][] {
  if (parts.length === 1) return [parts];
  if (isStatementCode(parts.join("+"))) return [parts];
  const groups: string[][] = [];
  for (const [i, part] of parts.entries()) {
    const joint = joints[i - 1];
    const last = groups.at(-1);
    if (last && part.startsWith("P") && (joint === "+" || joint === "&")) last.push(part);
    else groups.push([part]);
  }
  return groups;
}

function readMatch(match: RegExpExecArray): FoundCode[] {
  const pieces = match[0].split(/\s*([+/&]|(?<=\d\p{L}{0,2})\s*-(?=\s*(?:[HP][ -]?)?\d{3}))\s*/u);
  const kind = match[0].startsWith("P") ? "P" : "H";
  const written = pieces.filter((_, i) => i % 2 === 0);
  const joints = pieces.filter((_, i) => i % 2 === 1);
  const parts = written.flatMap(
    (piece) => normaliseCode(/^\d/.test(piece.trim()) ? kind + piece.trim() : piece) ?? [],
  );
  if (parts.length === 0) return [];
  return combine(parts, joints).map((codes) => ({
    code: codes.join("+"),
    at: match.index,
    end: match.index + match[0].length,
  }));
}

/** All H, EUH and P codes of a text in reading order, in every notation that sheets use. */
export function codesIn(text: string): FoundCode[] {
  return [...matchesIn(text, CODES)].flatMap(readMatch);
}

/** The H and EUH codes of a text in reading order. */
export function hazardCodesIn(text: string): FoundCode[] {
  return codesIn(text).filter((found) => !found.code.startsWith("P"));
}

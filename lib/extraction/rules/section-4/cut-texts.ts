import { pattern, words } from "@/lib/extraction/language/words";
import { matchLabel } from "@/lib/extraction/lines/label-match";
import type { Cell, Found, Line, Problem, Source } from "@/lib/extraction/model";
import { adviceLabels, NUMBERED, routesNamed } from "./route-headings";
import { isOf } from "./unread-advice";

/** "pH-neutral …", "n-hexane …" begin with a small letter of their own. */
const CONTINUED = /^(?!pH|[a-z]-)[\p{Ll},;)]/u;
const CUT = pattern(
  "iu",
)`(?:[,;:(/]|\p{L}-|(?<!\p{L})(?:${words.joins.and}|${words.joins.or}|${words.routeHeadings.openers}))$`;
const UNCLOSED = /\([^()]*$/;
const CLOSED = /[.!?]$/;
/** So many letters tell where a text begins in its line. */
const BEGINNING = 12;

/** "no equipment is needed", but not "procedures." */
const PHRASE = /^[^\s.]+ [^\s.]+ \S/;

/** "General: no equipment is needed": behind its label a phrase may begin with a small letter. */
const isBehindLabel = (value: string, lines: readonly Line[]) =>
  PHRASE.test(value) &&
  lines.some(({ text }) => /:\s*$/.test(text.slice(0, Math.max(0, text.indexOf(value.slice(0, BEGINNING))))));

/** A line right below another begins at most this far below it, in heights of the line. */
const PITCH = 1.6;
const SAME_START = 3;

/** Advice that begins or ends in the middle of a sentence may have lost a part, or hold a part of another's. */
export function cutTexts(
  advice: readonly Found[],
  findings: readonly Found[],
  lines: readonly Line[],
): Problem[] {
  const isLeft = (line: Line) => !isRead(line, findings) || beginsUnread(line, findings);
  return advice.flatMap(({ path, value, sources }): Problem[] => {
    if (typeof value !== "string") return [];
    const isContinued = CONTINUED.test(value) && !isBehindLabel(value, lines);
    const isCut =
      CUT.test(value) ||
      UNCLOSED.test(value) ||
      (!CLOSED.test(value) && goesOn(sources.at(-1), lines.filter(isLeft)));
    const part = isContinued ? "begin" : isCut ? "end" : null;
    const message = `The text seems to ${part} in the middle of a sentence.`;
    return part ? [{ path: `section4.${path}`, code: "doubt", message }] : [];
  });
}

const isRead = (line: Line, findings: readonly Found[]) =>
  findings.some(({ sources }) => sources.some((source) => isOf(line, source)));

/** "PHYSICIAN. SKIN: WASH WITH WATER": what stands before the label that the line was read from. */
function beginsUnread({ text }: Line, findings: readonly Found[]): boolean {
  const [first = ""] = text.split(/[.:]/);
  const isLabel = matchLabel(text, adviceLabels) !== null || isHeading(first);
  const start = text.slice(0, BEGINNING);
  return !isLabel && !findings.some(({ value }) => typeof value === "string" && value.includes(start));
}

const isHeading = (text: string) => NUMBERED.test(text) || routesNamed(text).length > 0;

/** Whether one of the lines stands right below the last one of a text, in its column. */
function goesOn(last: Source | undefined, lines: readonly Line[]): boolean {
  return lines.some((line) => {
    if (line.page !== last?.page) return false;
    const pitch = last.rect[1] - line.rect[1];
    const isBelow = pitch > 0 && pitch < PITCH * (last.rect[3] - last.rect[1]);
    const isInColumn = ({ rect }: Cell) => Math.abs(rect[0] - last.rect[0]) < SAME_START;
    return isBelow && line.cells.some((cell) => isInColumn(cell) && !isHeading(cell.text));
  });
}

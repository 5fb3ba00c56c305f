import { plainText } from "@/lib/extraction/glyphs/folded-text";
import { pattern, words } from "@/lib/extraction/language/words";
import { saying } from "@/lib/extraction/lines/lines";
import type { Cell, Line, Section } from "@/lib/extraction/model";
import { mendBrokenCodes, mendWrappedCells } from "@/lib/extraction/rules/broken-cells";
import { codesIn } from "@/lib/extraction/rules/statement-codes";
import type { ZonePart } from "@/lib/extraction/rules/zone-text";
import { withColumnsOfStatements } from "./columns-of-statements";
import { brokenLabel, isInLabelColumn, labelOf, valueColumn, type Zone } from "./hazard-labels";

/** REACH Annex II Part B: 2.1 classification, 2.2 label elements, 2.3 other hazards. */
const BY_NUMBER: Readonly<Record<string, Zone>> = { "1": "classification", "2": "label", "3": "other" };
const NUMBERED = /^\W*2\s?\.\s?([1-3])(?:\s?\.\s?\d)*\.?\s+(?=\p{L})/u;
const joined = (cells: readonly Cell[]) => cells.map((cell) => plainText(cell.text)).join("\t");

function numberedZone(line: Line): Zone | null {
  const match = NUMBERED.exec(line.text);
  return match?.[1] ? (BY_NUMBER[match[1]] ?? null) : null;
}

/** "Classification according to" / "regulation (EC) No 1272/2008 [CLP]": a wrapped label beside its classes. */
const LAW = pattern("iu")`1272\/2008|\bCLP\b|${words.hazards.acts}`;
const isLawOfLabel = ({ text }: Cell) => LAW.test(text) && codesIn(text).length === 0;

const isLabelled = ({ text }: Cell) => /:\s*\S/.test(text) && Boolean(labelOf(text)?.value);

/** "Pictogram: GHS05   Signal word: Danger": each label of a line, with its value, as a line of its own. */
function partedAtLabels(line: Line): Line[] {
  if (line.cells.length < 2 || !line.cells.every(isLabelled)) return [line];
  return line.cells.map((cell) => saying(line, cell.text, [cell]));
}

/** Divides section 2 into zones by its numbered headings and its labels, in the sheet's reading order. */
export function zonesOf(section: Section): ZonePart[] {
  const lines = withColumnsOfStatements(mendBrokenCodes(section.lines)).flatMap(partedAtLabels);
  const column = valueColumn(lines);
  const parts: ZonePart[] = [];
  let zone: Zone = "classification";
  let closed = false;
  for (const [i, line] of lines.entries()) {
    const numbered = numberedZone(line);
    if (numbered) {
      zone = numbered;
      closed = numbered === "other";
      const heading = line.text.replace(NUMBERED, "");
      const [, ...beside] = line.cells;
      const inline = labelOf(heading)?.value ?? (codesIn(heading).length > 0 ? heading : joined(beside));
      if (inline) parts.push({ zone, text: inline, line, labelled: true });
      continue;
    }
    if (closed) {
      parts.push({ zone: "other", text: joined(line.cells), line, labelled: false });
      continue;
    }
    // after a remark on other hazards, a label that begins with its signal word
    const [first, ...rest] = line.cells;
    const whole = labelOf(joined(line.cells));
    const label = whole ?? brokenLabel(line, lines[i + 1], column);
    if (label) {
      zone = label.zone;
      // "Contains" is the first word of EUH208
      const value = zone === "contents" ? joined(line.cells) : whole ? label.value : joined(rest);
      parts.push({ zone, text: value, line, labelled: true });
      continue;
    }
    const isBeside = rest.length > 0 && first !== undefined;
    const drop =
      isBeside && (zone === "classification" ? isLawOfLabel(first) : isInLabelColumn(line, column));
    parts.push({ zone, text: joined(drop ? rest : line.cells), line, labelled: false });
  }
  return mendWrappedCells(parts);
}

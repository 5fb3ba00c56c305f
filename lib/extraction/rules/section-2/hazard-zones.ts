import { plainText } from "@/lib/extraction/glyphs/folded-text";
import { pattern, words } from "@/lib/extraction/language/words";
import { saying } from "@/lib/extraction/lines/lines";
import type { Cell, Line, Section } from "@/lib/extraction/model";
import { mendBrokenCodes, mendWrappedCells } from "@/lib/extraction/rules/broken-cells";
import {
  headsConcentrationLimits,
  tellsConcentrationLimit,
} from "@/lib/extraction/rules/concentration-limits";
import { codesIn } from "@/lib/extraction/rules/statement-codes";
import type { ZonePart } from "@/lib/extraction/rules/zone-text";
import { withColumnsOfStatements } from "./columns-of-statements";
import {
  brokenLabel,
  isInLabelColumn,
  isOfProduct,
  type Label,
  labelOf,
  valueColumn,
  type Zone,
} from "./hazard-labels";
import { shoutedSignal } from "./signal-word";

/** REACH Annex II Part B: 2.1 classification, 2.2 label elements, 2.3 other hazards. */
const BY_NUMBER: Readonly<Record<string, Zone>> = { "1": "classification", "2": "label", "3": "other" };
const NUMBERED = /^\W*2\s?\.\s?(\d)(?:\s?\.\s?\d)*\.?\s+(?=\p{L})/u;
/** "2.2a Signal word" */
const LETTERED = /^\W*2\.\d\p{Ll}\s+(?=\p{L})/u;
/** What the law numbers 2.2 some sheets number one by one: "2.3 Pictograms", "2.4 Hazard statements". */
const OF_THE_LABEL: ReadonlySet<Zone> = new Set<Zone>(["signal", "hazard", "precautionary", "pictograms"]);
const joined = (cells: readonly Cell[]) => cells.map((cell) => plainText(cell.text)).join("\t");

const zoneBy = (line: Line): Zone | null => BY_NUMBER[NUMBERED.exec(line.text)?.[1] ?? ""] ?? null;

/** "2.2a Signal word", "2.3 Pictograms": a label of the product's own behind a number that the law gives to other hazards, or to none. */
function numberedLabel(line: Line): Label | null {
  const text = joined(line.cells);
  const number = [NUMBERED, LETTERED].find((one) => one.test(text));
  const label = number ? labelOf(text.replace(number, "")) : null;
  const isLaws = ["classification", "label"].includes(zoneBy(line) ?? "");
  return label && OF_THE_LABEL.has(label.zone) && !isLaws ? label : null;
}

/** "Classification according to" / "regulation (EC) No 1272/2008 [CLP]": a wrapped label beside its classes. */
const LAW = pattern("iu")`1272\/2008|\bCLP\b|${words.hazards.acts}`;
const isLawOfLabel = ({ text }: Cell) => LAW.test(text) && codesIn(text).length === 0;

/** "Regulation (EC) No 1272/2008 (GHS)" below what the older law says. */
const isLawAlone = ({ cells, text }: Line) =>
  cells.length < 3 && text.length < LONGEST_LAW && /1272\/2008/.test(text) && codesIn(text).length === 0;
const LONGEST_LAW = 80;

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
  let lawsZone: Zone = zone;
  let closed = false;
  for (const [i, line] of lines.entries()) {
    const own = numberedLabel(line);
    const numbered = own ? null : zoneBy(line);
    if (own) closed = false;
    if (numbered) {
      lawsZone = zone = numbered;
      closed = numbered === "other";
      const heading = line.text.replace(NUMBERED, "");
      const [first, ...beside] = line.cells;
      const isValue = codesIn(heading).length > 0 || shoutedSignal(heading) !== undefined;
      const value = labelOf(heading)?.value ?? (isValue ? heading : null);
      // "2.2 Label | GHS05 Danger"
      const inline = value || (value === null || /\p{L}/u.test(first?.text ?? "") ? joined(beside) : "");
      if (inline) parts.push({ zone, text: inline, line, labelled: true });
      continue;
    }
    const text = joined(line.cells);
    if (headsConcentrationLimits(text)) zone = "aside";
    if (!closed && !isOfProduct(zone) && isLawAlone(line)) zone = lawsZone;
    if (closed || tellsConcentrationLimit(text)) {
      parts.push({ zone: closed ? "other" : "aside", text, line, labelled: false });
      continue;
    }
    // after a remark on other hazards, a label that begins with its signal word
    const [first, ...rest] = line.cells;
    const whole = own ?? labelOf(text);
    const label = whole ?? brokenLabel(line, lines[i + 1], column);
    if (label) {
      zone = label.zone;
      // "Contains" is the first word of EUH208
      const value = zone === "contents" ? text : whole ? label.value : joined(rest);
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

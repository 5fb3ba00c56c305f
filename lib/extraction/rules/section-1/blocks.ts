import { pattern, words } from "@/lib/extraction/language/words";
import { matchLabel } from "@/lib/extraction/lines/label-match";
import { type LabelledValue, labelledValues, labelsOf } from "@/lib/extraction/lines/labelled";
import { textOf, toCell, withCells } from "@/lib/extraction/lines/lines";
import { isTypedRule } from "@/lib/extraction/lines/typed-rules";
import type { Cell, Line } from "@/lib/extraction/model";
import { hasForm } from "./legal-forms";
import { behindUnknownLabel, columnsOf, type LabelColumns } from "./unknown-labels";

export type IdentificationField = keyof typeof words.identification;

/** The part of section 1 that a text stands in: 1.1, 1.2, 1.3 with its contacts for questions, 1.4. */
export type Zone = "product" | "uses" | "supplier" | "contact" | "emergency";

/** A label with its text, or text without a label (field null), and the part of section 1 it belongs to. */
export type Block = {
  field: IdentificationField | null;
  zone: Zone;
  /** True where the part's own number opened it: "1.4". */
  isNumbered: boolean;
  label: string;
  /** What stands between label and text: "(24 h)". */
  qualifier: string;
  text: string;
  lines: Line[];
  /** The left edge of the label, or of the text without one. */
  x: number;
};

const labels = labelsOf(words.identification);
/** Addresses and names stand with blank lines between them. */
const GAP = 4;
/** A label this far left of what opened a part belongs to another column, in points. */
const OPENER_INDENT = 30;
const LEADERS = /\.{4,}|…{2,}/;
const LED = /\s*:?\s*(?:\.{4,}|…{2,})\s*/;
const PART = String.raw`^\W{0,3}1\s?\.\s?([1-9])`;
const NUMBERED = new RegExp(String.raw`${PART}(?!\d)`);
/** "1.3 Example LLC", but "1.2-Examplane" */
const OWN_NUMBER = new RegExp(String.raw`${PART}\.?\s+\p{L}`, "u");
const NUMBER_ALONE = new RegExp(String.raw`${PART}\.?$`);
/** A heading over emergency numbers that goes on as a sentence is no label. */
const EMERGENCY_HEADING = pattern(
  "i",
)`^\W*(?:${words.emergency.callCentre}\s)?(?:24[\s-]?h\S*\s)?${words.emergency.heading}`;
/** Who answers emergency calls for others. */
const CALL_CENTRE = pattern("i")`${words.emergency.callCentre}`;
const numberedZones: readonly Zone[] = ["product", "uses", "supplier", "emergency"];
/** In other parts whom to call stands where labels do: "Poison centre | 555 0100". */
const canBeLabelled: ReadonlySet<Zone> = new Set(["product", "uses", "supplier"]);
const openedBy: Partial<Record<IdentificationField, Zone>> = {
  product: "product",
  product_name: "product",
  product_code: "product",
  uses: "uses",
  uses_against: "uses",
  supplier: "supplier",
  company: "supplier",
  contact: "contact",
  emergency: "emergency",
};

type Opener = { page: number; y: number; x: number; zone: Zone; isNumbered: boolean };
type Place = { page: number; y: number; x: number };

/** The lines of section 1 cut into its labels and texts in reading order, each with the part it belongs to. */
export function blocksOf(printed: readonly Line[]): Block[] {
  const unled = printed
    .filter(({ text }) => !isTypedRule(text))
    .map(withoutLeaders)
    .map(withoutBars)
    .map(withoutBrand);
  const values = labelledValues(unled, labels, { gap: GAP, loose: false }).map(upToNumber);
  const openers = openersOf(unled, values);
  const columns = columnsOf(unled, values);
  const labelled = values.map((value): [Place, Block] => {
    const place = { page: value.page, y: value.labelRect[1], x: value.labelRect[0] };
    const { field, label, qualifier } = value;
    const opener = openerOf(place, openers);
    const named = namedIn(field, opener);
    const isHeading = value.separation === "below" && canBeLabelled.has(opener.zone);
    const lines = isHeading ? behindUnknownLabels(value.lines, opener.zone, columns) : value.lines;
    const text = isHeading ? textOf(lines) : value.text;
    return [place, { ...opener, field: named, label, qualifier, text, lines, x: place.x }];
  });
  const loose = unlabelled(unled, values).map((printed): [Place, Block] => {
    const place = { page: printed.page, y: printed.rect[1], x: printed.rect[0] };
    const opener = openerOf(place, openers);
    const parted = canBeLabelled.has(opener.zone) ? behindUnknownLabel(printed, columns) : null;
    const line = parted?.line ?? printed;
    const none = { field: null, label: parted?.label ?? "", qualifier: "" };
    return [place, { ...opener, ...none, text: line.text, lines: [line], x: place.x }];
  });
  const blocks = [...labelled, ...loose].sort(([a], [b]) => inReadingOrder(a, b)).map(([, block]) => block);
  return blocks.map((block, i) => withOpeningLabel(blocks[i - 1], block));
}

/** "1.2 Synonym: Blend" over "1.3 Example LLC, 8 Elm Street": a line with a number of its own is no text of the label above. */
function upToNumber(value: LabelledValue<IdentificationField>): LabelledValue<IdentificationField> {
  const at = value.lines.findIndex(({ text }, i) => i > 0 && OWN_NUMBER.test(text));
  const lines = value.lines.slice(0, at);
  return at < 0 ? value : { ...value, lines, text: textOf(lines) };
}

/** "Company Phone Number |" before "Phone: 1-800-…" in its value: both say whose number it is. */
function withOpeningLabel(opening: Block | undefined, block: Block): Block {
  const isCalled = ({ zone, field }: Block) =>
    zone === "emergency" && (field === "emergency" || field === "phone");
  const isOpen = opening && isCalled(opening) && opening.lines.length === 0 && isCalled(block);
  return isOpen && opening.x < block.x - OPENER_INDENT
    ? { ...block, label: `${opening.label} ${block.label}` }
    : block;
}

/** "TRADE NAME: ........ Ice Patrol" without its dots; where the label has no colon, they stand for one. */
function withoutLeaders(line: Line): Line {
  if (!LEADERS.test(line.text)) return line;
  const cells = line.cells.flatMap((cell) => {
    const words = cell.words
      .map((word, i) => {
        const before = `${cell.words[i - 1]?.text ?? ""}${word.text.split(LEADERS)[0]}`;
        return { ...word, text: word.text.replace(LEADERS, before.endsWith(":") ? "" : ":") };
      })
      .filter(({ text }) => text !== "");
    const text = cell.text.replace(LED, ": ").trim();
    return text === "" ? [] : [{ text, rect: cell.rect, words }];
  });
  return withCells(line, cells);
}

/** "Example Cement | P.O. Box 1609 | Woodstock": the parts of an address, as with commas. */
function withoutBars(line: Line): Line {
  if (!/\s\|\s/.test(line.text)) return line;
  const cells = line.cells.map((cell) => {
    const words = cell.words.flatMap((word, i) =>
      word.text === "|" && i > 0
        ? []
        : [cell.words[i + 1]?.text === "|" ? { ...word, text: `${word.text},` } : word],
    );
    return { ...cell, text: cell.text.replace(/\s\|(?=\s)/g, ","), words };
  });
  return withCells(line, cells);
}

/** "EXAMPLE® Product Name" is a label, whose brand is no part of it but where it begins. */
function withoutBrand(line: Line): Line {
  const [first, ...others] = line.cells;
  const [brand, word, ...more] = first?.words ?? [];
  if (!first || !word || !brand?.text.endsWith("®")) return line;
  const label = toCell([
    { ...word, rect: [brand.rect[0], word.rect[1], word.rect[2], word.rect[3]] },
    ...more,
  ]);
  const match = matchLabel(label.text, labels);
  const isLabel = match?.field === "product_name" && !/\p{L}/u.test(label.text.slice(match.end));
  return isLabel ? withCells(line, [label, ...others]) : line;
}

/** "Name" alone is the product's in 1.1 and the company's in 1.3, where "Trade name" is the company's, too. */
function namedIn(
  field: IdentificationField,
  { zone, isNumbered }: Pick<Block, "zone" | "isNumbered">,
): IdentificationField | null {
  if (field === "product_name" && zone === "supplier" && isNumbered) return "company";
  if (field !== "name") return field;
  if (zone === "product") return "product_name";
  return zone === "supplier" ? "company" : null;
}

function inReadingOrder(a: Place, b: Place): number {
  return a.page - b.page || (Math.abs(a.y - b.y) < 2 ? a.x - b.x : b.y - a.y);
}

/** Sheets outside the Union number otherwise: what a label behind the number says counts more than the number. */
function namedZone(line: Line, values: readonly LabelledValue<IdentificationField>[]): Zone | undefined {
  const own = values.find(
    ({ page, labelRect: [left, bottom] }) =>
      page === line.page &&
      Math.abs(bottom - line.rect[1]) < 2 &&
      left >= line.rect[0] &&
      left < line.rect[2],
  );
  // "1.4 Marketing address" of an older form is none of emergencies
  return own && (own.field === "address" ? "supplier" : openedBy[own.field]);
}

/** Where sheets number 1.1 to 1.4, the numbers alone tell the parts, but for emergency numbers and contacts. */
function openersOf(lines: readonly Line[], values: LabelledValue<IdentificationField>[]): Opener[] {
  const numbered = lines.flatMap((line): Opener[] => {
    const number = NUMBERED.exec(line.text)?.[1];
    const zone = number && (namedZone(line, values) ?? numberedZones[Number(number) - 1]);
    return zone ? [{ page: line.page, y: line.rect[1], x: line.rect[0], zone, isNumbered: true }] : [];
  });
  const isNumbered = new Set(numbered.map(({ zone }) => zone)).size > 2;
  const named = values.flatMap((value): Opener[] => {
    // "Company: CHEMTREC" below a heading for emergencies is no supplier
    const zone =
      value.field === "company" && CALL_CENTRE.test(value.lines[0]?.text ?? "")
        ? "emergency"
        : openedBy[value.field];
    if (!zone || (isNumbered && zone !== "emergency" && zone !== "contact")) return [];
    return [{ page: value.page, y: value.labelRect[1], x: value.labelRect[0], zone, isNumbered: false }];
  });
  const headed = lines.flatMap((line): Opener[] => {
    if (!EMERGENCY_HEADING.test(line.text)) return [];
    return [{ page: line.page, y: line.rect[1], x: line.rect[0], zone: "emergency", isNumbered: false }];
  });
  return [...(isNumbered ? numbered : []), ...named, ...headed].sort(inReadingOrder);
}

function openerOf(place: Place, openers: readonly Opener[]): Pick<Block, "zone" | "isNumbered"> {
  let zone: Zone = "product";
  let numbered: Zone | null = null;
  for (const opener of openers) {
    const isBefore = opener.page < place.page || (opener.page === place.page && opener.y > place.y - 2);
    if (!isBefore || opener.x > place.x + OPENER_INDENT) continue;
    if (opener.isNumbered) numbered = opener.zone;
    // "Contact" within 1.4 is a contact for emergencies.
    else if (numbered === "emergency") continue;
    zone = opener.zone;
  }
  return { zone, isNumbered: zone === numbered };
}

/** The lines below a heading; what stands beside a second label of uses may be what it warns of. */
function behindUnknownLabels(lines: readonly Line[], zone: Zone, columns: readonly LabelColumns[]): Line[] {
  const parted = lines.map((line) => behindUnknownLabel(line, columns));
  const own = parted.map((one, i) => one?.line ?? (lines[i] as Line));
  const first = parted.findIndex((one) => one?.label);
  const second = parted.findIndex((one, i) => one?.label && i > first);
  return zone === "uses" && second > 0 ? own.slice(0, second) : own;
}

/** The cells of each line that are neither label nor value. */
function unlabelled(lines: readonly Line[], values: LabelledValue<IdentificationField>[]): Line[] {
  const taken = values.flatMap((value) => [
    { page: value.page, rect: value.labelRect },
    ...value.labelTails,
    ...value.lines.flatMap((line) => line.cells.map(({ rect }) => ({ page: line.page, rect }))),
  ]);
  return lines.flatMap((line) => {
    const cells = line.cells.filter(
      (cell) =>
        /[\p{L}\p{N}]/u.test(cell.text) &&
        !taken.some(({ page, rect }) => page === line.page && overlaps(cell, rect)),
    );
    // "1.3 | Example LLC, 8 Elm Street"
    if (NUMBER_ALONE.test(cells[0]?.text ?? "") && hasForm(cells[1]?.text ?? "")) cells.shift();
    const [first] = cells;
    if (!first) return [];
    const rect: Line["rect"] = [first.rect[0], line.rect[1], line.rect[2], line.rect[3]];
    const text = cells.map((cell) => cell.text).join("  ");
    return [{ page: line.page, rect, text, cells, size: line.size, bold: line.bold }];
  });
}

function overlaps({ rect }: Cell, other: Cell["rect"]): boolean {
  const middle = (rect[1] + rect[3]) / 2;
  return rect[0] < other[2] && other[0] < rect[2] && middle > other[1] && middle < other[3];
}

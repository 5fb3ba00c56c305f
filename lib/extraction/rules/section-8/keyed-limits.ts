import { withJoined, withRest } from "@/lib/extraction/lines/joined-lines";
import { saying, toCell, withCells } from "@/lib/extraction/lines/lines";
import type { Cell, Line } from "@/lib/extraction/model";
import { type Box, levelsOf } from "@/lib/extraction/tables/ruled-cells";
import { hasCas, isNothing, isNumber } from "./limit-columns";
import { limitListIn } from "./limit-lists";
import type { Named } from "./limit-rows";
import { hasValue } from "./limit-statements";
import { substanceIn } from "./limit-substance";
import { behindHeading, headingOf, isKind, kindIn, VALUE_LABEL } from "./limit-words";

const isKey = ({ cells, text }: Line) =>
  cells.length > 1 && !hasValue(text) && ["list", "kind"].includes(headingOf(cells[0]?.text ?? "") ?? "");

/**
 * "Long-term limit ppm: 400", "TWA [ppm] 25", "Pentane : MAK [ppm] : 25 (vapour)", "VME [ppm] (France) : 3", or the number in
 * the next cell: the unit stands before it.
 */
const UNIT_BEFORE =
  /^(?:\W*:\s+)?(?<name>[^:]{3,60}\s:\s+)?(?<label>[^:]{3,60}?)\s*(?<bracket>[([]?)(?<unit>ppm|mg\/m[3³])[)\]]?\s*(?<of>\([^()\d]{2,30}\)(?=\s*:)|\p{L}[\p{L} ]{3,30}(?=:))?\s*(?<colon>:?)\s*(?<number>\d[\d.,]*(?:\s?\([^()\d]*\))?)?$/iu;
const NUMBER_ALONE = /^(?::\s)?\d[\d.,]*$/;

function unitBefore(text: string) {
  const {
    name = "",
    label = "",
    of = "",
    bracket,
    unit,
    colon,
    number,
  } = UNIT_BEFORE.exec(text)?.groups ?? {};
  const kind = kindIn(label);
  // "Pentane : MAK [ppm] : 25", "Occupational limit (AGW) (mg/m³): 380"
  const isOfList = bracket && (kind === "generic" || (kind === null && limitListIn(label) !== null));
  const isTold = (isKind(label) && (bracket || colon)) || (isOfList && (name || colon));
  // "WEL mg/m³ total inhalable dust:"
  const form = of && !of.startsWith("(") ? `(${of})` : of;
  return isTold ? { label: `${name}${label} ${form}`.trim(), unit, number } : null;
}

/** "TLV-TWA [ppm] (mg/m³) : 20 (23)": both units before both numbers. */
const UNITS_BEFORE =
  /^(?<label>(?:\W*:\s+)?[^:[\]]{3,60}?)\s*\[(?<unit>ppm|mg\/m[3³])\]\s*\((?<second>ppm|mg\/m[3³])\)\s*:\s*(?<first>\d[\d.,]*)\s*\((?<other>\d[\d.,]*)\)$/iu;

/** A number that none stands behind: such are those of several substances. */
const isNumberAlone = (cells: readonly Cell[], at: number) =>
  NUMBER_ALONE.test(cells[at]?.text ?? "") && !NUMBER_ALONE.test(cells[at + 1]?.text ?? "");

/** The line with each unit behind its number, where labels tell the kinds of the limits. */
export function withUnitsBehind(line: Line): Line {
  const cells = line.cells.map((cell, i) => {
    const { label, unit, second, first, other } = UNITS_BEFORE.exec(cell.text)?.groups ?? {};
    if (label && isKind(label)) return { ...cell, text: `${label}: ${first} ${unit} (${other} ${second})` };
    const own = unitBefore(cell.text);
    const [number, aside = ""] = own?.number?.split(/\s?(?=\()/) ?? [];
    if (own && number) return { ...cell, text: `${own.label}: ${number} ${own.unit} ${aside}`.trim() };
    if (own && isNumberAlone(line.cells, i + 1)) return { ...cell, text: `${own.label}:` };
    const before = isNumberAlone(line.cells, i) && unitBefore(line.cells[i - 1]?.text ?? "");
    return before && !before.number ? { ...cell, text: `${cell.text} ${before.unit}` } : cell;
  });
  const isChanged = cells.some((cell, i) => cell !== line.cells[i]);
  return isChanged ? withCells(line, cells) : line;
}

/** A label that has no colon yet: "WEL 8-hr limit mg/m3 total". */
const UNENDED = /^[^:]{3,60}(?:ppm|mg\/m[3³])[^:]{0,30}$/iu;
/** Cells that begin at one place differ by less than this, in points. */
const EDGE = 2;

/** "WEL 8-hr limit mg/m3 total | 6" over "inhalable dust:": labels that go on in the line below them are whole. */
export const withWholeLabels = (lines: readonly Line[]): Line[] =>
  withJoined(lines, (above, line) => {
    const labels = above.cells.slice(0, -1).filter(({ text }) => UNENDED.test(text) && !hasValue(text));
    const over = (rest: Cell) => labels.find(({ rect }) => Math.abs(rect[0] - rest.rect[0]) < EDGE);
    const areEnds = line.cells.every((rest) => rest.text.endsWith(":") && over(rest));
    if (labels.length === 0 || !areEnds) return null;
    const cells = above.cells.map((cell) => {
      const rest = line.cells.find((one) => over(one) === cell);
      return rest ? withRest(cell, rest) : cell;
    });
    return [withCells(above, cells)];
  });

/** "Silica | WEL 8-hr limit ppm: | - | WEL 8-hr limit mg/m3: | -": what is left without the limits that there are none of. */
export function withoutEmptyLabels(line: Line): Line[] {
  const areEmpty = ({ text }: Cell, i: number, { length }: readonly Cell[]) =>
    i % 2 === length % 2 ? text.endsWith(":") && isKind(text) : isNothing(text);
  const odd = line.cells.length % 2;
  const [name] = line.cells.slice(0, odd);
  const pairs = line.cells.slice(odd);
  if (pairs.length < 4 || !pairs.every(areEmpty)) return [line];
  return name ? [withCells(line, [name])] : [];
}

const UNIT_ALONE = /^(?:mg\s?\/\s?m\s?[3³]|ppm(?:\(V\))?|ml\s?\/\s?m\s?[3³])$/i;
/** "0.05E", "5 A": a number and the fraction of a dust that it is of. */
const NUMBER_AND_FORM = /^\d[\d.,]*(?:\s?[A-Z])?$/;

/** "Label | : | 950 | mg/m³ | 496 | ppm": a number and the unit in the cell behind it are one. */
export function withUnitsBeside(line: Line): Line {
  const cells: Cell[] = [];
  for (const cell of line.cells) {
    const number = UNIT_ALONE.test(cell.text) ? cells.at(-1) : undefined;
    if (!number || !NUMBER_AND_FORM.test(number.text)) cells.push(cell);
    else cells[cells.length - 1] = toCell([...number.words, ...cell.words]);
  }
  return cells.length < line.cells.length ? withCells(line, cells) : line;
}

function together(keys: readonly Line[], line: Line): Line {
  const cell = toCell([...keys, line].flatMap(({ cells }) => cells.slice(1).flatMap((one) => one.words)));
  return saying(line, cell.text, [cell]);
}

/** "List  TRGS 900" / "Type  AGW" / "Value  49  mg/m³  10  ml/m³", a label a line, are one statement. */
export function withKeysTogether(lines: readonly Line[]): Line[] {
  const kept: Line[] = [];
  let keys: Line[] = [];
  for (const line of lines) {
    if (isKey(line)) {
      keys.push(line);
      continue;
    }
    const [label, value] = line.cells;
    // "value | (ppm) | (mg/m³)" goes on with heads
    const isValue = VALUE_LABEL.test(label?.text ?? "") && /^\W*\d/.test(value?.text ?? "");
    if (keys.length > 0 && isValue) kept.push(together(keys, line));
    else kept.push(...keys, line);
    keys = [];
  }
  return [...kept, ...keys];
}

type Row = { cells: readonly { text: string }[] };

const isNumberKey = (row: Row | undefined) =>
  row?.cells.length === 2 && /^\W*CAS\b/i.test(row.cells[0]?.text ?? "") && hasCas(row.cells[1]?.text ?? "");

/** "Country: United Kingdom" */
const KEY_VALUE = /^[^:]{2,40}:\s*\S/;
export const isKeyValue = (text: string) => KEY_VALUE.test(text) && headingOf(text) !== "substance";

const NUMBER_LABEL = /^CAS\b[^\d]{0,12}$/i;

/** "Substance | Example", also with its number behind it: a row that says which substance the rows below it tell of; "Substance | Value" heads columns. */
export function isNameKey({ cells: [label, name, ...others] }: Row): boolean {
  const areNumbers = others.every(
    ({ text }) => isNumber(text) || (others.length > 1 && NUMBER_LABEL.test(text)),
  );
  if (!label || !name || !areNumbers || VALUE_LABEL.test(name.text)) return false;
  const isLabel = headingOf(label.text) === "substance" && !/\p{L}/u.test(behindHeading(label.text));
  return isLabel && substanceIn(name.text) !== null;
}

/** Its number or a label of its limits stands below it, or nothing on its page. */
function isNameAbove(row: Row, below: Row | undefined): boolean {
  const label = below?.cells[0]?.text ?? "";
  const isTold = kindIn(label) !== null || limitListIn(label) !== null;
  return (
    isNameKey(row) &&
    (below === undefined ||
      row.cells.length > 2 ||
      isNumberKey(below) ||
      (below.cells.length === 2 && isTold))
  );
}

/** "Substance | Example" and "CAS No. | 64-17-5" below it as the name "Example (64-17-5)" above what is told of it. */
export function withNamesInWords(lines: readonly Line[]): Line[] {
  return lines.flatMap((line, i) => {
    const [above, below] = [lines[i - 1], lines[i + 1]];
    if (isNumberKey(line) && above && isNameKey(above)) return [];
    const name = isNameAbove(line, below) ? line.cells[1] : undefined;
    if (!name) return [line];
    const number = line.cells[3] ?? line.cells[2] ?? (isNumberKey(below) ? below?.cells[1] : undefined);
    const cell = { ...name, text: number ? `${name.text} (${number.text})` : name.text };
    return [saying(line, cell.text, [cell])];
  });
}

/** "CAS No. | 64-17-5 | Substance | Example" over a table's headings: what all its rows tell of. */
export function nameOver(level: readonly Box[]): Named | null {
  const pairs = [level.slice(0, 2), level.slice(2)].map((cells): Row => ({ cells }));
  const [label, name] = pairs.find(isNameKey)?.cells ?? [];
  const number = pairs.find(isNumberKey)?.cells[1];
  const box = level.find((one) => one === name);
  const substance =
    level.length === 4 && label && box && number ? substanceIn(`${box.text} (${number.text})`) : null;
  return substance && box ? { substance, source: box.source } : null;
}

/** Ruled rows of a label and its value each, or of two of them side by side: they are read as lines. */
export function areKeyed(boxes: readonly Box[]): boolean {
  const rows = levelsOf(boxes).map((cells): Row => ({ cells }));
  const isLabel = (text: string) => NUMBER_LABEL.test(text) || isKind(text);
  const arePairs = ({ cells: [, , label, ...others] }: Row) =>
    label === undefined || (isLabel(label.text) && others.length === 1);
  // What goes on over the page has its name on the page before
  const goesOn = ({ cells }: Row) => cells.length > 2 && isKind(cells[0]?.text ?? "");
  return rows.every(arePairs) && rows.some((row, i) => goesOn(row) || isNameAbove(row, rows[i + 1]));
}

const NUMBERED = /^(?:\d\.\s+|[①-⑨]\s*)(?=\S)/;
const FEWEST = 2;

/**
 * "1. Long-term limit" / "2. Short-term limit" over a column say what its numbers are: each is replaced by its words. Of
 * two numbers whose words are of one kind nobody can tell what the second one is.
 */
export function withKindsInWords(boxes: readonly Box[]): readonly Box[] {
  const headings = boxes.filter(({ text }) => !hasValue(text)).flatMap(({ text }) => text.split("\n"));
  const told = headings.filter((line) => NUMBERED.test(line) && kindIn(line) !== null);
  const isNew = (line: string, i: number) =>
    !told.slice(0, i).some((one) => one[0] !== line[0] && kindIn(one) === kindIn(line));
  const legend = new Map(told.filter(isNew).map((line) => [line[0], line.replace(NUMBERED, "")]));
  if (legend.size < FEWEST) return boxes;
  const inWords = (line: string) => {
    if (!NUMBERED.test(line)) return [line];
    const kind = legend.get(line[0]);
    return kind && hasValue(line) ? [line.replace(NUMBERED, `${kind}: `)] : [];
  };
  return boxes.map((box) => ({ ...box, text: box.text.split("\n").flatMap(inWords).join("\n") }));
}

import { pattern, words } from "@/lib/extraction/language/words";
import { withJoined } from "@/lib/extraction/lines/joined-lines";
import { saying, toCell, withCells } from "@/lib/extraction/lines/lines";
import { withWholeItems } from "@/lib/extraction/lines/list-items";
import type { Line } from "@/lib/extraction/model";
import type { RulesOf } from "@/lib/extraction/tables/pieces";
import { type BlockRange, blockProposals, isNumberless, isProse, isRecipe, SENTENCE } from "./block-ranges";
import { columnKinds, holdsNumbers, isHeading, isOnly, namesNoSubstance } from "./column-kinds";
import {
  emptyComponent,
  hasConcentration,
  joinName,
  ON_SUBSTANCE,
  type ReadComponent,
  setConcentration,
  setHazards,
  setName,
  takeIdentifiers,
} from "./component";
import { readHazards } from "./component-hazards";
import { chosen, numbersIn } from "./evidence";
import { SUBSECTION } from "./table-body";
import { type TypedCell, type TypedLine, typeLine, withDashesParted } from "./typed-lines";

const LONGEST_NAME = 260;
/** Lines of one name begin within this many points of each other. */
const NAME_EDGE = 18;
/** A name with an amount that ends in a dash, and what an amount of per cent ends with. */
const TORN_AMOUNT = /\p{L}.*\s\d{1,3}(?:[.,]\d+)?\s?[-–]$/u;
const TORN_ALONE = pattern(
  "iu",
)`^(?:[<>≤≥]?\s?=?\s?\d{1,3}(?:[.,]\d+)?\s?[-–]|${words.amounts.atMost}|${words.amounts.atLeast})$`;
const REST_OF_AMOUNT = /^[<≤]?\s?\d{1,3}(?:[.,]\d+)?\s?%$/;

/** "· Description: mixture of the following substances" */
const BULLET_AND_LABEL = /^\s*·\s[^:]{3,60}:/;
/** "COMPONENTS: Substances that exceed the limit of exemption:" */
const ANNOUNCES = /^(?:\S+\s+){5,}\S+:\s*$/;

/** "Hazardous components": what stands above it is said of the product. */
function belowTitle(block: readonly TypedLine[]): readonly TypedLine[] {
  const isTitle = ({ line: { cells, text } }: TypedLine) =>
    cells.length === 1 && columnKinds(text).has("name") && isHeading(text);
  const below = block.slice(block.findLastIndex(isTitle) + 1);
  return below.some(({ cells }) => cells.some(({ identifiers }) => identifiers.length > 0)) ? below : block;
}

/**
 * The name stands before the hazards and before labelled lines; of several texts in a line the leftmost is the name,
 * and it goes on in lines right below that begin at the same place.
 */
function nameCells(printed: readonly TypedLine[]): TypedCell[] {
  const block = belowTitle(printed);
  const labelled = block
    .flatMap((line) => line.cells)
    .find(({ isLabelled, text }) => isLabelled && !ANNOUNCES.test(text));
  if (labelled?.name) return [labelled];
  const cells: TypedCell[] = [];
  for (const { cells: own, line } of block) {
    // "n.a." stands above "3.2 Mixtures", and the name below it
    if (SUBSECTION.test(line.text)) cells.length = 0;
    const first = cells[0];
    if (first && own.some(({ text }) => ON_SUBSTANCE.test(text))) break;
    if (first && own.some((cell) => cell.hazards !== null || cell.label !== null)) break;
    const name = own.find(
      ({ name: told, text }) =>
        told !== null &&
        !isHeading(told) &&
        ![SUBSECTION, BULLET_AND_LABEL, ANNOUNCES].some((other) => other.test(text)),
    );
    if (!name || (first && !continuesName(first, cells.at(-1) ?? first, name))) continue;
    cells.push(name);
  }
  return cells;
}

function continuesName(first: TypedCell, last: TypedCell, next: TypedCell): boolean {
  if (last.source.page !== next.source.page) return false;
  const isBelow =
    last.source.rect[1] - next.source.rect[3] < 0.9 * (last.source.rect[3] - last.source.rect[1]);
  // "EINECS: 252-626-0 dimethylthiophosphat": a number before it moves the cell's edge, not the name's
  return (
    isBelow &&
    (next.identifiers.length > 0 || Math.abs(next.source.rect[0] - first.source.rect[0]) < NAME_EDGE)
  );
}

const PPM = /\d\s?ppm\b/i;

function componentOf(block: readonly TypedLine[]): ReadComponent {
  const component = emptyComponent();
  const cells = block.flatMap((line) => line.cells);
  for (const cell of cells.filter((one) => one.identifiers.length > 0))
    takeIdentifiers(component, { text: cell.text, sources: [cell.source] });
  const names = nameCells(block);
  setName(component, {
    text: joinName(names.map((cell) => (cell.name ?? "").replace(/\(?\bM\s*=\s*\d+\)?/g, ""))),
    sources: names.map((cell) => cell.source),
  });
  const amounts = cells.filter((cell) => cell.concentration !== null);
  // "100 ppm" beside "10 - 30 %" is a limit at the workplace
  const amount = amounts.find((cell) => !PPM.test(cell.concentration ?? "")) ?? amounts[0];
  if (amount) setConcentration(component, { text: amount.concentration ?? "", sources: [amount.source] });
  const all = cells.filter((cell) => cell.hazards !== null);
  // Limits that stand beside the first class would end the classes below it
  const hazards = [...all.filter((cell) => !isLimits(cell)), ...all.filter(isLimits)];
  const text = hazards.map((cell) => cell.hazards).join("\n");
  const sources = hazards.map((cell) => cell.source);
  setHazards(component, readHazards(text), sources);
  return component;
}

const LIMITS = pattern("iu")`^\W*${words.componentRows.limitHead}?${words.componentRows.limitWord}`;
const isLimits = ({ hazards }: TypedCell) => LIMITS.test(hazards ?? "");

function isSubstance(component: ReadComponent, block: readonly TypedLine[]): boolean {
  const { value } = component;
  const name = value.chemical_name ?? "";
  if (name.length > LONGEST_NAME || (name.length > 60 && SENTENCE.test(name))) return false;
  if (value.cas_number || value.ec_number) return true;
  return Boolean(
    name &&
      hasConcentration(component) &&
      (value.classifications.length > 0 || value.reach_registration_number || block.some(isNumberless)),
  );
}

/** Amounts of one list are set at one edge, in points. */
const AMOUNT_EDGE = 3;

/** A name and an amount and nothing else, in a list: the amount stands where those of two other substances do. */
function isListed(component: ReadComponent, others: readonly ReadComponent[]): boolean {
  const name = component.value.chemical_name ?? "";
  const place = ({ sources }: ReadComponent) => sources.concentration_text?.[0]?.rect;
  const own = place(component);
  if (!own || !hasConcentration(component) || name.length < 3 || SENTENCE.test(name)) return false;
  if (namesNoSubstance(name) || isHeading(name) || /:\s*$/.test(name)) return false;
  const beside = others.filter((other) => {
    const rect = place(other);
    return rect && (Math.abs(rect[0] - own[0]) < AMOUNT_EDGE || Math.abs(rect[2] - own[2]) < AMOUNT_EDGE);
  });
  return beside.length > 1;
}

function substancesOf(blocks: readonly TypedLine[][]): ReadComponent[] {
  const components = blocks.map(componentOf);
  const sure = components.filter((component, i) => isSubstance(component, blocks[i] ?? []));
  return components.filter((component) => sure.includes(component) || isListed(component, sure));
}

/** "PHOSPHORIC ACID 30-" / "<60%", "30-" / "<60%" or "max." / "5%" in a column: an amount that a narrow cell tore is put together. */
function withWholeAmounts(lines: readonly Line[]): readonly Line[] {
  return withJoined(lines, (above, line) => {
    const [cell, rest] = [above.cells.at(-1), line.cells.at(-1)];
    const isAlone = above.cells.length === 1 && line.cells.length === 1 && TORN_AMOUNT.test(above.text);
    const isBelow = cell && rest && Math.abs(cell.rect[0] - rest.rect[0]) < NAME_EDGE;
    const isTorn = isAlone || (isBelow && TORN_ALONE.test(cell.text));
    if (!cell || !rest || !isTorn || !REST_OF_AMOUNT.test(rest.text)) return null;
    const text = `${cell.text}${/[-–]$/.test(cell.text) ? "" : " "}${rest.text}`;
    const joined = { ...cell, text, words: [...cell.words, ...rest.words] };
    return [
      withCells(above, [...above.cells.slice(0, -1), joined]),
      ...(line.cells.length > 1 ? [withCells(line, line.cells.slice(0, -1))] : []),
    ];
  });
}

/** "Classification (CLP), M-" over "factors": what the label of classes goes on with is no name. */
function withoutLabelTails(lines: readonly Line[]): Line[] {
  return lines.flatMap((line, i) => {
    const [label, beside] = lines[i - 1]?.cells ?? [];
    const [tail, ...others] = line.cells;
    const isTail =
      beside !== undefined &&
      label?.text.endsWith("-") === true &&
      columnKinds(label.text).has("classification") &&
      Math.abs((tail?.rect[0] ?? 0) - label.rect[0]) < AMOUNT_EDGE;
    if (!isTail) return [line];
    return others.length > 0 ? [withCells(line, others)] : [];
  });
}

const OPEN_LABEL = /^(?<name>.*\p{L}{3}.*?)\s;\s*(?<label>[^;:]{2,20}):\s*$/u;

/** "Example ; REACH-Nr. :": a name before the label of a number that stands in the next line. */
function withoutOpenLabel(line: Line): Line {
  const [cell, ...others] = line.cells;
  const { name, label = "" } = OPEN_LABEL.exec(cell?.text ?? "")?.groups ?? {};
  if (!cell || !name || others.length > 0 || !holdsNumbers(columnKinds(label))) return line;
  return saying(line, name, [{ ...cell, text: name }]);
}

/** Lines of one value begin this close to each other, or so much further right than its colon, in points. */
const VALUE_EDGE = 3;
const COLON_INDENT = 16;
const untold = (cell: TypedCell): TypedCell => ({ ...cell, concentration: null, name: null });

/** "Remarks | Benzene" over "content < 1 mg/kg": what stands behind such a label, in a recipe or below synonyms is neither name nor amount. */
function withoutRemarks(lines: readonly TypedLine[]): TypedLine[] {
  let left: number | null = null;
  return lines.map((line) => {
    const [first, value] = line.cells;
    if (isRecipe(line)) {
      left = line.cells.at(-1)?.source.rect[0] ?? null;
      return { ...line, cells: line.cells.map(untold) };
    }
    if (first?.label && value) {
      const isOther = isOnly(first.label, "other");
      left = isOther || isOnly(first.label, "synonyms") ? value.source.rect[0] : null;
      return isOther ? { ...line, cells: [first, ...line.cells.slice(1).map(untold)] } : line;
    }
    const indent = (first?.source.rect[0] ?? 0) - (left ?? Number.POSITIVE_INFINITY);
    const goesOn = !value && indent > -VALUE_EDGE && indent < COLON_INDENT;
    if (!goesOn) left = null;
    return goesOn ? { ...line, cells: line.cells.map(untold) } : line;
  });
}

const isLabelledAmount = ({ cells: [label, amount] }: TypedLine) =>
  amount !== undefined && label?.label?.has("concentration") === true && amount.concentration !== null;

/** "Hydrocarbons, C10-C13, aromatics (2-25%)": a share within a name, where each amount stands behind a label. */
function withAmountsBehindLabels(lines: readonly TypedLine[]): TypedLine[] {
  if (!lines.some(isLabelledAmount)) return [...lines];
  return lines.map((line) => {
    const [cell, ...others] = line.cells;
    const isAlone = others.length === 0 && cell?.label === null && cell.identifiers.length === 0;
    const isName = isAlone && cell.concentration !== null && /\p{L}{3}/u.test(cell.text);
    return isName ? { ...line, cells: [{ ...cell, concentration: null, name: cell.text }] } : line;
  });
}

const hasWrapped = (block: readonly TypedLine[]) =>
  block.length > 1 && block.every(({ line }) => line.cells.length === 1);

/** A block of lines of one cell each is read as the sentence that it was before it wrapped. */
function asSentence(block: TypedLine[]): TypedLine[] {
  const [first] = block;
  if (!first || !hasWrapped(block)) return block;
  const text = joinName(block.map(({ line }) => line.text));
  const cell = toCell(block.flatMap(({ line }) => line.cells.flatMap(({ words }) => words)));
  return [typeLine(saying(first.line, text, [{ ...cell, text }]))];
}

/** Substances of a section without a table heading: lists of labelled lines, blocks, or rows told apart by content. */
export function componentsOfBlocks(lines: readonly Line[], rulesOf: RulesOf): ReadComponent[] {
  const typed = withAmountsBehindLabels(
    withoutRemarks(
      withWholeAmounts(
        withWholeItems(
          withoutLabelTails(lines).map(withoutOpenLabel),
          (item) => withDashesParted(item) !== item,
        ),
      ).map(typeLine),
    ).filter((line) => !isProse(line)),
  );
  const blocksOf = (ranges: readonly BlockRange[]) => ranges.map(([from, to]) => typed.slice(from, to));
  const proposals = blockProposals(typed, rulesOf).flatMap((ranges) => [
    () => substancesOf(blocksOf(ranges())),
    () => {
      const blocks = blocksOf(ranges());
      return blocks.some(hasWrapped) ? substancesOf(blocks.map(asSentence)) : [];
    },
  ]);
  return chosen(proposals, numbersIn(lines.flatMap(({ cells }) => cells)));
}

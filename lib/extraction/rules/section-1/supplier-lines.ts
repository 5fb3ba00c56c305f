import { foldedLetters } from "@/lib/extraction/glyphs/folded-text";
import { pattern, words } from "@/lib/extraction/language/words";
import type { Cell, Line, Source } from "@/lib/extraction/model";
import { isOfOther, phonesIn } from "@/lib/extraction/rules/phones";
import { countryNamed } from "@/lib/extraction/rules/places";
import type { Block } from "./blocks";
import type { FoundName } from "./company";
import { hasForm, isCompanyLine } from "./legal-forms";
import { EMAIL } from "./trimmed-name";

export type SupplierLines = {
  /** The line that begins with the name, of which more may follow it: "Example GmbH - Street 4 - Tel. 555". */
  head: Line | null;
  /** What stands below the name in its column, up to the next company or label. */
  own: Line[];
  /** What follows for other companies in the same value. */
  others: Line[];
  /** The other blocks, without those of another company. */
  blocks: readonly Block[];
  /** True where another company stands in the next column. */
  isParted: boolean;
};

/** A value whose colon is part of it stands this much further left than the lines below it, in points. */
const COLON_INDENT = 16;
const SAME_COLUMN = 8;
/** A label this far right of another one heads a column of its own, in points. */
const COLUMN_APART = 100;
/** Lines further apart than this many times their size are not one text. */
const PITCH = 2.6;

/** Numbers in registers of companies and of taxes. */
export const REGISTERED = pattern("i")`(?:\b|(?=[가-힣]))${words.company.registerLines}(?:\b|(?<=[가-힣]))`;

/** Where one company stands beside or above another, the lines of the one whose name was found. */
export function supplierLines(blocks: readonly Block[], found: FoundName | null): SupplierLines {
  const at = found ? blocks.findIndex(({ lines }) => lines.some((line) => isAt(line, found.source))) : -1;
  const block = blocks[at];
  if (!found || !block) return { head: null, own: [], others: [], blocks, isParted: false };
  const start = block.lines.findIndex((line) => isAt(line, found.source));
  const inBlock = block.lines.slice(start);
  const [x] = inBlock[0]?.rect ?? [0];
  const inColumn = linesAt(x, blocks.slice(at + 1), block, inBlock);
  const { beside, used } =
    inBlock.length > 1 || inColumn.used.size > 0
      ? inColumn
      : belowLabel(blocks.slice(at + 1), block, inBlock);
  const below = inFirstColumn([...inBlock, ...beside]).slice(1);
  const lines = below.slice(below[0] && isPartOfName(below[0].text, found.name) ? 1 : 0);
  const end = nextCompany(lines, found.name);
  const another = ofAnotherLabel(blocks, at, found.name);
  return {
    head: inBlock[0] ?? null,
    own: lines.slice(0, end),
    others: lines.slice(end),
    blocks: blocks.filter((one) => one !== block && !used.has(one) && !another.has(one)),
    isParted: isCompanion(inBlock[0]?.cells[1]),
  };
}

const isAt = (line: Line, { page, rect: [left, bottom, right] }: Source) =>
  line.page === page && Math.abs(line.rect[1] - bottom) < 1 && line.rect[0] < right && left < line.rect[2];

/** True for a line with an e-mail address or a telephone number, which a postal code is not. */
export function isContactLine(text: string): boolean {
  if (text.search(EMAIL) >= 0) return true;
  return phonesIn(text).some(
    ({ phone, role }) =>
      role !== null ||
      /^(?:\+|00|\()/.test(phone) ||
      phone.replace(/\D/g, "").length > 9 ||
      (phone.length > 0.6 * text.length && !/^\d{6}$/.test(phone)),
  );
}

/** Another company's cell: no number, and not the country alone of this one's address. */
const isCompanion = (cell: Cell | undefined) =>
  cell !== undefined && !isContactLine(cell.text) && !countryNamed(cell.text);

/** The cells of the first column alone, where other companies stand beside it; else the cells of each line as one. */
function inFirstColumn(lines: readonly Line[]): Line[] {
  const right = nextColumn(lines);
  if (right === null) {
    const apart = lines.map(withContactApart);
    return [...apart.map(([own]) => own), ...apart.flatMap(([, contact]) => contact ?? [])];
  }
  return lines.flatMap((line) => {
    const [first] = line.cells;
    return first && first.rect[0] < right - SAME_COLUMN ? [lineOfCells(line, [first])] : [];
  });
}

/** Where a second column begins: two lines have a cell there, of which one is no telephone number or the like. */
function nextColumn(lines: readonly Line[]): number | null {
  const seconds = lines.flatMap(({ cells: [first, second] }) =>
    second && !first?.text.endsWith(":") ? [second] : [],
  );
  const companion = seconds.find(
    (one) =>
      isCompanion(one) &&
      seconds.some((other) => other !== one && Math.abs(other.rect[0] - one.rect[0]) < SAME_COLUMN),
  );
  return companion ? Math.min(...seconds.map(({ rect }) => rect[0])) : null;
}

/** "Example Road 4 | Fax: 555-1" is a line of the address, and one of numbers. */
function withContactApart(line: Line): [own: Line, contact?: Line] {
  const [first, ...rest] = line.cells;
  if (!first || isContactLine(first.text)) return [lineOfCells(line, line.cells)];
  const contacts = rest.filter(({ text }) => isContactLine(text));
  const own = lineOfCells(line, [first, ...rest.filter((cell) => !contacts.includes(cell))]);
  return contacts.length > 0 ? [own, lineOfCells(line, contacts)] : [own];
}

function lineOfCells(line: Line, cells: Cell[]): Line {
  const [x0, y0, x1, y1] = line.rect;
  const text = cells.map((cell) => cell.text).join(" ");
  return { ...line, cells, text, rect: [cells[0]?.rect[0] ?? x0, y0, cells.at(-1)?.rect[2] ?? x1, y1] };
}

type Following = { beside: Line[]; used: ReadonlySet<Block> };

/** A heading that wraps in the left column parts the lines of the value beside it. */
function linesAt(x: number, following: readonly Block[], block: Block, inBlock: readonly Line[]): Following {
  const used = new Set<Block>();
  const beside: Line[] = [];
  let last = inBlock.at(-1);
  for (const one of following) {
    const lines = linesBesideLabels(one);
    if (!lines || one.zone !== block.zone) break;
    for (const line of lines) {
      const cells = last ? cellsBelow(last, line, x) : null;
      if (!cells) return { beside, used };
      if (cells.length === 0) continue;
      beside.push(lineOfCells(line, cells));
      used.add(one);
      last = line;
    }
  }
  return { beside, used };
}

/** Text without a label, but for numbers of registers ("ACN: | 005 555 655"), or what stands below such a number. */
function linesBesideLabels({ field, label, lines }: Block): readonly Line[] | null {
  if (field === null)
    return lines.filter(({ cells: [key, value] }) => !key || !value || !isOfOther(key.text, value.text));
  return field === "other" && REGISTERED.test(label) ? lines.slice(1) : null;
}

/** The cells of a line that go on with the text above; none where only the heading goes on, null at its end. */
function cellsBelow(above: Line, line: Line, x: number): Cell[] | null {
  const cells = line.cells.filter(({ rect }) => rect[0] > x - SAME_COLUMN);
  const [first] = cells;
  if (!first) return [];
  const gap = line.page === above.page ? above.rect[1] - line.rect[1] : 0;
  const isInColumn = first.rect[0] <= x + COLON_INDENT;
  return isInColumn && gap <= PITCH * Math.max(line.size, above.size) ? cells : null;
}

/** The street may stand below the label and its value, at the line's beginning; an address has a number. */
function belowLabel(following: readonly Block[], block: Block, inBlock: readonly Line[]): Following {
  const found = linesAt(block.x, following, block, inBlock);
  return found.beside.some(({ text }) => /\d/.test(text)) ? found : { beside: [], used: new Set() };
}

/** "Example Chemicals" / "Benelux B.V.": the name's second line. */
function isPartOfName(text: string, name: string): boolean {
  const end = foldedLetters(text);
  return end !== "" && foldedLetters(name).endsWith(end);
}

/** A line that names another company. */
function nextCompany(lines: readonly Line[], name: string): number {
  const isNext = (text: string) => !isContactLine(text) && isCompanyLine(text) && text.trim() !== name;
  const next = lines.findIndex(({ text }, i) => i > 0 && isNext(text));
  return next < 0 ? lines.length : next;
}

/** The blocks of 1.3 from the label of another company on, an importer's or a manufacturer's; beside the first one its column. */
function ofAnotherLabel(blocks: readonly Block[], at: number, name: string): ReadonlySet<Block> {
  const rest = blocks.slice(at + 1);
  const isOther = ({ field, zone, text }: Block) =>
    field === "company" &&
    zone === "supplier" &&
    hasForm(text) &&
    /\p{L}{3}/u.test(text) &&
    !text.includes(name);
  const isCompany = blocks[at]?.zone === "supplier" || hasForm(blocks[at]?.text ?? "");
  const from = isCompany ? rest.findIndex(isOther) : -1;
  // Right below a name stands the same company's name in another language, without an address of its own
  const isName = from === 0 && blocks[at]?.lines.length === 1 && !/\d/.test(rest[from]?.text ?? "");
  const isSame = from < 0 || isName;
  const [own = 0, other = 0] = [blocks[at]?.x, rest[from]?.x];
  const left = other > own + COLUMN_APART ? other - SAME_COLUMN : 0;
  return new Set(isSame ? [] : rest.slice(from).filter(({ zone, x }) => zone === "supplier" && x >= left));
}

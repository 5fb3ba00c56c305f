import { sourceOf } from "@/lib/extraction/lines/lines";
import type { Line } from "@/lib/extraction/model";
import type { DecimalSign } from "@/lib/extraction/rules/decimal-sign";
import type { FoundLimit } from "./limit-entries";
import type { GridPart } from "./limit-grids";
import { isLimitsTitle } from "./limit-lines";
import { hasDatedList, limitListIn } from "./limit-lists";
import { hasValue, statementsIn } from "./limit-statements";
import { substanceIn } from "./limit-substance";

/** "EH40/2005 WELs (United Kingdom). [dust]": a list with its country, which the lines below it are of. */
const LIST = /^(?<list>\p{Lu}[^():;]{1,60}?)\s*\([^()\d][^()]*\)\s*\.?(?:\s|$)/u;
const LONGEST_HEADING = 60;
const EDGE = 8;

type Cells = { name: string; text: string };
/** A list that has begun. `isNamed` once a line without a name followed: a name goes on in the very next lines only. */
type Open = { names: string[]; isNamed: boolean; lines: Line[]; list: string | null; texts: string[] };

/** What stands left of the column of limits, and in it; null for what reaches across. */
function cellsOf(line: Line, edge: number): Cells | null {
  const left = line.cells.filter(({ rect }) => rect[0] < edge - EDGE);
  const right = line.cells.filter(({ rect }) => rect[0] >= edge - EDGE);
  if (left.some(({ rect }) => rect[2] > edge)) return null;
  const textOf = (cells: typeof left) => cells.map(({ text }) => text).join(" ");
  return { name: textOf(left), text: textOf(right) };
}

/** The left edge of the limits under a heading of two columns, names and limits; null for other lines. */
function limitsEdge(line: Line | undefined, next: Line | undefined): number | null {
  const [name, limits, ...more] = line?.cells ?? [];
  if (!name || !limits || more.length > 0 || hasValue(line?.text ?? "")) return null;
  if (name.text.length > LONGEST_HEADING || !isLimitsTitle(limits.text)) return null;
  const [, list] = next?.cells ?? [];
  return list && LIST.test(list.text) ? list.rect[0] : null;
}

class TwoColumns {
  readonly limits: FoundLimit[] = [];
  private open: Open | null = null;

  constructor(
    private readonly edge: number,
    private readonly sign: DecimalSign | null,
  ) {}

  /** False where the table has ended. */
  read(line: Line): boolean {
    const cells = cellsOf(line, this.edge);
    if (!cells) return false;
    const { name, text } = cells;
    const list = LIST.exec(text)?.groups?.list;
    if (list !== undefined && !hasValue(text)) {
      this.close();
      const names = name === "" ? (this.open?.names ?? []) : [name];
      this.open = { names, isNamed: name === "", lines: [line], list: limitListIn(list) ?? list, texts: [] };
      return true;
    }
    if (!this.open || (name !== "" && this.open.isNamed)) return false;
    if (name !== "") this.open.names.push(name);
    else this.open.isNamed = true;
    if (text !== "") this.open.texts.push(text);
    this.open.lines.push(line);
    return true;
  }

  /** The limits of the list that has been open. */
  close(): void {
    const { names, list, texts, lines } = this.open ?? { names: [], list: null, texts: [], lines: [] };
    const substance = substanceIn(names.join("\n"));
    if (!substance) return;
    const sources = lines.map(sourceOf);
    for (const { value, unit, kind } of statementsIn(texts.join("\n"), this.sign))
      if (kind && kind !== "other") {
        const told = kind === "generic" ? "mean" : kind;
        this.limits.push({ substance, list, kind: told, value, unit, sources });
      }
  }
}

/** Tables of two columns: substances, and beside each its lists, whose limits stand below them in sentences. */
export function twoColumnsIn(lines: readonly Line[], sign: DecimalSign | null): GridPart[] {
  const parts: GridPart[] = [];
  for (let at = 0; at < lines.length; at++) {
    const edge = limitsEdge(lines[at], lines[at + 1]);
    if (edge === null) continue;
    const table = new TwoColumns(edge, sign);
    let to = at + 1;
    while (to < lines.length && table.read(lines[to] as Line)) to++;
    table.close();
    const isDated = lines.slice(at, to).some(({ text }) => hasDatedList(text));
    if (table.limits.length === 0 || isDated) continue;
    parts.push({ from: at, to, limits: table.limits });
    at = to - 1;
  }
  return parts;
}

import type { Line } from "@/lib/extraction/model";
import { headingCells } from "@/lib/extraction/tables/aligned-cells";
import type { RulesOf } from "@/lib/extraction/tables/pieces";
import type { Box } from "@/lib/extraction/tables/ruled-cells";
import { isTitleLine } from "./aligned-edges";
import { type AlignedHeading, alignedHeadings } from "./aligned-headings";
import { nameColumn, tableAt } from "./aligned-tables";
import { hasCas } from "./limit-columns";
import { hasValue } from "./limit-statements";
import type { TablePart } from "./ruled-tables";
import { columnsAmong } from "./substances-in-columns";

/** Lines, or the table that they were; `heads` stand in lines over a ruled table that follows. */
export type AlignedPart = { lines: Line[]; part: TablePart | null; heads?: Box[] };

/** "Butane (CAS 106-97-8)" alone in its line, above rows with limits. */
const isNameAbove = (line: Line | undefined, next: Line | undefined) =>
  line?.cells.length === 1 && hasCas(line.text) && !hasValue(line.text) && hasValue(next?.text ?? "");

/** Under headings that name no substance, each may stand above rows of its own; so may a list's title under any. */
function groupsOf(heading: AlignedHeading, body: Line[]): Line[][] {
  const [first] = body;
  if (first && isTitleLine(first) && (body[1]?.cells.length ?? 0) > 1) {
    const titles = body.flatMap((line, i) => (isTitleLine(line) ? [i] : []));
    return titles.map((at, i) => body.slice(at + 1, titles[i + 1])).filter(({ length }) => length > 0);
  }
  if (nameColumn(heading) >= 0 || !isNameAbove(body[0], body[1])) return [body];
  const names = body.flatMap((line, i) => (isNameAbove(line, body[i + 1]) ? [i] : []));
  return names.map((at, i) => body.slice(at + 1, names[i + 1]));
}

type Table = { heading: AlignedHeading; body: Line[] };

const read = ({ heading, body }: Table, rulesOf: RulesOf) =>
  tableAt(heading, body, rulesOf(body[0]?.page ?? 0));

const toldBy = ({ columns, groups }: AlignedHeading) =>
  [...groups, ...columns].map(({ text }) => text).join();

/** The tables among lines; one that fills its page goes on below the same heading on the next. */
function tablesIn(lines: readonly Line[], rulesOf: RulesOf): Table[] {
  const headings = alignedHeadings(lines);
  const tables: Table[] = [];
  for (const [i, heading] of headings.entries()) {
    const body = lines.slice(heading.last + 1, headings[i + 1]?.first ?? lines.length);
    const above = tables.at(-1);
    const isRepeated =
      above !== undefined &&
      above.body.at(-1)?.page !== body[0]?.page &&
      toldBy(above.heading) === toldBy(heading) &&
      read(above, rulesOf).used === above.body.length;
    if (isRepeated) above.body.push(...body);
    else tables.push({ heading, body });
  }
  return tables;
}

/** The heads of a table that no row stands below, only a name. */
function headsAlone({ heading: { columns, groups }, body }: Table): Box[] | undefined {
  const isName = ({ cells, text }: Line) => cells.length === 1 && !hasValue(text);
  if (columns.length === 0 || !body.every(isName)) return undefined;
  const separators = columns.slice(1).map(({ from }, i) => ((columns[i]?.to ?? from) + from) / 2);
  return headingCells(columns, groups, separators);
}

/** Lines in their order, the tables without ruling lines among them as their cells. */
export function alignedParts(lines: readonly Line[], rulesOf: RulesOf): AlignedPart[] {
  const parts: AlignedPart[] = [];
  let at = 0;
  const tables = tablesIn(lines, rulesOf);
  for (const { heading, body } of tables) {
    parts.push({ lines: lines.slice(at, heading.first), part: null });
    at = heading.last + 1 + (heading.columns.length === 0 ? body.length : 0);
    for (const group of heading.columns.length === 0 ? [] : groupsOf(heading, body)) {
      const { part, used } = read({ heading, body: group }, rulesOf);
      const [first] = group;
      const from = first ? lines.indexOf(first) : at;
      parts.push({ lines: lines.slice(at, from), part: null });
      if (part) parts.push({ lines: [], part });
      const last = group[used - 1];
      at = last ? lines.indexOf(last) + 1 : from;
    }
  }
  const last = tables.at(-1);
  const end = { lines: lines.slice(at), part: null, heads: last && headsAlone(last) };
  return [...parts, end].flatMap(withColumnsOfSubstances);
}

function withColumnsOfSubstances(whole: AlignedPart): AlignedPart[] {
  const table = whole.part ? null : columnsAmong(whole.lines);
  if (!table) return [whole];
  const { from, to, part } = table;
  const [before, after] = [whole.lines.slice(0, from), whole.lines.slice(to + 1)];
  return [
    { lines: before, part: null },
    { lines: [], part },
    { lines: after, part: null },
  ];
}

import type { Line } from "@/lib/extraction/model";
import type { RulesOf } from "@/lib/extraction/tables/pieces";
import { isTitleLine } from "./aligned-edges";
import { type AlignedHeading, alignedHeadings } from "./aligned-headings";
import { nameColumn, tableAt } from "./aligned-tables";
import { hasCas } from "./limit-columns";
import { hasValue } from "./limit-statements";
import type { TablePart } from "./ruled-tables";
import { columnsAmong } from "./substances-in-columns";

export type AlignedPart = { lines: Line[]; part: TablePart | null };

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

/** Lines in their order, the tables without ruling lines among them as their cells. */
export function alignedParts(lines: readonly Line[], rulesOf: RulesOf): AlignedPart[] {
  const parts: AlignedPart[] = [];
  let at = 0;
  for (const { heading, body } of tablesIn(lines, rulesOf)) {
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
  return [...parts, { lines: lines.slice(at), part: null }].flatMap(withColumnsOfSubstances);
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

import type { Line, Rule } from "@/lib/extraction/model";
import { type AlignedHeading, alignedHeadings } from "./aligned-headings";
import { nameColumn, tableAt } from "./aligned-tables";
import { hasCas } from "./limit-columns";
import { hasValue } from "./limit-statements";
import type { TablePart } from "./ruled-tables";

export type AlignedPart = { lines: Line[]; part: TablePart | null };

/** "Butane (CAS 106-97-8)" alone in its line, above rows with limits. */
const isNameAbove = (line: Line | undefined, next: Line | undefined) =>
  line?.cells.length === 1 && hasCas(line.text) && !hasValue(line.text) && hasValue(next?.text ?? "");

/** Under headings that name no substance, each may stand above rows of its own. */
function groupsOf(heading: AlignedHeading, body: Line[]): Line[][] {
  if (nameColumn(heading) >= 0 || !isNameAbove(body[0], body[1])) return [body];
  const names = body.flatMap((line, i) => (isNameAbove(line, body[i + 1]) ? [i] : []));
  return names.map((at, i) => body.slice(at + 1, names[i + 1]));
}

type ReadTable = { heading: AlignedHeading; body: Line[]; part: TablePart | null; used: number };

/** A page repeats the heading of the table on the page before. */
function isRepeated(above: ReadTable | undefined, heading: AlignedHeading, body: readonly Line[]): boolean {
  const told = ({ columns, groups }: AlignedHeading) =>
    [...groups, ...columns].map(({ text }) => text).join();
  return (
    above !== undefined && above.body.at(-1)?.page !== body[0]?.page && told(above.heading) === told(heading)
  );
}

/** Lines in their order, the tables without ruling lines among them as their cells. */
export function alignedParts(
  lines: readonly Line[],
  rulesOf: (page: number) => readonly Rule[],
): AlignedPart[] {
  const headings = alignedHeadings(lines);
  let parts: AlignedPart[] = [];
  const read = (heading: AlignedHeading, body: Line[], isWhole = true): ReadTable => ({
    heading,
    body,
    ...tableAt(heading, body, rulesOf(body[0]?.page ?? 0), isWhole),
  });
  let at = 0;
  let above: ReadTable | undefined;
  for (const [i, heading] of headings.entries()) {
    parts.push({ lines: lines.slice(at, heading.first), part: null });
    const body = lines.slice(heading.last + 1, headings[i + 1]?.first ?? lines.length);
    at = heading.last + 1 + (heading.columns.length === 0 ? body.length : 0);
    for (const group of heading.columns.length === 0 ? [] : groupsOf(heading, body)) {
      const goesOn = isRepeated(above, heading, group);
      let table = read(heading, group, !goesOn);
      if (goesOn && above?.part && !table.part && above.used === above.body.length) {
        // The row of its first lines stands on the page before
        const whole = read(above.heading, [...above.body, ...group]);
        const { part } = above;
        if (whole.part) parts = parts.filter((one) => one.part !== part);
        table = whole;
      }
      const [first] = group;
      const from = first ? lines.indexOf(first) : at;
      parts.push({ lines: lines.slice(at, from), part: null });
      if (table.part) parts.push({ lines: [], part: table.part });
      const last = table.body[table.used - 1];
      at = last ? lines.indexOf(last) + 1 : from;
      above = table;
    }
  }
  return [...parts, { lines: lines.slice(at), part: null }];
}

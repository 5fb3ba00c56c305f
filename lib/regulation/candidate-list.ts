import {
  type Cell,
  columnsOf,
  dayOf,
  headingAt,
  isoDay,
  linesAbove,
  missingIn,
  shortened,
  textOf,
} from "./export-cells";
import { isCasNumber, isEcNumber } from "./substance-numbers";

/** A list as it is kept once it was taken from ECHA's export; members of groups are entries of their own there. */
export type KeptCandidateList = {
  /** YYYY-MM-DD, the day of the export. */
  asOf: string;
  entries: { name: string; date: string; reason: string; cas: string[]; ec: string[] }[];
};

export type TakenList = { list: KeptCandidateList } | { faults: string[] };

type Entry = KeptCandidateList["entries"][number];

/** All CAS and EC numbers of a list. */
export const numbersOf = ({ entries }: { entries: readonly Entry[] }): string[] =>
  entries.flatMap(({ cas, ec }) => [...cas, ...ec]);

/** So many of the numbers in use must be in a newer list: substances leave it one at a time, if ever. */
const leastKept = 0.95;
const columns = {
  name: /^substance name/i,
  ec: /^ec\s*(?:no|number|\/ list)/i,
  cas: /^cas\s*(?:no|number)/i,
  reason: /^reason for inclusion/i,
  date: /^date of inclusion/i,
};
type Column = keyof typeof columns;
const columnNames = Object.keys(columns) as Column[];

/**
 * ECHA's export of the candidate list (REACH Art. 59(10)) as rows of cells: the results with or without the substances
 * in the scope of groups, the full list, or the older table. The answer is the list, or what is wrong with the file, by
 * its rows: nothing of a file with a fault is taken.
 */
export function candidateListFrom(
  records: readonly (readonly Cell[])[],
  { fileName, inUse }: { fileName: string; inUse: KeptCandidateList },
): TakenList {
  const heading = headingAt(records, columns);
  if (!heading) return { faults: [noHeading(records)] };
  const { from, to, titles } = heading;
  const place = columnsOf(titles, columns);
  const read = records
    .slice(to + 1)
    .map((cells, index) => ({ cells, row: to + index + 2 }))
    .filter(({ cells }) => cells.some((cell) => textOf(cell) !== ""))
    .map(({ cells, row }) => entryOf((column) => textOf(cells[place(column)] ?? null), row));
  const faults = read.flatMap((one) => one.faults);
  const entries = read.map(({ entry }) => entry);
  const asOf = dayOf([fileName, ...records.slice(0, from).flat().map(textOf)]);
  if (!asOf)
    faults.push(
      "The day of the export is neither above the headings nor in the file's name (…_2026-10-09.xlsx).",
    );
  const list = { asOf: asOf ?? "", entries: withMembers(entries, inUse) };
  const all = [...faults, ...comparedWith(inUse, list)];
  return all.length > 0 ? { faults: shortened(all) } : { list };
}

/** The full list has no members of groups: an entry keeps those numbers known of it that the file has nowhere. */
function withMembers(entries: readonly Entry[], inUse: KeptCandidateList): Entry[] {
  const held = new Set(numbersOf({ entries }));
  const known = new Map(inUse.entries.map((entry) => [keyOf(entry), entry]));
  const lost = (numbers: readonly string[] = []) => numbers.filter((number) => !held.has(number));
  return entries.map((entry) => {
    const before = known.get(keyOf(entry));
    return { ...entry, cas: [...entry.cas, ...lost(before?.cas)], ec: [...entry.ec, ...lost(before?.ec)] };
  });
}

const keyOf = ({ name, date }: Entry) => `${date} ${name.toLowerCase().replace(/\s*\(group\)$/, "")}`;

function noHeading(records: readonly (readonly Cell[])[]): string {
  const missing = linesAbove(records).map((line) => missingIn(line, columns));
  const nearest = missing.sort((a, b) => a.length - b.length)[0] ?? columnNames;
  const titles = {
    name: "Substance name",
    ec: "EC No.",
    cas: "CAS No.",
    reason: "Reason for inclusion",
    date: "Date of inclusion",
  };
  return `This is not ECHA's export of the candidate list: there is no column ${nearest.map((column) => `“${titles[column]}”`).join(", ")}.`;
}

function entryOf(cell: (column: Column) => string, row: number) {
  const [name, reason, date] = [cell("name"), cell("reason"), isoDay(cell("date"))];
  const cas = cell("cas").match(/\d{2,7}-\d{2}-\d/g) ?? [];
  const ec = cell("ec").match(/\d{3}-\d{3}-\d/g) ?? [];
  const faults = [
    ...(name === "" ? ["there is no name"] : []),
    ...(/article 57/i.test(reason) ? [] : [`“${reason}” is no reason of Article 57`]),
    ...(date === null ? [`“${cell("date")}” is no date`] : []),
    ...cas.filter((number) => !isCasNumber(number)).map((number) => `${number} is no CAS number`),
    ...ec.filter((number) => !isEcNumber(number)).map((number) => `${number} is no EC number`),
  ].map((fault) => `Row ${row}: ${fault}.`);
  const reasons = reason
    .split(/[#\n"]/)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  return { faults, entry: { name, date: date ?? "", reason: reasons.join("; "), cas, ec } };
}

function comparedWith(inUse: KeptCandidateList, list: KeptCandidateList): string[] {
  if (list.asOf !== "" && list.asOf < inUse.asOf)
    return [`The export is of ${list.asOf}, older than the list in use (${inUse.asOf}).`];
  const numbers = numbersOf(inUse);
  const held = new Set(numbersOf(list));
  const kept = numbers.filter((number) => held.has(number)).length;
  if (kept >= leastKept * numbers.length) return [];
  return [
    `Of ${numbers.length} numbers in use only ${kept} are in the file: export the results without a filter and with all substances in scope.`,
  ];
}

import { pattern, words } from "@/lib/extraction/language/words";
import { sourceOf } from "@/lib/extraction/lines/lines";
import type { Line, Source } from "@/lib/extraction/model";
import { phonesIn } from "@/lib/extraction/rules/phones";
import { columnSeparators, cutLines, type Headed } from "@/lib/extraction/tables/columns";
import { spanOf } from "@/lib/extraction/tables/headings";
import type { SheetSummary } from "@/lib/sheet/summary";
import { numbersIn, UNFINISHED } from "./emergency-numbers";
import { hoursIn } from "./hours";
import { saidBeside } from "./organization";

export type EmergencyContact = SheetSummary["emergency_contacts"][number];
export type FoundContact = { value: EmergencyContact; source: Source };

const HEADS = {
  name: pattern("iu")`^${words.emergencyTable.name}(?:\s?\/\s?\p{L}+)?$`,
  phone: pattern("iu")`^${words.emergencyTable.phone}$`,
  country: pattern("iu")`^${words.emergencyTable.country}$`,
  remark: pattern("iu")`^${words.emergencyTable.remark}$`,
} as const;
type Head = keyof typeof HEADS;
const FEWEST_COLUMNS = 3;
type Column = Headed & { head: Head | null };
type Row = { texts: Map<Head, string>; source: Source };

/** What a table of poison centres tells, and the numbers among its remarks, which are no contacts of their own. */
export type EmergencyTable = {
  contacts: FoundContact[];
  inRemarks: readonly { phone: string; line: Line }[];
};

/** The rows of a table of poison centres, "Name | Street | Postal code | Telephone", wrapped in its cells. */
export function emergencyTable(lines: readonly Line[]): EmergencyTable {
  const at = lines.findLastIndex(isHeading);
  const columns = columnsOf(lines[at]);
  const below = at < 0 ? [] : lines.slice(at + 1);
  const separators = columnSeparators(columns, below, [], () => () => null);
  const rows: Row[] = [];
  const inRemarks: { phone: string; line: Line }[] = [];
  for (const { line, pieces } of cutLines(below, separators, () => false)) {
    const cells = pieces.map(({ column, text }) => ({ text, head: columns[column]?.head }));
    for (const { head, text } of cells)
      if (head === "remark") inRemarks.push(...numbersIn(text).map(({ phone }) => ({ phone, line })));
    const last = rows.at(-1);
    // "+32 70 245" over "245": what stands beside no cell of the first column is the number's end, or the name's next one
    const isFirst = pieces.some(({ column }) => column === 0);
    const begins = cells.some(
      ({ head, text }) => head === "phone" && ((isFirst && isNumberStart(text)) || phonesIn(text).length > 0),
    );
    const isNamed = cells.some(({ head, text }) => head === "name" && beginsAs(last, text));
    const isNext = !last || (begins && isNamed) || ((begins || isNamed) && isComplete(last));
    const name = isNext && !isFirst ? last?.texts.get("name") : undefined;
    const texts = new Map(name ? [["name" as const, name]] : []);
    const row: Row = isNext ? { texts, source: sourceOf(line) } : last;
    if (isNext) rows.push(row);
    for (const { head, text } of cells) if (head) row.texts.set(head, joined(row.texts.get(head), text));
  }
  return { contacts: rows.flatMap(contactOf), inRemarks };
}

function isHeading({ cells }: Line): boolean {
  if (cells.length < FEWEST_COLUMNS) return false;
  return (["name", "phone"] as const).every((head) => cells.some(({ text }) => HEADS[head].test(text)));
}

function columnsOf(heading: Line | undefined): Column[] {
  const heads = Object.keys(HEADS) as Head[];
  return (heading?.cells ?? []).map((cell) => ({
    ...spanOf(cell),
    head: heads.find((head) => HEADS[head].test(cell.text)) ?? null,
  }));
}

/** What else stands in the column goes on with the number above it: "030 - 555 88" / "88". */
const isNumberStart = (text: string) => /^(?:[+(0]|1[\s-]|\d{3}(?!\d))/.test(text.trim());

/** "Poison centre of Exampleham", which has no number, below "Poison centre of Modelton" and its number. */
function beginsAs(row: Row | undefined, text: string): boolean {
  const [word, own] = [row?.texts.get("name") ?? "", text].map((name) => /^\p{L}{4,}/u.exec(name)?.[0]);
  return word !== undefined && word === own;
}

/** A row is whole when its number is; what follows without one goes on with its other cells. */
function isComplete({ texts }: Row): boolean {
  const phone = texts.get("phone") ?? "";
  return numbersIn(phone).length > 0 && !UNFINISHED.test(phone);
}

/** "Vergif-" / "tungen" is one word; "Nord-" / "Ost" is not. */
function joined(above: string | undefined, below: string): string {
  if (!above) return below;
  return /\p{Ll}-$/u.test(above) && /^\p{Ll}/u.test(below) ? above.slice(0, -1) + below : `${above} ${below}`;
}

function contactOf({ texts, source }: Row): FoundContact[] {
  const [phone] = numbersIn(texts.get("phone") ?? "");
  const name = texts.get("name") ?? "";
  if (!phone) return [];
  const country = phone.country ?? saidBeside(texts.get("country") ?? "").country;
  const hours = hoursIn(`${name}; ${texts.get("remark") ?? ""}`)[0]?.text ?? null;
  return [
    { value: { phone: phone.phone, organization: name || null, country_code: country, hours }, source },
  ];
}

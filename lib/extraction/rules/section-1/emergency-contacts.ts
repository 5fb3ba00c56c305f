import { pattern, words } from "@/lib/extraction/language/words";
import { sourceOf } from "@/lib/extraction/lines/lines";
import type { Cell, Line } from "@/lib/extraction/model";
import { isNoData } from "@/lib/extraction/rules/no-data";
import { isOfOther, phonesIn } from "@/lib/extraction/rules/phones";
import type { Block, IdentificationField } from "./blocks";
import { bareDigits, type FoundNumber, isSameNumber, numbersIn, wholeNumbers } from "./emergency-numbers";
import type { EmergencyContact, EmergencyTable, FoundContact } from "./emergency-table";
import { hoursIn } from "./hours";
import { CENTRE, type Said, saidBeside, saidIn } from "./organization";

type Found = FoundContact;
/** The line of words above a number, and whether a number has been found below it. */
type Heading = { line: Line; isUsed: boolean; block: Block };
/** How surely a number is one for emergencies: named so among others, below such a heading, or in 1.4 itself. */
type Rank = 0 | 1 | 2;
type State = { heading: Heading | null; found: (Found & { rank: Rank })[] };

/** "Access code: 333021" is asked for behind the number, and may be taken for the product's. */
const WITHOUT_CONTACTS: ReadonlySet<IdentificationField> = new Set([
  "fax",
  "email",
  "website",
  "address",
  "product_code",
]);
/** Left edges of one column differ by less than this, in points. */
const SAME_COLUMN = 10;
/** Words that tell an emergency number among the supplier's other numbers. */
export const EMERGENCY = pattern("i")`${words.emergency.labels}`;
/** "MSDS No.", "VAT": what such a label has beside it is no telephone's number. */
const OF_OTHER_NUMBER = pattern("iu")`(?<!\p{L})${words.phones.otherNumbers}(?!\p{L})`;
/** Numbers for questions stand among those for emergencies: "General Information:", "Company Phone Number". */
const INFORMATION = pattern("i")`\b${words.emergency.otherCalls}\b`;
/** "Product information" above a number, in the column of those for emergencies. */
const INFORMATION_ALONE = pattern("iu")`^\W*${words.emergency.otherCalls}\W*$`;

const ANOTHER = pattern()`^\s*(?:\/|${words.joins.or})\s*$`;
const NOT_EMERGENCY = pattern("i")`${words.emergency.notEmergency}`;
/** "Emergency telephone number / facsimile number: … / …" */
const THEN_FAX = pattern("i")`\/\s*${words.emergency.fax}`;
const FAX_COLUMN = pattern("i")`^\W*${words.emergency.fax}\S{0,8}$`;

/** "Société/Organisme : ORFILA" stands below the number. */
const ORGANIZATION = pattern("i")`${words.emergency.organisation}`;

const PHONE_ALONE = pattern("i")`^${words.emergency.phone}$`;
const hasNumber = ({ lines }: Block) => lines.some(({ text }) => phonesIn(text).length > 0);

/**
 * "Emergency telephone: CHEMTREC 800-…" and below it "Telephone: 937-…": where the supplier has no number of its own,
 * the second is the supplier's.
 */
export function companyPhoneAmongThem(blocks: readonly Block[]): Block | null {
  const isSuppliers = ({ zone, field }: Block) =>
    zone !== "emergency" && field !== "fax" && field !== "address";
  if (blocks.some((block) => isSuppliers(block) && hasNumber(block))) return null;
  const i = blocks.findIndex(
    (block) =>
      block.zone === "emergency" &&
      block.field === "phone" &&
      (PHONE_ALONE.test(block.label.trim()) || asksForInformation(block)),
  );
  // An address beside the number for emergencies is the company's, as its own number below is
  const before = blocks.slice(0, i).findLast(({ field }) => field !== null && field !== "address");
  // "Poison centre of Example" right above it says whose number it is
  const above = before?.lines.at(-1)?.text ?? "";
  const isCentres = CENTRE.test(above) && phonesIn(above).length === 0;
  return before?.field === "emergency" && hasNumber(before) && !isCentres ? (blocks[i] ?? null) : null;
}

/** The telephone numbers of 1.4; where it holds none, those elsewhere in section 1 that are said to be for emergencies. */
export function emergencyContacts(printed: readonly Block[]): Found[] {
  const blocks = withWholeNumbers(printed);
  const state: State = { heading: null, found: [] };
  const company = companyPhoneAmongThem(blocks);
  for (const [i, block] of blocks.entries()) {
    if (block === company) continue;
    if (block.field && WITHOUT_CONTACTS.has(block.field)) continue;
    if (block.field === "other" && OF_OTHER_NUMBER.test(block.label)) continue;
    const isEmergency = block.zone === "emergency";
    if (!isEmergency && !EMERGENCY.test(block.text)) continue;
    if (asksForInformation(block) || isBesideInformation(block, blocks)) continue;
    // Words further up are another label's, or have had their number
    const isNear = state.heading?.block === blocks[i - 1] && !state.heading?.isUsed;
    if (block.field !== null && !isNear) state.heading = null;
    for (const line of wholeNumbers(block.lines)) readLine(line, block, state);
  }
  const surest = Math.max(...state.found.map(({ rank }) => rank));
  return withoutRepetitions(state.found.filter(({ rank }) => rank === surest));
}

/** "General assistance | Telephone: 555-0100" among the numbers for emergencies. */
export function isBesideInformation({ lines: [own] }: Block, blocks: readonly Block[]): boolean {
  const isBeside = (line: Line) =>
    own?.page === line.page && Math.abs(own.rect[1] - line.rect[1]) < 2 && line.rect[0] < own.rect[0];
  return blocks.some(({ lines }) => lines.some((line) => isBeside(line) && isForInformation(line.text)));
}

/** A text without a label is a block a line: its numbers may break between two. */
function withWholeNumbers(blocks: readonly Block[]): Block[] {
  const whole: Block[] = [];
  for (const block of blocks) {
    const above = whole.at(-1);
    const isText = above?.field === null && block.field === null && above.zone === block.zone;
    const lines = isText ? wholeNumbers([...above.lines, ...block.lines]) : [];
    if (!isText || lines.length !== above.lines.length) whole.push(block);
    else whole.splice(-1, 1, { ...above, text: `${above.text} ${block.text}`, lines });
  }
  return whole;
}

/** Contacts of a table say more than its cells read one by one; those elsewhere in 1.4 stay. */
export function withTable({ contacts: table, inRemarks }: EmergencyTable, found: readonly Found[]): Found[] {
  const isIn = (list: readonly Found[], { value }: Found) =>
    list.some(
      (row) =>
        isSameNumber(row.value.phone ?? "", value.phone ?? "") ||
        // The first line of a number that its cell wraps
        bareDigits(row.value.phone ?? "").startsWith(bareDigits(value.phone ?? "")),
    );
  const isRemark = ({ value, source }: Found) =>
    inRemarks.some(({ phone, line }) => phone === value.phone && line.rect[1] >= source.rect[1]);
  const whole = table.length > 0 ? found.filter((one) => !isIn(table, one) && !isRemark(one)) : found;
  return [...whole, ...withoutRepetitions(table)];
}

/** Whether a number is for questions by its label, "Téléphone" with "de l'entreprise" behind it. */
export const asksForInformation = ({ label, qualifier }: Block) => isForInformation(`${label} ${qualifier}`);

const isForInformation = (words: string) =>
  INFORMATION.test(words) && !EMERGENCY.test(words.replace(NOT_EMERGENCY, ""));

function readLine(line: Line, block: Block, state: State): void {
  const isEmergency = block.zone === "emergency";
  const isInline = (block.lines[0]?.rect[0] ?? 0) > block.x + SAME_COLUMN;
  const isLabelled = line === block.lines[0] || !isInline || line.rect[0] > block.x + SAME_COLUMN;
  const label = isLabelled ? `${block.label} ${block.qualifier}` : "";
  const told = line.cells.flatMap((cell, c) => {
    const above = headingAbove(state.heading, cell);
    const words = line.cells[c - 1]?.text ?? "";
    if (isOfOther(words, cell.text) || [above.heading, words].some((one) => FAX_COLUMN.test(one))) return [];
    const beside = wordsBeside(line, c);
    return contactsIn(cell, { label, beside, ...above, isEmergency });
  });
  const found = THEN_FAX.test(block.label) ? told.slice(0, 1) : told;
  if (found.length > 0) {
    const rank = !isEmergency ? 0 : block.isNumbered ? 2 : 1;
    state.found.push(...found.map((value) => ({ value, source: sourceOf(line), rank }) as const));
    const name = found.at(-1)?.organization;
    if (name && !state.heading?.line.text.includes(name)) state.heading = null;
    else if (state.heading) state.heading.isUsed = true;
  } else if (isEmergency && /\p{L}{3}/u.test(line.text) && !isNoData(line.text))
    readWords(line, block, state);
}

/** A row's first cell says whose number stands in the cell beside it. */
function wordsBeside(line: Line, c: number): string {
  const before = line.cells.slice(0, c);
  return before.some(({ text }) => phonesIn(text).length > 0) ? "" : (before[0]?.text ?? "");
}

/** Above numbers in columns, each column has its heading. */
function headingAbove(
  heading: Heading | null,
  { rect }: Cell,
): Pick<Around, "heading" | "isOld" | "isAbove"> {
  if (!heading) return { heading: "", isOld: false, isAbove: false };
  const above = heading.line.cells.find((cell) => Math.abs(cell.rect[0] - rect[0]) < SAME_COLUMN);
  const words = heading.line.cells.length > 1 && above ? above.text : heading.line.text;
  return { heading: words, isOld: heading.isUsed, isAbove: heading.line.rect[1] > rect[1] };
}

/** A line without a number is the next number's heading, unless it says when the last one is answered. */
function readWords(line: Line, block: Block, state: State): void {
  const last = state.found.at(-1)?.value;
  if (last && !last.organization && ORGANIZATION.test(`${block.label} ${block.qualifier}`)) {
    last.organization = saidBeside(line.text).organization;
    return;
  }
  if (last && !last.hours && state.heading?.isUsed !== false && saysHoursAlone(line.text)) {
    last.hours = hoursIn(line.text)[0]?.text ?? null;
    return;
  }
  const { heading } = state;
  // A centre's address stands between its name and its number
  const isAddress = heading && !heading.isUsed && CENTRE.test(heading.line.text) && !CENTRE.test(line.text);
  if ((isAddress && /\d/.test(line.text)) || /^\([^()]*\)$/.test(line.text)) return;
  state.heading = { line, isUsed: false, block };
}

function saysHoursAlone(text: string): boolean {
  const { organization, hours } = saidBeside(text);
  return hours !== null && organization === null && !CENTRE.test(text);
}

/** What is said of a number behind it: in brackets, or at the end behind a comma too. */
const ASIDE = /^\s*\([^()]*\)/;
const ASIDE_AT_END = /^\s*(?:\([^()]*\)|,.*)/;

/** "Tel. in emergencies: Belgium 070 555 245, Netherlands 030 555 8888": a label that is not known heads them all. */
const HEAD = /^[^:\d]{3,50}:/;

type Around = {
  label: string;
  beside: string;
  heading: string;
  isOld: boolean;
  isAbove: boolean;
  isEmergency: boolean;
};

function contactsIn(cell: Cell, around: Around): EmergencyContact[] {
  const phones = numbersIn(cell.text).filter(({ role }) => role !== "fax");
  const isHeaded = EMERGENCY.test(HEAD.exec(cell.text)?.[0] ?? "");
  const contacts: EmergencyContact[] = [];
  phones.forEach((phone, i) => {
    const words = cell.text.slice(phones[i - 1]?.end ?? 0, phone.at);
    const own = i > 0 ? withoutTheLast(words) : words;
    const before = i === 0 && !/\p{L}{2}/u.test(own) ? around.beside : own;
    if (!around.isEmergency && !isHeaded && !EMERGENCY.test(`${around.label} ${before}`)) return;
    const after = cell.text.slice(phone.end, phones[i + 1]?.at);
    const isLast = i === phones.length - 1;
    const [aside = ""] = (isLast ? ASIDE_AT_END : ASIDE).exec(after) ?? [];
    if ([before, aside, around.beside].some(isForInformation)) return;
    if (around.isAbove && !around.isOld && INFORMATION_ALONE.test(around.heading)) return;
    const isListed = i > 0 && ANOTHER.test(own);
    contacts.push(
      contactOf(phone, saidBeside(before), after, { ...around, last: contacts.at(-1), isListed }),
    );
  });
  return contacts;
}

/** "(U.S.); 1-651-…", "for US/ 703-…": what stands behind a number and ends with a mark is that number's. */
function withoutTheLast(words: string): string {
  const rest = words.replace(/^\s*\([^()]*\)/, "");
  return /^[^:]*[/;]\s*$/.test(rest) ? "" : rest;
}

/** The number before it in the line, and whether no word but "or" stands between the two. */
type Context = Around & { last: EmergencyContact | undefined; isListed: boolean };

function contactOf(phone: FoundNumber, before: Said, after: string, context: Context): EmergencyContact {
  const behind = saidIn(after);
  const isHeaded = !before.organization && !(before.isSentence && context.isOld);
  const above = saidBeside(isHeaded ? context.heading : "");
  const purpose = CENTRE.test(context.label) ? saidBeside(context.label).organization : null;
  const named = before.organization ?? (CENTRE.test(behind.organization ?? "") ? behind.organization : null);
  const same = before.isRemark && !named ? context.last : undefined;
  const sameLine = context.isListed && !behind.isRemark ? context.last : undefined;
  const isAbove = !named && !same;
  const rest = above.organization ?? purpose ?? behind.organization ?? context.last?.organization ?? null;
  return {
    phone: phone.phone,
    organization: named ?? same?.organization ?? rest,
    country_code:
      phone.country ?? before.country ?? behind.country ?? sameLine?.country_code ?? above.country,
    hours:
      before.hours ??
      behind.hours ??
      same?.hours ??
      (isAbove ? above.hours : null) ??
      hoursIn(context.label)[0]?.text ??
      null,
  };
}

/** One number is one contact, whether its country code is printed or not; what either says is kept. */
function withoutRepetitions(found: readonly Found[]): Found[] {
  const kept: Found[] = [];
  for (const { value, source } of found) {
    const one = { value, source };
    const same = kept.find(({ value }) => isSameNumber(value.phone ?? "", one.value.phone ?? ""));
    if (!same) {
      kept.push(one);
      continue;
    }
    same.value.organization ??= one.value.organization;
    same.value.country_code ??= one.value.country_code;
    same.value.hours ??= one.value.hours;
  }
  return kept;
}

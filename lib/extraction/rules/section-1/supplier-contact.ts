import { pattern, words } from "@/lib/extraction/language/words";
import { isSameLine, saying, sourceOf } from "@/lib/extraction/lines/lines";
import type { Cell, Line, Source } from "@/lib/extraction/model";
import { type FoundPhone, isOfOther, phonesIn } from "@/lib/extraction/rules/phones";
import type { Block, Zone } from "./blocks";
import type { FoundName } from "./company";
import {
  asksForInformation,
  companyPhoneAmongThem,
  EMERGENCY,
  isBesideInformation,
} from "./emergency-contacts";
import { wholeNumbers } from "./emergency-numbers";
import type { SupplierLines } from "./supplier-lines";
import { EMAIL } from "./trimmed-name";

export type Found = { text: string; source: Source };

/** A label this far right of the name stands in another company's column, in points. */
const OTHER_COLUMN = 60;

/** The telephone number of the company itself, else of the department that gives information. */
export function supplierPhone(
  { head, own, others, blocks }: SupplierLines,
  found: FoundName | null,
): Found | null {
  const below = [unlabelled([...firstCell(head), ...own])];
  const besideHead = blocks.filter(({ field, lines: [line] }) => {
    return field === "phone" && head !== null && line !== undefined && isSameLine(line, head);
  });
  const supplier = nearestFirst(inZone(blocks, "supplier"), found);
  const letterhead = blocks.filter(
    ({ field, zone }) => (field === null || field === "phone") && (zone === "product" || zone === "uses"),
  );
  const forInformation = inZone(blocks, "emergency").filter(
    (block) => asksForInformation(block) || isBesideInformation(block, blocks),
  );
  const companyPhone = companyPhoneAmongThem(blocks);
  return (
    phoneIn(besideHead, true) ??
    phoneIn(below, true) ??
    phoneIn(supplier, true) ??
    phoneIn(forInformation, true) ??
    phoneIn(inZone(blocks, "contact"), true) ??
    phoneIn(below, false) ??
    phoneIn(supplier, false) ??
    phoneIn(letterhead.map(withoutOtherLabels), false) ??
    phoneIn(forInformation, false) ??
    phoneIn(companyPhone ? [companyPhone] : [], false) ??
    sharedPhone(others) ??
    // An address without a label stands below the use of the product
    phoneIn(
      blocks.filter(({ field }) => field === "uses"),
      false,
    )
  );
}

function inZone(blocks: readonly Block[], zone: Zone): Block[] {
  return blocks.filter((block) => block.zone === zone);
}

/**
 * What follows the name in its own cell, and numbers beside it that are called telephones or stand alone in their cells;
 * another company may stand there.
 */
function firstCell(head: Line | null): Line[] {
  const [first, ...others] = head?.cells ?? [];
  if (!head || !first) return [];
  const isNumber = ({ text }: Cell) =>
    phonesIn(text).some(({ role, phone }) => role === "phone" || phone.length === text.trim().length);
  const numbers = others.filter(isNumber);
  return [saying(head, first.text, [first, ...numbers])];
}

/** Lines that may hold a number or an address, and what introduces them. */
type Part = Pick<Block, "field" | "label" | "lines">;

const unlabelled = (lines: Line[]): Part => ({ field: null, label: "", lines });

function nearestFirst(blocks: readonly Block[], found: FoundName | null): Block[] {
  const [x] = found?.source.rect ?? [Number.POSITIVE_INFINITY];
  const isFar = (block: Block) => Number(block.x > x + OTHER_COLUMN);
  return [...blocks].sort((a, b) => isFar(a) - isFar(b));
}

/** "Words of another language | : 555-1234": whose number that is nobody can say. */
function withoutOtherLabels(block: Block): Block {
  if (block.field !== null) return block;
  return { ...block, lines: block.lines.filter(({ cells }) => !cells[1]?.text.startsWith(":")) };
}

/** Companies one below the other share the one number at their end. */
function sharedPhone(others: readonly Line[]): Found | null {
  const numbered = others.filter(({ text }) => phonesIn(text).length > 0);
  const [line] = numbered;
  return line && numbered.length === 1 && line === others.at(-1)
    ? phoneIn([unlabelled([line])], false)
    : null;
}

/** Without a word before it, a number is a telephone's when it has a prefix or the North American form. */
const LIKE_PHONE =
  /^[+(]|^0(?:\d*\D.*\d|\d{7,})|^\d{2,3}[-. ]?\(0\)|^1?[-. (]*\d{3}\)?[-. ]\d{3}[-. ]\d{4}$|^1[38]00\b|^\d{1,3}\s?\(\d{1,4}\)\s?\d{5}/;
/** What may stand between two numbers, or a few signs around one. */
const BETWEEN_NUMBERS = 4;
const TOLL_FREE = pattern("i")`${words.company.freeOfCharge}`;

/** "Poison centre: 555-0100" among the supplier's lines. */
function isForEmergencies({ text }: Line): boolean {
  const [first] = phonesIn(text);
  return first !== undefined && EMERGENCY.test(text.slice(0, first.at));
}

function phoneIn(blocks: readonly Part[], exceptTollFree: boolean): Found | null {
  const wanted = blocks.filter(({ field }) => field !== "fax" && field !== "website");
  for (const block of wanted) {
    for (const line of wholeNumbers(block.lines)) {
      if ((exceptTollFree && TOLL_FREE.test(line.text)) || (block.field === null && isForEmergencies(line)))
        continue;
      const isNamed = block.field === "phone" || block.field === "contact";
      const [found] = phonesOf(line, block.field === "phone" ? "Tel." : block.label).filter(
        ({ phone, role, isAlone }) =>
          role === "phone" || (role === null && (isNamed || isAlone) && LIKE_PHONE.test(phone)),
      );
      if (found) return { text: found.phone, source: sourceOf(line) };
    }
  }
  return null;
}

/** "1000 Town, Country +32 2 555 01 00", "555-0144 * info@example.com", "Technical questions : (315) 555-4900": at the end, or between signs. */
function isApart({ phone, at, end }: FoundPhone, text: string, offset: number): boolean {
  const [before, after] = [text.slice(0, at - offset), text.slice(end - offset)];
  // What is told by its digits alone behind a label may be any number
  const isBegun = (/^[+(]/.test(phone) ? /(?:^|[,*•·|:])\s*$/ : /(?:^|[,*•·|])\s*$/).test(before);
  return (phone.startsWith("+") && after === "") || (isBegun && /^\s*(?:[,*•·|]|$)/.test(after));
}

/** Numbers of one line, its cells apart; the label counts as the words before the first. */
function phonesOf(line: Line, label: string) {
  return line.cells.flatMap((cell, i) => {
    if (isOfOther(line.cells[i - 1]?.text ?? "", cell.text)) return [];
    const before = i === 0 && label ? `${label}: ` : "";
    const bare = cell.text.replace(/\s*\((?:[^()]|\([^()]*\))*\)\s*$/, "").trim();
    const found = phonesIn(before + cell.text);
    // "800.555.0138 or 831.555.0138" holds nothing but numbers
    const printed = found.reduce((sum, { phone }) => sum + phone.length + BETWEEN_NUMBERS, 0);
    const isPart = (one: FoundPhone) => isApart(one, bare, before.length);
    return found.map((phone) => ({ ...phone, isAlone: printed >= bare.length || isPart(phone) }));
  });
}

/** The company's own e-mail address, else what a label calls so in 1.3, else any in section 1 but for emergencies. */
export function supplierEmail({ head, own, blocks }: SupplierLines, found: FoundName | null): Found | null {
  const supplier = nearestFirst(inZone(blocks, "supplier"), found);
  const emergency = inZone(blocks, "emergency");
  return (
    emailIn([unlabelled([...firstCell(head), ...own])]) ??
    // "E-mail author of the sheet: …" may stand below the company's own
    emailIn(supplier.filter(({ field, qualifier }) => field === "email" && !/\p{L}/u.test(qualifier))) ??
    emailIn(supplier) ??
    emailIn(inZone(blocks, "contact")) ??
    emailIn(inZone(blocks, "product")) ??
    emailIn(emergency.filter(({ field }) => field === "email"))
  );
}

function emailIn(blocks: readonly Part[]): Found | null {
  for (const line of blocks.flatMap(({ lines }) => lines)) {
    const [email] = line.text.match(EMAIL) ?? [];
    if (email) return { text: email, source: sourceOf(line) };
  }
  return null;
}

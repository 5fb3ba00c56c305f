import type { Line, Source } from "@/lib/extraction/model";
import { phonesIn } from "@/lib/extraction/phones";
import type { Block, Zone } from "./blocks";
import { EMAIL } from "./company";

export type Found = { text: string; source: Source };

const toSource = ({ page, rect, text }: Line): Source => ({ page, rect, text });

/** The supplier's telephone number: of 1.3 itself, else of the department that gives information. */
export function supplierPhone(blocks: readonly Block[]): Found | null {
  const supplier = inZone(blocks, "supplier");
  const companies = blocks.filter(({ field, zone }) => field === "company" && zone === "product");
  const letterhead = blocks.filter(
    ({ field, zone }) => (field === null || field === "phone") && zone === "product",
  );
  return (
    phoneIn(supplier, true) ??
    phoneIn(inZone(blocks, "contact"), true) ??
    phoneIn(supplier, false) ??
    phoneIn(companies, false) ??
    phoneIn(letterhead, false)
  );
}

function inZone(blocks: readonly Block[], zone: Zone): Block[] {
  return blocks.filter((block) => block.zone === zone);
}

/** Without a word before it, a number is a telephone's when it has a prefix or the North American form. */
const LIKE_PHONE = /^[+(0]|^1?[-. (]*\d{3}\)?[-. ]\d{3}[-. ]\d{4}$|^1[38]00\b/;
const TOLL_FREE = /toll.?free|numéro vert|gratis|gebührenfrei|kostenlos|sans frais/i;

function phoneIn(blocks: readonly Block[], exceptTollFree: boolean): Found | null {
  const wanted = blocks.filter(({ field }) => field !== "fax" && field !== "website");
  for (const block of wanted) {
    for (const line of block.lines) {
      if (exceptTollFree && TOLL_FREE.test(line.text)) continue;
      const isNamed = block.field === "phone" || block.field === "contact";
      const [found] = phonesOf(line, block.field === "phone" ? "Tel." : block.label).filter(
        ({ phone, role, isAlone }) =>
          role === "phone" || (role === null && (isNamed || isAlone) && LIKE_PHONE.test(phone)),
      );
      if (found) return { text: found.phone, source: toSource(line) };
    }
  }
  return null;
}

/** Numbers of one line, its cells apart; the label counts as the words before the first. */
function phonesOf(line: Line, label: string) {
  return line.cells.flatMap((cell, i) => {
    const before = i === 0 && label ? `${label}: ` : "";
    return phonesIn(before + cell.text).map((phone) => ({
      ...phone,
      isAlone: phone.phone.length >= cell.text.trim().length - 3,
    }));
  });
}

/** The first e-mail address of 1.3, else of anything in section 1 but the emergency contacts. */
export function supplierEmail(blocks: readonly Block[]): Found | null {
  const emergency = inZone(blocks, "emergency");
  return (
    emailIn(inZone(blocks, "supplier")) ??
    emailIn(inZone(blocks, "contact")) ??
    emailIn(inZone(blocks, "product")) ??
    emailIn(inZone(blocks, "uses")) ??
    emailIn(emergency.filter(({ field }) => field === "email" || field === "contact"))
  );
}

function emailIn(blocks: readonly Block[]): Found | null {
  for (const line of blocks.flatMap(({ lines }) => lines)) {
    const [email] = line.text.match(EMAIL) ?? [];
    if (email) return { text: email, source: toSource(line) };
  }
  return null;
}

const NO_ADDRESS = /@|https?:|www\.|\b(?:VAT|DIČ|ABN|USt|KvK|BTW)\b|:\s*$/i;
const LONGEST_ADDRESS = 5;

/** The lines below the supplier's name up to its telephone number, else what follows the name in its line. */
export function supplierAddress(
  blocks: readonly Block[],
  found: { name: string; source: Source } | null,
): { text: string; sources: Source[] } | null {
  const named = blocks.filter(({ field, zone }) => field === "address" && zone === "supplier");
  const below =
    named.length > 0 ? named.flatMap((block) => block.lines) : found ? linesBelow(blocks, found.source) : [];
  const lines = below.map((line) => line.cells[0]?.text ?? "");
  const text = (lines.length > 0 ? lines.join(", ") : restOfLine(found))
    .replace(/,\s*,/g, ",")
    .replace(/\s+/g, " ")
    .replace(/^[\s*|,;]+|[\s*|,;]+$/g, "");
  if (text === "") return null;
  return { text, sources: lines.length > 0 ? below.map(toSource) : found ? [found.source] : [] };
}

function linesBelow(blocks: readonly Block[], name: Source): Line[] {
  const at = blocks.findIndex(({ lines }) => lines.some((line) => isAt(line, name)));
  const block = blocks[at];
  if (!block) return [];
  const own = block.lines.slice(block.lines.findIndex((line) => isAt(line, name)) + 1);
  const address = upToContact(own);
  if (address.length > 0 || own.length > 0) return address;
  // The street may stand below the label and its value, at the line's beginning
  const after = blocks.slice(at + 1);
  const end = after.findIndex(({ field, zone }) => field !== null || zone !== block.zone);
  const unlabelled = upToContact(after.slice(0, end < 0 ? after.length : end).flatMap(({ lines }) => lines));
  return unlabelled.some(({ text }) => /\d/.test(text)) ? unlabelled : [];
}

function upToContact(lines: readonly Line[]): Line[] {
  const end = lines.findIndex(({ text }) => NO_ADDRESS.test(text) || phonesIn(text).length > 0);
  return lines.slice(0, Math.min(end < 0 ? lines.length : end, LONGEST_ADDRESS));
}

/** "Example GmbH, Example Street 4, 89081 Ulm": an address has a number. */
function restOfLine(found: { name: string; source: Source } | null): string {
  if (!found) return "";
  const at = found.source.text.indexOf(found.name);
  const rest = found.source.text.slice(at + found.name.length).replace(/^[\s,;|*-]+/, "");
  if (at < 0 || !/\d/.test(rest) || NO_ADDRESS.test(rest) || phonesIn(rest).length > 0) return "";
  return rest;
}

const isAt = (line: Line, { page, rect }: Source) =>
  line.page === page && Math.abs(line.rect[1] - rect[1]) < 1;

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

/** The lines below the supplier's name up to its telephone number. */
export function supplierAddress(
  blocks: readonly Block[],
  name: Source | null,
): { text: string; sources: Source[] } | null {
  const named = blocks.filter(({ field, zone }) => field === "address" && zone === "supplier");
  const lines =
    named.length > 0 ? named.flatMap((block) => block.lines) : name ? linesBelow(blocks, name) : [];
  if (lines.length === 0) return null;
  const text = lines
    .map((line) => line.cells[0]?.text ?? "")
    .join(", ")
    .replace(/,\s*,/g, ",")
    .replace(/\s+/g, " ")
    .trim();
  return { text, sources: lines.map(toSource) };
}

function linesBelow(blocks: readonly Block[], name: Source): Line[] {
  const block = blocks.find(({ lines }) => lines.some((line) => isAt(line, name)));
  if (!block) return [];
  const at = block.lines.findIndex((line) => isAt(line, name));
  const address: Line[] = [];
  for (const line of block.lines.slice(at + 1, at + 1 + LONGEST_ADDRESS)) {
    if (NO_ADDRESS.test(line.text) || phonesIn(line.text).length > 0) break;
    address.push(line);
  }
  return address;
}

const isAt = (line: Line, { page, rect }: Source) =>
  line.page === page && Math.abs(line.rect[1] - rect[1]) < 1;

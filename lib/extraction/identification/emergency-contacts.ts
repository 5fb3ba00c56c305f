import type { ExtractedDocument, Line, Source } from "@/lib/extraction/model";
import { type FoundPhone, phonesIn } from "@/lib/extraction/phones";
import type { Block } from "./blocks";

export type EmergencyContact = ExtractedDocument["emergency_contacts"][number];
type Found = { value: EmergencyContact; source: Source };

/** Numbers of three digits that answer emergencies in a country or in all of Europe. */
const SHORT_NUMBER = /(?<!\d,?\s?|[\d.,/+-]|[+(/-]\s?)(112|145|911|99[789])(?!\s?[\d.,/)-]\d|\d)/g;
/** Words that tell an emergency number among the supplier's other numbers. */
const EMERGENCY =
  /emergenc|chemtrec|canutec|setiq|infotrac|poison|notruf|notfall|vergift|giftinfo|urgence|antipoison|anti-poison|noodg|noodnummer|antigif|vergiftiging|emergencia|emergenza/i;
const HOURS =
  /(?:24\s?(?:h(?:ours?|rs?|eures?)?|std\.?|stunden|uur)?\s?(?:\/|-|\s)?\s?(?:7|24\s?h?|tag|day)\b[^,;)]{0,30}|24\s?-?\s?(?:h(?:ours?|rs?|eures?)?|stunden|std\.?|uur)\b[^,;)]{0,30}|\(?\d{1,2}[.:]\d{2}\s*(?:uhr|h)?\s*(?:-|–|to|bis|tot|à)\s*\d{1,2}[.:]\d{2}[^,;)]{0,30})/iu;
/** An international number with less than ten digits, or an area code in brackets, at a line's end. */
const UNFINISHED = /(?:(?:\+|\b00)\d(?:[\s()./-]*\d){2,8}|\(\d{3}\))\s*$/;
const LONGEST_ORGANIZATION = 120;

/** The telephone numbers of 1.4, and those elsewhere in section 1 that are said to be for emergencies. */
export function emergencyContacts(blocks: readonly Block[]): Found[] {
  const seen = new Set<string>();
  let heading = "";
  return blocks.flatMap((block) => {
    if (block.field === "fax" || block.field === "email" || block.field === "website") return [];
    const isEmergency = block.zone === "emergency";
    if (!isEmergency && !EMERGENCY.test(block.text)) return [];
    const read = contactsOf(block, isEmergency, block.field === "emergency" ? "" : heading);
    heading = read.heading;
    return read.contacts.filter(({ value }) => {
      const digits = (value.phone ?? "").replace(/\D/g, "");
      if (seen.has(digits)) return false;
      seen.add(digits);
      return true;
    });
  });
}

/** The numbers of a block, each with the line of words above it: a poison centre's name, a country. */
function contactsOf(block: Block, isEmergency: boolean, above: string) {
  let heading = above;
  const contacts = wholeNumbers(block.lines).flatMap((line) => {
    const found = line.cells.flatMap((cell) => {
      const phones = numbersIn(cell.text).filter(({ role }) => role !== "fax");
      return phones.flatMap((phone, i): Found[] => {
        const before = cell.text.slice(phones[i - 1]?.end ?? 0, phone.at);
        if (!isEmergency && !EMERGENCY.test(before)) return [];
        const after = cell.text.slice(phone.end, phones[i + 1]?.at);
        return [{ value: contactOf(phone, before, after, heading), source: sourceOf(line) }];
      });
    });
    if (found.length === 0 && /\p{L}{3}/u.test(line.text)) heading = line.text;
    return found;
  });
  return { contacts, heading };
}

const sourceOf = ({ page, rect, text }: Line): Source => ({ page, rect, text });

function contactOf(phone: FoundPhone, before: string, after: string, heading: string): EmergencyContact {
  const around = `${before} ${after}`;
  return {
    phone: phone.phone,
    organization: organizationOf(before) ?? organizationOf(heading) ?? organizationOf(bracketed(after)),
    country_code: phone.country,
    hours: HOURS.exec(around)?.[0].replace(/^[\s(]+|[\s.,;]+$/g, "") ?? null,
  };
}

const bracketed = (after: string) => /^\s*[(-]\s*([^()]+)/.exec(after)?.[1] ?? "";

function organizationOf(text: string): string | null {
  const name = text
    .replace(HOURS, " ")
    .replace(
      /\b(?:tel(?:efon|efoon|ephone)?|tél(?:éphone)?|phone|call|rufnummer|nummer|number|nr|no|notrufnummer|emergency telephone number)\b[.:]*/giu,
      " ",
    )
    .replace(/[()]/g, " ")
    .replace(/\s+/g, " ")
    .replace(/^[\s:;,.*•●/–-]+|[\s:;,.*/–-]+$/g, "");
  return /\p{L}{3}/u.test(name) && name.length <= LONGEST_ORGANIZATION ? name : null;
}

function numbersIn(text: string): FoundPhone[] {
  const phones = phonesIn(text);
  const short = [...text.matchAll(SHORT_NUMBER)]
    .filter((match) => phones.every(({ at, end }) => match.index >= end || match.index + 3 <= at))
    .map(
      (match): FoundPhone => ({
        phone: match[0],
        at: match.index,
        end: match.index + match[0].length,
        role: null,
        country: null,
      }),
    );
  return [...phones, ...short].sort((a, b) => a.at - b.at);
}

/** A number that breaks at a line's end is put together: "++49 69 222" / "25285 (Deutsch)". */
function wholeNumbers(lines: readonly Line[]): Line[] {
  const whole: Line[] = [];
  for (const line of lines) {
    const above = whole.at(-1);
    const cell = above?.cells.at(-1);
    const rest = /^\d{2,6}(?:[\s-]\d{1,4})*(?![\d.])/.exec(line.text);
    if (!above || !cell || !rest || !UNFINISHED.test(cell.text)) {
      whole.push(line);
      continue;
    }
    const joined = { ...cell, text: `${cell.text} ${line.text}` };
    whole[whole.length - 1] = {
      ...above,
      text: `${above.text} ${line.text}`,
      cells: [...above.cells.slice(0, -1), joined],
    };
  }
  return whole;
}

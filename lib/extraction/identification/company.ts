import type { Line, Source } from "@/lib/extraction/model";
import { phonesIn } from "@/lib/extraction/phones";
import type { Block } from "./blocks";

export const EMAIL = /[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}/gu;
/** Legal forms of companies, and the words that stand for one. */
const FORM =
  /(?<![\p{L}\d])(?:(?:GmbH|GMBH)(?:\s?&\s?Co\.?\s?(?:KGaA|KG|OHG))?|m\.?b\.?H\.?|(?:SE|AG)(?:\s?&\s?Co\.?\s?(?:KGaA|KG|OHG))?|KGaA|KG|OHG|e\.\s?K\.?|SE|(?:Inc|INC)(?:orporated)?\.?|LLC|L\.L\.C\.?|L\.?P\.?|LLP|(?:Pty\.?|Pte\.?|Pvt\.?|Private)?\s?(?:Ltd\.?|LTD\.?|Limited|LIMITED|Ltée\.?|Limitée)|PLC|Corp\.?|CORP\.?|Corporation|CORPORATION|Company|COMPANY|Co\.(?:,?\s?Ltd\.?)?|Compagnie|[bB]\.?[vV]\.?(?:[bB]\.?[aA]\.?)?|[nN]\.\s?[vV]\.?|NV|VOF|S\.\s?A\.(?:\s?S\.?|\s?R\.\s?L\.?)?|SAS|SASU|SARL|EURL|SA|SRL|S\.?r\.?l\.?|S\.?p\.?A\.?|GIE|Sp\.?\s?z\.?\s?o\.?\s?o\.?|spol\.\s?s\s?r\.\s?o\.?|s\.\s?r\.\s?o\.?|a\.\s?s\.|AB|A\/S|ApS|AS|Oy|Kft\.?|Zrt\.?|d\.o\.o\.?|Lda\.?|Ltda\.?|S\.?L\.?U?\.?|(?:de )?C\.\s?V\.?|Group|GROUP|Division|株式会社|有限公司|주식회사|\(주\))(?![\p{L}\d])/gu;
const TRADE =
  /(?:Products|Industries|Chemicals?|Chemie|Werke?|Laborator\p{L}+|Lubricants|Flavors|International|Enterprises|Services?|Technolog\p{L}+|Solutions|Coatings|Deutschland|United Kingdom|Nederland)$/iu;
/** What is no company's name: addresses, headings of tables, web pages, departments, persons with a title. */
const NO_NAME =
  /^(?:https?:|www\.|\W*$)|^(?:name|firma|naam|nom)$|:\s*$|^[\d\W]+$|headquarters?$|^siège social|^hauptsitz|^(?:tel|fax|phone|telefon|contact|address|e-?mail|abteilung|department)\b|^(?:p\.?\s?o\.?\s?)?box\b/iu;
const ADDRESS_AFTER =
  /,\s+(?=\S*\d|(?:P\.?\s?O\.?|Box|Postfach|Postbus)\b|[\p{L}.-]*(?:str(?:\.|aße|asse)|straat|weg|laan|road|street|avenue|rue)\b)/iu;
const ADDRESS =
  /\d{4}|^\d+\s|\b(?:street|drive|avenue|road|blvd|boulevard|rue)\b|(?:straße|strasse|str\.|laan|straat|weg)\s+\d/iu;
const LINES_LOOKED_AT = 4;
const MOST_WORDS = 9;

export type FoundName = { name: string; source: Source };

/**
 * The supplier's name: the first line of 1.3 that ends like a company's name, else the first that may be one; where
 * 1.3 names none, the company of another part of the section, then of the contacts.
 */
export function companyName(blocks: readonly Block[]): FoundName | null {
  const inSupplier = blocks.filter(({ zone }) => zone === "supplier");
  const named = (list: readonly Block[]) => list.filter(({ field }) => field === "company");
  const unnamed = inSupplier.filter(({ field }) => field === "supplier" || field === null);
  const contacts = blocks.filter(
    ({ zone, field }) => zone === "contact" && (field === "contact" || field === null),
  );
  const letterhead = blocks.filter(
    ({ field, zone, text }) => field === null && zone === "product" && hasForm(text),
  );
  const linesOf = (list: readonly Block[]) => list.flatMap(({ lines }) => lines);
  // An importer or another company may follow under a label of its own
  const first = inSupplier.findIndex(({ field }) => field === "company");
  const above = inSupplier.slice(0, Math.max(0, first)).filter((block) => unnamed.includes(block));
  const places = [
    linesOf(above).filter(({ text }) => hasForm(text)),
    ...named(inSupplier).map(({ lines }) => lines),
    linesOf(unnamed),
    linesOf(named(blocks)),
    linesOf(contacts),
    linesOf(letterhead),
  ];
  for (const lines of places) {
    const found = nameIn(lines);
    if (found) return found;
  }
  return null;
}

function nameIn(lines: readonly Line[]): FoundName | null {
  const heads = firstColumn(lines).slice(0, LINES_LOOKED_AT);
  const joined = joinWrapped(heads);
  const named = joined.find((line) => hasForm(line.text)) ?? joined.find((line) => TRADE.test(line.text));
  const line = named ?? joined.find(({ text }) => mayBeName(text));
  if (!line) return null;
  const name = trimmedName(line.text);
  return name.length > 1 && /\p{L}/u.test(name.replace(FORM, ""))
    ? { name, source: { page: line.page, rect: line.rect, text: line.text } }
    : null;
}

function mayBeName(text: string): boolean {
  const isShort = text.trim().split(/\s+/).length <= MOST_WORDS;
  return isShort && !NO_NAME.test(text) && !ADDRESS.test(text) && !isContactLine(text);
}

/** Several suppliers stand side by side: the first column is the first one. */
function firstColumn(lines: readonly Line[]): Line[] {
  return lines.flatMap((line) => {
    const [cell] = line.cells;
    return cell ? [{ ...line, text: cell.text, rect: cell.rect }] : [];
  });
}

/** "Reckitt Benckiser" / "Deutschland GmbH": a name goes on where only its second line ends like one. */
function joinWrapped(lines: Line[]): Line[] {
  const [first, second, ...rest] = lines;
  if (first && second && second.text.replace(FORM, "").replace(/[\s,.]/g, "") === "" && !hasForm(first.text))
    return [{ ...first, text: `${first.text} ${second.text}` }, ...rest];
  if (!first || !second || hasForm(first.text) || NO_NAME.test(first.text) || /[\d,;:@]/.test(first.text))
    return lines;
  if (!hasForm(second.text) || /[\d:@]/.test(second.text) || /[;,]/.test(first.text)) return lines;
  const isWhole = second.text.trim().split(/\s+/).length > 2;
  if (isWhole) return lines;
  return [{ ...first, text: `${first.text} ${second.text}` }, ...rest];
}

const hasForm = (text: string) => text.search(FORM) >= 0;
const isContactLine = (text: string) => text.search(EMAIL) >= 0 || phonesIn(text).length > 0;

function trimmedName(text: string): string {
  const [phone] = phonesIn(text);
  const mail = text.search(EMAIL);
  const ends = [phone?.at ?? -1, mail, text.indexOf(" * ")].filter((at) => at > 0);
  let name = text.slice(0, Math.min(text.length, ...ends));
  const end = [...name.matchAll(FORM)]
    .map((form) => form.index + form[0].length)
    .find((at) => isNameEnd(name.slice(at)));
  name = end ? name.slice(0, end) : (name.split(ADDRESS_AFTER)[0] ?? name);
  return name
    .replace(/\s+/g, " ")
    .replace(/^[\s:*•●–-]+|[\s,;:*–-]+$/g, "")
    .replace(/\s*(?:Tel|Phone|Telefon|Fax)\.?$/i, "");
}

/** Behind the legal form comes nothing of the name but another form: a comma, a star, or an address. */
function isNameEnd(rest: string): boolean {
  if (/^\s*$/.test(rest)) return true;
  if (/^,\s*(?:Inc|Ltd|LLC|Corp|S\.A|B\.V)/.test(rest) || rest.trimStart().search(FORM) === 0) return false;
  return /^\s*[,;*|]\s/.test(rest) || /^\s+\p{Lu}[^,;]*\d/u.test(rest);
}

import { finding } from "@/lib/extraction/findings";
import { pattern, words } from "@/lib/extraction/language/words";
import { sourceOf, textOf, withCells } from "@/lib/extraction/lines/lines";
import type { Found, Line, Reader, Section, SheetContext, Source } from "@/lib/extraction/model";
import { isNoData } from "@/lib/extraction/rules/no-data";
import { type Block, blocksOf, type IdentificationField } from "./blocks";
import { companyName, type FoundName } from "./company";
import { emergencyContacts, withTable } from "./emergency-contacts";
import { wholeNumbersInColumns } from "./emergency-numbers";
import { emergencyTable } from "./emergency-table";
import { footBlocks, letterheadBlocks } from "./letterhead";
import { isMixture, productName } from "./product-name";
import { readRevisionDate } from "./revision-date";
import { substanceNumbers } from "./substance-numbers";
import { supplierAddress } from "./supplier-address";
import { supplierEmail, supplierPhone } from "./supplier-contact";
import { supplierLines } from "./supplier-lines";
import { identifiedUses } from "./uses";

const LONGEST_TEXT = 1000;

/** Section 1: the product, its uses, its supplier, and whom to call in an emergency. */
export const readSection1: Reader = (printed, context) => {
  const section = { ...printed, lines: wholeNumbersInColumns(printed.lines) };
  const blocks = blocksOf(section.lines);
  const name = productName(blocks, section, context);
  const company = companyName(blocks);
  // An older sheet names its supplier in the letterhead alone
  const contacts = company ? blocks : [...letterheadBlocks(section, context), ...blocks];
  const own = withTable(emergencyTable(section.lines), emergencyContacts(contacts));
  const isHeadUnread = own.length === 0 && company !== null;
  const emergency = isHeadUnread ? emergencyContacts(letterheadBlocks(section, context)) : own;
  return {
    problems: [],
    findings: [
      ...(name ? [finding("product_name", name.text, name.confidence, name.sources)] : []),
      ...listed(blocks, "synonyms", "alternate_names", /[;\n]/),
      ...listed(blocks, "product_code", "product_codes", /[,;\n]\s|\s\/\s(?=\S{4})/),
      ...texts(
        blocks.filter((block) => !isMixture(block)),
        "chemical_name",
        "chemical_name",
      ),
      ...usesFound(blocks),
      ...texts(blocks, "uses_against", "uses_advised_against"),
      ...substanceNumbers(section, contacts),
      ...supplierFindings(contacts, company ?? companyName(contacts), () => footBlocks(section, context)),
      ...(emergency.length > 0 ? emergency : emergencyContactsElsewhere(context)).map(
        ({ value, source }, i) => finding(`emergency_contacts[${i}]`, { ...value }, 0.92, [source]),
      ),
      ...revisionDate(section, context),
    ],
  };
};

/** A line that begins with a label for emergencies and holds its number. */
const EMERGENCY_LINE = pattern("i")`^\W*(?:24[\s-]?h\S*\s)?${words.emergency.numberBefore}\b.*\d{3}`;

/** Old sheets name whom to call at their end, beside who prepared them, if need be in the same line. */
function emergencyContactsElsewhere({ pages }: SheetContext) {
  const lines = pages
    .flatMap((page) => page.lines)
    .flatMap((line) => {
      const at = line.cells.findIndex((_, i) => EMERGENCY_LINE.test(textOf(line.cells.slice(i))));
      return at < 0 ? [] : [withCells(line, line.cells.slice(at))];
    });
  return emergencyContacts(blocksOf(lines));
}

function revisionDate(section: Section, context: SheetContext): Found[] {
  const date = readRevisionDate(section.lines, context, section.page);
  return date ? [finding("revision_date", date.iso, date.confidence, [date.source])] : [];
}

/** What is told of the company that was named; where none was, of the one at the feet of the pages. */
function supplierFindings(
  contacts: readonly Block[],
  company: FoundName | null,
  feet: () => readonly Block[],
): Found[] {
  const blocks = company ? contacts : [...contacts, ...feet()];
  const name = company ?? companyName(blocks);
  const lines = supplierLines(blocks, name);
  const address = supplierAddress(lines, name);
  const phone = supplierPhone(lines, name);
  const email = supplierEmail(lines, name);
  if (!name && !address && !phone && !email) return [];
  const whole = {
    name: name?.name ?? null,
    address: address?.text ?? null,
    phone: phone?.text ?? null,
    email: email?.text ?? null,
  };
  return [
    finding("supplier", whole, 0.92, []),
    ...(name ? [finding("supplier.name", name.name, 0.92, [name.source])] : []),
    ...(address ? [finding("supplier.address", address.text, 0.85, address.sources)] : []),
    ...(phone ? [finding("supplier.phone", phone.text, 0.92, [phone.source])] : []),
    ...(email ? [finding("supplier.email", email.text, 0.97, [email.source])] : []),
  ];
}

function sourcesOf({ lines }: Block): Source[] {
  return lines.map(sourceOf);
}

function usesFound(blocks: readonly Block[]): Found[] {
  const uses = identifiedUses(blocks);
  return uses ? [finding("identified_uses", uses.text.slice(0, LONGEST_TEXT), 0.85, uses.sources)] : [];
}

/** The first text behind a label that says something. */
function texts(blocks: readonly Block[], field: IdentificationField, path: string): Found[] {
  const block = blocks.find((one) => one.field === field && one.text !== "" && !isNoData(one.text));
  return block ? [finding(path, block.text.slice(0, LONGEST_TEXT), 0.85, sourcesOf(block))] : [];
}

/** One word a line: the cells of a table's column. */
const isColumn = (lines: readonly Line[]) =>
  lines.length > 1 && lines.every(({ text }) => /^[^\s,;]+$/.test(text));

function listed(
  blocks: readonly Block[],
  field: IdentificationField,
  path: string,
  separator: RegExp,
): Found[] {
  const named = blocks.filter((one) => one.field === field && one.text !== "" && !isNoData(one.text));
  const values = [
    ...new Set(
      named
        .flatMap(({ text, lines }) =>
          isColumn(lines) ? lines.map((line) => line.text) : text.split(separator),
        )
        .map((value) => value.replace(/^[\s:•●]+|[\s.,;]+$/g, "").trim()),
    ),
  ].filter((value) => value !== "" && value.length < 200);
  return values.length > 0 ? [finding(path, values, 0.85, named.flatMap(sourcesOf))] : [];
}

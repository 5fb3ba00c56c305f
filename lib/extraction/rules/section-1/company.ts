import { pattern, words } from "@/lib/extraction/language/words";
import { lettersOf } from "@/lib/extraction/lines/label-match";
import { saying, sourceOf } from "@/lib/extraction/lines/lines";
import type { Cell, Line, Source } from "@/lib/extraction/model";
import { matchesIn } from "@/lib/extraction/rules/matches";
import type { Block } from "./blocks";
import {
  ADDRESS,
  COMPANY_LABEL,
  isCaption,
  isTrade,
  mayBeName,
  NO_NAME,
  PERSON,
  ROLE,
} from "./company-names";
import { FORM, hasForm } from "./legal-forms";
import { ADDRESS_AFTER, EMAIL, trimmedName } from "./trimmed-name";

const { company, joins } = words;

const IN_CAPITALS = /^[\p{Lu}\d&. -]+,/u;
const ROLE_BEFORE = pattern("iu")`^\W*${company.roles}s?(?!\p{L})`;
/** "Inh. Karl Muster e.K." below the name of the business. */
const OWNER = pattern("iu")`^\W*${company.owners}\s`;
const PART_OF = pattern("iu")`^\W*${company.partOf}(?!\p{L})`;
/** South Australia and the south-east of a town are no legal forms: "600 Elm Drive SE". */
const IN_STATE = /^[\p{L} ]+,? SA,? \d{4}$|^\d+ (?:[\p{L}.]+ )+SE$/u;
const LINES_LOOKED_AT = 4;
/** What may stand beside the lines of an address. */
const BESIDE_ADDRESS: ReadonlySet<Block["field"]> = new Set(["phone", "fax", "email", "website"] as const);
/** Left edges of one column differ by less than this, in points. */
const COLUMN = 4;
/** Values below their label are set in by less than this, in points. */
const INDENT = 8;

export type FoundName = { name: string; source: Source };

/**
 * The supplier's name: the first line of 1.3 that ends like a company's name, else the first that may be one; where
 * 1.3 names none, the company of another part of the section, then of the contacts.
 */
export function companyName(blocks: readonly Block[]): FoundName | null {
  const inSupplier = blocks.filter(({ zone }) => zone === "supplier");
  const named = (list: readonly Block[]) => list.filter(({ field }) => field === "company");
  const unnamed = inSupplier.filter(({ field }) => field === "supplier" || field === null);
  const addresses = inSupplier.filter(({ field }) => field === "address");
  const contacts = blocks.filter(
    ({ zone, field }) => zone === "contact" && (field === "contact" || field === null),
  );
  const letterhead = blocks.filter(
    ({ field, zone, text }) => field === null && zone === "product" && hasForm(text),
  );
  const ofAddresses = blocks.filter(isOfCompany).map(({ lines }) => lines);
  const domains = linesOf(blocks).flatMap(({ text }) => domainsIn(text));
  // An importer or another company may follow under a label of its own
  const first = inSupplier.findIndex(({ field }) => field === "company");
  const above = inSupplier.slice(0, Math.max(0, first)).filter((block) => unnamed.includes(block));
  const places = [
    belowCaption(blocks),
    linesOf(above).filter(({ text }) => hasForm(text)),
    belowUses(blocks),
    // "Address" / "Example Inc" above the distributor's name
    ...inSupplier.slice(0, Math.max(0, first)).flatMap(addressOfCompany),
    ...named(inSupplier).map((block) => belowHeads(block, blocks) ?? block.lines),
    // "Supplier:" / "American address:" / "Example Inc"
    linesOf(unnamed.some(({ text }) => hasForm(text)) ? [] : addresses).filter(({ text }) => hasForm(text)),
    linesOf(unnamed),
    linesOf(named(blocks)),
    ofAddresses.flatMap((lines) => (looksLikeCompany(lines.slice(0, 1)) ? aboveStreet(lines) : [])),
    looksLikeCompany(linesOf(contacts)) ? linesOf(contacts) : [],
    linesOf(letterhead),
    aboveLabels(blocks),
    ofAddresses.flatMap(aboveStreet),
    linesOf(blocks.filter(({ zone }) => zone === "uses")).flatMap((line, i, all) =>
      hasForm(line.text) ? aboveStreet(all.slice(i)) : [],
    ),
  ];
  const isOfSupplier = (line: Line) => inSupplier.some((block) => block.lines.includes(line));
  for (const lines of places) {
    const beforeAddress = lines[0] && isOfSupplier(lines[0]) ? nameBeforeAddress(lines) : null;
    const found = nameBeforeDash(lines) ?? nameIn(lines, domains) ?? beforeAddress;
    if (found) return found;
  }
  return (
    nameBeforeAddress(linesOf(named(blocks))) ?? nameBeforeAddress(linesOf(blocks.filter(isAddressOfRole)))
  );
}

/** Poison centres stand in tables with their addresses. */
const isOfCompany = ({ field, zone }: Block) => field === "address" && zone !== "emergency";

/** "Manufacturer address: EXAMPLE, 8 Elm Street", but "Building A, 8 Elm Street" */
const isAddressOfRole = ({ field, label, text }: Block) =>
  field === "address" && ROLE_BEFORE.test(label) && IN_CAPITALS.test(text);

const addressOfCompany = ({ field, lines }: Block): Line[][] =>
  field === "address" && hasForm(lines[0]?.text ?? "") ? [[...lines]] : [];

const linesOf = (list: readonly Block[]) => list.flatMap(({ lines }) => lines);

/** "CHEMICAL SUPPLIER COMPANY NAME" above "Example, Inc.": a label that is not known, before any that is. */
function belowCaption(blocks: readonly Block[]): Line[] {
  const labelled = blocks.findIndex(({ field }) => field === "company" || field === "supplier");
  const own = blocks.slice(0, labelled < 0 ? blocks.length : labelled);
  const caption = own.find(({ field, text }) => field === null && COMPANY_LABEL.test(text));
  const below = own.filter(
    ({ field, x }, i) =>
      caption && field === null && i > own.indexOf(caption) && Math.abs(x - caption.x) < COLUMN,
  );
  return hasForm(below[0]?.text ?? "") ? below.flatMap(({ lines }) => lines) : [];
}

/** "Example" over "A division of Model Ltd" stand without a label among product and uses, above the labels of those who distribute. */
function belowUses(blocks: readonly Block[]): Line[] {
  const first = blocks.findIndex(({ field }) => field === "company");
  const loose = blocks
    .slice(0, first < 0 ? blocks.length : first)
    .filter(({ field, zone }) => !field && (zone === "uses" || zone === "product"));
  const lines = loose.flatMap((block) => block.lines);
  const at = lines.findIndex(({ text }, i) => i > 0 && PART_OF.test(text) && hasForm(text));
  return at < 0 ? [] : lines.slice(at - 1);
}

/** Before its first label an older section 1 has the name above its address: "Example Products" over "8 Elm Street". */
function aboveLabels(blocks: readonly Block[]): Line[] {
  const first = blocks.findIndex(({ field }) => field !== null && !BESIDE_ADDRESS.has(field));
  const lines = blocks.slice(0, first).flatMap((block) => (block.field === null ? block.lines : []));
  return looksLikeCompany(lines.slice(0, 1)) ? aboveStreet(lines) : [];
}

/** "Example" over "8 Elm Street": lines that begin with a name and go on with its address. */
const aboveStreet = (lines: readonly Line[]): Line[] =>
  lines.slice(1, LINES_LOOKED_AT).some(({ text }) => ADDRESS.test(text)) ? [...lines] : [];

/**
 * "Supplier | Contact" over two columns: what stands beside the label heads the other one. "Manufacturer | Headquarters |
 * Laboratory" over the same: both cells are heads, and what stands below has a label of its own.
 */
function belowHeads(block: Block, blocks: readonly Block[]): Line[] | null {
  const below = blocks[blocks.indexOf(block) + 1];
  const [head, ...more] = block.lines;
  const [first, second] = below?.lines[0]?.cells ?? [];
  if (!below || !head || more.length > 0 || hasForm(block.text)) return null;
  if (!first || !second || !hasForm(first.text)) return null;
  const isAt = (x: number, cell: Cell | undefined) =>
    cell !== undefined && Math.abs(x - cell.rect[0]) < INDENT;
  const [own, beside] = head.cells;
  const isHead =
    below.field === null
      ? Math.abs(below.x - block.x) < INDENT && isAt(head.rect[0], second)
      : isAt(first.rect[0], own) && isAt(second.rect[0], beside);
  return isHead ? below.lines : null;
}

/** "Example Brothers, 8 Elm Street, Portland" behind a label: the name is what stands before the house. */
function nameBeforeAddress([line]: readonly Line[]): FoundName | null {
  const [name = "", address] = line?.text.split(ADDRESS_AFTER) ?? [];
  if (!line || !address || /\d/.test(name) || !mayBeName(name)) return null;
  return { name: trimmedName(name), source: sourceOf(line) };
}

const ADDRESS_IN_DASHES = /^(?<name>[^\d]{2,40}?)\s(?<dash>[-–*])\s.*\d.*\s\k<dash>\s/u;

/** "Example - 8 rue des Ormes - 35501 Vitré, France", "Example * 53123 Bonn * Germany" */
function nameBeforeDash([line]: readonly Line[]): FoundName | null {
  const { name } = ADDRESS_IN_DASHES.exec(line?.text ?? "")?.groups ?? {};
  return line && name && mayBeName(name) ? { name: trimmedName(name), source: sourceOf(line) } : null;
}

const looksLikeCompany = (lines: readonly Line[]) =>
  lines.slice(0, LINES_LOOKED_AT).some(({ text }) => hasForm(text) || isTrade(text));

const DOMAIN = /(?:@|(?<![\p{L}\d])www\.)([\p{L}\d-]{5,40})\./gu;

const domainsIn = (text: string): string[] =>
  [...matchesIn(text, DOMAIN)].map((match) => lettersOf(match[1] ?? "").letters);

/** A person may stand above the company, which its address on the net tells. */
function nameIn(lines: readonly Line[], domains: readonly string[]): FoundName | null {
  const printed = withGroup(
    firstColumn(lines).filter(
      ({ text }) => !ROLE.test(text) && !OWNER.test(text) && text.search(EMAIL) !== 0,
    ),
  );
  const heads = aboveAddress(printed.slice(0, LINES_LOOKED_AT));
  const joined = joinWrapped(heads);
  const named =
    joined.find(({ text }) => hasForm(text) && !IN_STATE.test(text)) ??
    joined.find(({ text }) => isTrade(text) && !ADDRESS.test(text));
  const isTold = ({ text }: Line) => mayBeName(text) && domains.includes(lettersOf(text).letters);
  const told = named ?? joined.find(isTold);
  const line = told ?? joined.find(({ text }) => mayBeName(text));
  if (!line || (!told && isSentence(line.text) && !isAboveStreet(line, printed))) return null;
  const name = trimmedName(line.text);
  return name.length > 1 && /\p{L}/u.test(name.replace(FORM, "")) ? { name, source: sourceOf(line) } : null;
}

const isAboveStreet = (name: Line, lines: readonly Line[]) =>
  aboveStreet(lines.slice(lines.findIndex(({ rect }) => rect === name.rect))).length > 0;

/** "See your distributor.", "Division Soins des tissus": longer words of a name that no legal form ends begin with capitals. */
const isSentence = (text: string) => /(?<![\p{L}\p{M}'’-])\p{Ll}{4,}/u.test(text);

/** "Example" / "A division of Model Ltd" is one name over two lines. */
function withGroup(lines: Line[]): Line[] {
  const at = lines.findIndex(({ text }, i) => i > 0 && PART_OF.test(text));
  const [name, group] = [lines[at - 1], lines[at]];
  if (!name || !group || !mayBeName(name.text)) return lines;
  return [...lines.slice(0, at - 1), saying(name, `${name.text}, ${group.text}`), ...lines.slice(at + 1)];
}

/** A second company may follow below the first one's address. */
function aboveAddress(lines: Line[]): Line[] {
  const end = lines.findIndex(({ text }, i) => i > 0 && ADDRESS.test(text) && !hasForm(text));
  return end > 0 && mayBeName(lines[0]?.text ?? "") ? lines.slice(0, end) : lines;
}

/** Small words are those of a label that wraps: "Responsible for the", "Verantwoordelijk voor het op de". */
const LABEL_WORD = pattern("iu")`\s${company.labelPrepositions}(?:\s|$)|\s${company.labelWords}$`;

/** "CH:", "D, A:" before the company of a country */
const COUNTRIES = /^\p{Lu}{1,3}(?:, ?\p{Lu}{1,3})*:$/u;

function isLabelOf(first: string, second: string): boolean {
  if (ROLE.test(first) || isCaption(first)) return mayBeName(second);
  const isLabel = COMPANY_LABEL.test(first) || LABEL_WORD.test(first) || COUNTRIES.test(first);
  return hasForm(second) && !hasForm(first) && isLabel;
}

/** "Material Safety Data Sheet" beside the company's name. */
const TITLE = pattern("iu")`^\W*${words.text.documentTitle}\W*$`;

/** Several suppliers stand side by side: the first column is the first one; behind an unknown label stands the name. */
function firstColumn(lines: readonly Line[]): Line[] {
  return lines.map(withoutLabel).flatMap((line) => {
    const [first, second] = line.cells.filter(({ text }) => !TITLE.test(text));
    // "CH | Example AG, Street 4": the country that a form has a column for
    const isMark = /^\p{Lu}{1,3}$/u.test(first?.text ?? "") && hasForm(second?.text ?? "");
    if (first && second && (isMark || isLabelOf(first.text, second.text)))
      return [{ ...line, text: second.text, rect: second.rect }];
    // "Information | Mrs A. Weber": a label that is not known, and whom to ask
    if (first && second && PERSON.test(second.text) && !hasForm(first.text)) return [];
    if (second?.text.startsWith(":")) {
      const text = second.text.replace(/^[:\s]+/, "");
      return hasForm(text) ? [{ ...line, text, rect: second.rect }] : [];
    }
    return first ? [{ ...line, text: first.text, rect: first.rect }] : [];
  });
}

/** "Registered company name : Example GmbH", "Fabricant EXAMPLE S.A." in one cell. */
function withoutLabel(line: Line): Line {
  const [first, ...rest] = line.cells;
  const [, label, told] = (first && /^([^:]{3,60}?)\s*:\s+(\S.*)$/.exec(first.text)) ?? [];
  const name = label && COMPANY_LABEL.test(label) ? told : first && behindRole(first.text);
  if (!first || !name || !hasForm(name)) return line;
  return saying(line, name, [{ text: name, rect: first.rect, words: first.words }, ...rest]);
}

/** What stands behind the word for a role, where that is a name with its legal form. */
function behindRole(text: string): string | undefined {
  const role = ROLE_BEFORE.exec(text)?.[0] ?? "";
  const name = text.slice(role.length).trim();
  return role !== "" && /^\p{Lu}[\p{L}&-]+ /u.test(name) && name.search(FORM) > 0 ? name : undefined;
}

/** "Example Ltd, a division of", "Example AG &" */
const OPEN = pattern("iu")`(?:[&+]|(?<!\p{L})(?:${company.partOf}|${joins.and}|${joins.of}))\s*$`;

/** "Reckitt Benckiser" / "Deutschland GmbH": a name goes on where only its second line ends like one, or it is open. */
function joinWrapped(lines: Line[]): Line[] {
  const [first, second, ...rest] = lines;
  if (!first || !second || NO_NAME.test(first.text) || PERSON.test(first.text)) return lines;
  const joined = [saying(first, `${first.text} ${second.text}`), ...rest];
  if (OPEN.test(first.text)) return joined;
  const isFormAlone = second.text.replace(FORM, "").replace(/[\s,.&]/g, "") === "";
  const isEnd = hasForm(second.text) && second.text.trim().split(/\s+/).length < 3 && !hasForm(first.text);
  return isFormAlone || (isEnd && !/[\d,;:@]/.test(first.text)) ? joined : lines;
}

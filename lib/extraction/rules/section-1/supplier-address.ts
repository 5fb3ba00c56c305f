import { pattern, words } from "@/lib/extraction/language/words";
import { saying, sourceOf } from "@/lib/extraction/lines/lines";
import type { Line, Source } from "@/lib/extraction/model";
import { phonesIn } from "@/lib/extraction/rules/phones";
import type { Block } from "./blocks";
import type { FoundName } from "./company";
import { CENTRE } from "./organization";
import { isContactLine, REGISTERED, type SupplierLines } from "./supplier-lines";

const NO_ADDRESS = /@|https?:|www\.|:\s*$/i;
/** "44 Example Road, Exampletown NSW 2114 - Tel: +61 2 555": the address before a number in its line. */
const BEFORE_NUMBER = pattern(
  "i",
)`^([^:]*\d[^:]*?)\s*[-–,;|]\s*${words.company.phoneBehindAddress}[^:]{0,12}:`;
/** "Example GmbH - Street 4 - 89081 Ulm - Tel. 555": what follows the address in its line. */
const NUMBER_BEHIND = pattern("i")`(?:\s[-–|·]\s+|[,;]\s*)${words.company.contactBehindAddress}\b`;
const LONGEST_ADDRESS = 6;

/** The lines below the supplier's name up to its telephone number, else what follows the name in its line. */
export function supplierAddress(
  { own, blocks, isParted }: SupplierLines,
  found: FoundName | null,
): { text: string; sources: Source[] } | null {
  const below = upToContact(own);
  const labelled = labelledAddress(blocks, isParted);
  // A label over a table's column introduces no address
  const isLabelled =
    labelled.length > 0 && (below.length === 0 || labelled.some(({ text }) => /\d/.test(text)));
  const lines = isLabelled ? labelled : below;
  const text = [isLabelled ? "" : restOfLine(found), ...lines.map((line) => line.text)]
    .join(", ")
    .replace(/\s[*|](?=[\s,])/g, ",")
    .replace(/,\s*,/g, ",")
    .replace(/\s+/g, " ")
    .replace(/^[\s*|,;]+|[\s*|,;]+$/g, "");
  if (!/\p{L}{2}/u.test(text)) return null;
  const sources = lines.map(sourceOf);
  return { text, sources: sources.length > 0 ? sources : found ? [found.source] : [] };
}

/** "Supplier's address" heads a company where no label names one, else its address. */
const ADDRESSED = pattern("iu")`(?<!\p{L})${words.identification.address}(?!\p{L})`;

/** What stands behind "Street:", "Town:"; beside a second company only the first column. */
function labelledAddress(blocks: readonly Block[], isParted: boolean): Line[] {
  const isAddress = ({ field, label }: Block) =>
    field === "address" || (field === "supplier" && ADDRESSED.test(label));
  const inZone = (zone: Block["zone"]) => blocks.filter((one) => isAddress(one) && one.zone === zone);
  // a department may stand between the company and its address
  const named = inZone("supplier").length > 0 ? inZone("supplier") : inZone("contact");
  const lines = named.flatMap((block) => block.lines);
  return lines
    .map((line) => {
      const texts = (isParted ? line.cells.slice(0, 1) : line.cells).map(({ text }) => text);
      return saying(line, texts.filter((text, i) => i === 0 || !isContactLine(text)).join(" "));
    })
    .filter(({ text }) => !NO_ADDRESS.test(text) && !REGISTERED.test(text) && !isContactLine(text))
    .filter(({ text }, i, all) => all.findIndex((line) => line.text === text) === i);
}

function upToContact(lines: readonly Line[]): Line[] {
  const isCentre = (text: string) => CENTRE.test(text) && phonesIn(text).length > 0;
  const end = lines.findIndex(({ text }) => NO_ADDRESS.test(text) || isContactLine(text) || isCentre(text));
  const last = lines[end];
  const text = BEFORE_NUMBER.exec(last?.text ?? "")?.[1];
  const address = lines.slice(0, end < 0 ? lines.length : end).filter((line) => !REGISTERED.test(line.text));
  return [...address, ...(last && text ? [saying(last, text)] : [])].slice(0, LONGEST_ADDRESS);
}

/** "Example GmbH, Example Street 4, 89081 Ulm": an address has a number. */
function restOfLine(found: FoundName | null): string {
  if (!found) return "";
  const at = found.source.text.indexOf(found.name);
  const [behind = ""] = found.source.text.slice(at + found.name.length).split(NUMBER_BEHIND);
  const rest = behind.replace(/^[\s,;|*–-]+/, "").replace(/(?<!\d)\s+[-–]\s+|\s+[-–]\s+(?!\d)/g, ", ");
  if (
    at < 0 ||
    !/\d/.test(rest) ||
    NO_ADDRESS.test(rest) ||
    REGISTERED.test(rest) ||
    phonesIn(rest).length > 0
  )
    return "";
  return rest;
}

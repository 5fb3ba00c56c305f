import { pattern, words } from "@/lib/extraction/language/words";
import { matchLabel } from "@/lib/extraction/lines/label-match";
import { sourceOf, withCells } from "@/lib/extraction/lines/lines";
import type { Line } from "@/lib/extraction/model";
import { hasForm } from "./legal-forms";
import { cleaned, type FoundName, isName, LONGEST_NAME, NAME_LABELS, TITLE } from "./name-text";

const BY_RUNNING_HEAD = 0.8;
const BY_LARGEST = 0.6;
const NO_NAME = pattern("i")`^${words.productName.pageWords}\b|\d{1,3}\s*\/\s*\d{1,3}$|^\W*$|^[\d\s./:-]+$`;
const LABELLED = pattern("i")`^${words.productName.labelsBefore}\s*[:.]?\s+(.+)$`;

/** "MSDS No. 0324" beside a name is the sheet's number, and no title. */
function isTitle({ cells, text }: Line): boolean {
  const [first, ...others] = cells;
  if (!first || TITLE.test(first.text) || others.length === 0) return TITLE.test(text);
  return others.some((cell) => TITLE.test(cell.text) && !/\d{3}/.test(cell.text));
}

const isWorded = (name: string) => /\p{L}{2}/u.test(name);

/** "Exampline 5 | Safety Data Sheet": what stands before the title, unless it is a company. */
function nameBesideTitle(line: Line): Line[] {
  const [first, ...others] = line.cells;
  const isName = first && others.length === 1 && !TITLE.test(first.text) && !hasForm(first.text);
  return isName ? [withCells(line, [first])] : [];
}

/** "Material name:" over the name itself. */
const isLabelAlone = ({ text }: Line) =>
  text.endsWith(":") && matchLabel(text, NAME_LABELS)?.end === text.length - 1;

/** Where section 1 names nothing: the name in the running header, or the largest line above the sections. */
export function headedName(above: readonly Line[]): FoundName | null {
  const labelled = ({ cells }: Line) => cells.flatMap(({ text }) => LABELLED.exec(text)?.[1] ?? []);
  const mayName = (line: Line) =>
    !NO_NAME.test(line.text.trim()) &&
    isName(line.text) &&
    !isLabelAlone(line) &&
    // Letters that the file does not tell
    !line.text.includes("\uFFFD") &&
    // "Product: 45012" at the foot of a page is its number
    (labelled(line).length === 0 || labelled(line).some(isWorded));
  const nameOfLine = (line: Line) => labelled(line).find(isWorded);
  const untitled = above.filter((line) => !isTitle(line) && mayName(line));
  const lines = untitled.length > 0 ? untitled : above.flatMap(nameBesideTitle).filter(mayName);
  const named = lines.find(nameOfLine);
  const [largest] = [...lines].sort((a, b) => b.size - a.size);
  const line = named ?? largest;
  const text = cleaned((named && nameOfLine(named)) ?? line?.cells[0]?.text ?? "");
  if (!line || text === "") return null;
  const confidence = named ? BY_RUNNING_HEAD : BY_LARGEST;
  const sources = [sourceOf(line)];
  return { text: text.slice(0, LONGEST_NAME), confidence, sources };
}

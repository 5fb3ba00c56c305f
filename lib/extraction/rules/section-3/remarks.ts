import { pattern, words } from "@/lib/extraction/language/words";
import type { Line } from "@/lib/extraction/model";
import { concentrationsIn } from "@/lib/extraction/rules/concentration";
import { hazardCodesIn } from "@/lib/extraction/rules/statement-codes";
import { ON_SUBSTANCE } from "./component";
import { identifiersIn } from "./component-identifiers";

const of = words.componentRemarks;
const BELOW = `(?:<|≤|${of.less.join("|")})`;

/** "Contains less than 0.1 % butadiene (203-450-8)", "(benzene content < 0.1 %, note P)", "xylene: contains …". */
const CONTAINS = pattern("iu")`^\W*(?:[^:]{2,60}:\s*)?${of.contains}\s(?:[^<≤]{0,60}\s)?${BELOW}\s*=?\s*\d`;
const CONTAINS_BEHIND_COLON = pattern("iu")`^\P{N}{2,60}:\s*${of.contains}\s`;
/** "Formaldehyde (50-00-0) may be released during curing." */
const RELEASED = pattern("iu")`(?<!\p{L})${of.released}(?!\p{L})`;
const ABSENT = pattern("iu")`(?<!\p{L})${of.absent}(?!\p{L})`;
/** Note P and its like of Annex VI (1.1.3.1) tell of an impurity. */
const ANNEX_NOTE = pattern("iu")`(?<!\p{L})${of.note}\s+[JKLMNPQ]\b`;
/** "The content of benzene (EINECS 200-753-7) in the ingredients is less than 0.1 %." */
const CONTENT_OF = pattern("iu")`^\W*(?:\p{L}{2,4}\s)?${of.contentOf}\s`;
/** "Impurities: benzene (CAS No. 71-43-2) < 0.1 %" in a sentence, which a table lists otherwise. */
const IMPURITIES = pattern("iu")`^\W*${of.impurities}\s*:\s.*${BELOW}\s*=?\s*\d`;
/** "* contains one or more of the following CAS-numbers:" says which of a group's substances may be there. */
const ONE_OR_MORE = pattern("iu")`^\W*${of.contains}\s${of.oneOrMore}`;
const IN_BRACKETS = /^\s*[([].*[)\]]\.?\s*$/;
const OF_CONCERN = pattern()`^\W*${of.ofConcern}\b`;

/** A sentence names a substance without saying that it is a component: words in a row, and no hazards of its own. */
function isSentence({ cells, text }: Line): boolean {
  const [cell] = cells;
  return (
    cell !== undefined && cells.length === 1 && cell.words.length > 3 && hazardCodesIn(text).length === 0
  );
}

function isAside(text: string): boolean {
  if ([CONTAINS, CONTAINS_BEHIND_COLON, IMPURITIES, ONE_OR_MORE].some((form) => form.test(text))) return true;
  const tells = identifiersIn(text).length > 0 || concentrationsIn(text).some(({ marked }) => marked);
  if (!tells) return ON_SUBSTANCE.test(text);
  if ([CONTENT_OF, RELEASED, ABSENT, OF_CONCERN].some((form) => form.test(text))) return true;
  return IN_BRACKETS.test(text) && (ANNEX_NOTE.test(text) || concentrationsIn(text).length > 0);
}

/** Whether a line speaks of an impurity, of what curing sets free or of what is not there: no component, no amount. */
const isAsideLine = (line: Line) => (isSentence(line) && isAside(line.text)) || isLabelledAside(line);

/** "Further remarks | Contains benzene (71-43-2) < 1 %, toluene and hexane." */
const isLabelledAside = ({ cells: [label, told, ...more] }: Line): boolean =>
  label !== undefined &&
  told !== undefined &&
  more.length === 0 &&
  told.words.length > 3 &&
  !/\d/.test(label.text) &&
  CONTAINS.test(told.text);

/** The list of Regulation (EC) No 648/2004, annex VII, names groups of ingredients, no substances. */
const DETERGENTS = /(?<!\d)648\s?\/\s?2004(?!\d)/;
const isGroup = ({ text }: Line) =>
  concentrationsIn(text).length > 0 && identifiersIn(text).length === 0 && hazardCodesIn(text).length === 0;

/** The lines without what stands in the list of a detergent's ingredients by groups. */
export function withoutDetergentGroups(lines: readonly Line[]): Line[] {
  let isList = false;
  return lines.filter((line) => {
    const isHeading = DETERGENTS.test(line.text);
    isList = isHeading || (isList && isGroup(line));
    return isHeading || !isList;
  });
}

const GOES_ON = /^[\p{Ll}\d(]/u;
const SAME_EDGE = 3;

/** "64742-53-6 (01-2119480375-34), 64742-54-7": nothing but the numbers that a sentence announced. */
const NUMBERS = /^[\d\s(),;.-]+$/;

function isRest(aside: Line, line: Line): boolean {
  if (line.cells.length > 1) return false;
  if (/:\s*$/.test(aside.text) || NUMBERS.test(aside.text)) return NUMBERS.test(line.text);
  const isBelow = Math.abs(line.rect[0] - aside.rect[0]) < SAME_EDGE;
  return isBelow && GOES_ON.test(line.text) && !/[.)]\s*$/.test(aside.text);
}

/** "131929-63-0).": the end of a sentence whose bracket was opened in the line above. */
const CLOSED = /^[\d\s,;-]*\d-\d{2}-\d\)[.;]?$/;
const isEndOfSentence = (above: Line | undefined, { text }: Line) =>
  CLOSED.test(text) && above !== undefined && /\([^)]*$/.test(above.text);

/** The lines without sentences that name substances which are no components, the wrapped rest of each included. */
export function withoutAsides(lines: readonly Line[]): Line[] {
  const kept: Line[] = [];
  let aside: Line | null = null;
  for (const [i, line] of lines.entries()) {
    if (isEndOfSentence(lines[i - 1], line)) continue;
    if ((aside && isRest(aside, line)) || isAsideLine(line)) {
      aside = line;
      continue;
    }
    aside = null;
    kept.push(line);
  }
  return kept;
}

import { saying, sourceOf } from "@/lib/extraction/lines/lines";
import type { Cell, Line } from "@/lib/extraction/model";
import { hasCas, isNumber } from "./limit-columns";
import type { FoundLimit } from "./limit-entries";
import {
  BEGINNING,
  behindLabel,
  codeIn,
  isLabelled,
  isListLine,
  isOtherLabel,
  isOtherName,
  isStatement,
  isTableTitle,
  LONGEST_LABEL,
  listCell,
  mistOver,
  REMARK,
  tellsKinds,
  tellsList,
  tellsName,
} from "./limit-labels";
import { headsFurther, isLimitsTitle } from "./limit-lines";
import { isAnyCountrys, limitListIn } from "./limit-lists";
import { goesOnBelow, INDENT, NAME_AND_LIMITS, NAME_AND_VALUE, nameIn } from "./limit-names";
import type { LimitSign } from "./limit-numbers";
import type { Named } from "./limit-rows";
import { dustIn, dustsIn, isKnownName, isNameOf, limitsInSentences } from "./limit-sentences";
import { areAlike, beforeFirstValue, hasValue, statementsIn } from "./limit-statements";
import { casIn, substanceIn } from "./limit-substance";
import { ListTitle } from "./limit-title";
import { type Kind, kindIn } from "./limit-words";
import { nameOfLine } from "./name-lines";
import { beforeOther, beginsOther, NumbersAbove } from "./other-substances";
import { soleSubstance } from "./sole-substance";

/** Left edges of one column differ by less than this, in points. */
const isSame = (a = Number.NaN, b = 0) => Math.abs(a - b) < 2;
/** Limits told below the name of their substance, line by line. */
export class ParagraphReader {
  /** The substance that the lines below tell of. */
  named: Named | null;
  private readonly sole: Named | null;
  private list: string | null = null;
  /** Whether a line, or a cell, of its own names the list; a label names that of its own number. */
  private isListHeading = false;
  /** The row that the list is of, "TRGS 900 | 1800 mg/m³": the rows below have their own, too. */
  private listRow: Line | null = null;
  /** The list that a line above the names tells, and where that begins: that of each of them. */
  private over: { list: string | null; left: number } | null = null;
  private kind: Kind | "generic" | null = null;
  /** The kind of the limit above. */
  private last: Kind | null = null;
  /** Where the labels of the substance's limits begin. */
  private left = 0;
  private above: Line | null = null;
  private readonly numbers = new NumbersAbove();
  private readonly title: ListTitle;

  constructor(
    private readonly sign: LimitSign,
    /** What the sheet says of its components, which a text about limits may name. */
    private readonly composition: readonly Line[],
  ) {
    this.title = new ListTitle(sign);
    this.sole = soleSubstance(composition);
    this.named = this.sole;
  }

  read(line: Line, next: Line | undefined): FoundLimit[] {
    const titled = this.title.read(line, this.goesOn(line));
    this.numbers.before(line);
    const limits = titled ? [titled] : this.readLine(line, next);
    this.numbers.behind(line);
    if (beginsOther(line.text)) this.begin(null, this.left);
    this.above = line;
    return limits;
  }

  private readLine(line: Line, next: Line | undefined): FoundLimit[] {
    if (this.beginsMist(line)) return [];
    const row = this.rowOf(line, next) ?? this.behindName(line) ?? this.behindListAndName(line);
    if (row) return this.limitsIn(row.rest, row.named);
    const told = limitsInSentences(line, next, this.sign, this.composition, this.goesOn(line));
    if (told.length > 0) {
      this.reset();
      return told;
    }
    const named = this.namedIn(line, next);
    if (named) {
      this.begin(named, line.rect[0]);
      return [];
    }
    // What is named by a number that cannot be read is not the substance above
    if (hasCas(line.text) && !hasValue(line.text)) this.reset();
    const isTaken = this.named !== null && !dustIn(this.named.substance.name);
    const dusts = isTaken ? [] : dustsIn(line);
    if (dusts.length > 0) return dusts.flatMap(({ named, part }) => this.limitsIn(part, named));
    // "Ozone: TWA 0.1 ppm": what is left of a label may name another substance than the sheet's own
    const longest = this.named === this.sole ? 0 : LONGEST_LABEL;
    const isOwn = isStatement(line, longest);
    const statement = isOwn ? line : (this.behindList(line) ?? (isStatement(line) ? line : null));
    if (statement)
      return this.named && isStatement(statement, longest) ? this.limitsIn(statement, this.named) : [];
    if (REMARK.test(line.text) || line.rect[0] > this.left + INDENT * line.size) return [];
    if (this.named && isTableTitle(line.text)) return [];
    const isOfName = this.named !== null && limitListIn(line.text.slice(0, BEGINNING)) !== null;
    const isTitle = this.named ? headsFurther(line) : isLimitsTitle(line.text);
    const isOther = isLabelled(next) && isOtherName(line);
    if (isTitle && !isOfName) this.over = null;
    if (hasValue(line.text) || (isTitle && !isOfName) || isOther) this.reset();
    else this.readList(line);
    // "Belgium" above "Ethanol | TWA 8 h | 1000 ppm"
    if (isListLine(line.text) && !isLabelled(next)) this.over = { list: this.list, left: line.rect[0] };
    return [];
  }

  /** What follows is of this substance, whose limits' labels begin here. */
  private begin<Begun extends Named | null>(named: Begun, left: number): Begun {
    const none = { list: null, isListHeading: false, listRow: null, kind: null, last: null };
    Object.assign(this, { ...none, named, left });
    return named;
  }

  reset(): void {
    this.begin(this.sole, this.left);
  }

  /** Its numbers are means. */
  private beginsMist(line: Line): boolean {
    const mist = mistOver(line.text);
    if (!mist) return false;
    this.begin({ substance: mist, source: sourceOf(line) }, line.rect[0]);
    Object.assign(this, { kind: "generic", list: limitListIn(line.text), isListHeading: true });
    return true;
  }

  /** "Acetone | ACGIH, US: | TWA value 250 ppm ;": name, list and number in one line, under no heading. */
  private rowOf(line: Line, next: Line | undefined): { rest: Line; named: Named } | null {
    // shares and numbers may stand between a name and its limits
    const isTold = ({ text }: Cell, i: number) => i === 0 || (/\p{L}{2}/u.test(text) && !isNumber(text));
    const [printed, second, ...more] = line.cells.filter(isTold);
    // "Acetone | TWA 500 ppm | Ethanol | TWA 1000 ppm"
    const isPair = more.some(({ text }) => isNameOf(nameIn(text), this.composition));
    if (!printed || !second || isPair || hasValue(printed.text)) return null;
    const first = { ...printed, text: nameIn(printed.text) };
    const cells = [second, ...more];
    const rest = saying(line, cells.map(({ text }) => text).join(" "), cells);
    const isAlone = more.length === 1;
    const isListed = isAlone && tellsList(first.text, second.text);
    const isNamed = isListed || (this.isProven(first.text, line, second) && tellsName(first.text, rest.text));
    if (!isNamed || !isStatement(rest)) return null;
    const { above, named } = this;
    if (named && above?.cells[0]?.text.endsWith("-") && /^\p{Ll}/u.test(first.text)) return { rest, named };
    const [end] = next?.cells ?? [];
    const goesOn = first.text.endsWith("-") && end !== undefined && /^\p{Ll}/u.test(end.text);
    const substance = substanceIn(goesOn ? `${first.text}${end.text}` : first.text);
    if (!substance) return null;
    const cas = substance.cas ?? casIn(line.cells.find(({ text }) => isNumber(text))?.text ?? "");
    const own = { substance: { ...substance, cas }, source: sourceOf(line) };
    this.begin(own, second.rect[0]);
    if (this.over && this.over.left <= line.rect[0])
      Object.assign(this, { list: this.over.list, isListHeading: true });
    return { rest, named: own };
  }

  /** A name with its number, or of the composition, or one in the column of such names, its limits in that of theirs. */
  private isProven(name: string, { text, rect: [left] }: Line, second: Cell): boolean {
    const places = [this.left, ...(this.above?.cells ?? []).map((cell) => cell.rect[0])];
    const isUnder = places.some((place) => isSame(place, second.rect[0]));
    const isRow = isUnder && isSame(this.named?.source.rect[0], left);
    return isRow || hasCas(text) || isKnownName(name, this.composition);
  }

  /** "Ethanol: WEL TWA 8 h: 1000 ppm; STEL: …": the name before a colon, then its limits. */
  private behindName(line: Line): { rest: Line; named: Named } | null {
    const groups = NAME_AND_LIMITS.exec(line.text)?.groups ?? NAME_AND_VALUE.exec(line.text)?.groups;
    const { head: printed = "", rest = "" } = groups ?? {};
    const head = nameIn(printed);
    if (isOtherLabel(head) || hasValue(head) || this.goesOn(line)) return null;
    const statement = saying(line, rest);
    const label = beforeFirstValue(rest);
    const isSaid = label === "" ? tellsKinds(rest) : kindIn(label) !== null || limitListIn(label) !== null;
    const { list } = this;
    const isListed = this.isListHeading && label === "" && isKnownName(head, this.composition);
    const substance = isStatement(statement) && (isSaid || isListed) ? substanceIn(head) : null;
    if (!substance) return null;
    const named = this.begin({ substance, source: sourceOf(line) }, line.rect[0]);
    if (isListed) Object.assign(this, { list, isListHeading: true });
    return { rest: statement, named };
  }

  /** "ACGIH-TLV | Ethanol: STEL 1000 ppm", "Exposure limits: | Ethanol: STEL 1000 ppm" */
  private behindListAndName(line: Line): { rest: Line; named: Named } | null {
    const { list, rest } = listCell(line);
    const isTitled = line.cells.length > 1 && isLimitsTitle(line.cells[0]?.text ?? "");
    const row = list || isTitled ? this.behindName(rest) : null;
    if (row && list) Object.assign(this, { list, isListHeading: true });
    return row;
  }

  /** "ACGIH (USA) TLV | 2015 | TWA 20 ppm" below a name. */
  private behindList(line: Line): Line | null {
    const { list, rest } = listCell(line);
    if (!this.named || !list || !isStatement(rest)) return null;
    Object.assign(this, { list, isListHeading: true, listRow: rest });
    return rest;
  }

  private namedIn(line: Line, next: Line | undefined): Named | null {
    const { above, named, composition } = this;
    const [isFoot, goesOn] = [this.isFoot(line, next), this.goesOn(line)];
    return nameOfLine(line, next, { above, named, composition, isFoot, goesOn });
  }

  /** Between a name with its number and its limits on the next page. */
  private isFoot(line: Line, next: Line | undefined): boolean {
    const isNumbered = this.named !== this.sole && this.named?.substance.cas != null;
    return isNumbered && this.last === null && next !== undefined && next.page !== line.page;
  }

  private goesOn(line: Line): boolean {
    return this.above !== null && goesOnBelow(line, this.above, this.composition);
  }

  /** A line without a number may name the list, and the kind, of the numbers below it: "Type of limit: short-term value (A)" the kind alone. */
  private readList(line: Line): void {
    const told = behindLabel(line.text);
    const list = limitListIn((told ?? line.text).slice(0, BEGINNING));
    const kind = kindIn(told ?? (line.text.endsWith(":") ? line.text : ""));
    if (told !== undefined && list === null && kind === null) return;
    Object.assign(this, { list, isListHeading: true, listRow: null, last: null });
    this.kind = kind === "unclear" || kind === "other" ? null : kind;
  }

  private limitsIn(line: Line, named: Named): FoundLimit[] {
    const { substance, source } = named;
    if (this.numbers.areOfOther(line, named)) return [];
    const label = beforeFirstValue(line.text);
    const isRow = line.cells.length > 1 && this.listRow !== null && this.listRow !== line;
    const printed = limitListIn(label) ?? (isRow ? codeIn(label) : null);
    const isOwn = this.isListHeading || (printed !== null && this.list?.includes(printed) === true);
    const isListed = isOwn && this.list !== null && !isAnyCountrys(this.list) && !isRow;
    const ofLabel = printed && isListed && isAnyCountrys(printed) ? null : printed;
    const listRow = line.cells.length > 1 ? line : null;
    if (ofLabel) Object.assign(this, { list: ofLabel, isListHeading: false, listRow });
    const statements = statementsIn(beforeOther(line.text, substance.cas), this.sign);
    if (areAlike(statements)) return [];
    let isOther = false;
    const areSeveral = new Set(statements.map(({ list }) => list)).size > 1;
    return statements.flatMap(({ value, unit, kind, list, isWorded }): FoundLimit[] => {
      const own =
        (areSeveral ? list : ofLabel) ?? ofLabel ?? (list && !isAnyCountrys(list) ? list : this.list) ?? list;
      // Beside a kind that is named for this unit, what no known word names is another
      const isBeside = statements.some((one) => one.unit === unit && one.kind !== null);
      isOther = kind === null && isBeside && (isWorded || isOther);
      if (isOther) return [];
      // "50 ppm" alone below a limit in the other unit is of its kind
      const above = /\p{L}/u.test(label) ? null : this.last;
      const told = kind && kind !== "generic" ? kind : (above ?? this.kind ?? kind);
      const known = told !== "generic" && told !== null ? told : own || told ? "mean" : null;
      if (!known) return [];
      this.last = known;
      return [{ substance, list: own, kind: known, value, unit, sources: [source, sourceOf(line)] }];
    });
  }
}

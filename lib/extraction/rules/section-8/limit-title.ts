import { sourceOf } from "@/lib/extraction/lines/lines";
import type { Line } from "@/lib/extraction/model";
import type { FoundLimit } from "./limit-entries";
import { isOtherLabel, isTableTitle } from "./limit-labels";
import { isLimitsTitle } from "./limit-lines";
import { limitListIn } from "./limit-lists";
import { NAME_AND_VALUE, nameIn } from "./limit-names";
import type { LimitSign } from "./limit-numbers";
import { hasValue, statementsIn } from "./limit-statements";
import { substanceIn } from "./limit-substance";
import { headingOf, kindIn, limitKindIn } from "./limit-words";

/** "Exposure limits (VLEP), 8 hours," over "in France:": the title of a list of names with their limits. */
export class ListTitle {
  /** As far as it has been read; it is whole where it ends with a colon. */
  private text = "";

  constructor(private readonly sign: LimitSign) {}

  /** The limit that a line of the list tells; null for any other line, which begins, goes on with or ends a title. */
  read(line: Line, goesOn: boolean): FoundLimit | null {
    const told = goesOn ? null : this.limitIn(line);
    if (!told) this.text = this.textWith(line);
    return told;
  }

  private textWith({ text }: Line): string {
    if (hasValue(text)) return "";
    if (isLimitsTitle(text)) return text;
    return this.text === "" || this.text.endsWith(":") ? "" : `${this.text} ${text}`;
  }

  /** "Example dust: 10 mg/m³" */
  private limitIn(line: Line): FoundLimit | null {
    const { head = "", rest = "" } = NAME_AND_VALUE.exec(line.text)?.groups ?? {};
    const list = limitListIn(this.text);
    const told = limitKindIn(this.text) ?? (list && kindIn(this.text) === "generic" ? "mean" : null);
    const kind = this.text.endsWith(":") ? told : null;
    const [statement] = statementsIn(rest, this.sign);
    if (!kind || !statement || isOtherLabel(head)) return null;
    // ", excursion factor 2(II)" behind the number says nothing of its kind
    const [own = ""] = rest.split(/[,;]\s/);
    const substance = kindIn(own) === null ? substanceIn(nameIn(head)) : null;
    const { value, unit } = statement;
    return substance && { substance, list, kind, value, unit, sources: [sourceOf(line)] };
  }
}

/** "Organization | Type of limit | Threshold": the headings of one substance's limits, named above them. */
function headsLists({ cells: [first, ...others] }: Line): boolean {
  const isOfLists = headingOf(first?.text ?? "") === "list" && others.length > 0;
  return isOfLists && !others.some(({ text }) => headingOf(text) === "substance");
}

/** "Example" over such headings or another title; what begins right of their first column is a heading itself. */
export const isOverTitle = (line: Line, next: Line | undefined): boolean =>
  next !== undefined &&
  (isTableTitle(next.text) || headsLists(next)) &&
  line.rect[0] < (next.cells[1]?.rect[0] ?? Number.POSITIVE_INFINITY);

import { pattern, words } from "@/lib/extraction/language/words";
import type { Line } from "@/lib/extraction/model";
import type { Named } from "./limit-rows";
import { beforeFirstValue, hasValue } from "./limit-statements";
import { casNumbersIn } from "./limit-substance";

const OTHER = pattern("iu")`\.\s${words.joins.for}\s\p{L}[^.;]*$`;

/** "There is no mean. For inorganic compounds the list names" over "2 mg/m³": a sentence of another substance. */
export function beginsOther(text: string): boolean {
  const [sentence] = OTHER.exec(text) ?? [];
  return sentence !== undefined && !hasValue(sentence);
}

/** "2 mg/m³; mica (CAS 12001-26-2): 3 mg/m³": what a text tells before it names another substance. */
export function beforeOther(text: string, cas: string | null): string {
  const other = casNumbersIn(text).find((one) => one !== cas);
  const before = other ? text.slice(0, text.indexOf(other)) : "";
  return hasValue(before) ? before : text;
}

/** The CAS numbers of running text, each of which tells of whom the numbers behind it are. */
export class NumbersAbove {
  private last: string | null = null;

  /** Takes in what stands before the limits of a line. */
  before({ text }: Line): void {
    this.last = casNumbersIn(beforeFirstValue(text)).at(-1) ?? this.last;
  }

  /** Takes in what stands behind them; in a table it may be of the row. */
  behind({ cells, text }: Line): void {
    if (cells.length === 1) this.last = casNumbersIn(text).at(-1) ?? this.last;
  }

  /** "0.5 mg/m³ (8 h). Dioxide (CAS 7446-09-5): 1 mg/m³": whether a line tells of another substance than that named above. */
  areOfOther(line: Line, { substance: { cas }, source }: Named): boolean {
    const isAbove = source.page !== line.page || source.rect[1] > line.rect[1] + 1;
    return isAbove && cas !== null && this.last !== null && this.last !== cas && !line.text.includes(cas);
  }
}

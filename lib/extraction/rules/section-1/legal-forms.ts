import { pattern, words } from "@/lib/extraction/language/words";

const of = words.legalForms;
/** Legal forms of companies, and the words that stand for one; "U.S.A." ends with none, nor is "SE-405 08" one. */
export const FORM = pattern("gu")`(?<![\p{L}\d]|(?<!\p{L})\p{L}\.)${of.any}(?![\p{L}\d]|-\d)|${of.eastern}`;

/** Forms that no address and no department ends with: "Adelaide SA" is a town, "Products Group" a department. */
const CERTAIN_END = pattern("u")`(?<![\p{L}\d])${of.certain}\s*$`;

/** "Co. Clare" is a county of Ireland, also at the end of an address. */
const COUNTY = /(?:^\W*|,\s)Co\.\s+\p{Lu}\p{Ll}+\W*$/u;

export const hasForm = (text: string) => text.replace(COUNTY, "").search(FORM) >= 0;

/** True for a line that is a company's name and nothing else. */
export function isCompanyLine(text: string): boolean {
  return CERTAIN_END.test(text) && !/[\d@:]/.test(text) && /\p{L}{2}/u.test(text.replace(FORM, ""));
}

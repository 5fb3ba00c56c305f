/** Legal forms of companies, and the words that stand for one. */
export const FORM =
  /(?<![\p{L}\d])(?:(?:GmbH|GMBH)(?:\s?&\s?Co\.?\s?(?:KGaA|KG|OHG))?|m\.?b\.?H\.?|(?:SE|AG)(?:\s?&\s?Co\.?\s?(?:KGaA|KG|OHG))?|KGaA|(?<!\d\s?)KG|OHG|(?<!\d\.?\s?)OG|e\.\s?[KUG]\.?|eG|Ges\.?\s?m\.?\s?b\.?\s?H\.?|Comm\.?\s?V\.?|SE|(?:Inc|INC)(?:orporated)?\.?|LLC|L\.L\.C\.?|L\.?P\.?|LLP|(?:Pty\.?|Pte\.?|Pvt\.?|Private)?\s?(?:Ltd\.?|LTD\.?|Limited|LIMITED|Ltée\.?|Limitée)|PLC|Corp\.?|CORP\.?|Corporation|CORPORATION|Company|COMPANY|Co\.(?:,?\s?Ltd\.?)?|Compagnie|[bB]\.?[vV]\.?(?:[bB]\.?[aA]\.?)?|[nN]\.\s?[vV]\.?|NV|VOF|V\.O\.F\.|S\.\s?A\.(?:\s?S\.?|\s?R\.\s?L\.?)?|SAS|SASU|SARL|EURL|SA|SRL|S\.?r\.?l\.?|S\.?p\.?A\.?|GIE|Sp\.?\s?z\.?\s?o\.?\s?o\.?|spol\.\s?s\s?r\.\s?o\.?|s\.\s?r\.\s?o\.?|a\.\s?s\.|AB|A\/S|ApS|AS|Oy|Kft\.?|Zrt\.?|d\.o\.o\.?|Lda\.?|Ltda\.?|S\.?L\.?U?\.?|(?:de )?C\.\s?V\.?|Group|GROUP|Division|[Ss]dn\.?\s?[Bb]hd\.?|SDN\.?\s?BHD\.?|Berhad|K\.K\.|株式会社)(?![\p{L}\d])|有限公司|주식회사|㈜|\(주\)|\(유\)/gu;

/** Forms that no address and no department ends with: "Adelaide SA" is a town, "Products Group" a department. */
const CERTAIN_END =
  /(?<![\p{L}\d])(?:GmbH(?:\s?&\s?Co\.?\s?(?:KGaA|KG))?|(?:Pty\.?\s|Pte\.?\s|Pvt\.?\s)?(?:Ltd\.?|LTD\.?|Limited|LIMITED|Ltée\.?|Limitée)|Inc\.?|INC\.?|LLC\.?|L\.L\.C\.|[bB]\.?[vV]\.?(?:[bB]\.?[aA]\.?)?|[nN]\.\s?[vV]\.?|Corp\.?|Corporation|S\.?[aà]\.?r\.?l\.?|SARL|S\.r\.l\.?|S\.p\.A\.?|[Ss]dn\.?\s?[Bb]hd\.?|SDN\.?\s?BHD\.?|有限公司|주식회사|㈜)\s*$/u;

export const hasForm = (text: string) => text.search(FORM) >= 0;

/** True for a line that is a company's name and nothing else. */
export function isCompanyLine(text: string): boolean {
  return CERTAIN_END.test(text) && !/[\d@:]/.test(text) && /\p{L}{2}/u.test(text.replace(FORM, ""));
}

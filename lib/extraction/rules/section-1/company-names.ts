import { pattern, words } from "@/lib/extraction/language/words";
import { labelsOf, matchLabel } from "@/lib/extraction/lines/label-match";
import { phonesIn } from "@/lib/extraction/rules/phones";
import { countryNamed } from "@/lib/extraction/rules/places";
import { hasForm } from "./legal-forms";
import { EMAIL, isShort } from "./trimmed-name";

const { company, joins } = words;

const TRADE = pattern("iu")`${company.trades}$`;
/** "Example Products", but "chemical products" */
export const isTrade = (text: string) => TRADE.test(text) && /^\P{L}*\p{Lu}/u.test(text);
/** What is no company's name: addresses, headings of tables, web pages, departments, persons and what they are. */
export const NO_NAME = pattern(
  "iu",
)`^(?:https?(?::|\/\/)|www\.|[^\p{L}\p{N}]*$)|;|^\W{0,3}1\.\d\b|^${company.noName}$|:\s*$|^[^\p{L}]+$|${company.seat}$|^${company.seat}|^${company.contactWords}\b|^(?:p\.?\s?o\.?\s?)?box\b`;
/** "Frau A. Weber (Labor)" */
export const PERSON = pattern("iu")`(?<!\p{L})${company.titlesOfPersons}\b`;
/** "Fabricant/Distributeur" above a name. */
export const ROLE = pattern("iu")`^\W*(?:${company.roles}s?\W*(?:${joins.and}|${joins.or})?\W*)+$`;
export const ADDRESS = pattern(
  "iu",
)`(?<!(?<!\p{L})${company.since}\s)\d{4}|^\d+\s|\b[A-Z]\d[A-Z] ?\d[A-Z]\d\b|\b[A-Z]{1,2}\d{1,2}[A-Z]? \d[A-Z]{2}\b|\b${company.streets}\b|${company.streetsBeforeNumber}\s+\d`;

const LABELS = labelsOf({ company: words.identification.company });
/** "Please refer to section 16", "See distributor" */
const REFERENCE = pattern("iu")`(?<!\p{L})${words.text.section}\s?\d|^\W*${words.productName.references}\s`;

/** The words of a label and no more. */
export function isCaption(text: string): boolean {
  const label = matchLabel(text, LABELS);
  return label !== null && !/[\p{L}\p{N}]/u.test(text.slice(label.end));
}

/** "Sicherheits-", "zum": words of a label that wraps. */
const TORN = /\p{Ll}-$|^\p{Ll}+$/u;
/** "Responsible: Dr. J. Model" */
const LABELLED = /^\P{N}{3,40}:\s/u;

/** "Registered company name", "Naam van de onderneming": a label that is not known by its words. */
export const COMPANY_LABEL = pattern("iu")`${company.labelEnds}\W*$`;

const holdsContact = (text: string) => text.search(EMAIL) >= 0 || phonesIn(text).length > 0;

/** Whether a text may be a company's name by its words. */
export function mayBeName(text: string): boolean {
  if (
    LABELLED.test(text) ||
    ROLE.test(text) ||
    REFERENCE.test(text) ||
    isCaption(text) ||
    (COMPANY_LABEL.test(text) && !hasForm(text)) ||
    TORN.test(text) ||
    PERSON.test(text)
  )
    return false;
  return (
    isShort(text) && !NO_NAME.test(text) && !countryNamed(text) && !ADDRESS.test(text) && !holdsContact(text)
  );
}

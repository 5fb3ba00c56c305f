import type { Language } from "@/lib/extraction/model";
import { withoutRedundantCodes } from "@/lib/regulation/redundant-statements";
import { statementText } from "@/lib/regulation/statement-text";
import type { Sections } from "@/lib/sheet/schema";
import type { SheetSummary } from "@/lib/sheet/summary";
import { dateIn, hazardWarnings, signalWordIn, supersededText } from "../document-words";
import { type SheetFacts, sheetFacts } from "../sheet-facts";
import { type PrintedStatement, precaution, uncodedStatements } from "../sheet-statement";
import { labelHazards } from "./label-hazards";
import { labelWords } from "./label-words";
import { namedComponents, sensitisers } from "./named-components";
import { chosenPrecautions } from "./precautionary";

export type LabelOptions = {
  language: Language;
  /** Stands on the label where the sheet's own product name was not read. */
  productName?: string | null;
  /** There is a later revision of the sheet: the label says so. Default false. */
  isSuperseded?: boolean;
  /** Default true. */
  showHazardStatements?: boolean;
  /** Default true. */
  showPrecautionaryStatements?: boolean;
  /** The address that the QR code holds; no code without it. */
  qrUrl?: string | null;
  /** YYYY-MM-DD */
  expiryDate?: string | null;
  additionalInfo?: string | null;
  /** As it is printed, e.g. "5 L". */
  nominalQuantity?: string | null;
  /** Packages for consumers name the disposal (CLP Art. 28(2)). Default false. */
  generalPublic?: boolean;
};

/** Everything a label says, in its language, before it has a size. */
export type LabelContent = {
  language: Language;
  productName: string;
  /** CAS and EC number of a substance, with their words; null for a mixture. */
  identifiers: string | null;
  /** "Contains: …": the ingredients that Art. 18(3)(b) wants named. */
  contains: string | null;
  /** That there is a later revision of the sheet, and of when this one is; null where there is none. */
  superseded: string | null;
  /** That the hazards are not known, or may not be all; null where they are known. */
  hazardWarning: string | null;
  pictograms: string[];
  /** Those of `pictograms` that the law lets a crowded label leave out, in that order. */
  optionalPictograms: string[];
  signalWord: string | null;
  hazardStatements: PrintedStatement[];
  precautionaryStatements: PrintedStatement[];
  /** EUH statements and other additional hazard texts (Art. 25). */
  supplementalStatements: PrintedStatement[];
  /** Then the disposal statement must stay (Art. 28(2)). */
  forGeneralPublic: boolean;
  ufi: string | null;
  additionalInfo: string | null;
  nominalQuantity: string | null;
  expiryDate: string | null;
  /** Name, address, telephone: one line each. */
  supplier: string[];
  qr: { url: string; description: string } | null;
  /** What a careful person should know before printing. */
  warnings: LabelWarning[];
};

export type LabelWarning = {
  code:
    | "superseded"
    | "hazards_unknown"
    | "hazards_doubtful"
    | "no_wording"
    | "incomplete_wording"
    | "foreign_statements"
    | "pictograms_added"
    | "pictograms_give_way"
    | "no_name"
    | "no_supplier"
    | "no_address"
    | "no_phone"
    | "unprintable";
  /** Codes of statements or pictograms, how many statements, characters, or a date (YYYY-MM-DD). */
  subject: string | null;
};

const warningOf = (code: LabelWarning["code"], subject: string | null = null): LabelWarning => ({
  code,
  subject,
});

/**
 * The content of a CLP label (Art. 17) for an extracted sheet, in any of the four languages whatever the
 * sheet's own: statements by code in the law's wording, the sheet's own text only where it has no code.
 * Pure: the same document and options give the same content.
 */
export function labelContent(
  source: { document: SheetSummary; sections: Sections },
  options: LabelOptions,
): LabelContent {
  const facts = sheetFacts(source.document, source.sections);
  const { document } = facts;
  const { language } = options;
  const words = labelWords[language];
  const codes = withoutRedundantCodes(document.hazard_statements);
  const hazards = labelHazards(codes, facts.classifications, {
    pictograms: document.ghs_pictograms,
    signalWord: document.signal_word,
  });
  const statements = labelStatements(facts, codes, options);
  const named = facts.isSubstance ? [] : namedComponents(document.components, codes);
  return {
    language,
    productName: document.product_name ?? document.chemical_name ?? options.productName ?? "",
    identifiers: facts.isSubstance ? identifiersOf(document, language) : null,
    contains: named.length > 0 ? `${words.contains}: ${named.join("; ")}` : null,
    superseded: options.isSuperseded ? supersededText(document.revision_date, language) : null,
    hazardWarning: facts.hazards === "known" ? null : hazardWarnings[language][facts.hazards],
    pictograms: hazards.pictograms,
    optionalPictograms: hazards.optionalPictograms,
    signalWord: hazards.signalWord ? signalWordIn(hazards.signalWord, language) : null,
    ...statements,
    forGeneralPublic: options.generalPublic ?? false,
    ufi: facts.ufi ? `UFI: ${facts.ufi}` : null,
    additionalInfo: printable(options.additionalInfo),
    nominalQuantity: prefixed(words.quantity, printable(options.nominalQuantity)),
    expiryDate: options.expiryDate ? `${words.useBy} ${dateIn(options.expiryDate, language)}` : null,
    supplier: supplierLines(document, words.phone),
    qr: options.qrUrl ? { url: options.qrUrl, description: words.qr } : null,
    warnings: [
      ...(options.isSuperseded ? [warningOf("superseded", document.revision_date)] : []),
      ...(facts.hazards === "known" ? [] : [warningOf(`hazards_${facts.hazards}`)]),
      ...statements.warnings,
      ...differences(document.ghs_pictograms, hazards.pictograms),
      ...missing(document, options.productName ?? null),
    ],
  };
}

type Statements = Pick<
  LabelContent,
  "hazardStatements" | "precautionaryStatements" | "supplementalStatements" | "warnings"
>;

function labelStatements(facts: SheetFacts, codes: string[], options: LabelOptions): Statements {
  const { language } = options;
  const warnings: LabelWarning[] = [];
  const printed = (code: string): PrintedStatement[] => {
    const text = hazardText(code, facts, language);
    if (text === null) warnings.push(warningOf("no_wording", code));
    return text === null ? [] : [{ code, text }];
  };
  const uncoded = (name: "hazardStatements" | "supplementalStatements" | "precautionaryStatements") => {
    const { printed, foreign } = uncodedStatements(facts[name], facts, language);
    if (foreign > 0) warnings.push(warningOf("foreign_statements", String(foreign)));
    return printed;
  };
  const isSupplemental = (code: string) => code.startsWith("EUH");
  const precautions = precautionsOf(facts, codes, options, warnings);
  return {
    hazardStatements:
      options.showHazardStatements === false
        ? []
        : [...codes.filter((code) => !isSupplemental(code)).flatMap(printed), ...uncoded("hazardStatements")],
    precautionaryStatements:
      options.showPrecautionaryStatements === false
        ? []
        : [...precautions, ...uncoded("precautionaryStatements")],
    // Art. 25 statements are hazard statements too: they go with the same switch.
    supplementalStatements:
      options.showHazardStatements === false
        ? []
        : [...codes.filter(isSupplemental).flatMap(printed), ...uncoded("supplementalStatements")],
    warnings,
  };
}

function precautionsOf(
  facts: SheetFacts,
  hazards: string[],
  options: LabelOptions,
  warnings: LabelWarning[],
): PrintedStatement[] {
  const printable = new Map<string, PrintedStatement>();
  for (const { code } of facts.precautionaryStatements) {
    if (code === null) continue;
    const statement = precaution(code, facts, options.language);
    if (statement) printable.set(code, statement);
    else warnings.push(warningOf("incomplete_wording", code));
  }
  const chosen = chosenPrecautions([...printable.keys()], hazards, {
    generalPublic: options.generalPublic ?? false,
  });
  return chosen.flatMap((code) => printable.get(code) ?? []);
}

function hazardText(code: string, facts: SheetFacts, language: Language): string | null {
  const official = statementText(code, language);
  if (official === null || official.complete) return official?.text ?? null;
  const names = sensitisers(facts.document.components);
  return names.length > 0 ? official.text.replace(/<[^>]*>/, names.join(", ")) : null;
}

function identifiersOf(document: SheetSummary, language: Language): string | null {
  const words = labelWords[language];
  const numbers = [prefixed(words.ec, document.ec_number), prefixed(words.cas, document.cas_number)];
  return numbers.filter((number) => number !== null).join("   ") || null;
}

function supplierLines({ supplier }: SheetSummary, phoneWord: string): string[] {
  const address = supplier.address?.split(/\s*\n\s*/).join(", ") ?? null;
  const phone = supplier.phone ? `${phoneWord} ${supplier.phone}` : null;
  return [supplier.name, address, phone].flatMap((line) => printable(line) ?? []);
}

function differences(shown: readonly string[], printed: readonly string[]): LabelWarning[] {
  const added = printed.filter((code) => !shown.includes(code));
  const removed = shown.filter((code) => !printed.includes(code));
  return [
    ...(added.length > 0 && shown.length > 0 ? [warningOf("pictograms_added", added.join(", "))] : []),
    ...(removed.length > 0 ? [warningOf("pictograms_give_way", removed.join(", "))] : []),
  ];
}

function missing(
  { supplier, product_name, chemical_name }: SheetSummary,
  name: string | null,
): LabelWarning[] {
  return [
    ...(product_name || chemical_name || name ? [] : [warningOf("no_name")]),
    ...(supplier.name ? [] : [warningOf("no_supplier")]),
    ...(supplier.address ? [] : [warningOf("no_address")]),
    ...(supplier.phone ? [] : [warningOf("no_phone")]),
  ];
}

const prefixed = (word: string, text: string | null) => (text ? `${word}: ${text}` : null);
const printable = (text: string | null | undefined) => text?.replace(/\s+/g, " ").trim() || null;

import type { Language } from "@/lib/extraction/model";
import { sheetFacts } from "@/lib/sheet/facts";
import { labelledCodes } from "@/lib/sheet/labelled-codes";
import type { Sections } from "@/lib/sheet/schema";
import type { SheetSummary } from "@/lib/sheet/summary";
import { dateIn, hazardWarnings, signalWordIn, supersededText, unreleasedShort } from "../document-words";
import { inLatinScript } from "../latin-script";
import type { PrintedStatement } from "../sheet-statement";
import { labelCodes, labelHazards } from "./label-hazards";
import { labelIdentity } from "./label-identity";
import type { LabelKind } from "./label-kinds";
import { labelStatements } from "./label-statements";
import { type LabelWarning, warningOf } from "./label-warning";
import { labelWarnings } from "./label-warnings";
import { labelWords } from "./label-words";
import type { LeftOutPrecaution } from "./precautionary";
import { workplaceContent } from "./workplace-content";

export type LabelOptions = {
  language: Language;
  /** The label says the same in this language too (Art. 17(2)). */
  secondLanguage?: Language | null;
  /** Default "supply". */
  kind?: LabelKind;
  /** Stands on the label where the sheet's own product name was not read. */
  productName?: string | null;
  /** There is a later revision of the sheet: the label says so. Default false. */
  isSuperseded?: boolean;
  /** Nobody has released the sheet: the label says so. Default false. */
  isUnreleased?: boolean;
  /** The sheet is older than this many years, which is the team's limit. */
  olderThanYears?: number | null;
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
  /** The same in a second language; null on a label in one. */
  second: LabelContent | null;
  productName: string;
  /** Name, EC and CAS number of a substance, with their words; null for a mixture. */
  identifiers: string | null;
  /** "Contains: …": the ingredients that Art. 18(3)(b) wants named. */
  contains: string | null;
  /** That there is a later revision of the sheet, and of when this one is; null where there is none. */
  superseded: string | null;
  /** That nobody has released the sheet; null where somebody has, or where the team does not ask for it. */
  unreleased: string | null;
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
  /** Statements of the sheet that the label does not bear, and why (Art. 28). */
  leftOutPrecautions: LeftOutPrecaution[];
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

/**
 * The content of a CLP label (Art. 17) for an extracted sheet, in any of the four languages whatever the
 * sheet's own: statements by code in the law's wording, the sheet's own text only where it has no code.
 * Pure: the same document and options give the same content.
 */
export function labelContent(source: LabelSource, options: LabelOptions): LabelContent {
  const first = contentIn(source, options);
  const { language, secondLanguage } = options;
  if (!secondLanguage || secondLanguage === language) return first;
  const second = contentIn(source, { ...options, language: secondLanguage });
  const isKnown = ({ code, subject }: LabelWarning) =>
    first.warnings.some((warning) => warning.code === code && warning.subject === subject);
  const others = second.warnings.filter((warning) => !isKnown(warning));
  return { ...first, second, warnings: [...first.warnings, ...others] };
}

type LabelSource = { document: SheetSummary; sections: Sections };

function contentIn(source: LabelSource, options: LabelOptions): LabelContent {
  const facts = sheetFacts(source.document, source.sections);
  const { document } = facts;
  const { language } = options;
  const words = labelWords[language];
  const codes = labelCodes(labelledCodes(document));
  const hazards = labelHazards(codes, facts.classifications, {
    pictograms: document.ghs_pictograms,
    signalWord: document.signal_word,
  });
  const { warnings: ofStatements, ...statements } = labelStatements(facts, codes, options);
  const { warnings: ofIdentity, ...identity } = labelIdentity(facts, codes, language);
  const content: LabelContent = {
    language,
    second: null,
    productName: document.product_name ?? document.chemical_name ?? options.productName ?? "",
    ...identity,
    superseded: options.isSuperseded ? supersededText(document.revision_date, language) : null,
    unreleased: options.isUnreleased ? unreleasedShort[language] : null,
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
    warnings: labelWarnings(facts, options, hazards, [...ofStatements, ...ofIdentity]),
  };
  const own = (options.kind ?? "supply") === "supply" ? content : workplaceContent(content);
  const latin = inLatinScript(own, ["warnings", "qr", "leftOutPrecautions"]);
  const { warnings } = own;
  return latin.written.length === 0
    ? own
    : { ...latin.value, warnings: [...warnings, warningOf("transliterated", latin.written.join("; "))] };
}

function supplierLines({ supplier }: SheetSummary, phoneWord: string): string[] {
  const address = supplier.address?.split(/\s*\n\s*/).join(", ") ?? null;
  const phone = supplier.phone ? `${phoneWord} ${supplier.phone}` : null;
  return [supplier.name, address, phone].flatMap((line) => printable(line) ?? []);
}

const printable = (text: string | null | undefined) => text?.replace(/\s+/g, " ").trim() || null;
const prefixed = (word: string, text: string | null) => (text ? `${word}: ${text}` : null);

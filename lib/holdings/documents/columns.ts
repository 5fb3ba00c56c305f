import { productIdentity } from "@/lib/extraction/arbitrate/identity";
import { worstOf } from "@/lib/opinion/finding";
import { opinionOn } from "@/lib/opinion/opinion";
import type { Document } from "@/lib/platform/database/generated/client";
import { tables } from "@/lib/regulation/substance-lists";
import { sheetHazards } from "@/lib/sheet/hazards";
import type { Sections } from "@/lib/sheet/schema";
import type { SheetSummary } from "@/lib/sheet/summary";
import { type DocumentDetails, detailsOf } from "./details";
import { traitsOf } from "./traits";

export type ExtractedColumns = Pick<
  Document,
  | "productName"
  | "chemicalName"
  | "casNumber"
  | "ecNumber"
  | "manufacturer"
  | "signalWord"
  | "hazardStatements"
  | "precautionaryStatements"
  | "ghsPictograms"
  | "transportClasses"
  | "componentCas"
  | "unNumber"
  | "flashPoint"
  | "physicalState"
  | "language"
  | "revisionDate"
  | "qualityScore"
  | "hazards"
  | "opinion"
  | "identity"
  | "searchText"
  | "cmr"
  | "candidateList"
  | "exposureLimit"
  | "storageClass"
  | "waterHazardClass"
> & { details: DocumentDetails };

/** What lists show and search of a sheet, picked from what was read in it. */
export function columnsOf(read: SheetSummary, sections: Sections): ExtractedColumns {
  const manufacturer = inNfc(read.supplier.name);
  const details = detailsOf(read, sections);
  const hazards = sheetHazards(read, sections).state;
  return {
    productName: inNfc(read.product_name),
    chemicalName: inNfc(read.chemical_name),
    casNumber: read.cas_number,
    ecNumber: read.ec_number,
    manufacturer,
    signalWord: read.signal_word,
    hazardStatements: unique(read.hazard_statements),
    precautionaryStatements: codesOf(member(sections.section2, "precautionary_statements")),
    ghsPictograms: unique(read.ghs_pictograms),
    transportClasses: transportClasses(member(sections.section14, "modes")),
    componentCas: unique(read.components.map((component) => component.cas_number)),
    unNumber: fourDigits(member(sections.section14, "un_number")),
    flashPoint: details.flash_point?.value ?? null,
    physicalState: textOf(member(member(sections.section9, "physical_state"), "value")),
    language: read.language,
    revisionDate: read.revision_date ? new Date(`${read.revision_date}T00:00:00Z`) : null,
    qualityScore: read.quality_score,
    hazards,
    ...traitsOf({ document: read, sections, hazards, details }, tables()),
    opinion: worstOf(opinionOn(read, sections, { lists: tables() }).findings),
    identity: productIdentity({ manufacturer, productName: read.product_name }),
    searchText: searchText(read, sections),
    details,
  };
}

/** As the road keeps what people write, so that filters find it. */
function inNfc(name: string | null): string | null {
  return name?.normalize("NFC") ?? null;
}

/** Lower case without accents: what free text is compared with. */
export function foldText(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ß", "ss");
}

function searchText(read: SheetSummary, sections: Sections): string {
  const names = member(sections.section1, "alternate_names");
  const parts = [
    read.product_name,
    read.chemical_name,
    ...(Array.isArray(names) ? names.map(textOf) : []),
    read.cas_number,
    read.ec_number,
    read.supplier.name,
    ...read.components.flatMap((component) => [
      component.chemical_name,
      component.cas_number,
      component.ec_number,
    ]),
  ];
  return foldText(unique(parts).join("\n")).slice(0, 20_000);
}

function unique(values: (string | null)[]): string[] {
  return [...new Set(values.filter((value) => value !== null && value !== ""))].map(String);
}

function member(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : null;
}

function textOf(value: unknown): string | null {
  return typeof value === "string" && value !== "" ? value : null;
}

function codesOf(statements: unknown): string[] {
  if (!Array.isArray(statements)) return [];
  return unique(statements.map((statement: unknown) => textOf(member(statement, "code"))));
}

function fourDigits(value: unknown): string | null {
  return textOf(value)?.match(/\d{4}/)?.[0] ?? null;
}

function transportClasses(modes: unknown): string[] {
  const values = typeof modes === "object" && modes !== null ? Object.values(modes) : [];
  return unique(values.map((mode: unknown) => textOf(member(mode, "class")))).sort();
}

import { productIdentity } from "@/lib/extraction/arbitrate/identity";
import { worstOf } from "@/lib/opinion/finding";
import { opinionOn } from "@/lib/opinion/opinion";
import type { Document } from "@/lib/platform/database/generated/client";
import { tables } from "@/lib/regulation/substance-lists";
import { type SheetFacts, sheetFacts } from "@/lib/sheet/facts";
import type { Sections } from "@/lib/sheet/schema";
import type { SheetSummary } from "@/lib/sheet/summary";
import { type DocumentDetails, detailsOf } from "./details";
import { traitsOf } from "./traits";

/** The columns that mirror what was read; the trigger `note_document_change` watches those that lists ask for. */
export const mirroredColumns = [
  "productName",
  "chemicalName",
  "casNumber",
  "ecNumber",
  "manufacturer",
  "signalWord",
  "hazardStatements",
  "precautionaryStatements",
  "ghsPictograms",
  "transportClasses",
  "componentCas",
  "unNumber",
  "flashPoint",
  "physicalState",
  "language",
  "revisionDate",
  "qualityScore",
  "hazards",
  "opinion",
  "identity",
  "searchText",
  "cmr",
  "candidateList",
  "exposureLimit",
  "storageClass",
  "waterHazardClass",
] as const satisfies (keyof Document)[];
export type ExtractedColumns = Pick<Document, (typeof mirroredColumns)[number]> & {
  details: DocumentDetails;
};

/** What lists show and search of a sheet, picked from what was read in it. */
export function columnsOf(read: SheetSummary, sections: Sections): ExtractedColumns {
  const manufacturer = inNfc(read.supplier.name);
  const facts = sheetFacts(read, sections);
  return {
    productName: inNfc(read.product_name),
    chemicalName: inNfc(read.chemical_name),
    casNumber: read.cas_number,
    ecNumber: read.ec_number,
    manufacturer,
    signalWord: read.signal_word,
    hazardStatements: unique(read.hazard_statements),
    precautionaryStatements: unique(facts.precautionaryStatements.map(({ code }) => code)),
    ghsPictograms: unique(read.ghs_pictograms),
    transportClasses: facts.transportClasses,
    componentCas: unique(read.components.map((component) => component.cas_number)),
    unNumber: facts.unNumber,
    flashPoint: facts.properties.flashPoint,
    physicalState: facts.properties.physicalState,
    language: read.language,
    revisionDate: read.revision_date ? new Date(`${read.revision_date}T00:00:00Z`) : null,
    qualityScore: read.quality_score,
    hazards: facts.hazards,
    ...traitsOf(facts, sections, tables()),
    opinion: worstOf(opinionOn(read, sections, { lists: tables() }).findings),
    identity: productIdentity({ manufacturer, productName: read.product_name }),
    searchText: searchText(facts),
    details: detailsOf(facts, sections),
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

function searchText({ document: read, alternateNames }: SheetFacts): string {
  const parts = [
    read.product_name,
    read.chemical_name,
    ...alternateNames,
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

import type { Cell } from "@/lib/platform/spreadsheets/cell";
import { statementText } from "@/lib/regulation/statement-text";
import type { HazardState } from "@/lib/sheet/hazard-states";
import type { RegisterLanguage } from "./schema";
import { hazardWords, type RegisterColumn, registerWords, signalWords } from "./words";

/** A hazardous product in an area of work with the amount of one unit. */
export type RegisterEntry = {
  workplace: string | null;
  product: string | null;
  manufacturer: string | null;
  cas_number: string | null;
  component_cas: string[];
  reach: string[];
  signal_word: string | null;
  h_codes: string[];
  hazards: HazardState;
  pictograms: string[];
  amount: number | null;
  unit: string | null;
  storage_class: string | null;
  water_hazard_class: string | null;
  un_number: string | null;
  revision_date: string | null;
  file_name: string;
  document_id: string;
};

const readers: Record<RegisterColumn, (entry: RegisterEntry, language: RegisterLanguage) => Cell> = {
  workplace: ({ workplace }) => workplace,
  product: ({ product, file_name }) => product ?? file_name,
  manufacturer: ({ manufacturer }) => manufacturer,
  cas: ({ cas_number, component_cas }) => joined([...new Set([cas_number ?? [], component_cas].flat())]),
  reach: ({ reach }) => joined(reach),
  signalWord: ({ signal_word }, language) =>
    signal_word && (signalWords[language][signal_word] ?? signal_word),
  classification: ({ h_codes, hazards }, language) =>
    joined([...h_codes, ...hazardRemark(hazards, language)]),
  statements: ({ h_codes }, language) =>
    joined(
      h_codes.map((code) => statementText(code, language)?.text ?? code),
      " ",
    ),
  pictograms: ({ pictograms }) => joined(pictograms),
  amount: ({ amount }) => amount,
  unit: ({ unit }) => unit,
  storageClass: ({ storage_class }) => storage_class,
  waterHazardClass: ({ water_hazard_class }) => water_hazard_class,
  unNumber: ({ un_number }) => un_number,
  sheetDate: ({ revision_date }) => revision_date,
  sheetFile: ({ file_name }) => file_name,
  sheetId: ({ document_id }) => document_id,
};

/** What stands beside the statements of a sheet whose hazards are not known. */
export function hazardRemark(hazards: HazardState, language: RegisterLanguage): string[] {
  return hazards === "known" ? [] : [hazardWords[language][hazards]];
}

export function registerHead(language: RegisterLanguage): string[] {
  return Object.values(registerWords[language]);
}

export function registerRow(entry: RegisterEntry, language: RegisterLanguage): Cell[] {
  return Object.values(readers).map((read) => read(entry, language));
}

function joined(values: string[], separator = ", "): string | null {
  return values.join(separator) || null;
}

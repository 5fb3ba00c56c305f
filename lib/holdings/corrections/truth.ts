import type { CriticalPath } from "@/lib/sheet/critical-paths";
import { flashPointRange } from "@/lib/sheet/properties";
import {
  Classification,
  Component,
  EmergencyContact,
  ExposureLimit,
  Measured,
  Statement,
} from "@/lib/sheet/values";
import type { PersonsWord } from "@/lib/sheet/words";

/** Facts about a sheet in the form in which extraction is scored; a key that nobody has judged is left out. */
export type Truth = Record<string, unknown>;

/** What people have said of a sheet, as facts; whole texts, such as first aid, stay with the sheet. */
export function truthOf(words: readonly PersonsWord[]): Truth {
  return Object.assign({}, ...words.map(({ path, value }) => toTruth[path]?.(value) ?? {}));
}

const toTruth: Partial<Record<CriticalPath, (value: unknown) => Truth>> = {
  "section1.product_name": (product_name) => ({ product_name }),
  "section1.supplier.name": (name) => ({ supplier: { name } }),
  "section1.emergency_contacts": (value) => ({
    emergency_phones: listOf(EmergencyContact, value).flatMap(({ phone }) => phone ?? []),
  }),
  "section2.signal_word": (signal_word) => ({ signal_word }),
  "section2.hazard_statements": (value) => ({
    hazard_statements: listOf(Statement, value).flatMap(({ code }) => code ?? []),
  }),
  "section2.classifications": (value) => ({
    classifications: listOf(Classification, value).map((one) => [
      one.class_code,
      one.category_code,
      one.hazard_code,
    ]),
  }),
  "section2.pictograms": (value) => ({ ghs_pictograms: value ?? [] }),
  "section3.components": (value) => ({ components: listOf(Component, value).map(toComponent) }),
  "section8.exposure_limits": (value) => ({
    exposure_limits: listOf(ExposureLimit, value).flatMap(toLimits),
  }),
  "section9.flash_point": (value) => ({
    flash_point_c: flashPointRange(Measured.optional().parse(value ?? undefined)),
  }),
  "section14.un_number": (un_number) => ({ un_number }),
  "section14.class": (value) => ({ transport_classes: { adr: value, imdg: value, iata: value } }),
  "section14.packing_group": (packing_group) => ({ packing_group }),
};

function listOf<One>(schema: { array(): { parse(value: unknown): One[] } }, value: unknown): One[] {
  return schema.array().parse(value ?? []);
}

function toComponent(row: Component) {
  return {
    chemical_name: row.chemical_name,
    cas_number: row.cas_number,
    ec_number: row.ec_number,
    min: row.concentration_min,
    max: row.concentration_max,
    exact: row.concentration_exact,
    hazard_codes: row.classifications.flatMap(({ hazard_code }) => hazard_code ?? []),
  };
}

function toLimits({ substance, cas_number: cas, list, unit, ...limits }: ExposureLimit) {
  return (["twa", "stel", "ceiling"] as const).flatMap((kind) => {
    const value = limits[kind];
    return typeof value === "number" ? [{ substance, cas, kind, value, unit, list }] : [];
  });
}

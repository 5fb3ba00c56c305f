import { parseConcentration } from "@/lib/extraction/rules/concentration";
import type { Component } from "@/lib/sheet/values";
import type { ClassChoice } from "../choices";
import { classByName } from "./class-choices";
import { numberOf } from "./drawn-values";

/** A component as it is written in the table. */
export type Row = {
  name: string;
  cas: string;
  ec: string;
  amount: string;
  classes: string;
  kept: Component | null;
};

export const emptyRow: Row = { name: "", cas: "", ec: "", amount: "", classes: "", kept: null };

export function rowOf(component: Component): Row {
  return {
    name: component.chemical_name ?? "",
    cas: component.cas_number ?? "",
    ec: component.ec_number ?? "",
    amount: amountText(component),
    classes: classesText(component.classifications),
    kept: component,
  };
}

function amountText(component: Component): string {
  const { concentration_min: min, concentration_max: max, concentration_exact: exact } = component;
  if (component.concentration_text) return component.concentration_text;
  if (exact !== null) return `${exact} %`;
  if (min !== null && max !== null) return `${min} - ${max} %`;
  if (max !== null) return `<= ${max} %`;
  return min === null ? "" : `>= ${min} %`;
}

export function classesText(classes: readonly ClassChoice[] | Component["classifications"]): string {
  return classes
    .map(({ class_code, category_code, hazard_code }) =>
      [[class_code, category_code].filter(Boolean).join(" "), hazard_code].filter(Boolean).join(", "),
    )
    .join("; ");
}

/** What is wrong with a row; null when nothing is. */
export type RowFault = "noName" | "amount" | "classes";

/** The component that a row says, or what is wrong with it. */
export function componentOf(row: Row, known: readonly ClassChoice[]): Component | RowFault {
  const [name, cas, ec] = [row.name.trim(), row.cas.trim(), row.ec.trim()];
  if (!name && !cas && !ec) return "noName";
  const amount = amountOf(row.amount);
  if (!amount) return "amount";
  const classes = classesOf(row.classes, known);
  if (!classes) return "classes";
  return {
    ...(row.kept ?? nothingKept),
    chemical_name: name || null,
    cas_number: cas || null,
    ec_number: ec || null,
    ...amount,
    classifications: classes,
  };
}

const nothingKept = {
  index_number: null,
  reach_registration_number: null,
  specific_limits: [],
  m_factors: [],
  acute_toxicity_estimates: [],
};

type Amount = Pick<
  Component,
  "concentration_min" | "concentration_max" | "concentration_exact" | "concentration_text"
>;

/** "10 - 25 %", "< 5", "12,5": per cent is meant where no unit stands. */
function amountOf(written: string): Amount | null {
  const text = written.trim();
  const none = { concentration_min: null, concentration_max: null, concentration_exact: null };
  if (!text) return { ...none, concentration_text: null };
  const read = parseConcentration(text) ?? parseConcentration(`${text} %`);
  if (!read) return null;
  return {
    concentration_min: read.min,
    concentration_max: read.max,
    concentration_exact: read.exact,
    concentration_text: text,
  };
}

/** "Flam. Liq. 2, H225; Eye Irrit. 2, H319"; a class that CLP does not know is a fault, never dropped. */
function classesOf(written: string, known: readonly ClassChoice[]): ClassChoice[] | null {
  const parts = written.split(/[;\n]/).map((part) => part.trim().replace(/\s+/g, " "));
  const found = parts.filter(Boolean).map((part) => classOf(part, known));
  return found.every((one): one is ClassChoice => one !== null) ? found : null;
}

function classOf(part: string, known: readonly ClassChoice[]): ClassChoice | null {
  const code = /(?:EUH|H)\d{3}[A-Za-z]{0,2}/.exec(part)?.[0] ?? null;
  const name = part
    .replace(code ?? "", "")
    .replace(/[\s,:()-]+$/, "")
    .trim();
  if (!name) return code ? { class_code: null, category_code: null, hazard_code: code } : null;
  return classByName(name, code, known);
}

const cas = /^\d{2,7}-\d{2}-\d$/;
const ec = /^\d{3}-\d{3}-\d$/;

/** Rows of a spreadsheet as they are pasted: which column is which is told by what stands in it. */
export function pastedRows(text: string): Row[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.split("\t").map((cell) => cell.trim()))
    .filter((cells) => cells.some(Boolean) && !isHead(cells))
    .map(rowOfCells);
}

/** A line without any number or code is the names of columns. */
const isHead = (cells: string[]) => cells.length > 1 && !cells.some((cell) => /\d/.test(cell));

function rowOfCells(cells: string[]): Row {
  const row = { ...emptyRow };
  for (const cell of cells.filter(Boolean)) {
    if (cas.test(cell)) row.cas = cell;
    else if (ec.test(cell)) row.ec = cell;
    else if (/(?:^|[^A-Z])(?:EUH|H)\d{3}/.test(cell))
      row.classes = [row.classes, cell].filter(Boolean).join("; ");
    else if (!row.amount && row.name && (parseConcentration(cell) || numberOf(cell) !== null))
      row.amount = cell;
    else if (!row.name) row.name = cell;
    else if (!row.amount && parseConcentration(`${cell} %`)) row.amount = cell;
  }
  return row;
}

import { allStatements, isStatementCode } from "@/lib/regulation/statements";

/** How a code is written. `partial` is what a part of it may consist of, where a filter asks for parts. */
type CodeForm = {
  whole: RegExp;
  partial: RegExp;
  examples: string;
  /** The right form of what a person may have written; null where none can be told. */
  rightForm: (text: string) => string | null;
};

const folded = (code: string) => code.toUpperCase().replace(/\s/g, "").split("+").sort().join("+");
const written = new Map(allStatements.map(({ code }) => [folded(code), code]));

/** The letters after a code tell its meaning by their case: H360Fd is not H360FD. */
const hazardCode: CodeForm = {
  whole: /^(?:H\d{3}[A-Za-z]{0,2}|EUH\d{3}[A-Za-z]?)(?:\+H\d{3}[A-Za-z]{0,2})*$/,
  partial: /./,
  examples: '"H225", "H300+H310", "EUH066"',
  rightForm: (text) => statementForm(text, /^(?:EU)?H\d{3}/),
};

const precautionCode: CodeForm = {
  whole: /^P\d{3}(?:\+P\d{3}|\[\+P\d{3}\])*$/,
  partial: /./,
  examples: '"P210", "P301+P310"',
  rightForm: (text) => statementForm(text, /^P\d{3}/),
};

function statementForm(text: string, start: RegExp): string | null {
  const plain = text.toUpperCase().replace(/\s/g, "");
  if (!start.test(plain)) return null;
  const known = [text, plain].find(isStatementCode);
  return known ?? written.get(folded(text)) ?? plain;
}

/** Numbers whose digits tell where their hyphens stand, whatever stands between them. */
const numbered = (whole: RegExp, partial: RegExp, digits: RegExp, example: string): CodeForm => ({
  whole,
  partial,
  examples: `"${example}"`,
  rightForm: (text) =>
    text
      .replace(/^(?:CAS|EC|UN|ID)(?!\p{L})/iu, "")
      .replace(/[^\p{L}\d]/gu, "")
      .match(digits)
      ?.slice(1)
      .join("-") ?? null,
});

const casNumber = numbered(/^\d{2,7}-\d{2}-\d$/, /^[\d-]+$/, /^(\d{2,7})(\d{2})(\d)$/, "67-64-1");
const pictogram: CodeForm = {
  whole: /^GHS0[1-9]$/,
  partial: /./,
  examples: '"GHS02"',
  rightForm: (text) =>
    text
      .toUpperCase()
      .match(/^GHS-?(0[1-9])$/)?.[0]
      .replace("-", "") ?? null,
};

/** The codes among the filters' fields: one that is written otherwise would silently find nothing. */
const codeForms: Readonly<Record<string, CodeForm>> = {
  h_codes: hazardCode,
  p_codes: precautionCode,
  pictograms: pictogram,
  cas_number: casNumber,
  component_cas: casNumber,
  ec_number: numbered(/^\d{3}-\d{3}-\d$/, /^[\d-]+$/, /^(\d{3})(\d{3})(\d)$/, "200-662-2"),
  un_number: numbered(/^\d{4}$/, /^\d{1,4}$/, /^(\d{4})$/, "1263"),
};

/** What is wrong with how a code is written, naming its right form; null where nothing is. */
export function codeFault(field: string, op: string, text: string): string | null {
  const form = Object.hasOwn(codeForms, field) ? codeForms[field] : undefined;
  if (!form) return null;
  const isPart = op === "contains" || op === "starts_with";
  const right = form.rightForm(text);
  const fits =
    (isPart ? form.partial : form.whole).test(text) && (isPart || right === null || right === text);
  if (fits) return null;
  return right !== null && right !== text
    ? `"${text}" is written "${right}"`
    : `"${text}" is no value of ${field}, e.g. ${form.examples}`;
}

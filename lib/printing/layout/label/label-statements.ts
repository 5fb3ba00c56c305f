import type { Language } from "@/lib/extraction/model";
import { hazardClassesOfCode } from "@/lib/regulation/hazard-classes";
import { packageRestrictions } from "@/lib/regulation/restrictions";
import { statementText } from "@/lib/regulation/statement-text";
import type { SheetFacts } from "@/lib/sheet/facts";
import { type PrintedStatement, precaution, uncodedStatements } from "../sheet-statement";
import type { LabelOptions } from "./content";
import { type LabelWarning, warningOf } from "./label-warning";
import { sensitisers } from "./named-components";
import { chosenPrecautions, type LeftOutPrecaution } from "./precautionary";
import { nameFor } from "./substance-name";

export type LabelStatements = {
  hazardStatements: PrintedStatement[];
  precautionaryStatements: PrintedStatement[];
  /** EUH statements that supplement (Art. 25), and texts that other law wants on the package. */
  supplementalStatements: PrintedStatement[];
  leftOutPrecautions: LeftOutPrecaution[];
  warnings: LabelWarning[];
};

/** The statements of a label by its codes, in its language; those that one does not wish are left out. */
export function labelStatements(facts: SheetFacts, codes: string[], options: LabelOptions): LabelStatements {
  const { language, showHazardStatements = true, showPrecautionaryStatements = true } = options;
  const warnings: LabelWarning[] = [];
  const printed = (code: string): PrintedStatement[] => {
    const text = hazardText(code, facts, language, warnings);
    if (text === null) warnings.push(warningOf("no_wording", code));
    return text === null ? [] : [{ code, text }];
  };
  const uncoded = (name: "hazardStatements" | "supplementalStatements" | "precautionaryStatements") => {
    const { printed, foreign } = uncodedStatements(facts[name], facts, language);
    if (foreign > 0) warnings.push(warningOf("foreign_statements", String(foreign)));
    return printed;
  };
  const precautions = precautionsOf(facts, codes, options, warnings);
  const restrictions = restrictionsOf(facts, codes, language, warnings);
  const shown = {
    hazard: [...codes.filter(isHazardStatement).flatMap(printed), ...uncoded("hazardStatements")],
    supplemental: [
      ...codes.filter((code) => !isHazardStatement(code)).flatMap(printed),
      ...withoutRestrictions(uncoded("supplementalStatements"), restrictions),
    ],
    precautionary: [...precautions.statements, ...uncoded("precautionaryStatements")],
  };
  return {
    hazardStatements: showHazardStatements ? shown.hazard : [],
    precautionaryStatements: showPrecautionaryStatements ? shown.precautionary : [],
    // Art. 25 statements are hazard statements too: they go with the same switch.
    supplementalStatements: showHazardStatements ? [...shown.supplemental, ...restrictions] : [],
    leftOutPrecautions: precautions.leftOut,
    warnings,
  };
}

/** CLP Art. 21: EUH380 to EUH451 are the hazard statements of classes; other EUH statements supplement (Art. 25). */
const isHazardStatement = (code: string) => !code.startsWith("EUH") || hazardClassesOfCode(code).length > 0;

function precautionsOf(
  facts: SheetFacts,
  hazards: string[],
  options: LabelOptions,
  warnings: LabelWarning[],
): { statements: PrintedStatement[]; leftOut: LeftOutPrecaution[] } {
  const texts = new Map<string, PrintedStatement | null>();
  const textOf = (code: string) => {
    const known = texts.get(code);
    if (known !== undefined) return known;
    const statement = precaution(code, facts, options.language);
    texts.set(code, statement);
    return statement;
  };
  const { codes, added, leftOut } = chosenPrecautions({
    printed: facts.precautionaryStatements.flatMap(({ code }) => code ?? []),
    hazards,
    generalPublic: options.generalPublic ?? false,
    canPrint: (code) => textOf(code) !== null,
  });
  for (const { code, reason } of leftOut)
    if (reason === "no_wording") warnings.push(warningOf("incomplete_wording", code));
  if (added.length > 0) warnings.push(warningOf("precautions_added", added.join(", ")));
  return { statements: codes.flatMap((code) => textOf(code) ?? []), leftOut };
}

function hazardText(
  code: string,
  facts: SheetFacts,
  language: Language,
  warnings: LabelWarning[],
): string | null {
  const official = statementText(code, language);
  if (official === null || official.complete) return official?.text ?? null;
  const { names, areForeign } = sensitisersIn(code, facts, language);
  if (names === "") return null;
  if (areForeign) warnings.push(warningOf("foreign_names", names));
  return official.text.replace(/<[^>]*>/, () => names);
}

/** The names of EUH208 as the sheet prints them in its statement, else those of the components that sensitise. */
function sensitisersIn(
  code: string,
  facts: SheetFacts,
  language: Language,
): { names: string; areForeign: boolean } {
  const sheetLanguage = facts.document.language;
  const found = sensitisers(facts.document.components).flatMap(
    (component) => nameFor(component, { language, sheetLanguage }) ?? [],
  );
  const said = [...facts.supplementalStatements, ...facts.hazardStatements].find(
    (statement) => statement.code === code,
  );
  const printed = said?.text ? namesBetween(said.text, code, sheetLanguage) : null;
  if (printed && (sheetLanguage === language || found.length === 0))
    return { names: printed, areForeign: sheetLanguage !== language };
  return {
    names: [...new Set(found.map(({ name }) => name))].join(", "),
    areForeign: found.some(({ isForeign }) => isForeign),
  };
}

/** What a sheet prints where the law's wording has a gap: "Contains <names>. May produce an allergic reaction." */
function namesBetween(text: string, code: string, language: string): string | null {
  const [before = "", after = ""] = statementText(code, language)?.text.split(/<[^>]*>/) ?? [];
  const opening = before.trim();
  const closing = after.replace(/^[.\s]+/, "").slice(0, 12);
  if (opening === "" || closing === "" || !text.toLowerCase().startsWith(opening.toLowerCase())) return null;
  const end = text.toLowerCase().indexOf(closing.toLowerCase());
  if (end < 0) return null;
  return text.slice(opening.length, end).replace(/^[\s:]+|[\s.:]+$/g, "") || null;
}

function restrictionsOf(
  facts: SheetFacts,
  codes: readonly string[],
  language: Language,
  warnings: LabelWarning[],
): PrintedStatement[] {
  const { components, cas_number } = facts.document;
  const itself = { cas_number, concentration_exact: 100, concentration_max: null, concentration_min: null };
  const restricted = packageRestrictions(codes, facts.isSubstance ? [itself] : components, language);
  return restricted.flatMap(({ entry, text }) => {
    if (text === null) warnings.push(warningOf("no_restriction_text", entry));
    return text === null ? [] : [{ code: null, text }];
  });
}

/** What a sheet prints of its own among its supplements is not printed twice. */
function withoutRestrictions(
  statements: readonly PrintedStatement[],
  restrictions: readonly PrintedStatement[],
): PrintedStatement[] {
  const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\d]+/gu, "");
  return statements.filter(
    ({ text }) => !restrictions.some((restriction) => plain(text).includes(plain(restriction.text))),
  );
}

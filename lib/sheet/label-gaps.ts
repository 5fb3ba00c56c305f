import { hazardClasses, hazardClassesOfCode, isUnknownToClp } from "@/lib/regulation/hazard-classes";
import { statementsThatReplace } from "@/lib/regulation/redundant-statements";
import type { HazardReason } from "./hazards";
import { isAerosol } from "./labelled-codes";
import type { Classification } from "./values";

/** What a sheet's label shows, as its document says it. */
export type Elements = {
  signal_word: string | null;
  hazard_statements: readonly string[];
  ghs_pictograms: readonly string[];
};

/** Classes, pictograms and a signal word that call for a hazard statement which was not read. */
export function labelGaps(read: Elements, classes: readonly Classification[]): HazardReason[] {
  const codes = read.hazard_statements.flatMap((code) => code.split("+"));
  const rows = codes.flatMap(hazardClassesOfCode);
  const gaps = classGaps(codes, classes);
  for (const subject of read.ghs_pictograms)
    if (!rows.some(({ pictograms }) => pictograms.includes(subject)))
      gaps.push({ code: "pictogram_without_statement", path: "section2.pictograms", subject });
  const subject = read.signal_word;
  const signals = rows.map(({ signal }) => signal);
  // Danger takes the place of Warning (Art. 20(3)), never the other way.
  if (subject && !signals.includes("Danger") && !(subject === "Warning" && signals.includes("Warning")))
    gaps.push({ code: "signal_word_without_statement", path: "section2.signal_word", subject });
  return gaps;
}

function classGaps(codes: readonly string[], classes: readonly Classification[]): HazardReason[] {
  return classes.flatMap((one, index): HazardReason[] => {
    const wanted = statementsOf(one);
    if (wanted.length === 0 || wanted.some((code) => isSaid(code, codes))) return [];
    const subject = [one.class_code, one.category_code].filter(Boolean).join(" ") || one.hazard_code;
    return [{ code: "class_without_statement", path: `section2.classifications[${index}]`, subject }];
  });
}

/** The statements of which a class calls for one: its own, else those of its category, else of the whole class. */
function statementsOf({ class_code, category_code, hazard_code }: Classification): readonly string[] {
  if (hazard_code) return isUnknownToClp(hazard_code) ? [] : [hazard_code];
  const ofClass = hazardClasses.filter(({ classCode }) => classCode === class_code);
  const ofCategory = ofClass.filter(({ category }) => category === category_code);
  const rows = ofCategory.length > 0 ? ofCategory : ofClass;
  return rows.flatMap(({ hazardCodes }) => hazardCodes).filter((code) => !isUnknownToClp(code));
}

/** Whether a statement or one that makes it superfluous is there; "H360" and "H360FD" say the same class. */
function isSaid(wanted: string, codes: readonly string[]): boolean {
  const stem = wanted.startsWith("EUH") ? wanted : wanted.slice(0, 4);
  if (codes.some((code) => code.startsWith(stem))) return true;
  if (statementsThatReplace(stem).some((code) => codes.includes(code))) return true;
  // CLP Annex I 1.3.3: the aspiration hazard of aerosols need not be on the label.
  return stem === "H304" && isAerosol(codes);
}

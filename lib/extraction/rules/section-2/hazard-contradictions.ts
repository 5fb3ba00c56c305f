import { problem } from "@/lib/extraction/findings";
import type { Problem } from "@/lib/extraction/model";
import {
  hazardClassRows,
  isCodeOfClass,
  labelOfCode,
  type SignalWord,
} from "@/lib/regulation/hazard-classes";
import { statementsThatReplace } from "@/lib/regulation/redundant-statements";
import type { Classification } from "@/lib/sheet/values";
import type { ReadStatement } from "./label-statements";

export type HazardReading = {
  classifications: readonly Classification[];
  hazard: readonly ReadStatement[];
  pictograms: readonly string[];
  /** Undefined when no signal word was found at all, null when the sheet says there is none. */
  signal: SignalWord | null | undefined;
};

/** CLP Art. 20(3): with Danger on the label, Warning does not appear. */
export function impliedSignal(reading: Pick<HazardReading, "classifications" | "hazard">): SignalWord | null {
  const signals = new Set<SignalWord | null>();
  for (const { class_code, category_code } of reading.classifications)
    for (const row of hazardClassRows(class_code ?? "", category_code)) signals.add(row.signal);
  for (const { code } of reading.hazard)
    for (const part of code.split("+")) signals.add(labelOfCode(part)?.signal ?? null);
  return signals.has("Danger") ? "Danger" : signals.has("Warning") ? "Warning" : null;
}

function signalProblem(reading: HazardReading): Problem[] {
  const implied = impliedSignal(reading);
  const path = "section2.signal_word";
  if (reading.signal === undefined) {
    const message = `No signal word was found; the classification calls for ${implied}.`;
    return implied ? [problem(path, "missing", message)] : [];
  }
  // a weaker or absent implied word proves nothing: the category may not have been read
  if (implied !== "Danger" || reading.signal === "Danger") return [];
  const read = reading.signal ?? "no signal word";
  const message = `The sheet prints ${read}; the classification calls for Danger.`;
  return [problem(path, "contradiction", message)];
}

/** CLP Art. 26: pictograms that another one on the label makes superfluous. */
function mayBeLeftOut(pictogram: string, shown: readonly string[]): boolean {
  const has = (...others: string[]) => others.some((other) => shown.includes(other));
  if (pictogram === "GHS07") return has("GHS05", "GHS06", "GHS08");
  if (pictogram === "GHS04") return has("GHS02", "GHS06");
  return pictogram === "GHS02" || pictogram === "GHS03" ? has("GHS01") : false;
}

/** CLP Annex I 1.3.3: the aspiration hazard of a product in an aerosol dispenser need not be labelled. */
function labelledCodes(reading: HazardReading): string[] {
  const codes = reading.hazard.flatMap(({ code }) => code.split("+"));
  const isAerosol = codes.some((code) => code === "H222" || code === "H223" || code === "H229");
  return isAerosol ? codes.filter((code) => code !== "H304") : codes;
}

function pictogramProblems(reading: HazardReading): Problem[] {
  const path = "section2.pictograms";
  const problems: Problem[] = [];
  const reported = new Set<string>();
  for (const code of labelledCodes(reading))
    for (const pictogram of labelOfCode(code)?.pictograms ?? []) {
      if (reading.pictograms.includes(pictogram) || reported.has(pictogram)) continue;
      if (mayBeLeftOut(pictogram, reading.pictograms)) continue;
      reported.add(pictogram);
      problems.push(problem(path, "missing", `${code} calls for ${pictogram}, which was not found.`));
    }
  return problems;
}

/** H400 and H411 together are said by H410, as on the label of glutaral (CLP Annex VI, 605-022-00-X). */
const isOfTwo = (code: string, classed: ReadonlySet<string>) =>
  code === "H410" && classed.has("H400") && classed.has("H411");

/** "H302+H312", "H361fd": the codes that a statement or a class is told by, without their letters. */
const stems = (code: string | null) => code?.split("+").map((part) => part.slice(0, 4)) ?? [];
const stated = ({ hazard }: HazardReading) => new Set(hazard.flatMap(({ code }) => stems(code)));
const called = ({ classifications }: HazardReading) =>
  new Set(classifications.flatMap(({ hazard_code }) => stems(hazard_code)));

/**
 * Where some statements were read and that of a printed class was not, more of them may be missing; that of the
 * aspiration hazard need not be on every label.
 */
function unreadStatements(reading: HazardReading): Problem[] {
  const read = stated(reading);
  const missing = [...called(reading)].filter(
    (code) => code !== "H304" && !read.has(code) && !statementsThatReplace(code).some((one) => read.has(one)),
  );
  if (read.size === 0 || missing.length === 0) return [];
  const message = `The classification calls for ${missing.join(", ")}, which no statement was read for.`;
  return [problem("section2.hazard_statements", "contradiction", message)];
}

/** Where some classes were read and none that a printed statement is of, more of them may be missing. */
function unreadClasses(reading: HazardReading): Problem[] {
  const classed = called(reading);
  const missing = [...stated(reading)].filter(
    (code) => code.startsWith("H") && !classed.has(code) && !isOfTwo(code, classed),
  );
  if (classed.size === 0 || missing.length === 0) return [];
  const message = `No class was read for ${missing.join(", ")}, which the sheet states.`;
  return [problem("section2.classifications", "contradiction", message)];
}

/** "Carc. 2" beside H350: CLP Annex VI Table 1.1 gives each class and category its code; one of the two is mistaken. */
function misfitCodes({ classifications }: HazardReading): Problem[] {
  const misfits = classifications.flatMap(({ class_code, category_code, hazard_code }) => {
    const rows = hazardClassRows(class_code, category_code);
    const fits = hazard_code?.split("+").every((code) => rows.some((row) => row.hazardCodes.includes(code)));
    const isOfClass = isCodeOfClass(hazard_code ?? "", class_code);
    return rows.length > 0 && isOfClass && !fits
      ? [`${class_code} ${category_code} with ${hazard_code}`]
      : [];
  });
  const message = `The sheet prints ${misfits.join(", ")}: class and code do not belong together.`;
  return misfits.length > 0 ? [problem("section2.classifications", "contradiction", message)] : [];
}

function statementProblems(reading: HazardReading): Problem[] {
  return (
    reading.hazard
      // "H222-H229" stands before both texts: a text of another printed code contradicts nothing
      .filter(
        ({ contradictedBy }) => contradictedBy && !reading.hazard.some(({ code }) => code === contradictedBy),
      )
      .map(({ code, contradictedBy }) => {
        const message = `${code} is printed with the text of ${contradictedBy}.`;
        return problem("section2.hazard_statements", "contradiction", message);
      })
  );
}

/** What the parts of section 2 say against each other, and what they imply that was not found. */
export function hazardContradictions(reading: HazardReading): Problem[] {
  return [
    ...statementProblems(reading),
    ...unreadStatements(reading),
    ...unreadClasses(reading),
    ...misfitCodes(reading),
    ...signalProblem(reading),
    ...pictogramProblems(reading),
  ];
}

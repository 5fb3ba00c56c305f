import type { Draft } from "@/lib/opinion/finding";
import type { Subject } from "@/lib/opinion/subject";
import {
  hazardClassesOfCode,
  hazardClassRows,
  isUnknownToClp,
  labelOfCode,
} from "@/lib/regulation/hazard-classes";
import { statementsThatReplace } from "@/lib/regulation/redundant-statements";
import signalWords from "@/lib/regulation/signal-words.json";

/** The label of section 2.2 against the classes of 2.1 (CLP Art. 20, 21, 26, 27). */
export function labelDrafts(subject: Subject): Draft[] {
  if (subject.hazards === "unknown") return [];
  // Every law that follows the UN system asks for the same signal word.
  if (!subject.isOfUnion) return signalWord(subject).map((draft) => ({ ...draft, severity: "warning" }));
  return [...statements(subject), ...signalWord(subject), ...pictograms(subject)];
}

const stem = (code: string) => code.slice(0, code.startsWith("EUH") ? 6 : 4);
const isHazard = (code: string) => /^H\d{3}/.test(code);

const partsOf = (codes: readonly (string | null)[]) =>
  codes.flatMap((code) => code?.split("+") ?? []).filter((code) => code !== "");

function statements({ sections, read, printedCodes }: Subject): Draft[] {
  const classes = partsOf((sections.section2?.classifications ?? []).map(({ hazard_code }) => hazard_code));
  const label = partsOf(read.hazard_statements).filter(isHazard);
  if (classes.length === 0 || label.length === 0) return [];
  const missing = classes.filter(
    (code) =>
      !isUnknownToClp(code) && !isCovered(code, label) && !isCovered(code, inText(sections.section2, "2.2")),
  );
  const without = label.filter(
    (code) =>
      !isCovered(code, classes) && !isCovered(code, inText(sections.section2, "2.1")) && hasClass(code),
  );
  const path = "section2.hazard_statements";
  return [
    ...[...new Set(missing)]
      .filter((code) => printedCodes.has(code))
      .map((code): Draft => ({ code: "label_statement_missing", paths: [path], expected: code })),
    ...[...new Set(without)].map(
      (code): Draft => ({
        code: "class_of_statement_missing",
        paths: ["section2.classifications"],
        found: code,
      }),
    ),
  ];
}

const hasClass = (code: string) => hazardClassesOfCode(stem(code)).length > 0;

/** The same class, or one that makes it superfluous on the label; aerosols need no H304 there (Annex I 1.3.3). */
function isCovered(code: string, codes: readonly string[]): boolean {
  if (isOneForWater(stem(code), codes)) return true;
  if (codes.some((other) => stem(other) === stem(code))) return true;
  if (statementsThatReplace(stem(code)).some((other) => codes.includes(other))) return true;
  return stem(code) === "H304" && codes.some((other) => aerosol.includes(stem(other)));
}

/** Annex VI labels Aquatic Acute 1 with any chronic category H410, so that neither code alone is missing. */
function isOneForWater(code: string, codes: readonly string[]): boolean {
  const chronic = ["H411", "H412", "H413"];
  if (code === "H410") return codes.includes("H400") && codes.some((other) => chronic.includes(other));
  return ["H400", ...chronic].includes(code) && codes.includes("H410");
}

function inText(section2: Subject["sections"]["section2"], number: string): string[] {
  const text = section2?.subsections?.find((one) => one.number === number)?.text ?? "";
  return partsOf(
    (text.replace(/\s*\+\s*/g, "+").match(/\bH\d{3}[A-Za-z]{0,2}(?:\+H\d{3})*/g) ?? []).map(String),
  );
}

/** The classes of 2.1 and the codes of 2.2 with what each calls for; null where a code depends on more. */
function rowsOf({ sections, read }: Subject) {
  const label = partsOf(read.hazard_statements).map(stem);
  const isAerosol = label.some((code) => aerosol.includes(code));
  // CLP Annex I 1.3.3: the aspiration hazard of aerosols need not be on the label.
  const codes = label.filter((code) => !(isAerosol && code === "H304"));
  const classes = (sections.section2?.classifications ?? []).filter(
    ({ hazard_code }) => !(isAerosol && hazard_code === "H304"),
  );
  const ofClasses = classes.flatMap(({ class_code, category_code, hazard_code }) => {
    const rows = class_code ? hazardClassRows(class_code, category_code) : [];
    return rows.filter(
      ({ hazardCodes }) => !hazard_code || hazardCodes.includes(stem(hazard_code)) || rows.length === 1,
    );
  });
  return { ofClasses, ofCodes: codes.map((code) => labelOfCode(code)) };
}

const aerosol = ["H222", "H223", "H229"];

function signalWord(subject: Subject): Draft[] {
  const { ofClasses, ofCodes } = rowsOf(subject);
  const isUndecided = ofCodes.some((one) => one === null);
  const signals = [...ofClasses, ...ofCodes].map((one) => one?.signal ?? null);
  const expected = signals.includes("Danger") ? "Danger" : signals.includes("Warning") ? "Warning" : null;
  const found = subject.read.signal_word;
  if (expected === found || (isUndecided && expected !== "Danger")) return [];
  const paths = ["section2.signal_word", "section2.classifications"];
  if (expected === null) return [];
  if (found === null)
    return isWritten(expected, subject) ? [] : [{ code: "signal_word_missing", paths, expected }];
  return [{ code: "signal_word_differs", paths, found, expected }];
}

/** Whether section 2 has the word in a language of the Union: then it was read otherwise, not left out. */
function isWritten(word: "Danger" | "Warning", { sections, read }: Subject): boolean {
  const isKnown = Object.keys(signalWords).includes(read.language);
  const text = (sections.section2?.text ?? "").toLowerCase();
  return !isKnown || Object.values(signalWords).some((words) => text.includes(words[word].toLowerCase()));
}

/** Pictograms that take the place of others (Art. 26(1)); those that they make optional are never missed. */
function pictograms(subject: Subject): Draft[] {
  const found = subject.read.ghs_pictograms;
  const { ofClasses, ofCodes } = rowsOf(subject);
  const called = new Set([...ofClasses, ...ofCodes].flatMap((one) => one?.pictograms ?? []));
  if (found.length === 0 || ofCodes.some((one) => one === null)) return [];
  const codes = new Set(partsOf(subject.read.hazard_statements).map(stem));
  const missing = [...called].filter((one) => !found.includes(one) && !mayLack(one, called, codes));
  const extra = found.filter((one) => !called.has(one));
  const paths = ["section2.pictograms", "section2.classifications"];
  return [
    ...missing.map((expected): Draft => ({ code: "pictogram_missing", paths, expected })),
    ...extra.map((one): Draft => ({ code: "pictogram_without_class", paths, found: one })),
    ...(found.includes("GHS06") && found.includes("GHS07")
      ? [{ code: "pictogram_excluded", paths, found: "GHS07", about: "GHS06" } satisfies Draft]
      : []),
  ];
}

const irritates = ["H315", "H319"];

function mayLack(pictogram: string, called: ReadonlySet<string>, codes: ReadonlySet<string>): boolean {
  if (pictogram === "GHS02" || pictogram === "GHS03") return called.has("GHS01");
  if (pictogram === "GHS04") return called.has("GHS02") || called.has("GHS06");
  if (pictogram !== "GHS07") return false;
  const excluded = [
    ...(called.has("GHS05") ? irritates : []),
    ...(codes.has("H334") ? [...irritates, "H317"] : []),
  ];
  const asking = [...codes].filter((code) => labelOfCode(code)?.pictograms.includes("GHS07"));
  return called.has("GHS06") || asking.every((code) => excluded.includes(code));
}

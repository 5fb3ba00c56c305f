import { nameOf } from "@/lib/opinion/composition/ingredients";
import type { Computed } from "@/lib/opinion/computed";
import type { Draft } from "@/lib/opinion/finding";
import type { Bracket } from "@/lib/opinion/mixture/bounds";
import { familyOf, severityOf } from "@/lib/opinion/mixture/classify";
import type { Verdict } from "@/lib/opinion/mixture/model";
import { isExtreme } from "@/lib/opinion/ph";
import type { Severity } from "@/lib/opinion/states";
import type { Subject } from "@/lib/opinion/subject";
import words from "@/lib/opinion/words.json";
import { hazardClassesOfCode } from "@/lib/regulation/hazard-classes";

const paths = ["section2.classifications", "section3.components"];

/** What was computed from section 3 against what section 2 prints (CLP Annex I). Silent where section 2 was not read. */
export function classificationDrafts(subject: Subject, computed: Computed): Draft[] {
  if (subject.hazards === "unknown" || !subject.isOfUnion) return [];
  const printed = printedSeverities(subject);
  const amountless = computed.notComputable.flatMap(({ reason, component }) =>
    reason === "concentration_unknown" && component ? [component] : [],
  );
  const found = computed.brackets
    .flatMap((one) => ofFamily(one, printed, subject) ?? [])
    .filter(({ code, about }) => code !== "class_possible" || !amountless.includes(about ?? ""));
  return [...found, ...notExplained(computed, printed, subject)];
}

/** `severity` is the worst that the printed code may mean, `mildest` the least: H310 is category 1 or 2. */
type Printed = ReadonlyMap<string, { severity: number; mildest: number; code: string }>;

function ofFamily(one: Bracket, printed: Printed, subject: Subject): Draft | null {
  if (one.family === "EUH208") return sensitiserNotNamed(one, subject);
  const own = printed.get(one.family);
  const { least } = one;
  const ofUnread = least ?? one.worst;
  if (hasUnreadLimits(ofUnread, subject))
    return isCmr(ofUnread) && !own ? draftOf("class_possible", ofUnread) : null;
  if (!least) return own || isOfAerosol(one, subject) ? null : draftOf("class_possible", one.worst);
  const severity = isCmr(least) ? severityOfCmr(least) : severityFor(one, subject);
  if (!own) return { ...draftOf(isCmr(least) ? "cmr_class_missing" : "class_missing", least), severity };
  if (!isMilder(own, least)) return null;
  return { ...draftOf("class_milder", least), found: own.code, severity };
}

/**
 * Whether specific limits stand beside a component that decided, in section 3 or 11, and were not read: what they give
 * is not known.
 */
function hasUnreadLimits({ because }: Verdict, { components, sections }: Subject): boolean {
  const texts = [sections.section3?.text ?? "", sections.section11?.text ?? ""];
  return components.some((component) => {
    const number = component.cas_number;
    if (!number || component.specific_limits.length > 0 || !because.includes(nameOf(component))) return false;
    return texts.some((text) => text.split(number).slice(1).some(hasLimitsFirst));
  });
}

/** Whether they are named before the number of another substance. */
const hasLimitsFirst = (after: string) =>
  specificLimits.test(after.slice(0, reach).split(/(?<!\d)\d{2,7}-\d{2}-\d(?!\d)/)[0] ?? "");
const specificLimits = new RegExp(words.specificLimits);
/** How many characters after its number what is printed of a component stands. */
const reach = 300;

/** Of an aerosol the label need not say it (CLP Annex I 1.3.3), and the viscosity of what is sprayed is not printed. */
const isOfAerosol = ({ family }: Bracket, { printedCodes }: Subject) =>
  family === "Asp. Tox." && ["H222", "H223", "H229"].some((code) => printedCodes.has(code));

/** Of a component that is itself a solution the printed concentration is not that of the substance. */
function severityOfCmr({ because }: Verdict): Severity {
  return because.some((name) => !solution.test(name)) ? "error" : "warning";
}

const solution = new RegExp(words.solution, "i");

/** Since 2020/878 a sheet prints the specific limits and estimates that its supplier used (Annex II 3.2). */
const limitsPrintedSince = "2021-01-01";

/**
 * A note where the sheet gives a result of a test of the product, or is of a time when specific limits were not
 * printed: the supplier may know what section 3 does not say.
 */
function severityFor({ family }: Bracket, { read, sections }: Subject): Severity {
  const isTested = (sections.section11?.acute_toxicity_values ?? []).some(
    ({ substance, cas_number, route }) => substance === null && cas_number === null && route === family,
  );
  return isTested || (read.revision_date ?? "") < limitsPrintedSince ? "note" : "warning";
}

/** Sub-categories of corrosion and of class 1 make no other statement. */
const isMilder = (own: { severity: number }, least: Verdict) =>
  Math.floor(own.severity + 0.001) < Math.floor(severityOf(least) + 0.001);

const isCmr = ({ classCode }: Verdict) => ["Carc.", "Muta.", "Repr."].includes(classCode ?? "");

function draftOf(code: Draft["code"], verdict: Verdict): Draft {
  return {
    code,
    paths,
    about: verdict.because.join(", "),
    expected: `${[verdict.classCode, verdict.category].filter(Boolean).join(" ")}${verdict.code ? `; ${verdict.code}` : ""}`,
  };
}

function sensitiserNotNamed({ least }: Bracket, { printedCodes }: Subject): Draft | null {
  const isSaid = ["EUH208", "H317", "H334", "EUH204", "EUH205"].some((code) => printedCodes.has(code));
  if (!least || isSaid) return null;
  return {
    code: "sensitiser_not_named",
    paths: ["section2.supplemental_statements", "section3.components"],
    about: least.because.join(", "),
    expected: "EUH208",
  };
}

/** The worst printed of each family; what another statement covers counts as printed (H314 for H318). */
function printedSeverities({ printedCodes }: Subject): Printed {
  const found = new Map<string, { severity: number; mildest: number; code: string }>();
  for (const code of printedCodes)
    for (const row of hazardClassesOfCode(code.startsWith("H") ? code.slice(0, 4) : code).concat(
      hazardClassesOfCode(code),
    )) {
      const verdict = { classCode: row.classCode, category: row.category, code: code.slice(0, 4) };
      const severity = severityOf(verdict);
      const known = found.get(familyOf(verdict));
      const mildest = known?.code === code ? Math.min(known.mildest, severity) : severity;
      if (!known || severity > known.severity) found.set(familyOf(verdict), { severity, mildest, code });
      else if (known.code === code) known.mildest = mildest;
    }
  const skin = found.get("skin");
  if (skin?.code.startsWith("H314")) found.set("eye", { severity: 10, mildest: 10, code: skin.code });
  return found;
}

const health = /^(?:H3|H4|EUH3|EUH4)/;

/** Printed classes that section 3 does not give at any value: they may rest on tests. Only of a composition known whole. */
function notExplained(
  { brackets, isComplete }: Computed,
  printed: Printed,
  { components, sections }: Subject,
): Draft[] {
  const isCorrosiveByPh = isExtreme(sections.section9?.ph);
  if (!isComplete || components.some(({ classifications }) => classifications.length === 0)) return [];
  return [...printed].flatMap(([family, { code, mildest }]): Draft[] => {
    if (!health.test(code) || (family === "eye" && code.startsWith("H314"))) return [];
    if (isCorrosiveByPh && (family === "skin" || family === "eye")) return [];
    const worst = brackets.find((one) => one.family === family)?.worst;
    if (worst && Math.floor(severityOf(worst) + 0.001) >= Math.floor(mildest + 0.001)) return [];
    return [{ code: "class_not_explained", paths, found: code }];
  });
}

import type { LabelContent } from "@/lib/printing/layout/label/content";
import type { Sections } from "@/lib/sheet/schema";
import type { SheetSummary } from "@/lib/sheet/summary";
import type { Verdict } from "./tally";

type Source = { document: SheetSummary; sections: Sections };
type Rule = (source: Source, label: LabelContent) => Verdict;

const partsOf = (codes: readonly (string | null)[]) => codes.flatMap((code) => code?.split("+") ?? []);
const hazardsOf = ({ document }: Source) => partsOf(document.hazard_statements);
const shownHazards = (label: LabelContent) => label.hazardStatements.map(({ code }) => code);
const shownPrecautions = (label: LabelContent) =>
  label.precautionaryStatements.flatMap(({ code }) => code ?? []);
const has = (codes: readonly string[], pattern: RegExp) => codes.some((code) => pattern.test(code));
const warned = (label: LabelContent, ...codes: string[]) =>
  label.warnings.some(({ code }) => codes.includes(code));

/** Each of `wanted` is a statement, or part of one; "A/B" wants one of the two. */
const bears = (label: LabelContent, wanted: string): Verdict => {
  const codes = shownPrecautions(label).map((code) => code.split("+"));
  const missing = wanted
    .split(" ")
    .filter(
      (choice) =>
        !choice
          .split("/")
          .some((one) => codes.some((code) => one.split("+").every((part) => code.includes(part)))),
    );
  return missing.length === 0 || missing.join(" ");
};
const whenHazard =
  (pattern: RegExp, wanted: string): Rule =>
  (source, label) =>
    has(hazardsOf(source), pattern) ? bears(label, wanted) : null;

/** An aerosol whose 2.2 prints codes, and none of the aspiration hazard (Annex I 1.3.3). */
function isUnlabelledAspiration(source: Source): boolean {
  const text = source.sections.section2?.subsections?.find(({ number }) => number === "2.2")?.text ?? "";
  return has(hazardsOf(source), /^H22[239]$/) && /\bH2\d\d/.test(text) && !/\bH304/.test(text);
}

const LEADS =
  "P301 P302 P303 P304 P305 P306 P308 P332 P333 P336 P337 P342 P370 P371 P338 P340 P351 P352 P353 P364".split(
    " ",
  );
const SUPPLEMENTARY = /^EUH(?!380|381|43[01]|44[01]|45[01])/;

export const labelRules: Record<string, Rule> = {
  "Art. 17: unknown or doubtful hazards are told": (_source, label) =>
    warned(label, "hazards_unknown", "hazards_doubtful") ? label.hazardWarning !== null : null,
  "Art. 18(3): a mixture's severe hazards have names, or a warning": (source, label) => {
    if (label.identifiers !== null || source.sections.section3?.kind !== "mixture") return null;
    const labelled = isUnlabelledAspiration(source)
      ? hazardsOf(source).filter((code) => code !== "H304")
      : hazardsOf(source);
    if (!has(labelled, /^H3(?:0[0124]|1[012478]|3[01245 6]|4|5|6|7)/)) return null;
    return label.contains !== null || warned(label, "no_component_named");
  },
  "Art. 18: no amount stands in a name": (_source, label) =>
    label.contains === null
      ? null
      : // "…, cyclics, <5% n-hexane" is a substance's name.
        !/\d\s*%|[≤≥]/.test(label.contains.replace(/,\s*[<≤]\s*\d+(?:[.,]\d+)?\s*%\s*(?=\p{L})/gu, ", ")) ||
        label.contains,
  "Art. 18: names in another language are told": (source, label) =>
    label.contains === null || source.document.language === label.language || label.language === "en"
      ? null
      : warned(label, "foreign_names") || /^[^:]+: [A-Z\d .()-]+$/.test(label.contains) || label.contains,
  "Art. 18(2): water's number is no product's": (source, label) =>
    source.document.cas_number === "7732-18-5" &&
    !/wa(?:ter|sser)|eau/i.test(source.document.product_name ?? "")
      ? !label.identifiers?.includes("7732-18-5")
      : null,
  "Art. 20(3): a word too weak is told": (source, label) =>
    source.document.signal_word === "Warning" &&
    has(
      hazardsOf(source),
      /^H(?:22[0245]|250|260|271|300|301|304|310|311|314|318|330|331|334|340|350|360|370|372)/,
    )
      ? warned(label, "signal_word_too_weak")
      : null,
  "Art. 20: pressure alone has its signal word": (source, label) =>
    hazardsOf(source).includes("H229") ? label.signalWord !== null : null,
  "Art. 21: EUH380 to EUH451 stand among the hazard statements": (source, label) =>
    has(hazardsOf(source), /^EUH(?:38|43|44|45)/)
      ? label.hazardStatements.some(({ code }) => /^EUH(?:38|43|44|45)/.test(code ?? ""))
      : null,
  "Art. 25: supplements stand apart": (_source, label) =>
    shownHazards(label).every((code) => !SUPPLEMENTARY.test(code ?? "")),
  "Art. 26(1)(b): no exclamation mark beside the skull": (_source, label) =>
    label.pictograms.includes("GHS06") ? !label.pictograms.includes("GHS07") : null,
  "Art. 27: acute toxicity of one severity is said once": (source, label) => {
    const level = (codes: readonly (string | null)[], levels: string[]) =>
      codes.filter((code) => levels.some((one) => code?.split("+").includes(one))).length;
    const groups = ["0", "1", "2"].map((n) => [`H30${n}`, `H31${n}`, `H33${n}`]);
    if (!groups.some((levels) => level(hazardsOf(source), levels) > 1)) return null;
    return groups.every((levels) => level(shownHazards(label), levels) <= 1);
  },
  "Art. 27: H314 says H318, H410 says H400": (_source, label) => {
    const codes = shownHazards(label);
    return (
      !(codes.includes("H314") && codes.includes("H318")) &&
      !(codes.includes("H410") && codes.includes("H400"))
    );
  },
  "Annex I 1.3.3: aerosols show no aspiration hazard that 2.2 does not print": (source, label) =>
    isUnlabelledAspiration(source) ? !shownHazards(label).includes("H304") : null,
  "every hazard statement of the sheet is printed, combined or told": (source, label) => {
    const shown = partsOf([...shownHazards(label), ...label.supplementalStatements.map(({ code }) => code)]);
    const implied: Record<string, string[]> = {
      H318: ["H314"],
      H400: ["H410"],
      H411: ["H410"],
      H412: ["H410", "H411"],
      EUH440: ["EUH441"],
      EUH450: ["EUH451"],
      H360: ["H360FD"],
      H360F: ["H360FD"],
      H360D: ["H360FD"],
      H361: ["H361fd"],
      H361f: ["H361fd"],
      H361d: ["H361fd"],
    };
    const lost = hazardsOf(source).filter(
      (code) =>
        !shown.includes(code) &&
        !(code === "H304" && isUnlabelledAspiration(source)) &&
        !(implied[code] ?? []).some((other) => shown.includes(other)) &&
        !label.warnings.some(
          (warning) => warning.code === "no_wording" && warning.subject?.split("+").includes(code),
        ),
    );
    return lost.length === 0 || lost.join(" ");
  },
  "Art. 28: aerosols": whenHazard(/^H22[23]$/, "P210 P211 P251 P410+P412"),
  "Art. 28: pressure": whenHazard(/^H229$/, "P210 P251 P410+P412"),
  "Art. 28: corrosives": whenHazard(/^H314$/, "P280 P301+P330+P331 P303+P361+P353 P305+P351+P338 P310"),
  "Art. 28: aspiration": (_source, label) =>
    shownHazards(label).includes("H304") ? bears(label, "P301+P310 P331") : null,
  "Art. 28: respiratory sensitisers": whenHazard(/^H334$/, "P261/P260 P284 P342+P311/P342+P310"),
  "Art. 28: CMR": whenHazard(/^H3[456]0/, "P201 P202 P308+P313/P308+P311"),
  "Art. 28: toxic gases": (source, label) =>
    has(hazardsOf(source), /^H33[01]$/) && has(hazardsOf(source), /^H2(?:20|21|70|80|81)$/)
      ? bears(label, "P260 P284 P403+P233")
      : null,
  "Art. 28(2): general public": (source, label) =>
    label.forGeneralPublic && has(hazardsOf(source), /^H/)
      ? bears(label, "P101 P102 P103/P202 P501/P502/P503")
      : null,
  "Art. 28: no statement is a fragment": (_source, label) => {
    const alone = shownPrecautions(label).filter((code) => LEADS.includes(code));
    return alone.length === 0 || alone.join(" ");
  },
  "Art. 28(1): no statement is part of another": (_source, label) => {
    const codes = shownPrecautions(label).map((code) => code.split("+"));
    return codes.every((code, index) =>
      codes.every(
        (other, at) =>
          at === index || /^P31[01]$/.test(code.join("+")) || !code.every((part) => other.includes(part)),
      ),
    );
  },
  "Art. 28(3): more than six only where hazards demand them": (source, label) =>
    label.precautionaryStatements.filter(({ code }) => code !== null).length <= 6 ||
    has(hazardsOf(source), /^H(?:22|24|25|26|27|28|30[014]|31[014]|318|33[014]|340|350|360|37[01])/) ||
    label.forGeneralPublic,
  "Art. 28: what is left out is listed": (source, label) => {
    const printed = (source.sections.section2?.precautionary_statements ?? []).flatMap(
      ({ code }) => code ?? [],
    );
    const shown = partsOf(shownPrecautions(label));
    const listed = partsOf(label.leftOutPrecautions.map(({ code }) => code));
    const other = /^P(?:203|221|281|285|307|309|31[6-9]|341|350|354)$/;
    const lost = partsOf(printed).filter(
      (part) => !shown.includes(part) && !listed.includes(part) && !other.test(part),
    );
    return lost.length === 0 || lost.join(" ");
  },
  "texts have no gap": (_source, label) =>
    [...label.hazardStatements, ...label.precautionaryStatements, ...label.supplementalStatements]
      .filter(({ code }) => code !== null)
      .every(({ text }) => !/…|<[a-z]|\.\.\./.test(text)),
  "Annex XVII 28-30: restricted to professional users, or a warning": (source, label) =>
    has(hazardsOf(source), /^H3[456]0/)
      ? warned(label, "no_restriction_text") ||
        label.supplementalStatements.some(({ text }) => /professional|gewerblich|professionnel/i.test(text))
      : null,
  "Annex XVII 74: diisocyanates": (source, label) =>
    source.document.components.some(
      ({ cas_number, concentration_max: max, concentration_exact: exact, concentration_min: min }) =>
        ["101-68-8", "9016-87-9", "584-84-9", "822-06-0", "4098-71-9"].includes(cas_number ?? "") &&
        (exact ?? max ?? min ?? 1) >= 0.1,
    )
      ? label.supplementalStatements.some(({ text }) => text.includes("2023"))
      : null,
  "Art. 17(1)(a): a supplier in America is told": (source, label) =>
    /\b(?:USA|U\.S\.A\.|United States|États-Unis|Canada)\b|\b[A-Z]{2},? \d{5}\b/.test(
      source.document.supplier.address ?? "",
    ) && !/France|Germany|Deutschland/i.test(source.document.supplier.address ?? "")
      ? warned(label, "supplier_outside_union")
      : null,
  "no letter is an empty box": (_source, label) =>
    !/[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Devanagari}]/u.test(
      JSON.stringify([label.productName, label.contains, label.supplier, label.supplementalStatements]),
    ),
  "classification of another system is told": (source, label) =>
    /29 CFR|HazCom|WHMIS|SIMDUT/.test(source.sections.section2?.text ?? "")
      ? warned(label, "other_classification")
      : null,
};

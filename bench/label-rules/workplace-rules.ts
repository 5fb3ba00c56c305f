import type { LabelContent } from "@/lib/printing/layout/label/content";
import type { Verdict } from "./tally";

type Rule = (supplied: LabelContent, label: LabelContent) => Verdict;
const codesOf = (label: LabelContent) =>
  [...label.hazardStatements, ...label.precautionaryStatements, ...label.supplementalStatements].flatMap(
    ({ code }) => code ?? [],
  );
const told = (label: LabelContent) => label.warnings.map(({ code }) => code);

/** Directive 92/58/EEC Annex III, TRGS 201: what stands on vessels and pipes. */
export const workplaceRules: Record<string, Rule> = {
  "at work: the product has its name": (supplied, label) =>
    supplied.productName === "" ? null : label.productName === supplied.productName,
  "at work: every pictogram of the package": (supplied, label) =>
    supplied.pictograms.every((code) => label.pictograms.includes(code)),
  "at work: the signal word of the package": (supplied, label) => label.signalWord === supplied.signalWord,
  "at work: every hazard of the package": (supplied, label) =>
    [...supplied.hazardStatements, ...supplied.supplementalStatements].every(
      ({ code }) => code === null || codesOf(label).includes(code),
    ),
  "at work: unknown hazards are told": (supplied, label) =>
    supplied.hazardWarning === null
      ? null
      : label.hazardWarning !== null && told(label).some((code) => code.startsWith("hazards_")),
  "at work: nothing that a vessel shows may be left out": (_supplied, label) =>
    label.optionalPictograms.length === 0,
};

/** CLP Art. 17(2): all details in both languages. */
export const bilingualRules: Record<string, Rule> = {
  "Art. 17(2): the same statements in both languages, or a warning": (_supplied, label) => {
    if (!label.second) return false;
    const [first, second] = [codesOf(label), codesOf(label.second)];
    const lost = [
      ...first.filter((code) => !second.includes(code)),
      ...second.filter((code) => !first.includes(code)),
    ];
    if (lost.length === 0) return true;
    return (
      told(label).some((code) => code === "no_wording" || code === "incomplete_wording") || lost.join(" ")
    );
  },
  "Art. 17(2): signal word and names in both languages": (supplied, label) =>
    label.second !== null &&
    (supplied.signalWord === null) === (label.second.signalWord === null) &&
    (supplied.contains === null) === (label.second.contains === null),
  "Art. 17(2): warnings of either language are told once": (_supplied, label) => {
    const all = label.warnings.map(({ code, subject }) => `${code} ${subject}`);
    return new Set(all).size === all.length || all.join("; ");
  },
};

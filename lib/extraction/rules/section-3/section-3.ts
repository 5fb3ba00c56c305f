import { finding, problem } from "@/lib/extraction/findings";
import { sourceOf } from "@/lib/extraction/lines/lines";
import type { FindingValue, Found, Line, Problem, Reader } from "@/lib/extraction/model";
import { tellsConcentrationLimit } from "@/lib/extraction/rules/concentration-limits";
import { hazardCodesIn } from "@/lib/extraction/rules/statement-codes";
import { hasConcentration, type ReadComponent } from "./component";
import { readComponents } from "./components";
import { noComponentsLine, readCompositionKind } from "./composition-kind";

function confidenceOf(component: ReadComponent): number {
  if (component.doubtful.length > 0 || component.doubts.length > 0) return 0.6;
  return component.value.cas_number || component.value.ec_number ? 0.95 : 0.8;
}

/** The component as a whole, then each of its values at the place where it stands. */
function componentFindings(component: ReadComponent, index: number): Found[] {
  const confidence = confidenceOf(component);
  const path = `components[${index}]`;
  const all = Object.values(component.sources).flat();
  const single = Object.entries(component.sources).map(([field, sources]) => {
    const value = component.value[field as keyof typeof component.value] as FindingValue;
    return finding(`${path}.${field}`, value, confidence, sources);
  });
  return [finding(path, { ...component.value }, confidence, all), ...single];
}

function problemsOf(component: ReadComponent, index: number): Problem[] {
  const path = `section3.components[${index}]`;
  const problems = component.doubtful.map((kind): Problem => {
    const field = kind === "cas" ? "cas_number" : "ec_number";
    return problem(
      `${path}.${field}`,
      "check_digit",
      `The check digit of ${component.value[field]} does not hold.`,
    );
  });
  for (const { field, message } of component.doubts)
    problems.push(problem(`${path}.${field}`, "contradiction", message));
  const text = component.value.concentration_text;
  if (!hasConcentration(component) && text) {
    const message = `"${text}" is no concentration in per cent.`;
    problems.push(problem(`${path}.concentration_text`, "not_understood", message));
  }
  return problems;
}

/** A CAS number whose narrow cell tears it before its check digit. */
const TORN_CAS = /(?<!\d)\d{2,7}-\d{2}-$/;

/** Where more numbers are torn than components have one, rows were not told apart. */
function tornNumbers(lines: readonly Line[], components: readonly ReadComponent[]): Problem[] {
  const torn = lines.flatMap(({ cells }) => cells).filter(({ text }) => TORN_CAS.test(text)).length;
  if (torn <= components.filter(({ value }) => value.cas_number).length) return [];
  const message = "CAS numbers are printed that were not read: values may be those of other substances.";
  return components.map((_, i) => problem(`section3.components[${i}]`, "doubt", message));
}

/** Where H codes are printed that no component has, those of a component are missing: of one that has none, if there is any. */
function unreadCodes(lines: readonly Line[], components: readonly ReadComponent[]): Problem[] {
  const codes = (text: string) =>
    hazardCodesIn(text).flatMap(({ code }) => code.match(/^H\d{3}|(?<=\+)H\d{3}/g) ?? []);
  const known = new Set(components.flatMap(({ value }) => codes(JSON.stringify(value))));
  const isOfLimits = ({ cells }: Line) => cells.some(({ text }) => tellsConcentrationLimit(text));
  const printed = lines.filter((line) => !isOfLimits(line)).flatMap(({ text }) => codes(text));
  const unread = [...new Set(printed)].filter((code) => !known.has(code));
  if (unread.length === 0) return [];
  const message = `Printed among the components and not read: ${unread.join(", ")}.`;
  const isBare = ({ value }: ReadComponent) => value.classifications.length === 0;
  const areBare = components.some(isBare);
  return components.flatMap((component, i) =>
    areBare && !isBare(component) ? [] : [problem(`section3.components[${i}]`, "doubt", message)],
  );
}

/** Section 3: what the product consists of. */
export const readSection3: Reader = (section, context) => {
  const rules = new Map(context.pages.map((page) => [page.number, page.rules]));
  const components = readComponents(section.lines, (page) => rules.get(page) ?? []);
  const kind = readCompositionKind(section, components);
  const none = components.length === 0 ? noComponentsLine(section.lines) : null;
  return {
    findings: [
      ...(kind ? [finding("kind", kind.kind, kind.confidence, kind.sources)] : []),
      ...(none ? [finding("components", [], 0.9, [sourceOf(none)])] : []),
      ...components.flatMap(componentFindings),
    ],
    problems: [
      ...components.flatMap(problemsOf),
      ...tornNumbers(section.lines, components),
      ...unreadCodes(section.lines, components),
    ],
  };
};

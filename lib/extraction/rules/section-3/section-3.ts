import { sourceOf } from "@/lib/extraction/lines/lines";
import type { Finding, FindingValue, Problem, Reader, Source } from "@/lib/extraction/model";
import { hasConcentration, type ReadComponent } from "./component";
import { readComponents } from "./components";
import { noComponentsLine, readCompositionKind } from "./composition-kind";

const SECTION = 3;

function finding(path: string, value: FindingValue, confidence: number, sources: Source[]): Finding {
  return { section: SECTION, path, value, confidence, sources };
}

function confidenceOf(component: ReadComponent): number {
  if (component.doubtful.length > 0 || component.doubts.length > 0) return 0.6;
  return component.value.cas_number || component.value.ec_number ? 0.95 : 0.8;
}

/** The component as a whole, then each of its values at the place where it stands. */
function componentFindings(component: ReadComponent, index: number): Finding[] {
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
    const value = kind === "cas" ? component.value.cas_number : component.value.ec_number;
    return {
      path: `${path}.${kind === "cas" ? "cas_number" : "ec_number"}`,
      code: "check_digit",
      message: `The check digit of ${value} does not hold.`,
    };
  });
  for (const { field, message } of component.doubts)
    problems.push({ path: `${path}.${field}`, code: "contradiction", message });
  if (!hasConcentration(component) && component.value.concentration_text)
    problems.push({
      path: `${path}.concentration_text`,
      code: "not_understood",
      message: `"${component.value.concentration_text}" is no concentration in per cent.`,
    });
  return problems;
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
    problems: components.flatMap(problemsOf),
  };
};

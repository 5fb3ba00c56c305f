import type { Box } from "@/lib/extraction/tables/ruled-cells";
import { hasCas, isKindCell, isWithin, type LimitColumn } from "./limit-columns";
import { limitListIn } from "./limit-lists";
import type { Named } from "./limit-rows";
import { substanceIn } from "./limit-substance";
import { headingOf, kindIn } from "./limit-words";

/**
 * "ACGHI 2014 | Year | TWA ppm | STEL ppm": under a first heading that says nothing known stand the substances, where
 * kinds of limits stand beside them and no cell is a list.
 */
export function withUnheadedNames(columns: LimitColumn[], body: readonly Box[]): LimitColumn[] {
  const [first] = columns;
  const isToldBeside = columns.some(({ role, kind }) => role === "value" && kind === "mean");
  const isUnknown = first?.role === "remark" && headingOf(first.heading) === null;
  // "France | VME ppm | VLE ppm"
  const isList = first?.role === "list" && limitListIn(first.heading) === first.heading.trim();
  if (!first || !isToldBeside || !(isUnknown || isList)) return columns;
  const cells = body.filter((box) => isWithin(box, first)).map(({ text }) => text);
  // "DIOXYDE DE TITANE" is not of Germany
  const isName = (text: string) =>
    /\p{L}{4}/u.test(text) && (limitListIn(text)?.length ?? 0) < 3 && kindIn(text) === null;
  if (cells.length > 0 && cells.every(isName)) first.role = "substance";
  return columns;
}

/** Below the name that all of a table tells of, its first column has lists, or kinds: "OEL TWA" among other labels. */
export function tellNoNames(
  columns: readonly LimitColumn[],
  body: readonly Box[],
  { named, isNameAbove }: { named: Named | null; isNameAbove: boolean },
): void {
  for (const column of columns) {
    if (column.heading !== "" || column.role !== "substance") continue;
    const hasKinds = body.some((box) => isWithin(box, column) && isKindCell(box.text));
    if (isNameAbove) column.role = "list";
    else if (named && hasKinds) column.role = "kind";
  }
}

/** "Example" / "CAS 64-17-5" over lists or countries in the corner of the table of its limits. */
export function namedInCorner([first]: readonly LimitColumn[], headings: readonly Box[]): Named | null {
  const substance = first && hasCas(first.heading) ? substanceIn(first.heading) : null;
  const source = headings.find((box) => first && isWithin(box, first))?.source;
  if (!first || !source || !substance || substance.name === substance.cas) return null;
  first.role = "list";
  return { substance, source };
}

const NAMED = /^(?<name>[^:\n]{3,60}):\s*(?<rest>\d[\s\S]*)$/u;

/** "Example: 10 ppm" / "Other: 20 ppm" in one cell: the part of each substance. */
export function namesInCell(box: Box): { box: Box; named: Named }[] {
  return box.text.split(/\n(?=[^\n:]{3,60}:)/).flatMap((text) => {
    const { name = "", rest = "" } = NAMED.exec(text)?.groups ?? {};
    const isList = kindIn(name) !== null || limitListIn(name) !== null;
    const substance = isList ? null : substanceIn(name);
    return substance ? [{ box: { ...box, text: rest }, named: { substance, source: box.source } }] : [];
  });
}

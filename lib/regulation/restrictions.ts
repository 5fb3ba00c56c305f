import type { Component as SheetComponent } from "@/lib/sheet/values";
import data from "./restrictions.json";

type Component = Pick<
  SheetComponent,
  "cas_number" | "concentration_exact" | "concentration_max" | "concentration_min"
>;

export type Restriction = {
  /** Entries of REACH Annex XVII: "28-30", "74". */
  entry: string;
  /** Null where the wording in the language is not held here. */
  text: string | null;
};

type Row = {
  entry: string;
  hazards?: string[];
  components?: string[];
  leastPercent?: number;
  text: Readonly<Record<string, string | undefined>>;
};
const rows: readonly Row[] = data.restrictions;

/** The texts that REACH Annex XVII wants on the package of a product with these hazards and components. */
export function packageRestrictions(
  hazards: readonly string[],
  components: readonly Component[],
  language: string,
): Restriction[] {
  return rows
    .filter(
      (row) =>
        hazards.some((code) => row.hazards?.includes(code.slice(0, 4))) ||
        components.some((component) => isRestricted(component, row)),
    )
    .map(({ entry, text }) => ({ entry, text: text[language] ?? null }));
}

/** A component whose amount is not printed counts as enough. */
function isRestricted(component: Component, { components = [], leastPercent = 0 }: Row): boolean {
  if (!component.cas_number || !components.includes(component.cas_number)) return false;
  const most = component.concentration_exact ?? component.concentration_max ?? component.concentration_min;
  return most === null || most >= leastPercent;
}

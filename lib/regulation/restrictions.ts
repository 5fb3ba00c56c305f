import data from "./restrictions.json";

/** A component as its sheet names it; amounts in per cent. */
type Component = {
  cas_number: string | null;
  concentration_exact: number | null;
  concentration_max: number | null;
};

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

/** Hazard statements for which entries 28 to 30 keep a product from the general public. */
export const isForProfessionals = (code: string): boolean =>
  rows.some(({ hazards }) => hazards?.includes(code.slice(0, 4)));

/** Whether a component is a diisocyanate in an amount that entry 74 asks training for. */
export const asksTraining = (component: Component): boolean =>
  rows.some((row) => row.entry === "74" && isRestricted(component, row));

/** A component whose amount, or its upper bound, is not printed counts as enough. */
function isRestricted(component: Component, { components = [], leastPercent = 0 }: Row): boolean {
  if (!component.cas_number || !components.includes(component.cas_number)) return false;
  const most = component.concentration_exact ?? component.concentration_max;
  return most === null || most >= leastPercent;
}

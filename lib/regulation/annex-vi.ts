import { tables } from "./substance-lists";

/** What CLP Annex VI, table 3 says of the substances with one CAS number, all its entries for it together. */
export type HarmonisedSubstance = {
  ec: ReadonlySet<string>;
  index: ReadonlySet<string>;
  /** H codes without what stands behind them: "H361d ***" is H361. */
  codes: ReadonlySet<string>;
};

/** By the table that they were made from: an operator may take a newer one. */
const made = new WeakMap<object, Map<string, HarmonisedSubstance | undefined>>();

/** "H361d ***" → "H361": sheets leave letters out or add them. */
export const stemOfCode = (code: string): string => /^(?:EUH|H)\d{3}/.exec(code)?.[0] ?? code;

/** The entries of Annex VI for a CAS number. */
export function harmonisedSubstance(cas: string): HarmonisedSubstance | undefined {
  const { annexVi } = tables();
  const found = made.get(annexVi) ?? new Map<string, HarmonisedSubstance | undefined>();
  made.set(annexVi, found);
  if (!found.has(cas)) found.set(cas, entriesTogether(cas));
  return found.get(cas);
}

function entriesTogether(cas: string): HarmonisedSubstance | undefined {
  const entries = tables().annexVi.get(cas);
  return (
    entries && {
      ec: new Set(entries.flatMap(({ ec }) => ec)),
      index: new Set(entries.map(({ index }) => index)),
      codes: new Set(entries.flatMap(({ h }) => h.map(stemOfCode))),
    }
  );
}

/** "…%", "[1]", "... %": what an entry's name says beside it. */
const NOT_A_NAME = /\s*(?:\[\d+\]|(?:…|\.{3})\s?%)\s*/g;

/** What the entries of Annex VI call the substance of a CAS number, in English. */
export function harmonisedNames(cas: string): string[] {
  const entries = tables().annexVi.get(cas) ?? [];
  return entries.flatMap(({ name, cas: numbers }) =>
    nameAmong(name ?? "", numbers.indexOf(cas), numbers.length)
      .split(";")
      .map((one) => one.replaceAll(NOT_A_NAME, "").trim())
      .filter((one) => one !== ""),
  );
}

/** "o-xylene [1] p-xylene [2] m-xylene [3] xylene [4]": one name for each number of an entry with several; else nothing. */
function nameAmong(names: string, at: number, count: number): string {
  if (count === 1) return names;
  const parts = names.split(/\s*\[\d+\]\s*/).filter((part) => part !== "");
  return parts.length === count ? (parts[at] ?? "") : "";
}

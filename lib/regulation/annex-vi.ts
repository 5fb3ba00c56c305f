import { readFileSync } from "node:fs";
import { join } from "node:path";

/** What CLP Annex VI, table 3 says of the substances with one CAS number, all its entries for it together. */
export type HarmonisedSubstance = {
  ec: ReadonlySet<string>;
  index: ReadonlySet<string>;
  /** H codes without what stands behind them: "H361d ***" is H361. */
  codes: ReadonlySet<string>;
};
type Entry = { index: string; cas?: string[]; ec?: string[]; h?: string[] };

/** From the project's root, the working directory: a bundler moves this file. */
export const annexViFile = "lib/regulation/clp-annex-vi.json";

let loaded: ReadonlyMap<string, HarmonisedSubstance> | undefined;

/** "H361d ***" → "H361": sheets leave letters out or add them. */
export const stemOfCode = (code: string): string => /^(?:EUH|H)\d{3}/.exec(code)?.[0] ?? code;

/** The entries of Annex VI by CAS number, read when one is first looked up. */
export function harmonisedSubstance(cas: string): HarmonisedSubstance | undefined {
  loaded ??= load();
  return loaded.get(cas);
}

function load(): ReadonlyMap<string, HarmonisedSubstance> {
  const { entries } = JSON.parse(readFileSync(join(process.cwd(), annexViFile), "utf8")) as {
    entries: Entry[];
  };
  const found = new Map<string, { ec: Set<string>; index: Set<string>; codes: Set<string> }>();
  for (const { index, cas = [], ec = [], h = [] } of entries)
    for (const number of cas) {
      const substance = found.get(number) ?? { ec: new Set(), index: new Set(), codes: new Set() };
      for (const one of ec) substance.ec.add(one);
      substance.index.add(index);
      for (const code of h) substance.codes.add(stemOfCode(code));
      found.set(number, substance);
    }
  return found;
}

import type { Source } from "@/lib/extraction/model";
import type { Substance } from "./limit-substance";
import type { Kind } from "./limit-words";

/** A limit of one list for one substance in one unit. */
export type ExposureLimit = {
  substance: string;
  cas_number: string | null;
  list: string | null;
  twa: number | null;
  stel: number | null;
  unit: string;
};

export type ReadExposureLimit = { value: ExposureLimit; sources: Source[] };

/** One number as it was read. */
export type FoundLimit = {
  substance: Substance;
  list: string | null;
  kind: Kind;
  value: number;
  unit: string;
  sources: Source[];
};

/** A ceiling is neither a mean over a shift nor over a quarter of an hour: it is told with its list, in words. */
function ceilingEntry(found: FoundLimit): ReadExposureLimit {
  const list = `${found.list ?? ""} (ceiling ${found.value} ${found.unit})`.trim();
  return { value: { ...emptyEntry(found), list }, sources: found.sources };
}

const emptyEntry = ({ substance, list, unit }: FoundLimit): ExposureLimit => ({
  substance: substance.name,
  cas_number: substance.cas,
  list,
  twa: null,
  stel: null,
  unit,
});

/** So many times its short-term value may a shift's value be. */
const FARTHEST = 2;

const isSame = (a: ExposureLimit, b: ExposureLimit) =>
  a.substance === b.substance && a.list === b.list && a.unit === b.unit;

/**
 * One entry for each substance, list and unit. Where a list has several limits of one kind, for several fractions of a
 * dust, each has its own entry, for nobody can tell which short-term value goes with which. A list may
 * allow a little less for a quarter of an hour than for a shift; much less is misprinted or misread.
 */
export function entriesOf(limits: readonly FoundLimit[]): ReadExposureLimit[] {
  const entries: ReadExposureLimit[] = [];
  for (const found of limits) {
    const fresh = found.kind === "ceiling" ? ceilingEntry(found).value : emptyEntry(found);
    const field = found.kind === "short" ? "stel" : found.kind === "mean" ? "twa" : null;
    const known = entries.filter((entry) => isSame(entry.value, fresh));
    if (field === null ? known.length > 0 : known.some((entry) => entry.value[field] === found.value))
      continue;
    const open = known.length === 1 && field && known[0]?.value[field] === null ? known[0] : undefined;
    const entry = open ?? { value: fresh, sources: [] };
    if (field) entry.value[field] = found.value;
    entry.sources.push(...found.sources.filter((source) => !entry.sources.includes(source)));
    if (!open) entries.push(entry);
  }
  return entries.filter(
    ({ value: { twa, stel } }) => twa === null || stel === null || twa <= FARTHEST * stel,
  );
}

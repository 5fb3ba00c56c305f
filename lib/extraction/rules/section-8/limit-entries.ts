import type { Source } from "@/lib/extraction/model";
import type { ExposureLimit } from "@/lib/sheet/values";
import type { Substance } from "./limit-substance";
import type { Kind } from "./limit-words";

export type ReadExposureLimit = {
  value: Required<ExposureLimit>;
  sources: Source[];
  /** Its numbers that the sheet prints once more. */
  again: number[];
};

/** One number as it was read. */
export type FoundLimit = {
  substance: Substance;
  list: string | null;
  kind: Kind;
  value: number;
  unit: string;
  sources: Source[];
};

const emptyEntry = ({ substance, list, unit }: FoundLimit): Required<ExposureLimit> => ({
  substance: substance.name,
  cas_number: substance.cas,
  list,
  twa: null,
  stel: null,
  ceiling: null,
  unit,
});

const FIELDS = { mean: "twa", short: "stel", ceiling: "ceiling" } as const;

const isSame = (a: ExposureLimit, b: ExposureLimit) =>
  a.substance === b.substance && a.list === b.list && a.unit === b.unit;

/**
 * One entry for each substance, list and unit. Where a list has several limits of one kind, for several fractions of a
 * dust, each has its own entry, for nobody can tell which short-term value goes with which.
 */
export function entriesOf(limits: readonly FoundLimit[]): ReadExposureLimit[] {
  const entries: ReadExposureLimit[] = [];
  for (const found of withoutOrdinals(limits)) {
    if (found.kind === "other") continue;
    const fresh = emptyEntry(found);
    const field = FIELDS[found.kind];
    const known = entries.filter((entry) => isSame(entry.value, fresh));
    const told = known.find((entry) => entry.value[field] === found.value);
    told?.again.push(found.value);
    if (told) continue;
    const open = known.length === 1 && known[0]?.value[field] === null ? known[0] : undefined;
    const entry = open ?? { value: fresh, sources: [], again: [] };
    entry.value[field] = found.value;
    entry.sources.push(...found.sources.filter((source) => !entry.sources.includes(source)));
    if (!open) entries.push(entry);
  }
  return entries;
}

const ORDINAL = /^\d{1,2}\s(?=\p{Lu}\p{L}{3})/u;

/** "1 Toluene", "3 Dimethyl ether": the numbers of the composition's rows before the names of all. */
function withoutOrdinals(limits: readonly FoundLimit[]): readonly FoundLimit[] {
  const names = new Set(limits.map(({ substance }) => substance.name));
  if (names.size < 2 || ![...names].every((name) => ORDINAL.test(name))) return limits;
  return limits.map((limit) => {
    const name = limit.substance.name.replace(ORDINAL, "");
    return { ...limit, substance: { ...limit.substance, name } };
  });
}

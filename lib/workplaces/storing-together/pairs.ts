import {
  type StoringRule,
  storageClasses,
  storingAnswers,
  storingTogether,
} from "@/lib/regulation/storing-together";
import { type StoredSheet, storageClassOf } from "./storage-class";

export type StoredProduct = { id: string; name: string; sheet: StoredSheet | null };

type StorageGroup = {
  classes: readonly string[];
  products: { id: string; name: string; isDerived: boolean }[];
};

export type StoringNotes = {
  /** Products of one storage class, or of the same that may be meant, in the order of the classes. */
  groups: StorageGroup[];
  /** Two groups, or one with itself, by their places in `groups`; the graver ones first. */
  pairs: (StoringRule & { a: number; b: number })[];
  /** Products whose class neither is printed nor follows from what was read. */
  unknown: { id: string; name: string }[];
  /** Products that give off toxic gas with acids (EUH031, EUH032). */
  withoutAcids: { id: string; name: string }[];
};

/** What TRGS 510 says of products that stand in one storage section; an aid, never a decision. */
export function storingNotes(products: readonly StoredProduct[]): StoringNotes {
  const groups = new Map<string, StorageGroup>();
  const unknown: StoringNotes["unknown"] = [];
  for (const { id, name, sheet } of products) {
    const found = sheet && storageClassOf(sheet);
    if (!found) {
      unknown.push({ id, name });
      continue;
    }
    const key = found.classes.join("/");
    const group = groups.get(key) ?? { classes: found.classes, products: [] };
    groups.set(key, group);
    group.products.push({ id, name, isDerived: found.isDerived });
  }
  const ordered = [...groups.values()].sort((one, other) => rankOf(one) - rankOf(other));
  return {
    groups: ordered,
    pairs: pairsOf(ordered),
    unknown,
    withoutAcids: products
      .filter(({ sheet }) => sheet?.hazardCodes.some((code) => code === "EUH031" || code === "EUH032"))
      .map(({ id, name }) => ({ id, name })),
  };
}

/** Classes that may be meant stand behind the one that is surely meant. */
function rankOf({ classes }: StorageGroup): number {
  return storageClasses.indexOf(classes[0] ?? "") + (classes.length > 1 ? 0.5 : 0);
}

function pairsOf(groups: readonly StorageGroup[]): StoringNotes["pairs"] {
  const pairs = groups.flatMap((one, a) =>
    groups.slice(a).flatMap((other, offset) => {
      if (offset === 0 && one.products.length < 2) return [];
      return [{ a, b: a + offset, ...worstOf(one.classes, other.classes) }];
    }),
  );
  return pairs.sort((one, other) => storingAnswers.indexOf(one.say) - storingAnswers.indexOf(other.say));
}

/** The one answer for all classes that may be meant; where they differ, it is to be looked up. */
function worstOf(a: readonly string[], b: readonly string[]): StoringRule {
  const rules = a.flatMap((one) => b.map((other) => storingTogether(one, other)));
  const [first, ...others] = rules;
  const unsure: StoringRule = { say: "check", rule: null, certainty: null, source: null };
  if (!first || others.some(({ say }) => say !== first.say)) return unsure;
  return others.find(({ certainty }) => certainty !== "high") ?? first;
}

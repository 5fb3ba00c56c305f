import type { CustomValues } from "@/lib/library/custom-fields/schema";
import type { Group } from "@/lib/library/custom-fields/values";
import type { Issue, PlannedRow } from "./schema";

/** The columns of a product that an import writes. */
export type ProductValues = {
  displayName: string | null;
  supplier: string | null;
  sku: string | null;
  ean: string | null;
  awaitedManufacturer: string | null;
  awaitedIdentity: string | null;
  customFields: CustomValues;
};
export type KnownProduct = ProductValues & {
  id: string;
  name: string;
  archived: boolean;
  awaitsSheet: boolean;
};

export type WorkplaceValues = {
  name: string;
  type: string | null;
  description: string | null;
  ventilation: string | null;
  processCategory: string | null;
  tags: string[];
};
type KnownWorkplace = WorkplaceValues & { id: string; archived: boolean };

export type LineValues = {
  productId: string;
  workplaceId: string | null;
  amount: number;
  unit: string;
  containerCount: number;
  recipientId: string | null;
};
export type KnownLine = Omit<LineValues, "amount" | "unit"> & {
  id: string;
  amount: number | null;
  unit: string | null;
};

/** What the team has of what a table names. */
export type Known = {
  groups: Group[];
  products: Map<string, KnownProduct>;
  bySku: Map<string, string[]>;
  byIdentity: Map<string, string[]>;
  /** By `plainName`, their own and those on their sheets. */
  byName: Map<string, string[]>;
  /** By name key. */
  workplaces: Map<string, KnownWorkplace>;
  /** Keys of `placeKey`. */
  placed: Set<string>;
  lines: Map<string, KnownLine[]>;
};

export type Created<Values> = { id: string; values: Values };
export type Updated<Values> = { id: string; before: Partial<Values>; after: Partial<Values> };

/** What an import would do, to the row; rows with issues do nothing. */
export type Plan = {
  products: { create: Created<ProductValues>[]; update: Updated<ProductValues>[]; same: number };
  workplaces: { create: Created<WorkplaceValues>[]; update: Updated<WorkplaceValues>[]; same: number };
  placements: { productId: string; workplaceId: string }[];
  lines: { create: Created<LineValues>[]; remove: string[]; same: number };
  rows: PlannedRow[];
  issues: Issue[];
};

export function emptyPlan(issues: Issue[]): Plan {
  return {
    products: { create: [], update: [], same: 0 },
    workplaces: { create: [], update: [], same: 0 },
    placements: [],
    lines: { create: [], remove: [], same: 0 },
    rows: [],
    issues,
  };
}

export function placeKey(productId: string, workplaceId: string | null): string {
  return `${productId} ${workplaceId ?? ""}`;
}

/** The members that differ, before and after; null when none does. */
export function differenceOf<Values extends object>(
  before: Values,
  after: Partial<Values>,
): { before: Partial<Values>; after: Partial<Values> } | null {
  const names = (Object.keys(after) as (keyof Values)[]).filter(
    (name) => after[name] !== undefined && JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  if (!names.length) return null;
  const only = (values: Partial<Values>) =>
    Object.fromEntries(names.map((name) => [name, values[name]])) as Partial<Values>;
  return { before: only(before), after: only(after) };
}

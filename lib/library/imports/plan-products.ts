import { productIdentity } from "@/lib/extraction/arbitrate/identity";
import { changeValues } from "@/lib/library/custom-fields/values";
import { fieldsOf, type ImportField } from "./fields";
import { ownValue } from "./own-value";
import {
  differenceOf,
  emptyPlan,
  type Known,
  type KnownProduct,
  type Plan,
  type ProductValues,
} from "./plan";
import { type Naming, namingOf, ProductIndex } from "./product-rows";
import type { RowValues, TableValues } from "./row-values";
import type { PlannedRow } from "./schema";

type Given = {
  displayName: string | null;
  supplier: string | null;
  ean: string | null;
  own: Record<string, Record<string, unknown>>;
};

/** Products are made, or changed where the table says otherwise; an empty cell changes nothing. */
export function planProducts(table: TableValues, known: Known): Plan {
  const plan = emptyPlan(table.issues);
  const index = new ProductIndex(known);
  const own = fieldsOf("products", known.groups).filter((field) => field.own && table.has(field.name));
  const seen = new Map<string, number>();
  for (const row of table.rows()) {
    const naming = namingOf(row);
    const given = givenOf(row, own);
    const product = index.find(row, naming);
    if (product === null) continue;
    const key = product?.id ?? index.findMade(naming)?.id;
    const before = key === undefined ? undefined : seen.get(key);
    if (before !== undefined) {
      row.fail("twice_in_file", naming.sku ? "sku" : "product_name", before);
      continue;
    }
    const planned = product
      ? change(plan, known, row, product, naming, given)
      : create(plan, known, index, row, naming, given);
    if (!planned) continue;
    seen.set(planned.id ?? plan.products.create.at(-1)?.id ?? "", row.number);
    plan.rows.push(planned);
  }
  return plan;
}

function givenOf(row: RowValues, fields: ImportField[]): Given {
  const own: Given["own"] = {};
  for (const { name, own: target } of fields) {
    const value = target && ownValue(row, name, target.schema);
    if (!target || value === null || value === undefined) continue;
    own[target.groupId] = { ...own[target.groupId], [target.field]: value };
  }
  return {
    displayName: row.text("display_name", 300),
    supplier: row.text("supplier", 200),
    ean: row.code("ean", 50),
    own,
  };
}

function create(
  plan: Plan,
  known: Known,
  index: ProductIndex,
  row: RowValues,
  naming: Naming,
  given: Given,
): PlannedRow | null {
  const displayName = given.displayName ?? naming.productName;
  if (!displayName) return row.isFaulty ? null : row.fail("missing", "product_name");
  const customFields = withOwn(row, known, {}, given);
  if (row.isFaulty) return null;
  const { supplier, ean } = given;
  const created = index.make(naming, { displayName, supplier, ean, customFields });
  plan.products.create.push(created);
  return {
    row: row.number,
    action: "create",
    name: displayName,
    id: null,
    changes: shown({}, created.values),
  };
}

function change(
  plan: Plan,
  known: Known,
  row: RowValues,
  product: KnownProduct,
  { sku, productName, manufacturer, identity }: Naming,
  given: Given,
): PlannedRow | null {
  const awaited = productName && isNamedByTable(product) ? { displayName: productName } : {};
  const isRenamed = product.awaitsSheet && identity !== null && identity !== product.awaitedIdentity;
  const expected = isRenamed ? { awaitedManufacturer: manufacturer, awaitedIdentity: identity } : {};
  const customFields = withOwn(row, known, product.customFields, given);
  if (row.isFaulty) return null;
  const wanted: Partial<ProductValues> = {
    ...awaited,
    ...expected,
    ...(given.displayName && { displayName: given.displayName }),
    ...(given.supplier && { supplier: given.supplier }),
    ...(given.ean && { ean: given.ean }),
    ...(sku && { sku }),
    customFields,
  };
  const difference = differenceOf<ProductValues>(product, wanted);
  const base = { row: row.number, name: product.name, id: product.id };
  if (!difference) {
    plan.products.same += 1;
    return { ...base, action: "same", changes: [] };
  }
  plan.products.update.push({ id: product.id, ...difference });
  return { ...base, action: "update", changes: shown(difference.before, difference.after) };
}

/** Until its sheet comes, a product without a name of its own is called as the tables call it. */
function isNamedByTable({ awaitsSheet, displayName, awaitedManufacturer, awaitedIdentity }: KnownProduct) {
  const identity = productIdentity({ manufacturer: awaitedManufacturer, productName: displayName });
  return awaitsSheet && identity === awaitedIdentity;
}

/** The values of the team's own fields with those of the row; what a schema refuses is an issue. */
function withOwn(row: RowValues, known: Known, stored: ProductValues["customFields"], { own }: Given) {
  if (!Object.keys(own).length) return stored;
  const { values, errors } = changeValues(stored, own, known.groups);
  for (const { field, message } of errors) row.fail("does_not_fit", `custom.${field}`, message);
  return values;
}

const names: Record<Exclude<keyof ProductValues, "customFields" | "awaitedIdentity">, string> = {
  displayName: "display_name",
  awaitedManufacturer: "manufacturer",
  supplier: "supplier",
  sku: "sku",
  ean: "ean",
};

/** The changes as the preview lists them. */
function shown(before: Partial<ProductValues>, after: Partial<ProductValues>): PlannedRow["changes"] {
  const plain = (Object.keys(names) as (keyof typeof names)[]).map((name) => ({
    field: names[name],
    from: before[name] ?? null,
    to: after[name] ?? null,
  }));
  return [...plain, ...ownChanges(before.customFields ?? {}, after.customFields ?? {})].filter(
    ({ from, to }) => from !== to,
  );
}

function ownChanges(before: ProductValues["customFields"], after: ProductValues["customFields"]) {
  return Object.entries(after).flatMap(([groupId, fields]) =>
    Object.entries(fields).map(([field, value]) => ({
      field: `custom.${groupId}.${field}`,
      from: toCell(before[groupId]?.[field]),
      to: toCell(value),
    })),
  );
}

function toCell(value: unknown): string | number | boolean | null {
  if (Array.isArray(value)) return value.join(", ");
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? value : null;
}

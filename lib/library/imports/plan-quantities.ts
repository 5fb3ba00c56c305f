import { randomUUID } from "node:crypto";
import { nameKey } from "@/lib/workplaces/workplaces/name-key";
import { closest } from "./closest";
import { emptyPlan, type Known, type KnownLine, type LineValues, type Plan, placeKey } from "./plan";
import { namingOf, ProductIndex } from "./product-rows";
import { type LineFields, readLine } from "./read-line";
import type { RowValues, TableValues } from "./row-values";

type Place = { id: string | null; name: string | null };
type Target = { id: string; name: string };

/** Stock lines of products at workplaces; what there is not is made where that was asked for. */
export function planQuantities(table: TableValues, known: Known): Plan {
  const plan = emptyPlan(table.issues);
  const planner = new QuantityPlanner(plan, table, known);
  for (const row of table.rows()) planner.add(row);
  planner.removeReplaced();
  return plan;
}

class QuantityPlanner {
  private readonly index: ProductIndex;
  private readonly newWorkplaces = new Map<string, string>();
  private readonly placed: Set<string>;
  /** Lines of the places that the table names, which no row has claimed yet. */
  private readonly left = new Map<string, KnownLine[]>();

  constructor(
    private readonly plan: Plan,
    private readonly table: TableValues,
    private readonly known: Known,
  ) {
    this.index = new ProductIndex(known);
    this.placed = new Set(known.placed);
  }

  add(row: RowValues): void {
    const product = this.productOf(row);
    const place = this.placeOf(row);
    const line = readLine(row);
    if (!product || !place || !line || row.isFaulty) return;
    const key = placeKey(product.id, place.id);
    if (place.id && !this.placed.has(key)) {
      this.placed.add(key);
      this.plan.placements.push({ productId: product.id, workplaceId: place.id });
    }
    const isThere = this.table.choices.stock === "replace" && this.claim(key, line);
    const values: LineValues = { ...line, productId: product.id, workplaceId: place.id };
    if (isThere) this.plan.lines.same += 1;
    else this.plan.lines.create.push({ id: randomUUID(), values });
    this.plan.rows.push({
      row: row.number,
      action: isThere ? "same" : "create",
      name: [product.name, place.name].filter(Boolean).join(" · "),
      id: this.known.products.has(product.id) ? product.id : null,
      changes: [{ field: "amount", from: null, to: `${line.containerCount} × ${line.amount} ${line.unit}` }],
    });
  }

  /** Where stock is replaced, the lines that no row names give way. */
  removeReplaced(): void {
    for (const lines of this.left.values()) this.plan.lines.remove.push(...lines.map(({ id }) => id));
  }

  private claim(key: string, line: LineFields): boolean {
    const left = this.left.get(key) ?? [...(this.known.lines.get(key) ?? [])];
    this.left.set(key, left);
    const at = left.findIndex(
      (other) =>
        other.amount === line.amount &&
        other.unit === line.unit &&
        other.containerCount === line.containerCount &&
        other.recipientId === line.recipientId,
    );
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  }

  private productOf(row: RowValues): Target | null {
    const naming = namingOf(row);
    const found = this.index.find(row, naming);
    if (found) return found;
    if (found === null) return null;
    const { sku, identity, productName } = naming;
    if (row.isFaulty) return null;
    if (sku === null && identity === null)
      return row.fail(productName ? "unrecognisable" : "missing", "product_name");
    const made = this.index.findMade(naming);
    if (made && sku && made.values.sku && made.values.sku !== sku)
      return row.fail("sku_differs", "sku", made.values.sku);
    if (made) return { id: made.id, name: made.values.displayName ?? "" };
    const field = sku === null ? "product_name" : "sku";
    if (!this.table.choices.create_missing) return row.fail("unknown_product", field);
    if (!productName) return row.fail("missing", "product_name");
    const created = this.index.make(naming, {});
    this.plan.products.create.push(created);
    return { id: created.id, name: productName };
  }

  private placeOf(row: RowValues): Place | null {
    const name = row.text("workplace", 200);
    if (name === null) return row.isFaulty ? null : { id: null, name: null };
    const key = nameKey(name);
    const there = this.known.workplaces.get(key);
    if (there?.archived) return row.fail("archived_workplace", "workplace");
    if (there) return there;
    const made = this.newWorkplaces.get(key);
    if (made) return { id: made, name };
    if (!this.table.choices.create_missing) {
      const names = [...this.known.workplaces.values()].map((workplace) => workplace.name);
      return row.fail("unknown_workplace", "workplace", closest(name, names));
    }
    const none = { type: null, description: null, ventilation: null, processCategory: null, tags: [] };
    const created = { id: randomUUID(), values: { name, ...none } };
    this.newWorkplaces.set(key, created.id);
    this.plan.workplaces.create.push(created);
    return { id: created.id, name };
  }
}

import { randomUUID } from "node:crypto";
import { nameKey } from "@/lib/workplaces/workplaces/name-key";
import { WorkplaceType } from "@/lib/workplaces/workplaces/schema";
import { plain } from "./fields";
import { differenceOf, emptyPlan, type Known, type Plan, type WorkplaceValues } from "./plan";
import type { RowValues, TableValues } from "./row-values";
import type { PlannedRow } from "./schema";
import { workplaceTypes } from "./words";

/** Workplaces are made, or changed where the table says otherwise; an empty cell changes nothing. */
export function planWorkplaces(table: TableValues, known: Known): Plan {
  const plan = emptyPlan(table.issues);
  const seen = new Map<string, number>();
  for (const row of table.rows()) {
    const name = row.text("name", 200) ?? (row.isFaulty ? null : row.fail("missing", "name"));
    const given = givenOf(row);
    const key = name && nameKey(name);
    const before = key ? seen.get(key) : undefined;
    if (before !== undefined) row.fail("twice_in_file", "name", before);
    if (key && known.workplaces.get(key)?.archived) row.fail("archived_workplace", "name");
    if (!name || !key || row.isFaulty) continue;
    seen.set(key, row.number);
    plan.rows.push(planRow(plan, known, row, name, given));
  }
  return plan;
}

function planRow(
  plan: Plan,
  known: Known,
  row: RowValues,
  name: string,
  given: Partial<WorkplaceValues>,
): PlannedRow {
  const there = known.workplaces.get(nameKey(name));
  const base = { row: row.number, name, id: there?.id ?? null };
  if (!there) {
    const none = { type: null, description: null, ventilation: null, processCategory: null, tags: [] };
    const values = { name, ...none, ...given };
    plan.workplaces.create.push({ id: randomUUID(), values });
    return { ...base, action: "create", changes: shown({}, values) };
  }
  const difference = differenceOf<WorkplaceValues>(there, given);
  if (!difference) {
    plan.workplaces.same += 1;
    return { ...base, action: "same", changes: [] };
  }
  plan.workplaces.update.push({ id: there.id, ...difference });
  return { ...base, action: "update", changes: shown(difference.before, difference.after) };
}

/** What the row says; members without a cell are left out. */
function givenOf(row: RowValues): Partial<WorkplaceValues> {
  const type = row.text("type", 100);
  const known = type === null ? null : workplaceTypes.get(plain(type));
  if (type && !known) row.fail("unknown_type", "type", WorkplaceType.options.join(", "));
  const tags = tagsOf(row);
  const texts = {
    type: known ?? null,
    description: row.text("description", 2000),
    ventilation: row.text("ventilation", 200),
    processCategory: row.text("process_category", 200),
  };
  const given = Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== null));
  return { ...given, ...(tags.length && { tags }) };
}

function tagsOf(row: RowValues): string[] {
  const parts = (row.text("tags", 4000) ?? "").split(/[;,|]/).map((tag) => tag.trim());
  const tags = [...new Set(parts.filter(Boolean))];
  if (tags.length > 50 || tags.some((tag) => tag.length > 100)) row.fail("too_long", "tags", 100);
  return tags;
}

function shown(before: Partial<WorkplaceValues>, after: Partial<WorkplaceValues>): PlannedRow["changes"] {
  const cell = (value: string | string[] | null | undefined) =>
    Array.isArray(value) ? value.join(", ") || null : (value ?? null);
  const fields = [
    ["type", before.type, after.type],
    ["description", before.description, after.description],
    ["ventilation", before.ventilation, after.ventilation],
    ["process_category", before.processCategory, after.processCategory],
    ["tags", before.tags, after.tags],
  ] as const;
  return fields
    .map(([field, from, to]) => ({ field, from: cell(from), to: cell(to) }))
    .filter(({ from, to }) => from !== to);
}

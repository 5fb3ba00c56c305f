import type { FieldSchema } from "@/lib/library/custom-fields/schema";
import type { RowValues } from "./row-values";
import { readYesOrNo } from "./words";

/** A cell as a value of one of the team's own fields; null for an empty cell and for one that does not fit. */
export function ownValue(row: RowValues, name: string, schema: FieldSchema): unknown {
  const cell = row.cell(name);
  if (cell === null) return null;
  const text = String(cell);
  switch (schema.type) {
    case "boolean":
      return (typeof cell === "boolean" ? cell : readYesOrNo(text)) ?? row.fail("not_yes_or_no", name);
    case "array":
      return partsOf(text).map((part) => choiceOf(schema.items.enum, part) ?? part);
    case "string":
      if (schema.format === "date")
        return dateOf(text) ?? row.fail("not_a_date", name, "2026-03-31, 31.3.2026");
      if (!schema.enum) return text;
      return (
        choiceOf(schema.enum, text) ?? row.fail("not_a_choice", name, schema.enum.slice(0, 12).join(", "))
      );
    default:
      return row.numeric(name);
  }
}

function partsOf(text: string): string[] {
  return text
    .split(/[;,|]/)
    .map((part) => part.trim())
    .filter(Boolean);
}

/** The choice in the way it is written in the schema. */
function choiceOf(choices: string[] | undefined, text: string): string | undefined {
  return choices?.find((choice) => choice.toLowerCase() === text.toLowerCase());
}

/** 2026-03-31 · 31.3.2026 · 31-03-2026 · 31/03/2026: the day first, as in the languages of the screens. */
function dateOf(text: string): string | null {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  const european = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(text);
  const [year, month, day] = iso ? iso.slice(1) : (european?.slice(1).reverse() ?? []);
  if (!year || !month || !day) return null;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const real = date.toISOString().slice(0, 10);
  // Of another month, or of the year 1900 for the year 0, it would be another date than the one written.
  return real === [year, month.padStart(2, "0"), day.padStart(2, "0")].join("-") ? real : null;
}

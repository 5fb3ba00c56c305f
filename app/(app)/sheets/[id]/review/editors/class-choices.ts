import type { ClassChoice } from "../choices";

/** "Flam. Liq. 2" */
export function classNameOf({ class_code, category_code }: ClassChoice): string {
  return [class_code, category_code].filter(Boolean).join(" ");
}

/**
 * A class by its printed name and code; null when CLP does not know the name. Without a code it has one only where
 * no other could be meant: STOT SE 3 may be H335 or H336.
 */
export function classByName(
  name: string,
  code: string | null,
  known: readonly ClassChoice[],
): ClassChoice | null {
  const rows = known.filter((one) => classNameOf(one) === name);
  const [first] = rows;
  if (!first) return null;
  return { ...first, hazard_code: code ?? (rows.length === 1 ? first.hazard_code : null) };
}

/** The classes that are named in a text, each with those of the printed codes that belong to it. */
export function classesIn(
  text: string,
  codes: readonly string[],
  known: readonly ClassChoice[],
): ClassChoice[] {
  const folded = text.replace(/\s+/g, " ");
  const names = [...new Set(known.map(classNameOf))].filter((name) =>
    new RegExp(`(?<!\\p{L})${name.replace(/[.()]/g, "\\$&")}(?![\\p{L}\\d])`, "u").test(folded),
  );
  return names.flatMap((name) => {
    const printed = known.filter(
      (one) => classNameOf(one) === name && one.hazard_code !== null && codes.includes(one.hazard_code),
    );
    return printed.length ? printed : (classByName(name, null, known) ?? []);
  });
}

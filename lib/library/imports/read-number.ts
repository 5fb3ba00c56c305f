export type DecimalSign = "comma" | "point";
export type ReadNumber = { value: number } | { fault: "not_a_number" | "ambiguous_number" };

/**
 * Reads a number as people write it in their countries: 1,234.5 · 1.234,5 · 1 234,5 · 1'234.5. One separator with
 * three digits behind it ("1.234") is read by `sign`, and is ambiguous without it: a guess would be wrong by a thousand.
 */
export function readNumber(text: string, sign: DecimalSign | null): ReadNumber {
  const bare = text.trim().replace(/(?<=\d)[\s'’\u00a0\u202f](?=\d{3}(?!\d))/g, "");
  if (!/^[+-]?\d[\d.,]*$|^[+-]?[.,]\d+$/.test(bare)) return { fault: "not_a_number" };
  const found = signOf(bare);
  if (found === "none") return { value: Number(bare) };
  if (found === "broken") return { fault: "not_a_number" };
  const decimal = found === "either" ? sign : found;
  if (!decimal) return { fault: "ambiguous_number" };
  const [point, group] = decimal === "comma" ? [",", "."] : [".", ","];
  const plain = bare.replaceAll(group, "").replace(point, ".");
  return found === "either" || isGrouped(bare, point, group)
    ? { value: Number(plain) }
    : { fault: "not_a_number" };
}

/** The decimal sign that a column's numbers agree on; null when none tells or they differ. */
export function decimalSignOf(texts: string[]): DecimalSign | null {
  const signs = new Set(
    texts
      .map((text) => signOf(text.trim().replace(/[\s'’\u00a0\u202f]/g, "")))
      .filter((sign) => sign === "comma" || sign === "point"),
  );
  const [only] = signs;
  return signs.size === 1 && only ? only : null;
}

/** Which sign must be the decimal one, from the number alone. */
function signOf(text: string): DecimalSign | "none" | "either" | "broken" {
  const commas = text.split(",").length - 1;
  const points = text.split(".").length - 1;
  if (!commas && !points) return "none";
  if (commas && points) {
    if (commas > 1 && points > 1) return "broken";
    return text.lastIndexOf(",") > text.lastIndexOf(".") ? "comma" : "point";
  }
  if (commas > 1) return "point";
  if (points > 1) return "comma";
  return /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/.test(text) ? "either" : commas ? "comma" : "point";
}

/** Whether what stands before the decimal sign is whole, or grouped by thousands all through. */
function isGrouped(text: string, point: string, group: string): boolean {
  const [whole = "", ...rest] = text.split(point);
  if (rest.length > 1 || rest.some((part) => part.includes(group))) return false;
  const groups = whole.replace(/^[+-]/, "").split(group);
  return (
    groups.length === 1 || (/^\d{1,3}$/.test(groups[0] ?? "") && groups.slice(1).every((g) => g.length === 3))
  );
}

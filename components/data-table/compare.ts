type Valued = { getValue: (column: string) => unknown };

const words = new Intl.Collator(undefined, { numeric: true, sensitivity: "base" });

/** Numbers by size, everything else as words stand in a list: "Lager 2" before "Lager 10". */
export function compareValues(a: Valued, b: Valued, column: string): number {
  const [left, right] = [a.getValue(column), b.getValue(column)];
  if (typeof left === "number" && typeof right === "number") return left - right;
  return words.compare(String(left), String(right));
}

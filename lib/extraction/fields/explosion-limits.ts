import type { Property } from "@/lib/extraction/fields/section-9";
import type { LabelledValue } from "@/lib/extraction/labelled";
import { measured } from "@/lib/extraction/measured";
import type { Measured } from "@/lib/extraction/model";
import { isNoData } from "@/lib/extraction/no-data";

type Value = LabelledValue<Property>;
type Limits = { value: Measured; from: Value[] };

const PERCENT = [0, 100] as const;
const SHARE = /\d+(?:[.,]\d+)?\s*(?:(?:vol|v)\.?\s?-?\s?)?%/gi;

/** The lower and upper explosion limit in % by volume as one range. */
export function explosionLimits(values: Value[], decimalComma: boolean): Limits | null {
  const read = (value: Value) =>
    measured(value.text, "share", { qualifier: value.qualifier, decimalComma, range: PERCENT });
  const bound = (field: Property) => {
    for (const from of values.filter((one) => one.field === field)) {
      const value = read(from)?.value;
      if (value !== undefined) return { value, from };
    }
    return null;
  };
  const lower = bound("lower_explosion_limit");
  const upper = bound("upper_explosion_limit");
  if (lower || upper) {
    const from = [lower, upper].flatMap((one) => (one ? [one.from] : []));
    return {
      from,
      value: {
        ...(lower && { min: lower.value }),
        ...(upper && { max: upper.value }),
        comparator: null,
        unit: "%",
        conditions: null,
        text: from.map((one) => `${one.label}: ${one.text}`).join("; "),
      },
    };
  }
  return inOneText(values, decimalComma, read);
}

function inOneText(
  values: Value[],
  decimalComma: boolean,
  read: (value: Value) => Measured | null,
): Limits | null {
  for (const from of values.filter((one) => one.field === "explosion_limits" && !isNoData(one.text))) {
    const shares = (from.text.match(SHARE) ?? []).flatMap((text) => {
      const value = measured(text, "share", { decimalComma, range: PERCENT })?.value;
      return value === undefined ? [] : [value];
    });
    if (shares.length === 2)
      return {
        from: [from],
        value: {
          min: Math.min(...shares),
          max: Math.max(...shares),
          comparator: null,
          unit: "%",
          conditions: null,
          text: from.text,
        },
      };
    const one = read(from);
    if (one?.min !== undefined) return { from: [from], value: one };
  }
  return null;
}

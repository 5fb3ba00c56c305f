import { pattern, words } from "@/lib/extraction/language/words";
import type { LabelledValue } from "@/lib/extraction/lines/labelled";
import type { Line, Source } from "@/lib/extraction/model";
import type { DecimalSign } from "@/lib/extraction/rules/decimal-sign";
import { matchesIn } from "@/lib/extraction/rules/matches";
import { measured } from "@/lib/extraction/rules/measured";
import { isNoData } from "@/lib/extraction/rules/no-data";
import type { Measured } from "@/lib/sheet/values";
import type { Property } from "./section-9";

type Value = LabelledValue<Property>;
type Side = "lower" | "upper";
type Bound = { value: number; text: string; sources: Source[] };
type Limits = { value: Measured; sources: Source[] };

const PERCENT = [0, 100] as const;
const SHARE = /\d+(?:[.,]\d+)?\s*(?:(?:vol|v)\.?\s?-?\s?)?%/gi;
/** Both limits behind one label: "LEL: 0.6 % UEL: 7.0 %". */
const SIDES: Readonly<Record<Side, RegExp>> = {
  lower: pattern("iu")`(?<!\p{L})${words.explosion.lower}(?!\p{L})`,
  upper: pattern("iu")`(?<!\p{L})${words.explosion.upper}(?!\p{L})`,
};
const EITHER_SIDE = new RegExp(`${SIDES.lower.source}|${SIDES.upper.source}`, "giu");
const BARE_NUMBER = /^[\s:<>≤≥~=]*\d+(?:[.,]\d+)?\s*(?:[[(;]|$)/;
const SHORTEST_WHOLE_LABEL = 12;
/** Whole labels in the middle of a line, where a wrapped label stands to their left. */
const INSIDE: Readonly<Record<Side, RegExp>> = {
  lower: wholeLabels(words.properties.lower_explosion_limit),
  upper: wholeLabels(words.properties.upper_explosion_limit),
};

function wholeLabels(all: readonly string[]): RegExp {
  const labels = all
    .filter((label) => label.length >= SHORTEST_WHOLE_LABEL && !/[()[\]/]/.test(label))
    .sort((a, b) => b.length - a.length);
  return pattern("iu")`(?<!\p{L})${labels}\s*:\s*(?<value>[^:;]{1,30})`;
}

/** The lower and upper explosion limit in % by volume as one range. */
export function explosionLimits(
  values: Value[],
  lines: readonly Line[],
  sign: DecimalSign | null,
): Limits | null {
  const own = values.filter(
    ({ field }) =>
      field === "lower_explosion_limit" || field === "upper_explosion_limit" || field === "explosion_limits",
  );
  const lower = boundOf("lower", own, lines, sign);
  const upper = boundOf("upper", own, lines, sign);
  if (!lower && !upper) return inOneText(own, sign);
  if (lower && upper && lower.value > upper.value) return null;
  const bounds = [lower, upper].filter((one) => one !== null);
  return {
    sources: bounds.flatMap(({ sources }) => sources),
    value: {
      ...(lower && { min: lower.value }),
      ...(upper && { max: upper.value }),
      comparator: null,
      unit: "%",
      conditions: null,
      text: [...new Set(bounds.map(({ text }) => text))].join("; "),
    },
  };
}

function boundOf(
  side: Side,
  values: readonly Value[],
  lines: readonly Line[],
  sign: DecimalSign | null,
): Bound | null {
  for (const from of values) {
    const isOwn = from.field === `${side}_explosion_limit`;
    const said = sideIn(from.text, side, isOwn);
    const value = said === null ? null : shareIn(said, from.qualifier, sign);
    if (value !== null) return { value, text: `${from.label}: ${from.text}`, sources: from.sources };
  }
  for (const { text, page, rect } of lines) {
    const said = INSIDE[side].exec(text)?.groups?.value;
    const value = said === undefined ? null : shareIn(said, "", sign);
    if (value !== null) return { value, text, sources: [{ page, rect, text }] };
  }
  return null;
}

/** The part of a text that speaks of one side; what no side's word precedes speaks of the label's own. */
function sideIn(text: string, side: Side, isOwn: boolean): string | null {
  const named = [...matchesIn(text, EITHER_SIDE)];
  // "3.1 % (LEL) - 19 % (UEL)": the words stand behind their numbers
  const last = named.at(-1);
  const isBehind = last !== undefined && !/\d/.test(text.slice(last.index)) && named.length > 1;
  for (const [i, match] of named.entries()) {
    const [above, below] = [named[i - 1], named[i + 1]];
    const part = isBehind
      ? text.slice(above ? above.index + above[0].length : 0, match.index)
      : text.slice(match.index + match[0].length, below?.index ?? text.length);
    if (SIDES[side].test(match[0]) && /\d/.test(part)) return part.slice(part.indexOf(":") + 1);
  }
  return isOwn ? text.slice(0, named.find(({ index }) => index > 0)?.index ?? text.length) : null;
}

function shareIn(text: string, qualifier: string, sign: DecimalSign | null): number | null {
  const unit = BARE_NUMBER.test(text) ? `${qualifier} %` : qualifier;
  return measured(text, "share", { qualifier: unit, sign, range: PERCENT })?.value ?? null;
}

function inOneText(values: readonly Value[], sign: DecimalSign | null): Limits | null {
  for (const from of values) {
    if (from.field !== "explosion_limits" || isNoData(from.text)) continue;
    const shares = (from.text.match(SHARE) ?? []).flatMap((text) => shareIn(text, "", sign) ?? []);
    if (shares.length === 2)
      return {
        sources: from.sources,
        value: {
          min: Math.min(...shares),
          max: Math.max(...shares),
          comparator: null,
          unit: "%",
          conditions: null,
          text: from.text,
        },
      };
    const one = measured(from.text, "share", { qualifier: from.qualifier, sign, range: PERCENT });
    if (one?.min !== undefined) return { sources: from.sources, value: one };
  }
  return null;
}

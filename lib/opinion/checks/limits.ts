import type { Draft } from "@/lib/opinion/finding";
import type { Subject } from "@/lib/opinion/subject";
import words from "@/lib/opinion/words.json";
import listed from "@/lib/regulation/eu-limits.json";
import type { ExposureLimit } from "@/lib/sheet/values";

const rows = new Map(listed.rows.map((row) => [row.cas, row]));

/** Limits of section 8 that are none, and values of the Union that are not those of its directives. */
export function limitDrafts({ sections }: Subject): Draft[] {
  const limits = sections.section8?.exposure_limits ?? [];
  const text = sections.section8?.text ?? "";
  const named = namedOther(new Set(limits.flatMap(valuesOf)), text);
  return limits.flatMap((limit, index) => [...noLimit(limit, index, named), ...ofUnion(limit, index)]);
}

const other = new RegExp(words.notLimits, "u");
const others = new RegExp(words.notLimits, "gu");
const beginsWithOther = new RegExp(`^${words.notLimits}`, "u");

/** What its list says, or what stands beside its values wherever the section prints them. */
function noLimit(limit: ExposureLimit, index: number, named: ReadonlyMap<number, string | null>): Draft[] {
  const values = valuesOf(limit);
  const [first] = values;
  const isNamed = first !== undefined && values.every((value) => named.get(value));
  const name = other.exec(limit.list ?? "")?.[0] ?? (isNamed ? named.get(first) : null);
  if (!name) return [];
  return [
    {
      code: "limit_is_none",
      paths: [`section8.exposure_limits[${index}]`],
      about: limit.substance,
      found: `${name} ${values.join(" / ")} ${limit.unit}`,
    },
  ];
}

const valuesOf = ({ twa, stel, ceiling }: ExposureLimit) =>
  [twa, stel, ceiling ?? null].filter((value) => value !== null);

/** Those of the values that the text prints; with the quantity that it names right beside them, null where it is none at one place. */
function namedOther(values: ReadonlySet<number>, text: string): Map<number, string | null> {
  const named = new Map<number, string | null>();
  if (!other.test(text)) return named;
  for (const { 0: number, index } of text.matchAll(/(?<![\d.,])\d+(?:[.,]\d+)?(?![\d])/g)) {
    const value = Number(number.replace(",", "."));
    if (values.has(value) && named.get(value) !== null) named.set(value, nameAt(index, text));
  }
  return named;
}

function nameAt(index: number, text: string): string | null {
  const before = text.slice(Math.max(0, index - 25), index).replace(/mg\/m\S*/g, "");
  const name = [...before.matchAll(others)].at(-1);
  if (name && !/[\n\d]/.test(before.slice(name.index + name[0].length))) return name[0];
  const after = text.slice(index).replace(/^[\d.,]+[ \t]*(?:ppm|mg\/m\S*)?[ \t]*/, "");
  return beginsWithOther.exec(after)?.[0] ?? null;
}

const unionList = new RegExp(words.unionList, "u");

function ofUnion(limit: ExposureLimit, index: number): Draft[] {
  const row = limit.cas_number ? rows.get(limit.cas_number) : undefined;
  if (!row || !unionList.test(limit.list ?? "")) return [];
  const isPpm = /ppm/i.test(limit.unit);
  if (!isPpm && !/^mg\/m/.test(limit.unit)) return [];
  const [twa = null, stel = null] = isPpm ? row.ppm : row.mg;
  const expected = { twa, stel };
  return (["twa", "stel"] as const).flatMap((kind): Draft[] => {
    const [found, right] = [limit[kind], expected[kind]];
    if (found === null || right === null || Math.abs(found - right) <= right * 0.02) return [];
    return [
      {
        code: "union_limit_differs",
        paths: [`section8.exposure_limits[${index}]`],
        about: limit.substance,
        found: `${found} ${limit.unit}`,
        expected: `${right} ${limit.unit} (${row.directive})`,
      },
    ];
  });
}

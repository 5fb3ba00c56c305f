import type { Draft } from "@/lib/opinion/finding";
import type { Subject } from "@/lib/opinion/subject";
import words from "@/lib/opinion/words.json";
import listed from "@/lib/regulation/eu-limits.json";
import type { ExposureLimit } from "@/lib/sheet/values";

/** name, CAS, mg/m³ and ppm for eight hours, mg/m³ and ppm for a short time, skin, binding, directive */
type Row = [
  string,
  string,
  number | null,
  number | null,
  number | null,
  number | null,
  boolean,
  string,
  string,
];
const rows = new Map((listed.rows as unknown as Row[]).map((row) => [row[1], row]));

/** Limits of section 8 that are none, and values of the Union that are not those of its directives. */
export function limitDrafts(subject: Subject): Draft[] {
  const limits = subject.sections.section8?.exposure_limits ?? [];
  return limits.flatMap((limit, index) => [...noLimit(limit, index, subject), ...ofUnion(limit, index)]);
}

const other = new RegExp(words.notLimits, "u");

/** What its list says, or what stands before its values wherever the section prints them. */
function noLimit(limit: ExposureLimit, index: number, { sections }: Subject): Draft[] {
  const text = sections.section8?.text ?? "";
  const values = valuesOf(limit);
  const named =
    other.exec(limit.list ?? "")?.[0] ??
    (values.length > 0 && values.every((value) => isNamedOther(value, text))
      ? other.exec(text)?.[0]
      : undefined);
  if (!named) return [];
  return [
    {
      code: "limit_is_none",
      paths: [`section8.exposure_limits[${index}]`],
      about: limit.substance,
      found: `${named} ${values.join(" / ")} ${limit.unit}`,
    },
  ];
}

const valuesOf = ({ twa, stel, ceiling }: ExposureLimit) =>
  [twa, stel, ceiling ?? null].filter((value) => value !== null);

/** True where each place that prints the value names another quantity right before it. */
function isNamedOther(value: number, text: string): boolean {
  const places = [...text.matchAll(/(?<![\d.,])\d+(?:[.,]\d+)?(?![\d])/g)].filter(
    ([number]) => Number(number.replace(",", ".")) === value,
  );
  return (
    places.length > 0 &&
    places.every(({ index }) => {
      const before = text.slice(Math.max(0, index - 25), index).replace(/mg\/m\S*/g, "");
      const name = [...before.matchAll(new RegExp(words.notLimits, "gu"))].at(-1);
      if (name && !/[\n\d]/.test(before.slice(name.index + name[0].length))) return true;
      const after = text.slice(index).replace(/^[\d.,]+[ \t]*(?:ppm|mg\/m\S*)?[ \t]*/, "");
      return after.search(other) === 0;
    })
  );
}

function ofUnion(limit: ExposureLimit, index: number): Draft[] {
  const row = limit.cas_number ? rows.get(limit.cas_number) : undefined;
  if (!row || !new RegExp(words.unionList, "u").test(limit.list ?? "")) return [];
  const [, , mg, ppm, mgShort, ppmShort] = row;
  const isPpm = /ppm/i.test(limit.unit);
  if (!isPpm && !/^mg\/m/.test(limit.unit)) return [];
  const expected = isPpm ? { twa: ppm, stel: ppmShort } : { twa: mg, stel: mgShort };
  return (["twa", "stel"] as const).flatMap((kind): Draft[] => {
    const [found, right] = [limit[kind], expected[kind]];
    if (found === null || right === null || Math.abs(found - right) <= right * 0.02) return [];
    return [
      {
        code: "union_limit_differs",
        paths: [`section8.exposure_limits[${index}]`],
        about: limit.substance,
        found: `${found} ${limit.unit}`,
        expected: `${right} ${limit.unit} (${row[8]})`,
      },
    ];
  });
}

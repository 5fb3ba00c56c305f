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

const other = new RegExp(words.notLimits, "iu");

function noLimit(limit: ExposureLimit, index: number, { sections }: Subject): Draft[] {
  const line = (sections.section8?.text ?? "")
    .split("\n")
    .find(
      (text) =>
        other.test(text) && valuesOf(limit).some((value) => isIn(value, text)) && !hasAnother(text, limit),
    );
  const named = other.exec(limit.list ?? "")?.[0] ?? (line ? other.exec(line)?.[0] : undefined);
  if (!named) return [];
  return [
    {
      code: "limit_is_none",
      paths: [`section8.exposure_limits[${index}]`],
      about: limit.substance,
      found: `${named} ${valuesOf(limit).join(" / ")} ${limit.unit}`,
    },
  ];
}

const valuesOf = ({ twa, stel, ceiling }: ExposureLimit) =>
  [twa, stel, ceiling ?? null].filter((value) => value !== null);

const isIn = (value: number, text: string) =>
  (text.match(/\d+(?:[.,]\d+)?/g) ?? []).some((number) => Number(number.replace(",", ".")) === value);

/** A line that also names a limit of workplaces may hold both. */
function hasAnother(text: string, { list }: ExposureLimit): boolean {
  return new RegExp(words.limitNames, "iu").test(text) || (list !== null && text.includes(list));
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

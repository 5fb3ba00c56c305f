import type { Draft } from "@/lib/opinion/finding";
import type { Subject } from "@/lib/opinion/subject";
import structure from "@/lib/regulation/sds-structure.json";
import { sectionKey } from "@/lib/sheet/section-keys";

/** Regulation (EU) 2020/878, Art. 2 and 3: its form may be used from 2021, must be from 2023. */
const form = { from: "2021-01-01", alone: "2023-01-01" };
/** The hazard classes of Delegated Regulation (EU) 2023/707 exist since. */
const newClasses = "2023-04-20";
/** What the form of 2020/878 has and the one before has not. */
const added = ["11.2", "12.6", "12.7", "14.7"];

/** Headings, dates and the form of the sheet (REACH Annex II as replaced by Regulation (EU) 2020/878). */
export function formDrafts(subject: Subject): Draft[] {
  if (!subject.isOfUnion) return [{ code: "not_of_union", paths: [] }];
  return [...dates(subject), ...headings(subject), ...annulled(subject)];
}

function dates({ read, sections }: Subject): Draft[] {
  const date = read.revision_date;
  const paths = ["section1.revision_date"];
  if (!date) return [{ code: "date_missing", paths }];
  if (date < form.from) return [{ code: "form_before_2020_878", paths, found: date }];
  const numbers = subsectionsOf(sections);
  const earlier = date < form.alone ? earlierFormOf(sections) : null;
  if (earlier) return [{ code: "form_before_2020_878", paths, found: `${date}, ${earlier}` }];
  if (date >= form.alone && numbers.size > 20 && !["11.2", "12.7"].some((number) => numbers.has(number)))
    return [
      { code: "form_not_2020_878", paths: ["section11", "section12"], found: date, expected: "11.2, 12.7" },
    ];
  return date < newClasses ? [{ code: "before_new_classes", paths, found: date }] : [];
}

/** The act of an earlier form that the sheet names as its own, where it names no later one. */
function earlierFormOf(sections: Subject["sections"]): string | null {
  const text = Array.from({ length: 16 }, (_, at) => sections[sectionKey(at + 1)]?.text ?? "").join(" ");
  if (text.includes("2020/878")) return null;
  return ["2015/830", "453/2010"].find((act) => text.includes(act)) ?? null;
}

function subsectionsOf(sections: Subject["sections"]): ReadonlySet<string> {
  const all = Array.from({ length: 16 }, (_, at) => sections[sectionKey(at + 1)]?.subsections ?? []);
  return new Set(all.flat().map(({ number }) => number));
}

/** Headings whose number stands nowhere in their section; those of the form that a sheet is too old for are not asked. */
function headings({ sections, read }: Subject): Draft[] {
  const date = read.revision_date ?? "";
  const numbers = subsectionsOf(sections);
  const asked = structure.headings.filter(({ number }) => !(added.includes(number) && date < form.alone));
  const lacking = asked.filter(({ number }) => {
    const [section = ""] = number.split(".");
    const own = sections[sectionKey(Number(section))];
    if (!number.includes(".")) return own?.title === undefined && own?.text === undefined;
    const isOther = section === "3";
    return !isOther && own?.text !== undefined && !numbers.has(number) && !isInText(number, own.text);
  });
  const allWhole = lacking.filter(({ number }) => !number.includes("."));
  // Where several are gone the pages were not understood: `errors` says so already.
  const whole = allWhole.length <= 2 ? allWhole : [];
  const parts = lacking.filter(({ number }) => number.includes("."));
  const pathOf = (number: string) => `section${number.split(".")[0]}`;
  return [
    ...whole.map(
      ({ number, heading }): Draft => ({
        code: "section_missing",
        paths: [pathOf(number)],
        expected: `${number} ${heading.en}`,
      }),
    ),
    // A sheet that prints no numbers at all is another layout, or was read without them.
    ...(parts.length > 0 && numbers.size > 20
      ? [
          {
            code: "subheadings_missing",
            paths: [...new Set(parts.map(({ number }) => pathOf(number)))],
            expected: parts.map(({ number }) => number).join(", "),
          } satisfies Draft,
        ]
      : []),
  ];
}

const isInText = (number: string, text: string) =>
  new RegExp(`(?<![\\d.])${number.replace(".", "\\s?\\.\\s?")}(?![\\d])`).test(text) ||
  isInRange(number, text);

/** Several are answered at once: "14.1-14.6". */
function isInRange(number: string, text: string): boolean {
  const [section, part] = number.split(".");
  return [...text.matchAll(/(?<![\d.])(\d+)\.(\d+)\s?[-–]\s?\1\.(\d+)(?!\d)/g)].some(
    ([, of, from, to]) => of === section && Number(from) <= Number(part) && Number(part) <= Number(to),
  );
}

/** Titanium dioxide's Carc. 2 and what the label says for it are annulled (T-279/20, C-71/23 P). */
function annulled({ printedCodes, components }: Subject): Draft[] {
  const codes = ["EUH211", "EUH212"].filter((code) => printedCodes.has(code));
  const classified = components.findIndex(
    ({ cas_number, classifications }) =>
      cas_number === "13463-67-7" &&
      classifications.some(({ hazard_code }) => hazard_code?.startsWith("H351")),
  );
  const found = [...codes, ...(classified >= 0 ? ["Carc. 2; H351"] : [])];
  if (found.length === 0) return [];
  const paths = [
    ...(codes.length > 0 ? ["section2.supplemental_statements"] : []),
    ...(classified >= 0 ? [`section3.components[${classified}].classifications`] : []),
  ];
  return [{ code: "titanium_dioxide_annulled", paths, found: found.join(", ") }];
}

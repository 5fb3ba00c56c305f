import type { Draft } from "@/lib/opinion/finding";
import type { Subject } from "@/lib/opinion/subject";
import words from "@/lib/opinion/words.json";
import goods from "@/lib/regulation/un-dangerous-goods.json";

type Entry = { classes: string[]; labels: string[]; groups: (string | null)[] };
const entries = new Map<string, Entry>();
for (const [un, name, , group, labels] of goods.rows as [
  string,
  string,
  string | null,
  string | null,
  string[],
][]) {
  const entry = entries.get(un) ?? { classes: [], labels: [], groups: [] };
  entry.classes.push(name);
  entry.labels.push(...labels);
  entry.groups.push(group);
  entries.set(un, entry);
}

const modes = ["adr", "rid", "adn", "imdg", "iata"] as const;

/** Section 14 against ADR's list and against the hazards of section 2. */
export function transportDrafts(subject: Subject): Draft[] {
  const { sections } = subject;
  const section14 = sections.section14;
  if (!section14) return [];
  const printed = section14.un_number?.match(/\d{4}/)?.[0] ?? null;
  // ID 8000, consumer goods by air, is no UN number.
  const number = printed === "8000" ? null : printed;
  return [...(number ? listed(subject, number) : []), ...againstHazards(subject, number)];
}

function listed({ sections, isOfUnion }: Subject, number: string): Draft[] {
  const entry = entries.get(number);
  if (!entry) return [{ code: "un_number_unknown", paths: ["section14.un_number"], found: `UN ${number}` }];
  const section14 = sections.section14 ?? {};
  // By air consumer goods may go as ID 8000, a number of its own with a class of its own.
  const ofNumber = modes.filter((mode) => (section14.modes?.[mode]?.un_number ?? number).includes(number));
  const isOther = /\bID\s?8000\b/.test(section14.text ?? "");
  const printed = [section14.class, ...ofNumber.map((mode) => section14.modes?.[mode]?.class)].filter(
    (name) => !(isOther && name === "9"),
  );
  const groups = [section14.packing_group, ...ofNumber.map((mode) => section14.modes?.[mode]?.packing_group)];
  const wrongClass = printed.find((name) => name && !isClassOf(name, entry));
  const wrongGroup = groups.find(
    (group) => group && !entry.groups.includes(group) && !entry.groups.includes(null),
  );
  return [
    ...(wrongClass
      ? [
          {
            code: "transport_class_differs",
            severity: isOfUnion ? "error" : "warning",
            paths: ["section14.class", "section14.un_number"],
            found: wrongClass,
            expected: unique(entry.classes).join(", "),
            about: `UN ${number}`,
          } satisfies Draft,
        ]
      : []),
    ...(wrongGroup
      ? [
          {
            code: "packing_group_differs",
            paths: ["section14.packing_group", "section14.un_number"],
            found: wrongGroup,
            expected: unique(entry.groups.map((group) => group ?? "–")).join(", "),
            about: `UN ${number}`,
          } satisfies Draft,
        ]
      : []),
  ];
}

const unique = (values: readonly string[]) => [...new Set(values)];

/** "2.1", "1.4S" and "8 (6.1)" fit entries of class 2, 1 and 8. */
function isClassOf(printed: string, { classes, labels }: Entry): boolean {
  const numbers = printed.match(/(?<![\d.])[1-9](?:\.\d)?/g) ?? [];
  const [main] = numbers;
  if (!main) return true;
  const isMain = (number: string) =>
    classes.some(
      (name) =>
        name === number ||
        (number.startsWith("2") && name === "2") ||
        (number.startsWith("1") && name === "1"),
    ) || labels.includes(number);
  return numbers.some(isMain);
}

const acuteToxicity = /^H3(?:0[0-2]|1[0-2]|3[0-2])/;

function againstHazards(subject: Subject, number: string | null): Draft[] {
  const { sections, printedCodes, hazards, isOfUnion } = subject;
  const section14 = sections.section14 ?? {};
  const classes = [section14.class, ...modes.map((mode) => section14.modes?.[mode]?.class)].join(" ");
  const says = (pattern: RegExp) => [...printedCodes].some((code) => pattern.test(code));
  const drafts: Draft[] = [];
  if (hazards === "unknown") return drafts;
  if (/(?<![\d.])6\.1(?!\d)/.test(classes) && !says(acuteToxicity))
    drafts.push({
      code: "toxic_in_transport_only",
      paths: ["section14.class", "section2.hazard_statements"],
      found: "6.1",
    });
  const isSilent = isOfUnion && number === null && !/\b(?:UN\s?)?\d{4}\b/.test(section14.text ?? "");
  const asking = [...printedCodes].filter((code) => transported.test(code));
  if (isSilent && asking.length > 0 && (section14.text ?? "").length > 40)
    drafts.push({
      code: "hazard_without_transport",
      paths: ["section14.un_number", "section2.hazard_statements"],
      found: asking.join(", "),
    });
  return [...drafts, ...marine(subject, number)];
}

/** Statements of which each alone makes goods dangerous for carriage (ADR 2.2.3.1, 2.2.61, 2.2.8). */
const transported = /^H(?:224|225|300|310|330|314|220|280)/;

function marine({ sections, printedCodes }: Subject, number: string | null): Draft[] {
  const section14 = sections.section14 ?? {};
  const said = modes.map((mode) => section14.modes?.[mode]?.marine_pollutant);
  const asking = ["H400", "H410", "H411"].filter((code) => printedCodes.has(code));
  if (number === null || asking.length === 0 || said.includes(true) || !said.includes(false)) return [];
  // Small packages need no mark (ADR 5.2.1.8.1): "no" may mean them alone.
  if (new RegExp(words.smallPackages).test(section14.text ?? "")) return [];
  return [
    {
      code: "environment_not_in_transport",
      paths: ["section14.modes", "section2.hazard_statements"],
      found: asking.join(", "),
    },
  ];
}

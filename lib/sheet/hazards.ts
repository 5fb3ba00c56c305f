import { flammableCodes, flammableUpTo } from "@/lib/regulation/transport-hazards";
import { isAt } from "./critical-paths";
import type { HazardState } from "./hazard-states";
import { type Elements, labelGaps } from "./label-gaps";
import { carriedAs, flashPointOf } from "./properties";
import type { Sections } from "./schema";

const hazardReasonCodes = [
  "not_read",
  "doubt",
  "class_without_statement",
  "pictogram_without_statement",
  "signal_word_without_statement",
  "transport_class_without_statement",
  "flash_point_without_statement",
] as const;

/** Why a sheet's hazards are not known: where it shows, and what it shows there, e.g. "GHS02" or "Flam. Liq. 2". */
export type HazardReason = {
  code: (typeof hazardReasonCodes)[number];
  path: string;
  subject: string | null;
};

export type SheetHazards = { state: HazardState; reasons: HazardReason[] };

/** What was read in a sheet, as far as its hazards show in it; null where nothing was. */
export type ReadHazards = Elements & {
  errors: Readonly<Record<string, unknown>>;
  /** The paths of the values that a person answers for. */
  settled?: readonly string[] | undefined;
};

/**
 * Whether a sheet's hazard statements can be relied on. Silence is never harmlessness: whatever uses the hazards of
 * a sheet asks here first, and takes what is not known for a hazard.
 */
export function sheetHazards(read: ReadHazards | null, sections: Sections): SheetHazards {
  if (!read) return { state: "unknown", reasons: [notRead] };
  const classes = sections.section2?.classifications;
  const gaps = [...labelGaps(read, classes ?? []), ...propertyGaps(read, sections)];
  const settled = read.settled ?? [];
  const isSettled = settled.includes(notRead.path);
  const hasCodes = hazardCodesOf(read.hazard_statements).length > 0;
  const isAnswered = (path: string) => settled.some((one) => isAt(path, one));
  // What calls for a statement and is settled itself makes the statements doubtful, and is no doubt of its own.
  const atStatements = (gap: HazardReason) => (isAnswered(gap.path) ? { ...gap, path: notRead.path } : gap);
  const reasons = [
    ...doubts(read.errors),
    // Who answers for the statements has seen what calls for another; who says that there are none, only what they settled.
    ...gaps.filter(({ path }) => !isSettled || (!hasCodes && !isAnswered(path))).map(atStatements),
  ];
  if (isSettled || hasCodes) return { state: reasons.length > 0 ? "doubtful" : "known", reasons };
  // An empty list of classes is written where the sheet says that it is not classified; else there is no list.
  if (classes?.length !== 0) return { state: "unknown", reasons: [notRead, ...reasons] };
  return { state: reasons.length > 0 ? "doubtful" : "known", reasons };
}

/**
 * What a sheet's errors say with all that makes its hazards doubtful: field path → one sentence in English. What calls
 * for a statement is named where it stands and at the statements, which are not all there.
 */
export function withHazardErrors(
  errors: Readonly<Record<string, string>>,
  { reasons }: SheetHazards,
): Record<string, string> {
  const added = reasons
    .filter(({ code }) => code !== "doubt")
    .flatMap(({ path, subject }): [string, string][] =>
      subject === null
        ? [[path, "Not found: the hazard statements."]]
        : [path, statementsPath].map((at) => [
            at,
            `${subject} calls for a hazard statement that was not found.`,
          ]),
    );
  const first = new Map(added.toReversed());
  return { ...Object.fromEntries(first), ...errors };
}

const statementsPath = "section2.hazard_statements";
const notRead: HazardReason = { code: "not_read", path: statementsPath, subject: null };

/** H codes, the parts of combined ones each by itself; EUH statements supplement a classification and are none. */
export function hazardCodesOf(statements: readonly string[]): string[] {
  return statements.flatMap((code) => code.split("+")).filter((code) => /^H\d{3}/.test(code));
}

const critical = /^section2(?:\.(?:signal_word|hazard_statements|classifications|pictograms)(?![a-z_]).*)?$/;

function doubts(errors: ReadHazards["errors"]): HazardReason[] {
  return Object.keys(errors)
    .filter((path) => critical.test(path))
    .map((path) => ({ code: "doubt", path, subject: null }));
}

function propertyGaps(read: ReadHazards, sections: Sections): HazardReason[] {
  const codes = hazardCodesOf(read.hazard_statements);
  const lacks = (wanted: readonly string[]) => !codes.some((code) => wanted.includes(code.slice(0, 4)));
  const carried = carriedAs(sections.section14 ?? {}, read.ghs_pictograms)
    .filter(({ callsFor }) => callsFor.length > 0 && lacks(callsFor))
    .map(
      ({ path, name }): HazardReason => ({
        code: "transport_class_without_statement",
        path,
        subject: name,
      }),
    );
  const flash = flashPointOf(sections.section9?.flash_point);
  if (flash === null || flash > flammableUpTo || !lacks(flammableCodes)) return carried;
  const path = "section9.flash_point";
  return [...carried, { code: "flash_point_without_statement", path, subject: `${flash} °C` }];
}

import type { Answer } from "@/components/api";
import type { getReview } from "@/lib/holdings/review/operations";
import type { CriticalPath } from "@/lib/sheet/critical-paths";

export type Review = Answer<typeof getReview>["data"];
export type ReviewValue = Review["values"][number];

/** What a person says of a value; `read` takes their word back. */
export type Word = {
  path: CriticalPath;
  state: "confirmed" | "corrected" | "absent" | "read";
  value?: unknown;
};

/** The values as a person reads a sheet. */
export const groups = {
  identity: ["section1.product_name", "section1.supplier.name", "section1.emergency_contacts"],
  hazards: [
    "section2.signal_word",
    "section2.hazard_statements",
    "section2.classifications",
    "section2.pictograms",
  ],
  composition: ["section3.components"],
  firstAid: ["section4.inhalation", "section4.skin_contact", "section4.eye_contact", "section4.ingestion"],
  limits: ["section8.exposure_limits", "section9.flash_point"],
  transport: ["section14.un_number", "section14.class", "section14.packing_group"],
} as const satisfies Record<string, readonly CriticalPath[]>;

export type GroupName = keyof typeof groups;
export type Part = { group: GroupName | "doubts"; paths: CriticalPath[] };

/** Whether a value waits for somebody to look. */
export function isOpen({ state }: Pick<ReviewValue, "state">): boolean {
  return state === "doubtful" || state === "missing";
}

/** What waits comes first, then the rest as one reads a sheet. */
export function partsOf(values: readonly ReviewValue[]): Part[] {
  const open = new Set(values.filter(isOpen).map(({ path }) => path));
  const rest = groupNames.map((group) => ({
    group,
    paths: groups[group].filter((path: CriticalPath) => !open.has(path)),
  }));
  return [{ group: "doubts" as const, paths: [...open] }, ...rest].filter(({ paths }) => paths.length > 0);
}

const groupNames: GroupName[] = ["identity", "hazards", "composition", "firstAid", "limits", "transport"];

/** Where to go on after a value: to the next that waits, from the top again when none is left below; else to the next. */
export function nextPath(
  order: readonly CriticalPath[],
  values: readonly ReviewValue[],
  from: CriticalPath,
): CriticalPath | null {
  const at = order.indexOf(from);
  const around = [...order.slice(at + 1), ...order.slice(0, at)];
  const waiting = new Set(values.filter(isOpen).map(({ path }) => path));
  return around.find((path) => waiting.has(path)) ?? order[at + 1] ?? null;
}

/** The section of the sheet that holds a value, 1 to 16. */
export function sectionOf(path: CriticalPath): number {
  return Number.parseInt(path.slice("section".length), 10);
}

/** What brings a value back to how it was. */
export function wordBack({ path, state, value, by }: ReviewValue): Word {
  if (by && (state === "confirmed" || state === "corrected" || state === "absent"))
    return { path, state, value: state === "corrected" ? value : null };
  return { path, state: "read", value: null };
}

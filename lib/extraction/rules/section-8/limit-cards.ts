import { type Box, levelsOf } from "@/lib/extraction/tables/ruled-cells";
import type { FoundLimit } from "./limit-entries";
import { limitListIn } from "./limit-lists";
import type { LimitSign } from "./limit-numbers";
import type { Named } from "./limit-rows";
import { hasValue, statementsIn } from "./limit-statements";
import { substanceIn } from "./limit-substance";
import { behindHeading, headingOf, kindIn } from "./limit-words";

/** "AGW: 300 mg/m³", "MAK-Kzw / TRK-Kzw: ---" */
const LABELLED = /^(?<label>[^:\n]{2,40}):\s*(?<rest>[\s\S]*)$/u;
/** "F Désignation chimique", "Chem. Bezeichnung A", "Ⓓ Chem. Bezeichnung": whose limits the card holds. */
const COUNTRY = /^(?:\p{Lu}{1,2}|[Ⓐ-Ⓩ])(?:\s+(?=\p{Lu})|$)/u;
const EDGE = 30;

function labelled(box: Box): { label: string; rest: string } | null {
  const groups = LABELLED.exec(box.text)?.groups;
  const [label, rest] = [groups?.label ?? "", groups?.rest ?? ""];
  return kindIn(label) === null ? null : { label, rest };
}

/** A table in which each substance has a card: its name behind a label, its limits each behind theirs. */
export function isCards(boxes: readonly Box[]): boolean {
  const left = Math.min(...boxes.map((box) => box.left));
  return levelsOf(boxes).some((level) => {
    const [first] = level;
    const { label, rest } = (first && level.length > 1 && labelled(first)) || { label: "", rest: "" };
    const kind = kindIn(label);
    // "EXPOSURE LIMITS:" over "Component" heads names
    const isLimit = hasValue(rest) || !/\p{L}{3}/u.test(rest);
    return first !== undefined && first.left < left + EDGE && kind !== null && kind !== "other" && isLimit;
  });
}

export function readCards(
  boxes: readonly Box[],
  sign: LimitSign,
  before: Named | null,
): { limits: FoundLimit[]; named: Named | null } {
  let named = before;
  const limits: FoundLimit[] = [];
  for (const level of levelsOf(boxes)) {
    const labels = level.map(({ text }) => text.replace(COUNTRY, ""));
    const at = labels.findIndex((text) => headingOf(text) === "substance");
    const label = level[at];
    const own = behindHeading(labels[at] ?? "")
      .trim()
      .replace(COUNTRY, "");
    const name = /\p{L}/u.test(own) ? label : level[at + 1];
    const substance = name ? substanceIn(name === label ? own : name.text) : null;
    if (at >= 0) named = name && substance ? { substance, source: name.source } : null;
    else if (named) limits.push(...limitsOfLevel(level, sign, named));
  }
  return { limits, named };
}

function limitsOfLevel(level: readonly Box[], sign: LimitSign, { substance, source }: Named): FoundLimit[] {
  const [first] = level;
  const listOfLevel = limitListIn((first && labelled(first)?.label) ?? "");
  return level.flatMap((box) => {
    const { label = "", rest = "" } = labelled(box) ?? {};
    const told = kindIn(label);
    if (told === null || told === "unclear") return [];
    const kind = told === "generic" ? "mean" : told;
    return statementsIn(rest, sign).map(({ value, unit, list }): FoundLimit => {
      return { substance, list: list ?? listOfLevel, kind, value, unit, sources: [source, box.source] };
    });
  });
}

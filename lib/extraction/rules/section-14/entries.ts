import { pattern, words } from "@/lib/extraction/language/words";
import type { Statement } from "./statements";
import {
  classificationCodeIn,
  type EntryParts,
  entryParts,
  GROUP_ON,
  hazardNumberIn,
  isNotRegulated,
  packingGroupIn,
  subsidiaryIn,
  transportClassIn,
  tunnelCodeIn,
  unNumberIn,
} from "./values";

export type TransportValues = Partial<EntryParts> & {
  /** Joins the class. */
  subsidiary?: string | null;
  classification_code?: string | null;
  tunnel_code?: string | null;
  hazard_identification_number?: string | null;
  marine_pollutant?: boolean | null;
  labels?: string | null;
};

const of = words.transportValues;
/** "1268 Class: 3", "ADR class 3": the class behind its word. */
const CLASS_NAMED = pattern("iu")`(?<!\p{L})${of.classAfterNumber}(?:\(es\))?\s*:?\s*(\d.*)`;
const GROUP_BEHIND = /^\s*\d(?:\.\d)?\s?\/\s?(I{1,3})(?!\p{L})/u;
const CLASS_FIRST = pattern("iu")`^(?:[^:\d]{0,20}:)?\W*(?=${of.class}\W*\d)`;
/** "IATA: 5.2", "IMDG: 8 (3), EmS F-E, S-C" */
const CLASS_ALONE = /^\s*[1-9](?:\.[1-6])?\s*(?:$|\([\d.,\s]+\)\s*(?:,|$))/;
/** "IMDG: 3/III", "IATA: 3/-/III (class/subsidiary risk/packing group)" */
const CLASS_AND_GROUP =
  /^\s*(?<primary>[1-9](?:\.[1-6])?)\s?\/(?:\s?[-–]\s?\/)?\s?(?<group>I{1,3})(?![\p{L}])/u;
/** "ADG Code: 1950, AEROSOLS" */
const NUMBER_AND_NAME = /^\d{4}(?=,\s+\p{Lu}{3})/u;
const YES_OR_NO = pattern("i")`${of.yesOrNo}\s*\/|\/\s*${of.noOrYes}\b`;
const NOT_A_NAME = pattern()`^14\.|^${of.accordingTo}\b|\b(?:ADR|RID|IMDG|IATA|DOT)\b`;
const YES = pattern("i")`^\W*${of.yes}`;
const NO = pattern("i")`^\W*${of.no}`;
const LONGEST_NAME = 300;
/** "n.o. s." where its cell was too narrow: not otherwise specified. */
const NOT_OTHERWISE_SPECIFIED = /\b(n)\.\s?(o|a|s|e)\.\s?(s|g|a)\.(?![\p{L}])/giu;

/** The values of a statement; null when it says that the field does not apply. */
export function readStatement({ field, text, modes }: Statement): TransportValues | null {
  if (field === "marine_pollutant" || field === "environment") return { marine_pollutant: pollutantIn(text) };
  if (field === null && modes && CLASS_ALONE.test(text)) return { class: transportClassIn(text) };
  const { primary = "", group = "" } = (field === null && modes && CLASS_AND_GROUP.exec(text)?.groups) || {};
  if (primary) return { class: primary, packing_group: packingGroupIn(group) };
  if (field === null || field === "other") return freeText(text);
  if (isNotRegulated(text.replace(/(?<=\S\s*)\([^()]*\)/g, " "))) return null;
  switch (field) {
    case "un_number":
      return {
        ...descriptionOf(text),
        ...labelledParts(text, CLASS_NAMED.exec(text)?.[1]),
        un_number: unNumberIn(text, { bare: true }),
      };
    case "proper_shipping_name":
      return nameOf(text);
    case "class":
      if (unNumberIn(text, { bare: false })) return entryParts(text) ?? labelledParts(text, text);
      return {
        class: transportClassIn(text),
        classification_code: classificationCodeIn(text),
        // "8 (6.1), packing group II", "3/II"
        packing_group: packingGroupIn(GROUP_ON.exec(text)?.[0] ?? GROUP_BEHIND.exec(text)?.[1] ?? ""),
      };
    case "subsidiary":
      return { subsidiary: subsidiaryIn(text).join(", ") || null };
    case "label":
      return { labels: subsidiaryIn(text).join(", ") || null };
    case "packing_group":
      return { packing_group: packingGroupIn(text) };
    case "classification_code":
      return { classification_code: classificationCodeIn(text) };
    case "tunnel_code":
      return { tunnel_code: tunnelCodeIn(text) };
    case "hazard_identification_number":
      return { hazard_identification_number: hazardNumberIn(text) };
    case "description":
      return entryParts(text) ?? {};
  }
}

function pollutantIn(text: string): boolean | null {
  // "Environmentally hazardous:" over its answer is none
  if (YES_OR_NO.test(text) || /:\s*$/.test(text)) return null;
  if (YES.test(text)) return true;
  return NO.test(text) ? false : null;
}

/** Words behind a mode without a label: an entry in one line, or that the rules do not apply. */
function freeText(text: string): TransportValues | null {
  const parts = entryParts(text.replace(NUMBER_AND_NAME, "UN $&"));
  if (parts)
    return parts.class ? parts : { ...parts, ...told(labelledParts(text, CLASS_NAMED.exec(text)?.[1])) };
  // "Class 3, packing group III. Containers of 450 litres or less: not subject to …"
  const [first = "", more] = text.split(/(?<=\p{L}{2})\.\s+(?=\p{Lu}\p{Ll})/u);
  if (more !== undefined && CLASS_FIRST.test(first)) return freeText(first);
  if (isNotRegulated(text)) return null;
  return CLASS_FIRST.test(text) ? labelledParts(text, text.replace(CLASS_FIRST, "")) : {};
}

/** "UN1268 Class: 3 Packing Group: III", "Class 3 Packing group II UN no. 1166": labels and values in one line. */
function labelledParts(text: string, primary: string | undefined): TransportValues {
  const group = GROUP_ON.exec(text)?.[0];
  return {
    ...(primary ? { class: transportClassIn(primary) } : {}),
    ...(group ? { packing_group: packingGroupIn(group) } : {}),
    un_number: unNumberIn(text, { bare: false }),
  };
}

/** Without what is not told. */
const told = (values: TransportValues): TransportValues =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));

function descriptionOf(text: string): TransportValues {
  return /,/.test(text) ? (entryParts(text.replace(/^(?=\d{4}\b)/, "UN ")) ?? {}) : {};
}

function nameOf(text: string): TransportValues {
  const name = text
    .replace(/\s+/g, " ")
    .replace(/^[\s=–•·-]+/, "")
    .replace(NOT_OTHERWISE_SPECIFIED, "$1.$2.$3.");
  if (/^\W*(?:UN|NA|ID)\s?-?\d{4}|,\s*(?:UN|NA)\s?\d{4}\b/i.test(name)) return entryParts(name) ?? {};
  if (NOT_A_NAME.test(name)) return {};
  const bare = name.replace(/^\W*\d{4}[\s:,–-]+/, "");
  return /\p{L}{3}/u.test(bare) ? { proper_shipping_name: bare.slice(0, LONGEST_NAME).trim() } : {};
}

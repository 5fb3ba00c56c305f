import { words } from "@/lib/extraction/language/words";
import { labelsOf, matchLabel } from "@/lib/extraction/lines/label-match";
import type { Line } from "@/lib/extraction/model";

const labels = labelsOf(words.protection);
/** Longer cells are sentences or names. */
const LONGEST_LABEL = 60;

/** "Ventilation: local exhaust", "PERSONAL PROTECTION", "Gloves | rubber": what stands below the limits of 8.1. */
export function beginsProtection({ cells }: Line): boolean {
  const [first] = cells;
  if (!first || cells.length > 2) return false;
  const colon = first.text.indexOf(":");
  const head = (colon > 0 ? first.text.slice(0, colon) : first.text).trim();
  if (head.length > LONGEST_LABEL) return false;
  const label = matchLabel(head, labels);
  return label !== null && label.start === 0 && label.end >= head.length;
}

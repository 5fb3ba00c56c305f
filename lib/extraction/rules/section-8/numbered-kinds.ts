import { matchesIn } from "@/lib/extraction/rules/matches";
import { isKind, kindIn } from "./limit-words";
import type { TablePart } from "./ruled-tables";

/** "② Short-term limit" in a heading, "② 400 ppm (1.460 mg/m³)" in a cell. */
const MARKED = /(?<mark>[①-⑳])\s*(?<text>[^①-⑳]*)/gu;

const markedIn = (text: string) =>
  [...matchesIn(text, MARKED)].map(({ groups }) => ({
    mark: groups?.mark ?? "",
    text: (groups?.text ?? "").trim(),
  }));

/**
 * A heading may number kinds of limits, whose numbers stand before the limits of its cells: each limit with the words
 * of its kind instead, and without what is numbered beside them: "⑤ Remark".
 */
export function withNumberedKinds(part: TablePart): TablePart {
  const told = part.headings.flatMap(({ text }) => markedIn(text)).filter(({ text }) => isKind(text));
  // Two kinds that read the same are not: nobody can tell what the second is
  const isNew = ({ text }: { text: string }, i: number) =>
    !told.slice(0, i).some((one) => kindIn(one.text) === kindIn(text));
  const kinds = new Map(told.filter(isNew).map(({ mark, text }) => [mark, text]));
  if (kinds.size === 0) return part;
  const sayingKinds = (text: string) => {
    const parts = markedIn(text).filter(({ mark }) => kinds.has(mark));
    return parts.map((one) => `${kinds.get(one.mark)}: ${one.text}`).join("\n");
  };
  return {
    headings: part.headings.map((box) => (markedIn(box.text).length > 0 ? { ...box, text: "" } : box)),
    cells: part.cells.map((box) =>
      markedIn(box.text).length > 0 ? { ...box, text: sayingKinds(box.text) } : box,
    ),
  };
}

import type { Picture, Section, Source } from "@/lib/extraction/model";
import { matchesIn } from "@/lib/extraction/rules/matches";
import type { ZonePart } from "@/lib/extraction/rules/zone-text";
import { isOfProduct } from "./hazard-labels";
import { signalBesideSymbol } from "./signal-word";
import { symbolsNamed } from "./symbol-names";

export type ReadPictogram = { code: string; confidence: number; sources: Source[] };

/** "SGH" in French; always with the nought: "GHS 7" is an edition of the UN's book. */
const CODE = /(?:GHS|SGH)[ -]?0([1-9])(?!\d)/g;
const SURE = 0.8;

function named(parts: readonly ZonePart[]): ReadPictogram[] {
  const result: ReadPictogram[] = [];
  for (const { zone, text, line } of parts) {
    if (!isOfProduct(zone)) continue;
    const sources = [{ page: line.page, rect: line.rect, text }];
    for (const match of matchesIn(text, CODE))
      result.push({ code: `GHS0${match[1]}`, confidence: 0.97, sources });
    const symbol = signalBesideSymbol(text)?.code;
    if (symbol) result.push({ code: symbol, confidence: 0.85, sources });
    if (zone !== "pictograms") continue;
    for (const piece of text.split(/[\t,;/|•·]|\s-\s|\s{2,}/))
      for (const code of symbolsNamed(piece)) result.push({ code, confidence: 0.9, sources });
  }
  return result;
}

/**
 * Pictures in the part on other hazards belong to rating systems or to the hazards of ingredients. What begins right of
 * a picture may be another column.
 */
function isOutside(picture: Picture, parts: readonly ZonePart[]): boolean {
  const [, , right, top] = picture.rect;
  const above = parts.filter(
    ({ line: { page, rect } }) =>
      page < picture.page || (page === picture.page && rect[1] >= top - 2 && rect[0] <= right),
  );
  const last = above.at(-1);
  return last !== undefined && !isOfProduct(last.zone) && parts.some((part) => part.zone === "pictograms");
}

function drawn(section: Section, parts: readonly ZonePart[]): ReadPictogram[] {
  return section.pictures
    .filter((picture) => picture.pictogram && picture.confidence >= SURE && !isOutside(picture, parts))
    .map((picture) => ({
      code: picture.pictogram ?? "",
      confidence: picture.confidence,
      sources: [{ page: picture.page, rect: picture.rect, text: picture.pictogram ?? "" }],
    }));
}

/** Whether a picture stands among the classes, above the last of them. */
const isAmongClasses = ({ page, rect }: Picture, parts: readonly ZonePart[]) =>
  parts.some(
    ({ zone, line }) =>
      zone === "classification" && (line.page > page || (line.page === page && line.rect[1] < rect[3])),
  );

/** What stands beside a class is not on the label where the label's own signs are named: CLP Art. 26 leaves some out. */
function ofLabel(section: Section, parts: readonly ZonePart[]): [Section, readonly ZonePart[]] {
  const isNamed = parts.some(({ zone, text }) => zone === "pictograms" && text.search(CODE) >= 0);
  if (!isNamed) return [section, parts];
  const pictures = section.pictures.filter((picture) => !isAmongClasses(picture, parts));
  return [{ ...section, pictures }, parts.filter(({ zone }) => zone !== "classification")];
}

/** The GHS pictograms that section 2 shows or names, each once, in the order of their numbers. */
export function readHazardPictograms(whole: Section, printed: readonly ZonePart[]): ReadPictogram[] {
  const [section, parts] = ofLabel(whole, printed);
  const byCode = new Map<string, ReadPictogram>();
  for (const one of [...drawn(section, parts), ...named(parts)]) {
    const known = byCode.get(one.code);
    if (known) known.confidence = Math.max(known.confidence, one.confidence);
    else byCode.set(one.code, { ...one });
  }
  return [...byCode.values()].sort((a, b) => a.code.localeCompare(b.code));
}

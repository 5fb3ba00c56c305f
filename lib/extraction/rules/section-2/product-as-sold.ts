import { pattern, words } from "@/lib/extraction/language/words";
import { middle, withCells } from "@/lib/extraction/lines/lines";
import type { Line, Section } from "@/lib/extraction/model";
import { labelOf } from "./hazard-labels";

/** Sheets for concentrates tell of the product as it is sold and of what is used once it is diluted. */
const AS_SOLD = pattern("i")`^\W*${words.sectionTwo.asSold}\b`;
const DILUTED = pattern("i")`^\W*${words.sectionTwo.diluted}\b`;
/** A column's values begin within this many points of its heading. */
const EDGE = 12;

/** Section 2 without what it says of the diluted product: only the product as sold bears its name. */
export function withoutDilution(section: Section): Section {
  if (!section.lines.some(({ text }) => AS_SOLD.test(text))) return section;
  const kept: Line[] = [];
  const left: Line[] = [];
  let isDiluted = false;
  for (const line of section.lines) {
    const zone = isDiluted ? labelOf(line.text)?.zone : undefined;
    if (DILUTED.test(line.text)) isDiluted = true;
    else if (AS_SOLD.test(line.text) || zone === "label" || zone === "other") isDiluted = false;
    (isDiluted ? left : kept).push(line);
  }
  // A picture belongs to the line whose place on the page is the nearest
  const pictures = section.pictures.filter(({ page, rect }) => {
    const away = (line: Line) =>
      line.page === page ? Math.abs(middle(line.rect) - middle(rect)) : Number.POSITIVE_INFINITY;
    const nearest = (lines: readonly Line[]) => Math.min(...lines.map(away));
    return nearest(kept) <= nearest(left);
  });
  return { ...section, lines: kept, pictures };
}

/** "| Product AS SOLD | Product AT USE DILUTION" over the properties: the lines without the second column. */
export function withoutDilutedColumn(lines: readonly Line[]): readonly Line[] {
  const head = lines.findIndex(
    ({ cells }) =>
      cells.some(({ text }) => AS_SOLD.test(text)) && cells.some(({ text }) => DILUTED.test(text)),
  );
  const column = lines[head]?.cells.find(({ text }) => DILUTED.test(text));
  if (!column) return lines;
  return lines.map((line, i) => {
    const cells = line.cells.filter(({ rect }) => rect[0] < column.rect[0] - EDGE);
    if (i <= head || cells.length === 0 || cells.length === line.cells.length) return line;
    return withCells(line, cells);
  });
}

import { foldText } from "@/lib/extraction/glyphs/folded-text";
import { words } from "@/lib/extraction/language/words";
import type { Rect } from "@/lib/extraction/model";
import {
  apart,
  type Glyph,
  type GlyphPage,
  isIn,
  lettersAt,
  letterWidth,
  movedGlyph,
  wordsOf,
} from "./glyph-pages";
import type { Printed } from "./reading";

type Place = { page: number; rect: Rect; number: number };

/** The lines that say what a section's heading says: continued sections repeat it on the next page. */
function sectionPlaces({ sheet }: Printed): Place[] {
  const lines = sheet.pages.flatMap((page) => [...page.lines, ...page.margins]);
  return sheet.sections.flatMap(({ page, headingRect, number }) => {
    const own = lines.find((line) => line.page === page && String(line.rect) === String(headingRect));
    const again = lines.filter((line) => own && lettersOf(line.text) === lettersOf(own.text));
    return [
      { page, rect: headingRect, number },
      ...again.map((line) => ({ page: line.page, rect: line.rect, number })),
    ];
  });
}

/** The lines of a subsection's heading, without what stands beside them. */
function subsectionPlaces({ sheet }: Printed): Place[] {
  const lines = sheet.pages.flatMap((page) => page.lines);
  return sheet.sections.flatMap(({ number, subsections }) =>
    subsections.flatMap(({ title, heading }) => {
      const at = lines.findIndex(
        ({ page, rect }) => page === heading.page && String(rect) === String(heading.rect),
      );
      const below = at < 0 ? [] : lines.slice(at + 1, at + headingLines);
      return [heading, ...below].flatMap(({ page, cells }) =>
        cells
          .filter(({ text }) => lettersOf(text).length > 2 && lettersOf(title).includes(lettersOf(text)))
          .map(({ rect }) => ({ page, rect, number })),
      );
    }),
  );
}
const headingLines = 3;
const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}]/gu, "");

/** The headings of sections and subsections in capitals, or in none but their first. */
export function headingsInCase(printed: Printed, inCapitals: boolean): GlyphPage[] {
  const places = [...sectionPlaces(printed), ...subsectionPlaces(printed)];
  return printed.pages.map((page) => {
    const own = places.filter((place) => place.page === page.number).map(({ rect }) => rect);
    const begun = new Set<Rect>();
    const glyphs = page.glyphs.map((glyph) => {
      const rect = glyph && own.find((one) => isIn(glyph, one));
      if (!glyph || !rect || !/\p{L}/u.test(glyph.text)) return glyph;
      const isFirst = !begun.has(rect);
      begun.add(rect);
      const text = inCapitals || isFirst ? glyph.text.toUpperCase() : glyph.text.toLowerCase();
      return { ...glyph, text };
    });
    return { ...page, glyphs };
  });
}

const sectionWords = new Set(words.text.section);
const ownNumber = /^(\d{1,2})[.:)]?$/;

/** The sections' headings numbered otherwise: "1.", "1:", "SECTION 1". */
export function renumbered(printed: Printed, numberOf: (number: number) => string): GlyphPage[] {
  return printed.pages.map((page) => {
    const own = sectionPlaces(printed).filter((place) => place.page === page.number);
    return own.reduce((so, { rect, number }) => withNumber(so, rect, number, numberOf(number)), page);
  });
}

function withNumber(page: GlyphPage, rect: Rect, number: number, text: string): GlyphPage {
  const all = wordsOf(page.glyphs);
  const line = all.filter(([first]) => first && isIn(first, rect)).sort((a, b) => leftOf(a) - leftOf(b));
  const at = line.findIndex((word) => Number(ownNumber.exec(saying(word))?.[1]) === number);
  const before = line.slice(0, at);
  const isPrefix =
    at === 0 || (at === 1 && before.every((word) => sectionWords.has(foldText(saying(word)).trim())));
  const [first] = line[0] ?? [];
  const last = line[at]?.at(-1);
  if (!isPrefix || !first || !last) return page;
  const gone = new Set(line.slice(0, at + 1));
  const wider = first.rect[0] + text.length * letterWidth * first.size - last.rect[2];
  const behind = new Set(
    line.slice(at + 1).filter(([one]) => one && Math.abs(one.baseline - first.baseline) < 2),
  );
  const glyphs = all.flatMap((word) => {
    if (word === line[0]) return [...lettersAt(text, first, first.rect[0]), null];
    if (gone.has(word)) return [];
    return apart([behind.has(word) ? word.map((glyph) => movedGlyph(glyph, Math.max(0, wider), 0)) : word]);
  });
  return { ...page, glyphs };
}

const leftOf = ([first]: readonly Glyph[]) => first?.rect[0] ?? 0;
const saying = (word: readonly Glyph[]) => word.map(({ text }) => text).join("");

import type { Rect, Rule } from "@/lib/extraction/model";
import { repeatedOn } from "./furniture";
import { type Glyph, type GlyphPage, isIn, middleOf, movedGlyph, movedRule } from "./glyph-pages";
import type { Random } from "./random";
import type { Printed } from "./reading";

/** A page parted at a height: what stands above it, and what below. */
type Parts = {
  head: GlyphPage;
  above: GlyphPage;
  below: GlyphPage;
  foot: GlyphPage;
  top: number;
  cut: number;
  bottom: number;
};

/** At most this part of a page goes over to its neighbour. */
const mostMoved = 0.3;

/** The pages break elsewhere: lines go from the end of a page to the next, or back; heads and feet stay. */
export function brokenElsewhere(printed: Printed, random: Random): GlyphPage[] {
  const pages = [...printed.pages];
  for (let i = 0; i + 1 < pages.length; i++) {
    const [one, next] = [pages[i], pages[i + 1]];
    if (!one || !next) continue;
    const isDown = random() < 0.5;
    const parts = [one, next].map((page) => {
      const cut = cutOf(page, repeatedOn(printed, page.number), isDown, random);
      return cut === null ? null : parted(page, cut, repeatedOn(printed, page.number));
    });
    const [first, second] = parts;
    if (!first || !second) continue;
    [pages[i], pages[i + 1]] = isDown
      ? pushedDown(first, second, one, next)
      : pulledUp(first, second, one, next);
    // The lines that came over are not where the first reading has them
    if (isDown) i++;
  }
  return pages;
}

const gap = 4;
/** How far a cut lies below the foot of a line. */
const below = 2;

function pushedDown(first: Parts, second: Parts, one: GlyphPage, next: GlyphPage): [GlyphPage, GlyphPage] {
  const height = first.cut - first.bottom;
  const rise = height + 2 * gap;
  const came = shifted(first.below, second.top + gap - first.bottom);
  const page = joined([shifted(second.head, rise), came, second.above, second.below, second.foot], next);
  return [joined([first.head, first.above, first.foot], one), { ...page, height: next.height + rise }];
}

function pulledUp(first: Parts, second: Parts, one: GlyphPage, next: GlyphPage): [GlyphPage, GlyphPage] {
  const height = second.top - second.cut;
  const rise = height + 2 * gap;
  const came = shifted(second.above, first.bottom + rise - gap - second.top);
  const upper = [first.head, first.above, first.below].map((part) => shifted(part, rise));
  const page = joined([...upper, came, first.foot], one);
  return [{ ...page, height: one.height + rise }, joined([second.head, second.below, second.foot], next)];
}

/** A height between two lines of the body that no letter reaches over. */
function cutOf(page: GlyphPage, margins: readonly Rect[], isLow: boolean, random: Random): number | null {
  const body = page.glyphs.filter(
    (glyph): glyph is Glyph => !!glyph && !margins.some((rect) => isIn(glyph, rect)),
  );
  const feet = [...new Set(body.map(({ baseline }) => Math.round(baseline)))].sort((a, b) => b - a);
  const free = feet.filter((foot) => {
    const at = foot - below;
    return !body.some(({ baseline, size }) => baseline < at + 1 && baseline + 0.75 * size > at - 1);
  });
  const [high, low] = [feet[0] ?? 0, feet.at(-1) ?? 0];
  const reach = mostMoved * (high - low);
  const near = free.filter((foot) => (isLow ? foot - low < reach && foot !== low : high - foot < reach));
  const chosen = near[Math.floor(random() * near.length)];
  return chosen === undefined ? null : chosen - below;
}

function parted(page: GlyphPage, cut: number, margins: readonly Rect[]): Parts {
  const isMargin = (glyph: Glyph) => margins.some((rect) => isIn(glyph, rect));
  const body = page.glyphs.filter((glyph): glyph is Glyph => !!glyph && !isMargin(glyph));
  const top = Math.max(...body.map(({ rect }) => rect[3]));
  const bottom = Math.min(...body.map(({ rect }) => rect[1]));
  const between = (low: number, high: number, isOf: (glyph: Glyph) => boolean): GlyphPage => ({
    ...page,
    glyphs: page.glyphs.map((one) => {
      if (!one) return null;
      const [, y] = middleOf(one);
      return isOf(one) && y > low && y <= high ? one : null;
    }),
    rules: page.rules.flatMap((rule) => within(rule, low, high)),
  });
  const isBody = (glyph: Glyph) => !isMargin(glyph);
  const [sky, ground] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  return {
    head: between(top, sky, isMargin),
    above: between(cut, top, isBody),
    below: between(bottom, cut, isBody),
    foot: between(ground, bottom, isMargin),
    top,
    cut,
    bottom,
  };
}

function within({ rect: [x0, y0, x1, y1], direction }: Rule, low: number, high: number): Rule[] {
  if (direction === "horizontal") {
    const middle = (y0 + y1) / 2;
    return middle > low && middle <= high ? [{ rect: [x0, y0, x1, y1], direction }] : [];
  }
  const [from, to] = [Math.max(y0, low), Math.min(y1, high)];
  return to > from ? [{ rect: [x0, from, x1, to], direction }] : [];
}

function shifted(page: GlyphPage, dy: number): GlyphPage {
  return {
    ...page,
    glyphs: page.glyphs.map((one) => one && movedGlyph(one, 0, dy)),
    rules: page.rules.map((rule) => movedRule(rule, 0, dy)),
  };
}

function joined(parts: readonly GlyphPage[], page: GlyphPage): GlyphPage {
  return {
    ...page,
    glyphs: parts.flatMap(({ glyphs }) => [...glyphs, null]),
    rules: parts.flatMap(({ rules }) => rules),
  };
}

import type { Rule } from "@/lib/extraction/model";
import type { Characters } from "./characters";

/** As many bars one below the other are the edge of a column. */
const leastBars = 3;
/** They stand this near to one place, in points, and no further apart than this many type sizes. */
const askew = 1;
const pitch = 2.5;

type Bar = { at: number; x: number; bottom: number; top: number; size: number };

/** Tables typed on a page: bars that stand one below the other are upright lines, and no characters. */
export function withoutTypedBars(characters: Characters): { characters: Characters; rules: Rule[] } {
  const runs = runsOf(barsOf(characters)).filter(({ length }) => length >= leastBars);
  if (runs.length === 0) return { characters, rules: [] };
  const fonts = [...characters.fonts];
  for (const { at } of runs.flat()) fonts[at] = null;
  return { characters: { ...characters, fonts }, rules: runs.map(ruleOf) };
}

function barsOf({ texts, fonts, rects }: Characters): Bar[] {
  const bars: Bar[] = [];
  for (let at = texts.indexOf("|"); at >= 0; at = texts.indexOf("|", at + 1)) {
    const font = fonts[at];
    const [left = 0, bottom = 0, right = 0, top = 0] = rects.subarray(4 * at, 4 * at + 4);
    if (font) bars.push({ at, x: (left + right) / 2, bottom, top, size: font.size });
  }
  return bars;
}

/** Bars of one place from top to bottom, one run where none is missing between them. */
function runsOf(bars: readonly Bar[]): Bar[][] {
  const runs: Bar[][] = [];
  for (const bar of [...bars].sort((a, b) => b.bottom - a.bottom)) {
    const run = runs.find((one) => {
      const last = one.at(-1);
      return last && Math.abs(last.x - bar.x) < askew && last.bottom - bar.bottom < pitch * bar.size;
    });
    if (run) run.push(bar);
    else runs.push([bar]);
  }
  return runs;
}

function ruleOf(run: readonly Bar[]): Rule {
  const [x, top, bottom] = [run[0]?.x ?? 0, run[0]?.top ?? 0, run.at(-1)?.bottom ?? 0];
  return { rect: [x, bottom, x, top], direction: "vertical" };
}

import type { ScannedWord } from "./drawn-text";
import type { Hit } from "./use-text-search";

type Picture = { page: number; words: ScannedWord[] };

/** Where words stand on pages that are pictures; capitals make no difference, and parts of words count. */
export function scannedHits(pages: Picture[], wanted: string): Hit[] {
  return pages.flatMap(({ page, words }) => hitsOn(words, folded(wanted)).map((rects) => ({ page, rects })));
}

function hitsOn(words: ScannedWord[], wanted: string) {
  const starts: number[] = [];
  let text = "";
  for (const word of words) {
    starts.push(text.length);
    text += `${folded(word.text)} `;
  }
  const hits = [];
  for (let at = text.indexOf(wanted); at >= 0 && wanted; at = text.indexOf(wanted, at + wanted.length)) {
    const end = at + wanted.length;
    hits.push(
      words
        .filter((_, i) => (starts[i] ?? 0) < end && (starts[i + 1] ?? text.length) - 1 > at)
        .map(({ rect }) => rect),
    );
  }
  return hits;
}

const folded = (text: string) => text.normalize("NFC").toLowerCase().replace(/\s+/g, " ");

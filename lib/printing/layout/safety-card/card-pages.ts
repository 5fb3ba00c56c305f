import { type BrokenText, broken, heightOf } from "../pages/broken-text";
import { inPages } from "../pages/in-pages";
import { POINTS_PER_MM } from "../pdf-writer";
import { typefaceIn } from "../syllables";
import type { Typeface } from "../typeface";
import { blockRows, type CardRow, type CardStyle, headRow } from "./card-rows";
import type { CardContent } from "./content";
import { denseCard } from "./dense-card";

export const PAGE = { width: 210 * POINTS_PER_MM, height: 297 * POINTS_PER_MM };
export const MARGIN = 11 * POINTS_PER_MM;
export const WIDTH = PAGE.width - 2 * MARGIN;

// Points. Between these a card on one page is set as large as it fits; one that does not fit takes READABLE.
const LARGEST = 11;
const SMALLEST = 7.5;
const READABLE = 9;
const COMFORTABLE = 8;
const STEP = 0.25;

/** How a card is set: the strips of each page and its foot, the style, and the content as it is written for that. */
export type CardPages = { pages: CardRow[][]; foot: CardFoot; style: CardStyle; content: CardContent };
/** Lines below the card, from `top` on each page. */
type CardFoot = { texts: BrokenText[]; top: number };

/** On one page in the largest type; a card whose type gets small, or that takes two, is written in less room. */
export function cardPages(content: CardContent, plain: Typeface): CardPages {
  const typeface = typefaceIn(plain, content.language);
  const foot = footOf(content, typeface);
  const set = (written: CardContent, style: Pick<CardStyle, "size" | "dense">) =>
    cardIn(written, { ...style, width: WIDTH, typeface }, foot);
  const onOnePage = (written: CardContent, dense: boolean, smallest: number) => {
    for (let size = LARGEST; size >= smallest; size -= STEP) {
      const card = set(written, { size, dense });
      if (card.pages.length === 1) return card;
    }
    return null;
  };
  const onePage = onOnePage(content, false, SMALLEST);
  if (onePage && onePage.style.size >= COMFORTABLE) return onePage;
  const dense = onOnePage(denseCard(content), true, onePage ? onePage.style.size + STEP : SMALLEST);
  return dense ?? onePage ?? set(content, { size: READABLE, dense: false });
}

function cardIn(content: CardContent, style: CardStyle, foot: CardFoot): CardPages {
  const rows = [
    headRow(content, style),
    ...content.blocks.flatMap((block) => blockRows(block, content, style)),
  ];
  const room = foot.top - MARGIN;
  return { pages: inPages(rows, { first: room, other: room }), foot, style, content };
}

/** Room beside the foot for the number of the page. */
export const PLACE = 60;
export const FOOT_TYPE = { size: 7, leading: 9 / 7, colour: "#333333" } as const;
const ABOVE_FOOT = 4;

function footOf({ footer }: CardContent, typeface: Typeface): CardFoot {
  const texts = footer.map((text) => broken({ text, ...FOOT_TYPE }, WIDTH - PLACE, typeface));
  return { texts, top: PAGE.height - MARGIN - ABOVE_FOOT - Math.max(heightOf(texts), 2 * 9) };
}

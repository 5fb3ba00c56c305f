import { Document, Image, Page, View } from "@react-pdf/renderer";
import type { Drawing } from "../drawing";
import { broken } from "../pages/broken-text";
import { Lines } from "../pages/elements";
import { renderPages } from "../pages/render-pages";
import { Strips } from "../pages/strips";
import { tagged } from "../pages/tags";
import type { Typeface } from "../typeface";
import { type CardPages, cardPages, FOOT_TYPE, MARGIN, PAGE, PLACE, WIDTH } from "./card-pages";
import { LOGO } from "./card-rows";
import { CardStrip } from "./card-strips";
import type { CardContent } from "./content";

/** What cards are drawn with; see lib/printing/assets. */
export type CardAssets = { typeface: Typeface; drawings: ReadonlyMap<string, Drawing> };

/**
 * A safety card on A4: one page in the largest type that fits, more pages only where the content asks for it.
 * Tagged, with title and language; the same content makes the same bytes.
 */
export function cardPdf(content: CardContent, { typeface, drawings }: CardAssets): Promise<Uint8Array> {
  const set = cardPages(content, typeface);
  const { title, productName, language } = content;
  return renderPages([cardDocument(set, drawings)], typeface, {
    title: `${title}: ${productName}`,
    language,
  });
}

function cardDocument({ pages, foot, style, content }: CardPages, drawings: CardAssets["drawings"]) {
  const card = { content, style, drawings };
  const pageWords = (page: number) => `${content.pageWord} ${page}/${pages.length}`;
  const place = (page: number) => [broken({ text: pageWords(page), ...FOOT_TYPE }, PLACE, style.typeface)];
  return (
    <Document>
      {pages.map((rows, index) => (
        <Page
          // biome-ignore lint/suspicious/noArrayIndexKey: a card is drawn once.
          key={index}
          size={[PAGE.width, PAGE.height]}
          wrap={false}
          style={{ padding: MARGIN, minHeight: PAGE.height }}
        >
          <Strips
            strips={rows.map((row) => ({ height: row.height, content: <CardStrip row={row} card={card} /> }))}
          />
          {index === 0 && content.logo ? <Logo logo={content.logo} top={MARGIN + style.size * 2.9} /> : null}
          <Frame content={content} top={foot.top} />
          <View style={{ position: "absolute", left: MARGIN, top: foot.top + 4.5, flexDirection: "row" }}>
            <Lines texts={foot.texts} width={WIDTH - PLACE} />
            {pages.length > 1 ? (
              <Lines texts={place(index + 1)} width={PLACE} style={{ textAlign: "right" }} />
            ) : null}
          </View>
        </Page>
      ))}
    </Document>
  );
}

function Logo({ logo, top }: { logo: NonNullable<CardContent["logo"]>; top: number }) {
  const place = { position: "absolute", top, left: PAGE.width - MARGIN - LOGO.width, ...LOGO } as const;
  const fit = { objectFit: "contain", objectPositionX: "100%", objectPositionY: "50%" } as const;
  return (
    <Image
      {...tagged("Figure", "Logo")}
      cache={false}
      src={Buffer.from(logo.base64, "base64")}
      style={{ ...place, ...fit }}
    />
  );
}

const FRAME = 3;

/** Around the page, or else a line above its foot. */
function Frame({ content: { framed, colours }, top }: { content: CardContent; top: number }) {
  const outside = MARGIN - 2.5 * FRAME;
  const frame = {
    top: outside,
    left: outside,
    width: PAGE.width - 2 * outside,
    height: PAGE.height - 2 * outside,
    borderWidth: FRAME,
    borderColor: colours.heading,
    borderStyle: "solid",
  } as const;
  const line = {
    top: top + 1.6,
    left: MARGIN,
    width: WIDTH,
    height: 0.75,
    backgroundColor: colours.heading,
  } as const;
  return <View style={{ position: "absolute", ...(framed ? frame : line) }} />;
}

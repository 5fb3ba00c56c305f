import { View } from "@react-pdf/renderer";
import type { Drawing } from "../drawing";
import { Lines, Picture } from "../pages/elements";
import type { Mark } from "../pages/tags";
import { signName } from "../sign-name";
import {
  type CardBand,
  type CardRow,
  type CardSignRoom,
  type CardStyle,
  ENTRY_GAP,
  type LaidEntry,
  signsWidth,
} from "./card-rows";
import type { CardContent } from "./content";

export type DrawnCard = { content: CardContent; style: CardStyle; drawings: ReadonlyMap<string, Drawing> };

/** A strip of a card. */
export function CardStrip({ row, card }: { row: CardRow; card: DrawnCard }) {
  if (row.kind === "heading") return <Band band={row.band} card={card} mark={{ tag: "H2" }} />;
  if (row.kind === "head") return <Head row={row} card={card} />;
  return (
    <View style={{ flexDirection: "row" }}>
      <View style={{ width: signsWidth(card.style), flexDirection: "row", flexWrap: "wrap" }}>
        <Signs signs={row.signs} card={card} />
      </View>
      <View>
        {row.entries.map((entry, index) => (
          <Entry
            // biome-ignore lint/suspicious/noArrayIndexKey: a card is drawn once.
            key={index}
            entry={entry}
            size={card.style.size}
            below={card.style.size * ENTRY_GAP}
          />
        ))}
      </View>
    </View>
  );
}

function Band({ band, card, mark }: { band: CardBand; card: DrawnCard; mark: Mark }) {
  const { colours, framed } = card.content;
  const { width, size } = card.style;
  const { text, height } = band;
  // Letters stand in the middle between their feet and the height of capitals.
  const top = height / 2 - text.size * (0.57 + ((text.lines.length - 1) * text.leading) / 2);
  return (
    <View style={{ height, paddingTop: top, paddingLeft: size / 2, backgroundColor: colours.heading }}>
      <Lines
        texts={[text]}
        width={width - size}
        mark={mark}
        style={{ textAlign: framed ? "center" : "left" }}
      />
    </View>
  );
}

function Head({ row, card }: { row: CardRow & { kind: "head" }; card: DrawnCard }) {
  const { size } = card.style;
  return (
    <View>
      <Band band={row.title} card={card} mark={{ tag: "H1" }} />
      <View style={{ marginTop: size / 2 }}>
        {row.lines.map(({ entries, column, height }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a card is drawn once.
          <View key={index} style={{ flexDirection: "row", height, minHeight: height, width: column * 3 }}>
            {entries.map((entry) => (
              <View key={entry.label?.lines[0]} style={{ width: column }}>
                <Entry entry={entry} size={size} below={0} />
              </View>
            ))}
          </View>
        ))}
      </View>
    </View>
  );
}

function Signs({ signs: { codes, side, step }, card }: { signs: CardSignRoom; card: DrawnCard }) {
  return codes.map((code) => {
    const drawing = card.drawings.get(code);
    if (!drawing) throw new Error(`There is no drawing of ${code}.`);
    const alt = signName(code, card.content.language);
    return (
      <View key={code} style={{ width: step, height: step }}>
        <Picture drawing={drawing} alt={alt} side={side} />
      </View>
    );
  });
}

function Entry({ entry, size, below }: { entry: LaidEntry; size: number; below: number }) {
  const { label, text, labelWidth, textWidth, height } = entry;
  // A label and its text are one paragraph.
  const mark: Mark = { tag: "P" };
  return (
    <View style={{ flexDirection: "row", height, minHeight: height, marginBottom: below }}>
      <View style={{ width: labelWidth }}>
        <Lines texts={label ? [label] : []} width={labelWidth} mark={mark} />
      </View>
      {text ? (
        <Lines texts={[text]} width={textWidth} mark={mark} />
      ) : (
        <Blank width={textWidth} size={size} />
      )}
    </View>
  );
}

/** A line to write on; as a screen rounds it, a thinner one is hardly seen. */
function Blank({ width, size }: { width: number; size: number }) {
  const line = { height: 0.75, minHeight: 0.75, backgroundColor: "#555555" };
  return <View style={{ width, marginTop: size * 0.95 + 0.75, ...line }} />;
}

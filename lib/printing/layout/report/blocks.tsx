import { View } from "@react-pdf/renderer";
import { type BrokenText, broken, heightOf, type SetText } from "../pages/broken-text";
import { Lines } from "../pages/elements";
import type { Strip } from "../pages/strips";
import { type Mark, marked, type Tag, tagged } from "../pages/tags";
import type { Typeface } from "../typeface";
import { type ReportBlock, type ReportCell, toneColours } from "./report";

const TYPE = 9.5;
const SMALL = 8;
const LEADING = 1.35;
const PAD = 4;
const RULE = "#b0b0b0";

type Style = { width: number; typeface: Typeface };
type Of<Kind extends ReportBlock["kind"]> = ReportBlock & { kind: Kind };

/** A block as strips that a page break may part. */
export function stripsOf(block: ReportBlock, style: Style): Strip[] {
  switch (block.kind) {
    case "heading":
      return [headingStrip(block, style)];
    case "paragraph":
      return [paragraphStrip(block, style)];
    case "facts":
      return factStrips(block, style);
    case "rating":
      return [ratingStrip(block, style)];
    case "table":
      return tableStrips(block, style);
    case "signature":
      return [signatureStrip(block, style)];
  }
}

function set(text: Partial<SetText> & { text: string }, width: number, typeface: Typeface): BrokenText {
  return broken({ size: TYPE, leading: LEADING, colour: "#222222", ...text }, width, typeface);
}

function headingStrip({ text }: Of<"heading">, { width, typeface }: Style): Strip {
  const texts = [set({ text, size: 12, weight: "bold", colour: "#000000" }, width, typeface)];
  return {
    height: heightOf(texts) + 14,
    keepWithNext: true,
    content: <Lines texts={texts} width={width} mark={{ tag: "H2" }} style={{ marginTop: 10 }} />,
  };
}

function paragraphStrip({ text, small, apart }: Of<"paragraph">, { width, typeface }: Style): Strip {
  const texts = [set({ text, size: small ? SMALL : TYPE }, width, typeface)];
  const above = apart ? 10 : 2;
  return {
    height: heightOf(texts) + above + 2,
    content: <Lines texts={texts} width={width} style={{ marginTop: above }} />,
  };
}

const BOX = { width: 78, height: 22 };

function ratingStrip({ name, box, tone, text }: Of<"rating">, { width, typeface }: Style): Strip {
  const left = BOX.width + 10;
  const { fill, text: colour } = toneColours[tone];
  const level = [set({ text: box, weight: "bold", colour }, BOX.width - 10, typeface)];
  const texts = [
    set({ text: name, weight: "bold", colour: "#000000" }, width - left, typeface),
    set({ text }, width - left, typeface),
  ];
  const filled = Math.max(BOX.height, heightOf(level) + 8);
  return {
    height: Math.max(filled + 4, heightOf(texts) + 6) + 4,
    content: (
      <View style={{ flexDirection: "row", paddingTop: 2 }}>
        <View
          style={{
            width: BOX.width,
            height: filled,
            marginRight: 10,
            padding: 5,
            paddingTop: 4.5,
            backgroundColor: fill,
          }}
        >
          <Lines texts={level} width={BOX.width - 10} />
        </View>
        <Lines texts={texts} width={width - left} style={{ marginTop: 1.5 }} />
      </View>
    ),
  };
}

function factStrips({ rows }: Of<"facts">, style: Style): Strip[] {
  const table: Mark = { tag: "Table" };
  return rows.map(([name, value]) =>
    rowStrip([{ text: name }, { text: value }], [0.4, 0.6], style, { table, cell: "TD" }),
  );
}

function tableStrips({ columns, rows }: Of<"table">, style: Style): Strip[] {
  const table: Mark = { tag: "Table" };
  const shares = columns.map((_, index) => (index === 0 ? 0.28 : 0.72 / (columns.length - 1)));
  const head = rowStrip(
    columns.map((text) => ({ text })),
    shares,
    style,
    { table, cell: "TH" },
  );
  return [
    { ...head, keepWithNext: true },
    ...rows.map((row) => rowStrip(row, shares, style, { table, cell: "TD" })),
  ];
}

type Within = { table: Mark; cell: Tag };

function rowStrip(
  cells: readonly ReportCell[],
  shares: readonly number[],
  { width, typeface }: Style,
  within: Within,
): Strip {
  const laid = cells.map(({ text, tone }, index) => {
    const room = width * (shares[index] ?? 0);
    const isBold = within.cell === "TH" || tone !== undefined;
    const colour = tone ? toneColours[tone].text : "#222222";
    const texts = [set({ text, weight: isBold ? "bold" : "regular", colour }, room - 2 * PAD, typeface)];
    return { texts, room, fill: tone && toneColours[tone].fill };
  });
  const height = Math.max(...laid.map(({ texts }) => heightOf(texts))) + 6;
  const line = { borderBottomWidth: 0.5, borderBottomColor: RULE, borderBottomStyle: "solid" } as const;
  return {
    height,
    content: (
      <View {...marked(within.table)}>
        <View {...tagged("TR")} style={{ flexDirection: "row", height, ...line }}>
          {laid.map(({ texts, room, fill }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column.
            <View key={index} {...tagged(within.cell)} style={{ width: room, padding: 1 }}>
              <View
                style={{
                  height: height - 2,
                  padding: PAD - 1,
                  paddingTop: 2.5,
                  ...(fill ? { backgroundColor: fill } : {}),
                }}
              >
                <Lines texts={texts} width={room - 2 * PAD} />
              </View>
            </View>
          ))}
        </View>
      </View>
    ),
  };
}

function signatureStrip({ fields }: Of<"signature">, { width, typeface }: Style): Strip {
  const room = width / fields.length - 14;
  return {
    height: 64,
    content: (
      <View style={{ flexDirection: "row", paddingTop: 44 }}>
        {fields.map((field) => (
          <View key={field} style={{ width: room, marginRight: 14 }}>
            <View style={{ height: 0.5, backgroundColor: "#000000", marginBottom: 3 }} />
            <Lines
              texts={[set({ text: field, size: SMALL, colour: "#333333" }, room, typeface)]}
              width={room}
            />
          </View>
        ))}
      </View>
    ),
  };
}

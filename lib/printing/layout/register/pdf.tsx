import { Document, Page, View } from "@react-pdf/renderer";
import { type BrokenText, broken, heightOf, type SetText } from "../pages/broken-text";
import { Lines } from "../pages/elements";
import { renderPages } from "../pages/render-pages";
import { type Mark, marked, tagged } from "../pages/tags";
import type { Typeface } from "../typeface";
import type { RegisterDocument } from "./register-document";
import { type LaidRow, LEADING, MARGIN, PAGE, registerPages, WIDTH } from "./register-rows";
import { type Drawn, type RegisterAssets, Row } from "./register-table";

const FOOT = 20;
const FOOT_TYPE = 7;
const FOOT_TOP = PAGE.height - MARGIN - FOOT_TYPE;
const BELOW_HEAD = 8;
const ROOM = PAGE.height - 2 * MARGIN - FOOT;

/** A register on A4 across, tagged as one table; the same register makes the same bytes. */
export function registerPdf(register: RegisterDocument, assets: RegisterAssets): Promise<Uint8Array> {
  const { title, subtitle, language } = register;
  return renderPages(partsOf(register, assets), assets.typeface, {
    title: `${title}: ${subtitle}`,
    language,
  });
}

/** Each page by itself. */
function* partsOf(register: RegisterDocument, assets: RegisterAssets) {
  const head = headOf(register, assets.typeface);
  const room = { first: ROOM - heightOf(Object.values(head)) - BELOW_HEAD, other: ROOM };
  const pages = registerPages(register, assets.typeface, room);
  const isEmpty = register.groups.length === 0;
  // The table goes on from page to page.
  const table: Mark = { tag: "Table" };
  const drawn = { ...assets, language: register.language };
  for (const [index, rows] of pages.entries()) {
    const foot = footOf(register, assets.typeface, { page: index + 1, of: pages.length });
    yield (
      <Document>
        <Page
          size={[PAGE.width, PAGE.height]}
          wrap={false}
          style={{ padding: MARGIN, minHeight: PAGE.height }}
        >
          {index === 0 ? <Head head={head} /> : null}
          {isEmpty ? (
            <Lines
              texts={[broken({ text: register.empty, size: 9, leading: LEADING }, WIDTH, assets.typeface)]}
              width={WIDTH}
            />
          ) : (
            <Table rows={rows} drawn={drawn} mark={table} />
          )}
          <Foot {...foot} />
        </Page>
      </Document>
    );
  }
}

type HeadTexts = Record<"title" | "subtitle" | "note", BrokenText>;

function headOf({ title, subtitle, note }: RegisterDocument, typeface: Typeface): HeadTexts {
  const set = (text: Omit<SetText, "leading">) => broken({ ...text, leading: LEADING }, WIDTH, typeface);
  return {
    title: set({ text: title, size: 16, weight: "bold" }),
    subtitle: set({ text: subtitle, size: 10 }),
    note: set({ text: note, size: 7.5, colour: "#444444" }),
  };
}

function Head({ head: { title, subtitle, note } }: { head: HeadTexts }) {
  return (
    <View style={{ marginBottom: BELOW_HEAD }}>
      <Lines texts={[title]} width={WIDTH} mark={{ tag: "H1" }} />
      <Lines texts={[subtitle]} width={WIDTH} />
      <Lines texts={[note]} width={WIDTH} />
    </View>
  );
}

function Table({ rows, drawn, mark }: { rows: readonly LaidRow[]; drawn: Drawn; mark: Mark }) {
  return (
    <View {...marked(mark)}>
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page is drawn once.
        <Row key={index} row={row} drawn={drawn} />
      ))}
    </View>
  );
}

function footOf(
  { footer, pageWords }: RegisterDocument,
  typeface: Typeface,
  { page, of }: { page: number; of: number },
) {
  const place = pageWords.replace("{page}", String(page)).replace("{of}", String(of));
  const set = (text: string) => [
    broken({ text, size: FOOT_TYPE, leading: LEADING, colour: "#444444" }, WIDTH / 2, typeface),
  ];
  return { left: set(footer), right: set(place) };
}

function Foot({ left, right }: Record<"left" | "right", BrokenText[]>) {
  const place = { position: "absolute", top: FOOT_TOP, left: MARGIN, flexDirection: "row" } as const;
  return (
    <View {...tagged("Artifact")} style={place}>
      <Lines texts={left} width={WIDTH / 2} />
      <Lines texts={right} width={WIDTH / 2} style={{ textAlign: "right" }} />
    </View>
  );
}

import { Document, Page, View } from "@react-pdf/renderer";
import { type BrokenText, broken, heightOf } from "../pages/broken-text";
import { Lines } from "../pages/elements";
import { inPages } from "../pages/in-pages";
import { renderPages } from "../pages/render-pages";
import { Strips } from "../pages/strips";
import { POINTS_PER_MM } from "../pdf-writer";
import type { Typeface } from "../typeface";
import { stripsOf } from "./blocks";
import type { Report } from "./report";

const PAGE = { width: 210 * POINTS_PER_MM, height: 297 * POINTS_PER_MM };
const MARGIN = 16 * POINTS_PER_MM;
const WIDTH = PAGE.width - 2 * MARGIN;
const FOOT = 24;
const FOOT_TYPE = 7.5;
const BELOW_HEAD = 8;
const ROOM = PAGE.height - 2 * MARGIN - FOOT;

/** A report on A4, tagged, with title and language; the same report makes the same bytes. */
export function reportPdf(report: Report, typeface: Typeface): Promise<Uint8Array> {
  const { title, subtitle, language } = report;
  return renderPages([reportDocument(report, typeface)], typeface, {
    title: `${title}: ${subtitle}`,
    language,
  });
}

function reportDocument(report: Report, typeface: Typeface) {
  const title = broken({ text: report.title, size: 17, weight: "bold", leading: 1.4 }, WIDTH, typeface);
  const subtitle = broken(
    { text: report.subtitle, size: 11, leading: 1.35, colour: "#333333" },
    WIDTH,
    typeface,
  );
  const strips = report.blocks.flatMap((block) => stripsOf(block, { width: WIDTH, typeface }));
  const pages = inPages(strips, { first: ROOM - heightOf([title, subtitle]) - BELOW_HEAD, other: ROOM });
  return (
    <Document>
      {pages.map((page, index) => (
        <Page
          // biome-ignore lint/suspicious/noArrayIndexKey: a report is drawn once.
          key={index}
          size={[PAGE.width, PAGE.height]}
          wrap={false}
          style={{ padding: MARGIN, minHeight: PAGE.height }}
        >
          {index === 0 ? <Head title={title} subtitle={subtitle} /> : null}
          <Strips strips={page} />
          <Foot {...footOf(report, typeface, { number: index + 1, of: pages.length })} />
        </Page>
      ))}
    </Document>
  );
}

function Head({ title, subtitle }: Record<"title" | "subtitle", BrokenText>) {
  return (
    <View style={{ marginBottom: BELOW_HEAD }}>
      <Lines texts={[title]} width={WIDTH} mark={{ tag: "H1" }} />
      <Lines texts={[subtitle]} width={WIDTH} />
    </View>
  );
}

function footOf({ footer, pageWord }: Report, typeface: Typeface, page: { number: number; of: number }) {
  const set = (text: string, width: number) => [
    broken({ text, size: FOOT_TYPE, leading: 1.2, colour: "#444444" }, width, typeface),
  ];
  return { left: set(footer, WIDTH - PLACE), right: set(`${pageWord} ${page.number}/${page.of}`, PLACE) };
}

/** Room for the number of the page. */
const PLACE = 80;

function Foot({ left, right }: Record<"left" | "right", BrokenText[]>) {
  const top = PAGE.height - MARGIN - FOOT_TYPE;
  return (
    <View style={{ position: "absolute", top, left: MARGIN, flexDirection: "row" }}>
      <Lines texts={left} width={WIDTH - PLACE} />
      <Lines texts={right} width={PLACE} style={{ textAlign: "right" }} />
    </View>
  );
}

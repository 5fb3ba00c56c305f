import { Document, Page, Text, View } from "@react-pdf/renderer";
import { expect, test } from "vitest";
import { readPdf } from "@/lib/fixtures/read-pdf";
import { documentAssets } from "@/lib/printing/assets";
import { broken } from "./broken-text";
import { Lines, Picture } from "./elements";
import { renderPages } from "./render-pages";
import { type Mark, marked, tagged } from "./tags";

const { typeface, drawings } = documentAssets();
const options = { title: "A title", language: "nl" };
const text = (words: string, width = 300) => broken({ text: words, size: 10, leading: 1.3 }, width, typeface);

function part(children: React.ReactNode) {
  return (
    <Document>
      <Page size="A5" wrap={false}>
        {children}
      </Page>
    </Document>
  );
}

/** Tags in the order of the file's objects with how often each is. */
function tagsIn(source: string) {
  const found = Array.from(source.matchAll(/\/S \/(\w+)/g), ([, tag = ""]) => tag);
  return Object.fromEntries(
    [...new Set(found)].map((tag) => [tag, found.filter((one) => one === tag).length]),
  );
}

test("elements are tagged, and a table that goes on on the next page is one", async () => {
  const table: Mark = { tag: "Table" };
  const page = (words: string) =>
    part(
      <View {...marked(table)} style={{ backgroundColor: "#dddddd" }}>
        <View {...tagged("TR")}>
          <View {...tagged("TD")}>
            <Lines texts={[text(words)]} width={300} />
          </View>
        </View>
      </View>,
    );
  const head = part(<Lines texts={[text("Title")]} width={300} mark={{ tag: "H1" }} />);
  const { source, title, pages } = await readPdf(
    await renderPages([head, page("one"), page("two")], typeface, options),
  );
  expect(pages.map((one) => one.text)).toEqual(["Title", "one", "two"]);
  expect(title).toBe("A title");
  expect(source).toMatch(/\/Lang \(nl\)/);
  expect(source).toMatch(/\/Marked true/);
  expect(tagsIn(source)).toEqual({ Document: 1, H1: 1, Table: 1, TR: 2, TD: 2, P: 2 });
});

test("a picture says what it is", async () => {
  const drawing = drawings.get("GHS02");
  if (!drawing) throw new Error("no drawing");
  const picture = part(<Picture drawing={drawing} alt="Vlam" side={40} />);
  const { source } = await readPdf(await renderPages([picture], typeface, options));
  expect(source).toMatch(/\/Alt \(Vlam\)/);
});

test("a line that has no room is refused, not left out", async () => {
  const lines = (
    <Lines
      texts={[text("one two three four five six", 60)]}
      width={60}
      style={{ height: 20, minHeight: 0 }}
    />
  );
  await expect(renderPages([part(lines)], typeface, options)).rejects.toThrow("have room: one two");
});

test("the same elements make the same bytes, whatever was made before", async () => {
  const make = () =>
    renderPages([part(<Lines texts={[text("5\u00A0L, a b")]} width={300} />)], typeface, options);
  const first = Buffer.from(await make());
  await renderPages([part(<Text>a b\u00A05 – other</Text>)], typeface, options);
  expect(Buffer.from(await make()).equals(first)).toBe(true);
});

test("both faces are embedded once, however often they change", async () => {
  const bold = broken({ text: "bold", size: 10, weight: "bold", leading: 1.3 }, 300, typeface);
  const texts = [text("one"), bold, text("two"), bold];
  const { source } = await readPdf(
    await renderPages(
      [part(<Lines texts={texts} width={300} />), part(<Lines texts={texts} width={300} />)],
      typeface,
      options,
    ),
  );
  expect(source.match(/\/FontFile2/g)).toHaveLength(2);
});

/** Without hyphens: PDFium reads one at the end of a line as U+FFFE. */
const letters = (words: string) => words.replace(/[\s\-\uFFFE]/g, "");

test("a word wider than its column is whole on paper at every width, and so is what follows", async () => {
  const address = "3acd943f-b811-4949-8dfc-eb0b17d66f0f@example.com";
  const widths = Array.from({ length: 40 }, (_, step) => 60 + step * 2);
  for (const width of widths) {
    const one = part(<Lines texts={[text(`${address} and more`, width)]} width={width} />);
    const { pages } = await readPdf(await renderPages([one], typeface, options));
    expect(letters(pages[0]?.text ?? ""), `${width} points`).toBe(letters(`${address} and more`));
  }
});

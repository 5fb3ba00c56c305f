import { expect, test } from "vitest";
import { pagesOf } from "@/lib/extraction/lines/pages";
import type { Line } from "@/lib/extraction/model";
import { withPdfFile } from "./pdf-file";

type Made = {
  ascent: number;
  descent: number;
  /** How far each printing of the labels stands to the right. */
  printings?: number[];
  /** True for letters of a negative size on a mirrored page, which are read like any others. */
  isMirrored?: boolean;
};

async function linesOf(bytes: Uint8Array): Promise<Line[]> {
  const pages = await withPdfFile(bytes, (file) => pagesOf(file));
  if (typeof pages === "string") throw new Error(pages);
  return pages.flatMap((page) => page.lines);
}

/** A page of two columns in two fonts, of which the second claims to rise and fall by twice its letters' height. */
function pdf({ ascent, descent, printings = [0], isMirrored = false }: Made): Uint8Array {
  const show = (font: string, x: number, y: number, text: string) =>
    isMirrored
      ? `q 1 0 0 -1 0 842 cm -100 Tz BT /${font} -10 Tf ${x} ${842 - y} Td (${text}) Tj ET Q`
      : `BT /${font} 10 Tf 1 0 0 1 ${x} ${y} Tm (${text}) Tj ET`;
  const labels = ["Boiling point", "Flash point", "Relative density"];
  const content = printings.flatMap((aside) =>
    labels.flatMap((label, i) => [
      show("Plain", 60 + aside, 700 - 14 * i, label),
      show("Tall", 250, 700 - 14 * i, "not determined for this mixture"),
    ]),
  );
  const descriptor = `<< /Type /FontDescriptor /FontName /Made /Flags 32 /Ascent ${ascent} /Descent ${descent} /FontBBox [0 ${descent} 1000 ${ascent}] /ItalicAngle 0 /CapHeight 700 /StemV 80 >>`;
  const widths = Array.from({ length: 224 }, () => 500).join(" ");
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /Plain 5 0 R /Tall 6 0 R >> >> >>",
    `<< /Length ${content.join("\n").length} >>\nstream\n${content.join("\n")}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    `<< /Type /Font /Subtype /TrueType /BaseFont /Made /Encoding /WinAnsiEncoding /FirstChar 32 /LastChar 255 /Widths [${widths}] /FontDescriptor 7 0 R >>`,
    descriptor,
  ];
  const body = objects.map((object, i) => `${i + 1} 0 obj\n${object}\nendobj\n`).join("");
  return new TextEncoder().encode(`%PDF-1.4\n${body}trailer << /Root 1 0 R /Size ${objects.length + 1} >>\n`);
}

const texts = [
  "Boiling point  not determined for this mixture",
  "Flash point  not determined for this mixture",
  "Relative density  not determined for this mixture",
];

test.each([
  ["as high as its letters", 750, -250],
  ["far higher than its letters", 1600, -1200],
])("lines are the same when a font claims to be %s", async (_, ascent, descent) => {
  const lines = await linesOf(pdf({ ascent, descent }));
  expect(lines.map(({ text }) => text)).toEqual(texts);
  for (const { cells } of lines)
    expect([cells[1]?.rect[1], cells[1]?.rect[3]]).toEqual([cells[0]?.rect[1], cells[0]?.rect[3]]);
});

test("what is printed twice is read once, and is bold where it was printed beside itself", async () => {
  const lines = await linesOf(pdf({ ascent: 750, descent: -250, printings: [0, 0.4] }));
  expect(lines.map(({ text }) => text)).toEqual(texts);
  expect(lines[0]?.cells.map(({ words }) => words.every(({ bold }) => bold))).toEqual([true, false]);
});

test("letters of a negative size stand as they are seen", async () => {
  const lines = await linesOf(pdf({ ascent: 800, descent: -200, isMirrored: true }));
  expect(lines.map((line) => line.text)).toEqual(texts);
});

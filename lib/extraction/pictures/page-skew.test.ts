import sharp from "sharp";
import { expect, test } from "vitest";
import { type GreyPicture, greyOf } from "./grey-picture";
import { skewOf, straightPicture } from "./page-skew";

/** A page of type, laid on the glass so many degrees off, with the dark edge of what lay around it. */
function page(degrees: number, turn = 0): Promise<GreyPicture> {
  const rows = Array.from(
    { length: 30 },
    (_, i) =>
      `<text x="120" y="${120 + i * 34}" font-size="20" font-family="sans-serif">Store in a cool place, keep away from children and from heat ${i}</text>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="850" height="1200"><rect width="850" height="1200" fill="#eee"/><g transform="rotate(${degrees} 425 600)">${rows.join("")}</g><rect width="20" height="1200" fill="#222"/></svg>`;
  return greyOf(sharp(Buffer.from(svg)).flatten().rotate(turn));
}

test.each([
  [0, 0],
  [1.3, 0],
  [-0.6, 0],
  [0.8, 90],
])("a page that lies %s degrees off is seen to, also when it is turned by %s", async (degrees, turn) => {
  const picture = await page(degrees, turn);
  expect((await skewOf(picture)).degrees).toBeCloseTo(degrees, 0.8);
  const { picture: straight } = await straightPicture(picture);
  expect([straight.width, straight.height]).toEqual([picture.width, picture.height]);
  expect(Math.abs((await skewOf(straight)).degrees)).toBeLessThan(0.12);
});

/** A page of lines of type, drawn as rows of small boxes, turned by quarter turns clockwise. */
async function pageOfLines(quarters: number) {
  const boxes = Array.from({ length: 40 }, (_, line) =>
    Array.from({ length: 30 }, (_, word) => {
      const width = 14 + ((line * 7 + word * 11) % 17);
      return `<rect x="${60 + word * 36}" y="${80 + line * 34}" width="${width}" height="14"/>`;
    }).join(""),
  ).join("");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1500"><rect width="100%" height="100%" fill="white"/>${boxes}</svg>`;
  return greyOf(
    sharp(Buffer.from(svg))
      .rotate(90 * quarters)
      .greyscale(),
  );
}

test.each([
  [0, [0, 2]],
  [1, [1, 3]],
  [2, [0, 2]],
  [3, [1, 3]],
])(
  "the lines of a page that was turned by %i quarters lie level in the turns %j",
  async (quarters, turns) => {
    expect((await skewOf(await pageOfLines(quarters))).levelTurns).toEqual(turns);
  },
);

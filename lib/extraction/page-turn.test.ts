import sharp from "sharp";
import { expect, test } from "vitest";
import { greyOf } from "@/lib/extraction/grey-picture";
import { levelTurns } from "@/lib/extraction/page-turn";

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
    expect(await levelTurns(await pageOfLines(quarters))).toEqual(turns);
  },
);

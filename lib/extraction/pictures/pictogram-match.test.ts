import sharp, { type Sharp } from "sharp";
import { describe, expect, it } from "vitest";
import { matchPictogram } from "./pictogram-match";
import { type Bitmap, diamondsIn, symbolMask } from "./pictogram-shapes";

const NINE = ["GHS01", "GHS02", "GHS03", "GHS04", "GHS05", "GHS06", "GHS07", "GHS08", "GHS09"];
const folder = "lib/regulation/pictograms";

async function drawing(file: string, side: number): Promise<Buffer> {
  return sharp(`${folder}/${file}.svg`)
    .resize(side, side, { fit: "contain", background: "#fff" })
    .flatten({ background: "#fff" })
    .png()
    .toBuffer();
}

async function toBitmap(image: Sharp): Promise<Bitmap> {
  const { data, info } = await image
    .flatten({ background: "#fff" })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, stride: info.width * 4, bytes: data };
}

function recognised(bitmap: Bitmap, mayBeTurned = false): (string | undefined)[] {
  return diamondsIn(bitmap)
    .sort((a, b) => a.x - b.x)
    .map((diamond) => matchPictogram(symbolMask(bitmap, diamond), mayBeTurned)?.pictogram)
    .filter(Boolean);
}

const page = () => sharp({ create: { width: 700, height: 160, channels: 3, background: "#fff" } });

describe("a drawn pictogram", () => {
  it.each(NINE)("%s is recognised at the sizes that sheets use", async (pictogram) => {
    for (const side of [60, 90, 140]) {
      const image = page().composite([{ input: await drawing(`ghs/${pictogram}`, side), left: 40, top: 9 }]);
      expect(recognised(await toBitmap(image))).toEqual([pictogram]);
    }
  });

  it("is recognised in black and white", async () => {
    const image = page().composite([{ input: await drawing("ghs/GHS02", 120), left: 40, top: 20 }]);
    const grey = sharp(await image.png().toBuffer()).greyscale();
    expect(recognised(await toBitmap(sharp(await grey.png().toBuffer()).toColourspace("srgb")))).toEqual([
      "GHS02",
    ]);
  });

  it("is recognised among others in one image, even where they touch", async () => {
    const row = ["GHS02", "GHS07", "GHS09"];
    const parts = await Promise.all(row.map((name) => drawing(`ghs/${name}`, 100)));
    const image = page().composite(parts.map((input, i) => ({ input, left: 20 + 98 * i, top: 20 })));
    expect(recognised(await toBitmap(image))).toEqual(row);
  });

  it("is recognised on a page that was scanned lying on its side", async () => {
    const input = await sharp(await drawing("ghs/GHS04", 120))
      .rotate(90)
      .toBuffer();
    const bitmap = await toBitmap(page().composite([{ input, left: 40, top: 20 }]));
    expect(recognised(bitmap, true)).toEqual(["GHS04"]);
    expect(recognised(bitmap, false)).toEqual([]);
  });
});

describe("a sign that is no GHS pictogram", () => {
  it.each(["adr/adr-3", "adr/adr-8", "adr/adr-9", "adr/adr-2.2", "iso7010/W021", "iso7010/M004"])(
    "%s is not taken for one",
    async (file) => {
      const image = page().composite([{ input: await drawing(file, 130), left: 40, top: 15 }]);
      expect(recognised(await toBitmap(image), true)).toEqual([]);
    },
  );
});

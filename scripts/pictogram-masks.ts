// Writes lib/extraction/pictures/pictogram-masks.json from the drawings in lib/regulation/pictograms/ghs.
import { readdirSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import { type Bitmap, diamondsIn, MASK_SIDE, symbolMask } from "@/lib/extraction/pictures/pictogram-shapes";

const SIDE = 320;
const folder = "lib/regulation/pictograms/ghs";
const masks: Record<string, string> = {};

for (const name of readdirSync(folder)
  .filter((file) => file.endsWith(".svg"))
  .sort()) {
  const { data, info } = await sharp(`${folder}/${name}`)
    .resize(SIDE, SIDE, { fit: "contain", background: "#fff" })
    .flatten({ background: "#fff" })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const bitmap: Bitmap = {
    width: info.width,
    height: info.height,
    stride: info.width * 4,
    bytes: data,
  };
  const [diamond] = diamondsIn(bitmap);
  if (!diamond) throw new Error(`${name}: no diamond found`);
  const mask = symbolMask(bitmap, diamond);
  masks[name.replace(".svg", "")] = [...mask].map((shade) => Math.round(shade * 15).toString(16)).join("");
}

writeFileSync(
  "lib/extraction/pictures/pictogram-masks.json",
  `${JSON.stringify({ side: MASK_SIDE, masks }, null, 1)}\n`,
);

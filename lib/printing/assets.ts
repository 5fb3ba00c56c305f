import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, join } from "node:path";
import sharp from "sharp";
import { type Drawing, drawingOf } from "@/lib/printing/layout/drawing";
import { type Typeface, typefaceOf } from "@/lib/printing/layout/typeface";

/** What labels and cards are drawn with, read from the disk once and handed to the pure functions of lib/printing/layout. */
export type DocumentAssets = {
  typeface: Typeface;
  /** GHS01 … GHS09 and ISO 7010 signs (M009, P003, …) by code. */
  drawings: ReadonlyMap<string, Drawing>;
};

let loaded: DocumentAssets | undefined;

/** Reads the typeface and the pictograms on the first call. */
export function documentAssets(): DocumentAssets {
  loaded ??= { typeface: readTypeface(), drawings: readDrawings() };
  return loaded;
}

const pictures = new Map<string, Promise<Uint8Array>>();

/** PNG files of pictograms and signs by code, for Word files; each is made once a process. */
export async function signPictures(codes: readonly string[]): Promise<Map<string, Uint8Array>> {
  const made = codes.map(async (code): Promise<[string, Uint8Array]> => {
    const picture = pictures.get(code) ?? pictureOf(code);
    pictures.set(code, picture);
    return [code, await picture];
  });
  return new Map(await Promise.all(made));
}

async function pictureOf(code: string): Promise<Uint8Array> {
  const fit = {
    width: PICTURE_PIXELS,
    height: PICTURE_PIXELS,
    fit: "contain",
    background: "#ffffff",
  } as const;
  return sharp(Buffer.from(pictogramSvg(code)), { density: 150 })
    .resize(fit)
    .png()
    .toBuffer();
}

// A sign of 14 mm at 400 dots an inch.
const PICTURE_PIXELS = 224;

/** The SVG source of a pictogram or sign, for the formats that take pictures as files. */
export function pictogramSvg(code: string): string {
  const folder = code.startsWith("GHS") ? "ghs" : "iso7010";
  return readFileSync(join(pictogramFolder(), folder, `${code}.svg`), "utf8");
}

function readTypeface(): Typeface {
  const resolve = createRequire(join(process.cwd(), "package.json")).resolve;
  const face = (name: string) => readFileSync(resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`));
  return typefaceOf({ regular: face("DejaVuSansCondensed"), bold: face("DejaVuSansCondensed-Bold") });
}

function readDrawings(): Map<string, Drawing> {
  const drawings = new Map<string, Drawing>();
  for (const folder of ["ghs", "iso7010"]) {
    for (const file of readdirSync(join(pictogramFolder(), folder))) {
      if (!file.endsWith(".svg")) continue;
      const svg = readFileSync(join(pictogramFolder(), folder, file), "utf8");
      drawings.set(basename(file, ".svg"), drawingOf(svg));
    }
  }
  return drawings;
}

// From the working directory, which is the project's root for web, worker and scripts alike: a bundler moves this file.
const pictogramFolder = () => join(process.cwd(), "lib/regulation/pictograms");

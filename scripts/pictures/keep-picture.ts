import { writeFile } from "node:fs/promises";
import sharp from "sharp";

/** Writes a picture with as many colours as fit into so many bytes. Throws when even a few do not. */
export async function keepPicture(png: Buffer, file: string, mostBytes: number): Promise<void> {
  for (const colours of [256, 128, 64, 32]) {
    const bytes = await sharp(png).png({ palette: true, colours, effort: 10, dither: 0 }).toBuffer();
    if (bytes.byteLength <= mostBytes) {
      await writeFile(file, bytes);
      return;
    }
  }
  throw new Error(`${file} is larger than ${mostBytes} bytes even with few colours.`);
}

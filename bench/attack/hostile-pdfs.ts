import { deflateSync } from "node:zlib";
import { hostileLines } from "@/lib/fixtures/hostile-lines";
import { newSheet } from "./world";

/** A small PDF of these objects, numbered from 1; the first is the catalogue. */
function pdf(objects: (string | Buffer)[], trailer = ""): Buffer {
  const parts: Buffer[] = [Buffer.from("%PDF-1.7\n")];
  const offsets: number[] = [];
  let at = 9;
  for (const [i, object] of objects.entries()) {
    const bytes = Buffer.concat([
      Buffer.from(`${i + 1} 0 obj\n`),
      Buffer.from(object),
      Buffer.from("\nendobj\n"),
    ]);
    offsets.push(at);
    at += bytes.length;
    parts.push(bytes);
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const end = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<</Size ${objects.length + 1}/Root 1 0 R${trailer}>>\nstartxref\n${at}\n%%EOF\n% ${crypto.randomUUID()}`;
  return Buffer.concat([...parts, Buffer.from(end)]);
}

const stream = (bytes: Buffer, head = "") =>
  Buffer.concat([
    Buffer.from(`<<${head}/Length ${bytes.length}>>\nstream\n`),
    bytes,
    Buffer.from("\nendstream"),
  ]);
const catalogue = "<</Type/Catalog/Pages 2 0 R>>";
const onePage = (page: string, ...more: (string | Buffer)[]) =>
  pdf([catalogue, "<</Type/Pages/Kids[3 0 R]/Count 1>>", page, ...more]);

/** PDFs that were made to harm. */
export function harmful(): Record<string, Buffer> {
  const page =
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>/XObject<</X 6 0 R>>>>>>";
  const font = "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>";
  const text = (drawn: string) => stream(Buffer.from(`BT /F 9 Tf 40 800 Td 10 TL ${drawn} ET`));
  const long = Object.values(hostileLines)
    .map((unit) => `(${unit.repeat(400).replace(/[()\\]/g, "\\$&")}) '`)
    .join(" ");
  return {
    "a program and a launch": pdf([
      `<</Type/Catalog/Pages 2 0 R/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>/AA<</WC<</S/Launch/F(/bin/sh)>>>>>>`,
      "<</Type/Pages/Kids[3 0 R]/Count 1>>",
      page,
      text("(SECTION 1: Identification) '"),
      font,
    ]),
    "embedded files": pdf([
      `<</Type/Catalog/Pages 2 0 R/Names<</EmbeddedFiles<</Names[(a.exe) 6 0 R]>>>>>>`,
      "<</Type/Pages/Kids[3 0 R]/Count 1>>",
      page,
      text("(x) '"),
      font,
      "<</Type/Filespec/F(a.exe)/EF<</F 7 0 R>>>>",
      stream(Buffer.from("MZ")),
    ]),
    "a page tree 20,000 deep": pdf([
      catalogue,
      ...Array.from({ length: 20_000 }, (_, i) => `<</Type/Pages/Kids[${i + 3} 0 R]/Count 1>>`),
      "<</Type/Page/MediaBox[0 0 9 9]>>",
    ]),
    "a page tree that bites its tail": pdf([catalogue, "<</Type/Pages/Kids[2 0 R 2 0 R]/Count 2000000000>>"]),
    "a million pages that are one": pdf([
      catalogue,
      `<</Type/Pages/Kids[${"3 0 R ".repeat(300_000)}]/Count 300000>>`,
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>",
    ]),
    "a page as large as a country": onePage("<</Type/Page/Parent 2 0 R/MediaBox[0 0 1e9 1e9]>>"),
    "a page of 14,400 points drawn whole": onePage(
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 14400 14400]/UserUnit 75000/Contents 4 0 R>>",
      stream(Buffer.from("0 0 14400 14400 re f")),
    ),
    "a page of negative size": onePage("<</Type/Page/Parent 2 0 R/MediaBox[100 100 -5 -5]/Rotate 37>>"),
    "a stream that swells to 1 GB": onePage(
      page,
      stream(deflateSync(deflateSync(Buffer.alloc(1_000_000_000, " "))), "/Filter[/FlateDecode/FlateDecode]"),
      font,
    ),
    "a form that draws itself": onePage(
      page,
      stream(Buffer.from("/X Do /X Do")),
      font,
      stream(
        Buffer.from("/X Do /X Do"),
        "/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</X 6 0 R>>>>",
      ),
    ),
    "a picture of 60,000 by 60,000": onePage(
      page,
      stream(Buffer.from("595 0 0 842 0 0 cm /X Do")),
      font,
      stream(
        deflateSync(Buffer.alloc(1_000)),
        "/Type/XObject/Subtype/Image/Width 60000/Height 60000/BitsPerComponent 8/ColorSpace/DeviceRGB/Filter/FlateDecode",
      ),
    ),
    "brackets a million deep": Buffer.from(
      `%PDF-1.7\n1 0 obj\n${"[".repeat(1_000_000)}\nendobj\ntrailer<</Root 1 0 R>>\n%${crypto.randomUUID()}`,
    ),
    "lines that keep patterns busy": onePage(page, text(long), font),
    "a million words on a page": onePage(page, text("(H225 a ) Tj ".repeat(400_000)), font),
    "references in a ring": Buffer.from(
      `%PDF-1.7\n1 0 obj 2 0 R endobj\n2 0 obj 1 0 R endobj\nxref\n0 1\ntrailer<</Root 1 0 R/Prev 20>>\nstartxref\n9\n%%EOF\n%${crypto.randomUUID()}`,
    ),
    "a locked file": pdf(
      [catalogue, "<</Type/Pages/Kids[]/Count 0>>"],
      "/Encrypt<</Filter/Standard/V 5/R 6/Length 256/P -1/O(x)/U(x)>>/ID[(a)(b)]",
    ),
    "the head alone": Buffer.from(`%PDF-1.7\n%${crypto.randomUUID()}`),
  };
}

/** Made sheets with bytes changed, cut out, doubled or put in; the same for the same number. */
export async function mutated(count: number): Promise<Record<string, Buffer>> {
  const sheet = Buffer.from(await newSheet());
  let state = 20_261_123;
  const random = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
  const files: Record<string, Buffer> = {};
  for (let i = 0; i < count; i += 1) {
    let bytes = Buffer.from(sheet);
    for (let change = 0; change <= random(20); change += 1) {
      const at = 9 + random(bytes.length - 10);
      const end = Math.min(bytes.length, at + 1 + random(200));
      const kind = random(4);
      if (kind === 0) bytes[at] = random(256);
      else if (kind === 1) bytes = Buffer.concat([bytes.subarray(0, at), bytes.subarray(end)]);
      else if (kind === 2) bytes = Buffer.concat([bytes.subarray(0, end), bytes.subarray(at)]);
      else bytes.fill(random(256), at, end);
    }
    files[`mutated ${i}`] = bytes;
  }
  return files;
}

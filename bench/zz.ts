import { readFileSync } from "node:fs";
import { readPdf } from "@/lib/fixtures/read-pdf";
import { documentAssets } from "@/lib/printing/assets";
import { labelContent } from "@/lib/printing/layout/label/content";
import { layoutLabel } from "@/lib/printing/layout/label/layout";
import { labelPdf } from "@/lib/printing/layout/label/pdf";
import { cardContent } from "@/lib/printing/layout/safety-card/content";
import { cardPdf } from "@/lib/printing/layout/safety-card/pdf";
import { defaultProfile } from "@/lib/printing/layout/safety-card/profile";
import sharp from "sharp";
const [kind, out, ...wanted] = process.argv.slice(2);
const assets = documentAssets();
const rows = new Map(readFileSync("/work/tmp/labels-extracted.jsonl","utf8").trim().split("\n").map((l)=>JSON.parse(l)).map((r)=>[r.file.split("/").at(-1), r]));
async function main() {
  const pics: Buffer[] = [];
  for (const w of wanted) {
    const [start, language, size = "A6"] = w.split(":") as [string, "de", "A6"];
    const row = [...rows].find(([n, r]) => n.startsWith(start) && r.document)?.[1];
    if (!row) { console.log("no", start); continue; }
    let bytes: Uint8Array;
    if (kind === "label") {
      const content = labelContent(row, { language, generalPublic: w.includes("public") });
      const layout = layoutLabel(content, { size, typeface: assets.typeface });
      console.log(start, JSON.stringify(content.warnings.map((x) => `${x.code}(${x.subject})`)), "error" in layout ? layout.error.message : layout.leftOut.join());
      if ("error" in layout) continue;
      bytes = await labelPdf([layout], assets, {});
    } else {
      bytes = await cardPdf(cardContent(row, { language, profile: defaultProfile, date: "2026-11-22" }), assets);
    }
    const pdf = await readPdf(bytes);
    const pages = kind === "label" ? 1 : Math.min(2, (pdf as any).pageCount ?? (pdf as any).pages?.length ?? 1);
    for (let p = 0; p < pages; p++) pics.push(Buffer.from(await pdf.picture(p, kind === "label" ? 1.7 : 1.25) as Uint8Array));
  }
  const metas = await Promise.all(pics.map((p) => sharp(p).metadata()));
  const cols = kind === "label" ? 5 : 2; const w = Math.max(...metas.map((m) => m.width!)) + 8; const h = Math.max(...metas.map((m) => m.height!)) + 8;
  await sharp({ create: { width: cols * w, height: Math.ceil(pics.length / cols) * h, channels: 3, background: "#888" } })
    .composite(pics.map((input, i) => ({ input, left: (i % cols) * w + 4, top: Math.floor(i / cols) * h + 4 }))).png().toFile(out!);
}
main();

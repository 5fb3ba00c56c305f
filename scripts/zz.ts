import { readFileSync } from "node:fs";
import { withPdfFile } from "@/lib/extraction/glyphs/pdf-file";
import { pagesOf } from "@/lib/extraction/lines/pages";
import { sectionsOf } from "@/lib/extraction/sections/sections";
import { headingsOf } from "@/lib/extraction/sections/section-headings";
if (process.env.LINES) { const p = await withPdfFile(readFileSync(process.argv[2]!), (file) => pagesOf(file)); if (typeof p !== "string") for (const l of p.flatMap(x=>x.lines).slice(0, 60)) console.log(l.page, l.bold, JSON.stringify(l.text)); process.exit(0); }
for (const f of process.argv.slice(2)) {
  const pages = await withPdfFile(readFileSync(f), (file) => pagesOf(file));
  if (typeof pages === "string") { console.log(f, pages); continue; }
  const lines = pages.flatMap(p=>p.lines);
  console.log(f, pages.length, lines.length, sectionsOf(pages).map(s=>`${s.number}@${s.page}:${s.lines.length}`).join(" "));
  console.log(headingsOf(lines, () => false).map(h=>`${h.number} ${h.isKnown} ${h.score.toFixed(1)} ${h.title.slice(0,50)}`).join("\n"));
}
process.exit(0);

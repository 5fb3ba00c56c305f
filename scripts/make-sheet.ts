import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { languages } from "@/lib/extraction/language/words";
import { makeSheet } from "@/lib/fixtures/make-sheet";
import { products } from "@/lib/fixtures/products";
import { layouts } from "@/lib/fixtures/sheet-options";

const USAGE = `usage: npx tsx scripts/make-sheet.ts --product ${Object.keys(products).join("|")}
  --language ${languages.join("|")} --layout ${Object.keys(layouts).join("|")} [--unclassified] OUT.pdf`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    product: { type: "string", default: "acetone" },
    language: { type: "string", default: "en" },
    layout: { type: "string", default: "ruled" },
    unclassified: { type: "boolean", default: false },
  },
});

const product = Object.entries(products).find(([name]) => name === values.product)?.[1];
const layout = Object.entries(layouts).find(([name]) => name === values.layout)?.[1];
const language = languages.find((code) => code === values.language);
const [out] = positionals;
const noHazards = {
  classifications: [],
  signalWord: null,
  pictograms: [],
  hazardStatements: [],
  precautionaryStatements: [],
};
if (!product || !layout || !language || !out) {
  console.error(USAGE);
  process.exit(2);
}
const made = values.unclassified ? { ...product, ...noHazards } : product;
writeFileSync(out, await makeSheet(made, { ...layout, language }));

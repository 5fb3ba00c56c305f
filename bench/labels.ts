/**
 * Proves labels and safety cards article by article, with rules of its own that share nothing with what makes them but
 * the words of the law: every entry of CLP Annex VI, and every sheet of a file of readings, in four sizes and languages.
 * Usage: npx tsx bench/labels.ts [--readings FILE.jsonl] [--annex-vi] [--show RULE] [--sample N]
 */
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { annexEntries, documentOfEntry } from "@/lib/fixtures/annex-vi";
import { documentAssets } from "@/lib/printing/assets";
import { labelContent } from "@/lib/printing/layout/label/content";
import { pagesOfKind } from "@/lib/printing/layout/label/label-kinds";
import { layoutLabel } from "@/lib/printing/layout/label/layout";
import { cardLanguages } from "@/lib/printing/layout/languages";
import { cardContent } from "@/lib/printing/layout/safety-card/content";
import { defaultProfile } from "@/lib/printing/layout/safety-card/profile";
import { Sections } from "@/lib/sheet/schema";
import { SheetSummary } from "@/lib/sheet/summary";
import { cardRules } from "./label-rules/card-rules";
import { labelRules } from "./label-rules/label-rules";
import { Tally } from "./label-rules/tally";
import { bilingualRules, workplaceRules } from "./label-rules/workplace-rules";

const { values } = parseArgs({
  options: {
    readings: { type: "string" },
    "annex-vi": { type: "boolean", default: false },
    show: { type: "string" },
    sample: { type: "string", default: "1" },
    sizes: { type: "boolean", default: false },
  },
});
const every = Number(values.sample);
const { typeface } = documentAssets();
const sizes = ["A4", "A5", "A6", "A7"] as const;
const tally = new Tally(values.show ?? null);

type Source = { name: string; document: SheetSummary; sections: Sections };

function sources(): Source[] {
  const annex = values["annex-vi"]
    ? annexEntries.map((entry) => ({ name: entry.index, document: documentOfEntry(entry), sections: {} }))
    : [];
  const lines = values.readings ? readFileSync(values.readings, "utf8").trim().split("\n") : [];
  const sheets = lines.flatMap((line): Source[] => {
    const { file, document, sections } = JSON.parse(line);
    if (!document) return [];
    const name = String(file).split("/").at(-1) ?? "";
    return [{ name, document: SheetSummary.parse(document), sections: Sections.parse(sections) }];
  });
  return [...annex, ...sheets].filter((_, index) => index % every === 0);
}

/** Labels of vessels and pipes, and in two languages, by rules of their own. */
function addOtherKinds(source: Source, language: (typeof cardLanguages)[number]): void {
  const at = `${source.name} ${language}`;
  const supplied = labelContent(source, { language });
  for (const kind of ["workplace", "pipe"] as const) {
    const content = labelContent(source, { language, kind });
    for (const [rule, check] of Object.entries(workplaceRules))
      tally.add(rule, `${at} ${kind}`, check(supplied, content));
    if (!values.sizes) continue;
    for (const size of pagesOfKind[kind]) {
      const layout = layoutLabel(content, { size, kind, typeface });
      tally.add(`${kind} fits ${size}`, at, "error" in layout ? layout.error.message : true);
    }
  }
  const secondLanguage = language === "en" ? "fr" : "en";
  const both = labelContent(source, { language, secondLanguage });
  for (const [rule, check] of Object.entries(bilingualRules)) tally.add(rule, at, check(supplied, both));
}

for (const source of sources()) {
  for (const language of cardLanguages) {
    addOtherKinds(source, language);
    for (const generalPublic of [false, true]) {
      const content = labelContent(source, { language, generalPublic });
      for (const [rule, check] of Object.entries(labelRules))
        tally.add(
          rule,
          `${source.name} ${language}${generalPublic ? " public" : ""}`,
          check(source, content),
        );
      if (!values.sizes || generalPublic) continue;
      for (const size of sizes) {
        const layout = layoutLabel(content, { size, typeface });
        tally.add(
          `fits ${size}`,
          `${source.name} ${language}`,
          "error" in layout ? layout.error.message : true,
        );
        if ("error" in layout) continue;
        const signal = layout.items.find((item) => item.kind === "text" && item.role === "signal word");
        if (signal?.kind === "text")
          tally.add(`signal word whole ${size}`, source.name, signal.lines.length === 1);
      }
    }
    if (values["annex-vi"]) continue;
    const card = cardContent(source, { language, profile: defaultProfile });
    for (const [rule, check] of Object.entries(cardRules))
      tally.add(rule, `${source.name} ${language}`, check(source, card, language));
  }
}
tally.print();

import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { extractedFrom } from "@/lib/fixtures/extracted";
import { products } from "@/lib/fixtures/products";
import { readPdf } from "@/lib/fixtures/read-pdf";
import { documentAssets, signPictures } from "@/lib/printing/assets";
import { cardLanguages } from "../languages";
import { cardContent } from "./content";
import { defaultProfile } from "./profile";
import { cardWord, signsOf } from "./word";

const { typeface } = documentAssets();
const isInstalled = spawnSync("soffice", ["--version"]).status === 0;
if (!isInstalled) console.warn("LibreOffice (soffice) is not installed: Word cards are not converted here.");

/** The Word file as LibreOffice prints it. */
async function converted(word: Uint8Array) {
  const folder = mkdtempSync(join(tmpdir(), "card-"));
  try {
    writeFileSync(join(folder, "card.docx"), word);
    execFileSync("soffice", [
      ...[`-env:UserInstallation=file://${folder}/profile`, "--headless", "--convert-to", "pdf"],
      ...["--outdir", folder, join(folder, "card.docx")],
    ]);
    return await readPdf(new Uint8Array(readFileSync(join(folder, "card.pdf"))));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test.skipIf(!isInstalled).each(cardLanguages)(
  "LibreOffice opens a Word card in %s and reads its headings and texts in their order",
  async (language) => {
    const content = cardContent(extractedFrom(products.descaler, language), {
      language,
      profile: { ...defaultProfile, company: "Waterhoven Chemie B.V." },
      date: "2026-03-01",
    });
    const { pages } = await converted(
      await cardWord(content, await signPictures(signsOf(content)), typeface),
    );
    const text = pages.map((page) => page.text).join(" ");
    const places = [content.title, "Waterhoven Chemie B.V.", ...content.blocks.map(({ heading }) => heading)];
    const found = places.map((place) => text.indexOf(place));
    expect(found).not.toContain(-1);
    expect(found).toEqual([...found].sort((a, b) => a - b));
    expect(pages.length).toBeLessThanOrEqual(2);
  },
  60_000,
);

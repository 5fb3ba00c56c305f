import { spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { resolve } from "node:path";

export type SheetFile = { product: string; language: "en" | "nl" | "de" | "fr"; layout: string };

/** Makes a sheet as a PDF file and answers with its path. */
export function sheetFile({ product, language, layout }: SheetFile): string {
  const folder = resolve(".test/sheets");
  mkdirSync(folder, { recursive: true });
  const file = resolve(folder, `${product}-${language}-${layout}.pdf`);
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      ...["--import", "tsx", "scripts/make-sheet.ts"],
      ...["--product", product, "--language", language, "--layout", layout, file],
    ],
    { encoding: "utf8" },
  );
  if (status !== 0) throw new Error(stderr);
  return file;
}

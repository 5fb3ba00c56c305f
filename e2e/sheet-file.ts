import { spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { resolve } from "node:path";

export type SheetFile = {
  product: string;
  language: "en" | "nl" | "de" | "fr";
  layout: string;
  /** It says that the product is not classified, whatever its other sections say. */
  isUnclassified?: boolean;
};

/** Makes a sheet as a PDF file and answers with its path. */
export function sheetFile({ product, language, layout, isUnclassified = false }: SheetFile): string {
  const folder = resolve(".test/sheets");
  mkdirSync(folder, { recursive: true });
  const file = resolve(
    folder,
    `${product}-${language}-${layout}${isUnclassified ? "-unclassified" : ""}.pdf`,
  );
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      ...["--import", "tsx", "scripts/make-sheet.ts"],
      ...["--product", product, "--language", language, "--layout", layout],
      ...(isUnclassified ? ["--unclassified"] : []),
      file,
    ],
    { encoding: "utf8" },
  );
  if (status !== 0) throw new Error(stderr);
  return file;
}

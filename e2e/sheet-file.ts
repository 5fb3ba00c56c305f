import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { z } from "zod";
import { askOperator } from "./ask-operator";
import type { SheetFile } from "./made-sheets";
import { dataDir } from "./server";

/** Makes a sheet as a PDF file, once in a run, and answers with its path. */
export async function sheetFile(sheet: SheetFile): Promise<string> {
  const { product, language, layout, isUnclassified = false, isScan = false, revisionDate } = sheet;
  const folder = resolve(dataDir, "made-for-tests");
  const marks = [isUnclassified && "unclassified", isScan && "scan", revisionDate];
  const name = `${[product, language, layout, ...marks].filter(Boolean).join("-")}.pdf`;
  const file = resolve(folder, name);
  if (existsSync(file)) return file;
  mkdirSync(folder, { recursive: true });
  const { base64 } = z.object({ base64: z.base64() }).parse(await askOperator("sheet", sheet));
  // Another process may ask for the same file meanwhile.
  const part = `${file}.${randomUUID()}.part`;
  writeFileSync(part, Buffer.from(base64, "base64"));
  renameSync(part, file);
  return file;
}

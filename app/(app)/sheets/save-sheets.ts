import { toProblem } from "@/components/api";
import type { Sheet } from "./use-sheet-actions";

/** Hands the PDF of one sheet, or a ZIP of several, to the browser to save. */
export async function saveSheets(sheets: Sheet[]): Promise<void> {
  const [only] = sheets;
  if (only && sheets.length === 1) return save(new Blob([await pdfOf(only)]), only.file_name);
  const { zipSync } = await import("fflate");
  const files: Record<string, Uint8Array> = {};
  for (const sheet of sheets) files[freeName(sheet.file_name, files)] = await pdfOf(sheet);
  // A PDF is compressed already.
  save(new Blob([zipSync(files, { level: 0 })]), "safety-data-sheets.zip");
}

async function pdfOf({ id }: Sheet): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(`/v1/sds/${id}/download`);
  if (!response.ok) {
    const problem: unknown = await response.json().catch(() => null);
    throw toProblem(response.status, problem, response.headers.get("x-request-id"));
  }
  return new Uint8Array(await response.arrayBuffer());
}

/** Two sheets may have come under one name. */
function freeName(name: string, taken: Record<string, unknown>): string {
  if (!Object.hasOwn(taken, name)) return name;
  const stem = name.replace(/\.pdf$/i, "");
  for (let number = 2; ; number++) {
    const other = `${stem} (${number}).pdf`;
    if (!Object.hasOwn(taken, other)) return other;
  }
}

function save(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

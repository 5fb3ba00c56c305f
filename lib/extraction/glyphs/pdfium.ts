import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { init, type WrappedPdfiumModule } from "@embedpdf/pdfium";

let loading: Promise<WrappedPdfiumModule> | null = null;

/** PDFium, compiled once a process. The only file of extraction that touches the disk. */
export function loadPdfium(): Promise<WrappedPdfiumModule> {
  loading ??= start();
  return loading;
}

async function start(): Promise<WrappedPdfiumModule> {
  const file = createRequire(import.meta.url).resolve("@embedpdf/pdfium/pdfium.wasm");
  const bytes = readFileSync(file);
  const pdfium = await init({
    wasmBinary: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength),
  });
  pdfium.PDFiumExt_Init();
  return pdfium;
}

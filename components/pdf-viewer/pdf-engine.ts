"use client";

import type { PdfEngine } from "@embedpdf/models";

let engine: Promise<PdfEngine<Blob>> | undefined;

/**
 * The PDFium that draws pages, in a worker of its own; one for all documents of the tab. It is the build that reads
 * the sheets, from this server: its own default would fetch it, and fonts, from elsewhere.
 */
export function pdfEngine(): Promise<PdfEngine<Blob>> {
  engine ??= start();
  // One that could not be started is tried again by the next document.
  engine.catch(() => {
    engine = undefined;
  });
  return engine;
}

async function start(): Promise<PdfEngine<Blob>> {
  const address = new URL("@embedpdf/pdfium/pdfium.wasm", import.meta.url);
  const wasm = new URL(address.toString(), window.location.origin).toString();
  // A worker that fails to fetch it never answers; what is found here is in the browser's cache there.
  const answer = await fetch(wasm);
  if (!answer.ok) throw new Error(`PDFium answered ${answer.status}.`);
  const { createPdfiumEngine } = await import("@embedpdf/engines/pdfium-worker-engine");
  return createPdfiumEngine(wasm, { fontFallback: null });
}

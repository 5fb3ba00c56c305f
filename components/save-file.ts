"use client";

import { type MadeFile, madeFile } from "./made-file";

/** Fetches a file that the server makes, and hands it to the browser to save under the name that the server gives. */
export async function saveFile(path: string, body?: unknown): Promise<MadeFile> {
  const made = await madeFile(path, { body });
  saveBlob(made.file, made.name);
  return made;
}

/** Hands bytes to the browser to save. */
export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

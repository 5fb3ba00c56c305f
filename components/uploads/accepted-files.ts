"use client";

import { addUploads, type Refusal, refuseUpload } from "./uploads";

const maxBytes = 10_485_760;
export const pdf = "application/pdf";

const refusalOf = ({ type, size }: File): Refusal | null =>
  type !== pdf ? "notPdf" : size > maxBytes ? "tooLarge" : null;

/** Takes the PDFs among files that a person chose or dropped, and gives each of the others a line with the reason. */
export function acceptFiles(files: File[]): void {
  for (const file of files) {
    const refusal = refusalOf(file);
    if (refusal) refuseUpload(file, refusal);
  }
  addUploads(files.filter((file) => !refusalOf(file)));
}

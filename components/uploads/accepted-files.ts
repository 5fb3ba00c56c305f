"use client";

import { useTranslations } from "next-intl";
import { addUploads, refuseUpload } from "./uploads";

const maxBytes = 10_485_760;
export const pdf = "application/pdf";

/** Takes the PDFs among files that a person chose or dropped, and gives each of the others a line with the reason. */
export function useAcceptedFiles(): (files: File[]) => void {
  const t = useTranslations("sheets");
  return (files) => {
    const refusal = ({ type, size }: File) =>
      type !== pdf ? t("notPdf") : size > maxBytes ? t("tooLarge") : null;
    for (const file of files) {
      const message = refusal(file);
      if (message) refuseUpload(file, message);
    }
    addUploads(files.filter((file) => !refusal(file)));
  };
}

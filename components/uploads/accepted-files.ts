"use client";

import { useTranslations } from "next-intl";
import { showNotice } from "@/components/notices/notices";
import { addUploads } from "./uploads";

const maxBytes = 10_485_760;
export const pdf = "application/pdf";

/** Takes the PDFs among files that a person chose or dropped, and names each of the others with the reason. */
export function useAcceptedFiles(): (files: File[]) => void {
  const t = useTranslations("sheets");
  return (files) => {
    const refusal = ({ type, size }: File) =>
      type !== pdf ? t("notPdf") : size > maxBytes ? t("tooLarge") : null;
    for (const file of files) {
      const message = refusal(file);
      if (message) showNotice({ isProblem: true, title: file.name, message, shownMs: 10_000 });
    }
    addUploads(files.filter((file) => !refusal(file)));
  };
}

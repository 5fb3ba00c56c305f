"use client";

import { ActionIcon, FileButton } from "@mantine/core";
import { useTranslations } from "next-intl";
import { acceptFiles, pdf } from "./accepted-files";
import { UploadSign } from "./upload-sign";

/** Sheets are uploaded from wherever one is. */
export function UploadButton() {
  const t = useTranslations("uploads");
  return (
    <FileButton accept={pdf} multiple onChange={acceptFiles} inputProps={{ "aria-label": t("button") }}>
      {(props) => (
        <ActionIcon
          {...props}
          variant="default"
          size="md"
          aria-label={t("button")}
          title={t("button")}
          style={{ flexShrink: 0 }}
        >
          <UploadSign size={18} />
        </ActionIcon>
      )}
    </FileButton>
  );
}

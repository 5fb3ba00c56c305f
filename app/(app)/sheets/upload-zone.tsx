"use client";

import { Group, Stack, Text } from "@mantine/core";
import { Dropzone } from "@mantine/dropzone";
import { useTranslations } from "next-intl";
import { showNotice } from "@/components/notices/notices";

const maxBytes = 10_485_760;

/** Where PDFs are dropped; the refused ones are named with the reason. */
export function UploadZone({ onFiles }: { onFiles: (files: File[]) => void }) {
  const t = useTranslations("sheets");
  return (
    <Dropzone
      onDrop={onFiles}
      onReject={(refused) =>
        refused.forEach(({ file }) => {
          const reason = file.size > maxBytes ? t("tooLarge") : t("notPdf");
          showNotice({ isProblem: true, title: file.name, message: reason, shownMs: 10_000 });
        })
      }
      accept={["application/pdf"]}
      maxSize={maxBytes}
      inputProps={{ "aria-label": t("choose") }}
      aria-label={t("choose")}
      p="lg"
    >
      <Group justify="center" gap="md" style={{ pointerEvents: "none" }}>
        <svg
          width="36"
          height="36"
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
          aria-hidden="true"
        >
          <title>{t("choose")}</title>
          <path d="M12 16V4m0 0L7 9m5-5 5 5M4 16v3a1 1 0 0 0 1 1h14a1 1 0 0 0 1-1v-3" />
        </svg>
        <Stack gap={2}>
          <Text fw={600}>{t("drop")}</Text>
          <Text size="sm" c="dimmed">
            {t("dropHint")}
          </Text>
        </Stack>
      </Group>
    </Dropzone>
  );
}

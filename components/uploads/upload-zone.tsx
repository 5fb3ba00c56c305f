"use client";

import { Group, Stack, Text } from "@mantine/core";
import { Dropzone } from "@mantine/dropzone";
import { useTranslations } from "next-intl";
import { acceptFiles } from "./accepted-files";
import { UploadSign } from "./upload-sign";

/** Where PDFs are dropped; the refused ones are named with the reason. */
export function UploadZone() {
  const t = useTranslations("sheets");
  return (
    <Dropzone onDrop={acceptFiles} inputProps={{ "aria-label": t("choose") }} aria-label={t("choose")} p="lg">
      <Group justify="center" gap="md" style={{ pointerEvents: "none" }}>
        <UploadSign size={36} />
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

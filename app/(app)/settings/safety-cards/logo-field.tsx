"use client";

import { Button, FileButton, Group, Image, Stack, Text } from "@mantine/core";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { ProfileSettings } from "@/lib/printing/profiles/schema";

type Logo = ProfileSettings["logo"];
const mostBytes = 1_000_000;

/** The picture at the top of the team's cards. */
export function LogoField({ logo, onChange }: { logo: Logo; onChange: (logo: Logo) => void }) {
  const t = useTranslations("cardProfiles");
  const [isRefused, setRefused] = useState(false);
  async function take(file: File | null) {
    if (!file) return;
    const kind = (["image/png", "image/jpeg"] as const).find((type) => type === file.type);
    setRefused(!kind || file.size > mostBytes);
    if (kind && file.size <= mostBytes) onChange({ media_type: kind, base64: await base64Of(file) });
  }
  return (
    <Stack gap="xs" role="group" aria-label={t("logo")}>
      <Text size="sm" fw={500}>
        {t("logo")}
      </Text>
      {logo && (
        <Image
          src={`data:${logo.media_type};base64,${logo.base64}`}
          alt={t("logo")}
          h={45}
          w="fit-content"
          maw={200}
          fit="contain"
          bg="white"
          radius={0}
        />
      )}
      <Group gap="xs">
        <FileButton accept="image/png,image/jpeg" onChange={(file) => void take(file)}>
          {(props) => (
            <Button {...props} size="xs" variant="default">
              {t("chooseLogo")}
            </Button>
          )}
        </FileButton>
        {logo && (
          <Button size="xs" variant="default" onClick={() => onChange(null)}>
            {t("removeLogo")}
          </Button>
        )}
        <Text size="xs" c="dimmed">
          {t("logoHint")}
        </Text>
      </Group>
      {isRefused && (
        <Text size="sm" c="red" role="alert">
          {t("logoRefused")}
        </Text>
      )}
    </Stack>
  );
}

function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ""));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

"use client";

import { Group, List, Paper, Stack, Text } from "@mantine/core";
import { useTranslations } from "next-intl";
import { LinkButton } from "@/components/link-anchor";

/** An empty library says how it is filled. */
export function FirstSteps({ canWrite }: { canWrite: boolean }) {
  const t = useTranslations("home");
  return (
    <Paper withBorder p="lg" maw={640}>
      <Stack>
        <Text fw={600}>{t("emptyTitle")}</Text>
        <List type="ordered" spacing="xs">
          <List.Item>{t("step1")}</List.Item>
          <List.Item>{t("step2")}</List.Item>
          <List.Item>{t("step3")}</List.Item>
        </List>
        {canWrite && (
          <Group>
            <LinkButton href="/sheets">{t("upload")}</LinkButton>
            <LinkButton href="/catalogue" variant="default">
              {t("catalogue")}
            </LinkButton>
          </Group>
        )}
      </Stack>
    </Paper>
  );
}

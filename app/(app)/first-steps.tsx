import { Button, Group, List, Paper, Stack, Text } from "@mantine/core";
import Link from "next/link";
import { useTranslations } from "next-intl";

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
            <Button component={Link} href="/sheets">
              {t("upload")}
            </Button>
            <Button component={Link} href="/catalogue" variant="default">
              {t("catalogue")}
            </Button>
          </Group>
        )}
      </Stack>
    </Paper>
  );
}

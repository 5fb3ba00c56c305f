import { Anchor, Center, Stack, Text, Title } from "@mantine/core";
import { getTranslations } from "next-intl/server";

export default async function NotFoundPage() {
  const t = await getTranslations("problem");
  return (
    <Center mih="60dvh" p="md" component="main">
      <Stack align="center" gap="xs">
        <Title order={1} size="h3">
          {t("notFound")}
        </Title>
        <Text c="dimmed">{t("notFoundLead")}</Text>
        <Anchor href="/">{t("home")}</Anchor>
      </Stack>
    </Center>
  );
}

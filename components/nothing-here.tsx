import { Anchor, Center, Stack, Text, Title } from "@mantine/core";
import { getTranslations } from "next-intl/server";

/** An address that leads nowhere, or to what belongs to another team: which of the two is nobody's business. */
export async function NothingHere({ component }: { component?: "main" }) {
  const t = await getTranslations("problem");
  return (
    <Center mih="60dvh" p="md" component={component}>
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

import { Center, Stack, Text, Title } from "@mantine/core";
import { getTranslations } from "next-intl/server";

/** A code that has ended, or was never ours. */
export default async function EndedPage() {
  const t = await getTranslations("scanned");
  return (
    <Center mih="100dvh" p="md" component="main">
      <Stack align="center" gap="xs" maw={480}>
        <Title order={1} size="h3" ta="center">
          {t("ended")}
        </Title>
        <Text c="dimmed" ta="center">
          {t("endedLead")}
        </Text>
      </Stack>
    </Center>
  );
}

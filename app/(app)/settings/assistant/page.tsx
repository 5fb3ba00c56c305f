import { Paper, Stack, Text, Title } from "@mantine/core";
import { getTranslations } from "next-intl/server";
import { CopyLine } from "@/components/copy-once";
import { environment } from "@/lib/platform/environment";
import { SettingsPart, settingsMetadata } from "../settings-page";

export const generateMetadata = () => settingsMetadata("assistant");

/** The address at which an assistant reaches the library, and what it is configured with. */
export default async function AssistantPage() {
  const t = await getTranslations("settings");
  const url = `${environment().CONNECT_URL}/mcp`;
  const configuration = JSON.stringify(
    { mcpServers: { sixteen: { type: "http", url, headers: { Authorization: "Bearer sds_…" } } } },
    null,
    2,
  );
  return (
    <SettingsPart part="assistant">
      <Paper withBorder p="md">
        <Stack>
          <Title order={2} size="h5">
            {t("mcpAddress")}
          </Title>
          <CopyLine text={url} />
          <Title order={2} size="h5">
            {t("mcpConfiguration")}
          </Title>
          <CopyLine text={configuration} />
          <Text size="sm">{t("mcpLead")}</Text>
        </Stack>
      </Paper>
    </SettingsPart>
  );
}

import { Alert, Group, Text } from "@mantine/core";
import { useTranslations } from "next-intl";
import { LinkAnchor } from "@/components/link-anchor";

type Props = {
  /** Where the later revision is. */
  laterHref: string;
  /** Where one goes on with the older one; left out where nothing waits for a yes. */
  olderHref?: string;
};

/** Says that a sheet is superseded, leads to the later one, and asks before the older one is used. */
export function SupersededNotice({ laterHref, olderHref }: Props) {
  const t = useTranslations("superseded");
  return (
    <Alert color="orange" title={t("badge")}>
      <Text size="sm">{t("note")}</Text>
      <Group gap="md" mt="xs">
        <LinkAnchor href={laterHref} size="sm" fw={600}>
          {t("useLater")}
        </LinkAnchor>
        {olderHref && (
          <LinkAnchor href={olderHref} size="sm">
            {t("useOlder")}
          </LinkAnchor>
        )}
      </Group>
    </Alert>
  );
}

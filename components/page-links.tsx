"use client";

import { Button, Group, Text } from "@mantine/core";
import { useTranslations } from "next-intl";
import { Link } from "@/components/link";

type Props = {
  /** The address without its page. */
  path: string;
  page: number;
  pages: number;
};

/** To the page before and after, and which one this is. */
export function PageLinks({ path, page, pages }: Props) {
  const t = useTranslations("awaiting");
  const to = (other: number) => `${path}?page=${other}`;
  return (
    <Group component="nav" aria-label={t("page", { page, pages })} gap="sm">
      {page > 1 && (
        <Button component={Link} href={to(Math.min(page - 1, pages))} variant="default" size="xs">
          {t("previous")}
        </Button>
      )}
      <Text size="sm">{t("page", { page, pages })}</Text>
      {page < pages && (
        <Button component={Link} href={to(page + 1)} variant="default" size="xs">
          {t("next")}
        </Button>
      )}
    </Group>
  );
}

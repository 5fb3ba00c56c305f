"use client";

import { Button, Menu } from "@mantine/core";
import { useLocale, useTranslations } from "next-intl";

/** The register of hazardous substances, of one workplace or of the whole team, as a file. */
export function RegisterMenu({ workplaceId }: { workplaceId?: string }) {
  const t = useTranslations("register");
  const locale = useLocale();
  const href = (format: string) => {
    const search = new URLSearchParams({ format, language: locale });
    if (workplaceId) search.set("workplace_id", workplaceId);
    return `/v1/register?${search}`;
  };
  return (
    <Menu>
      <Menu.Target>
        <Button size="xs" variant="default" title={t("lead")}>
          {t("title")}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component="a" href={href("xlsx")} download>
          Excel (.xlsx)
        </Menu.Item>
        <Menu.Item component="a" href={href("csv")} download>
          CSV (.csv)
        </Menu.Item>
        <Menu.Item component="a" href={href("pdf")} target="_blank">
          PDF (.pdf)
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

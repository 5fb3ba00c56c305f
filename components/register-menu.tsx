"use client";

import { Button } from "@mantine/core";
import { useTranslations } from "next-intl";
import { useLanguage } from "@/i18n/use-language";
import { Menu } from "./menu/menu";
import { MenuLink } from "./menu/menu-parts";

/** The register of hazardous substances, of one workplace or of the whole team, as a file. */
export function RegisterMenu({ workplaceId }: { workplaceId?: string }) {
  const t = useTranslations("register");
  const language = useLanguage();
  const href = (format: string) => {
    const search = new URLSearchParams({ format, language });
    if (workplaceId) search.set("workplace_id", workplaceId);
    return `/v1/register?${search}`;
  };
  return (
    <Menu
      control={(props) => (
        <Button {...props} size="xs" variant="default" title={t("lead")}>
          {t("title")}
        </Button>
      )}
    >
      <MenuLink href={href("xlsx")} download>
        Excel (.xlsx)
      </MenuLink>
      <MenuLink href={href("csv")} download>
        CSV (.csv)
      </MenuLink>
      <MenuLink href={href("pdf")} target="_blank">
        PDF (.pdf)
      </MenuLink>
    </Menu>
  );
}

"use client";

import { Button } from "@mantine/core";
import { useTranslations } from "next-intl";
import { Menu } from "@/components/menu/menu";
import { MenuLink } from "@/components/menu/menu-parts";
import { useLanguage } from "@/i18n/use-language";

/** Who has been instructed by which card at a workplace, as a file. */
export function InstructionsMenu({ workplaceId }: { workplaceId: string }) {
  const t = useTranslations("instructions");
  const language = useLanguage();
  const href = (format: string) =>
    `/v1/workplaces/${workplaceId}/instructions?${new URLSearchParams({ format, language })}`;
  return (
    <Menu
      control={(props) => (
        <Button {...props} size="xs" variant="default" title={t("lead")}>
          {t("title")}
        </Button>
      )}
    >
      <MenuLink href={href("pdf")} target="_blank">
        PDF (.pdf)
      </MenuLink>
      <MenuLink href={href("xlsx")} download>
        Excel (.xlsx)
      </MenuLink>
      <MenuLink href={href("csv")} download>
        CSV (.csv)
      </MenuLink>
    </Menu>
  );
}

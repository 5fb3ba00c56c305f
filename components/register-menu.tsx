"use client";

import { Button } from "@mantine/core";
import { useTranslations } from "next-intl";
import { useLanguage } from "@/i18n/use-language";
import { Menu } from "./menu/menu";
import { MenuItem } from "./menu/menu-parts";
import { showNotice } from "./notices/notices";
import { useStoppable } from "./open-values/use-stoppable";
import { saveFile } from "./save-file";

/** The register of hazardous substances, of one workplace or of the whole team, as a file. */
export function RegisterMenu({ workplaceId }: { workplaceId?: string }) {
  const t = useTranslations("register");
  const language = useLanguage();
  const save = useStoppable(
    (format: "xlsx" | "csv" | "pdf", accepted) => {
      const search = new URLSearchParams({ format, language });
      if (workplaceId) search.set("workplace_id", workplaceId);
      if (accepted) {
        search.set("accept_open", "true");
        search.set("reason", accepted.reason);
      }
      return saveFile(`/v1/register?${search}`);
    },
    {
      stale: [],
      onDone: ({ warnings }) => {
        if (warnings.some(({ code }) => code === "not_released"))
          showNotice({ isProblem: true, message: t("unreleased"), shownMs: 12_000 });
      },
    },
  );
  return (
    <>
      <Menu
        control={(props) => (
          <Button {...props} size="xs" variant="default" title={t("lead")} loading={save.isPending}>
            {t("title")}
          </Button>
        )}
      >
        <MenuItem onClick={() => save.mutate("xlsx")}>Excel (.xlsx)</MenuItem>
        <MenuItem onClick={() => save.mutate("csv")}>CSV (.csv)</MenuItem>
        <MenuItem onClick={() => save.mutate("pdf")}>PDF (.pdf)</MenuItem>
      </Menu>
      {save.dialog}
    </>
  );
}

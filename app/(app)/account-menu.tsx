"use client";

import { ActionIcon, useMantineColorScheme } from "@mantine/core";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { leave } from "@/components/leave";
import { Menu } from "@/components/menu/menu";
import { MenuDivider, MenuItem, MenuLabel } from "@/components/menu/menu-parts";
import { keepInBrowser } from "@/i18n/keep-in-browser";
import { languageCookie, languages } from "@/i18n/languages";
import { useLanguage } from "@/i18n/use-language";

const languageNames = { en: "English", nl: "Nederlands", de: "Deutsch", fr: "Français" } as const;
const schemes = ["light", "dark", "auto"] as const;

/** Language, light or dark, and the way out. */
export function AccountMenu() {
  const t = useTranslations("shell");
  const locale = useLanguage();
  const router = useRouter();
  const { colorScheme, setColorScheme } = useMantineColorScheme();

  function chooseLanguage(language: string) {
    keepInBrowser(languageCookie, language);
    router.refresh();
  }

  return (
    <Menu
      side="end"
      width={200}
      control={(props) => (
        <ActionIcon
          {...props}
          variant="default"
          size="md"
          aria-label={t("account")}
          style={{ flexShrink: 0 }}
        >
          <svg width="16" height="16" viewBox="0 0 16 16" fill="currentColor" aria-hidden="true">
            <title>{t("account")}</title>
            <circle cx="8" cy="5" r="3" />
            <path d="M2 14c0-3.3 2.7-5 6-5s6 1.7 6 5z" />
          </svg>
        </ActionIcon>
      )}
    >
      <MenuLabel>{t("language")}</MenuLabel>
      {languages.map((language) => (
        <MenuItem
          key={language}
          lang={language}
          isCurrent={language === locale}
          onClick={() => chooseLanguage(language)}
        >
          {languageNames[language]}
        </MenuItem>
      ))}
      <MenuDivider />
      <MenuLabel>{t("appearance")}</MenuLabel>
      {schemes.map((scheme) => (
        <MenuItem key={scheme} isCurrent={scheme === colorScheme} onClick={() => setColorScheme(scheme)}>
          {t(scheme)}
        </MenuItem>
      ))}
      <MenuDivider />
      <MenuItem onClick={() => void leave()}>{t("signOut")}</MenuItem>
    </Menu>
  );
}

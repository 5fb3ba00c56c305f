"use client";

import { ActionIcon, Menu, useMantineColorScheme } from "@mantine/core";
import { useRouter } from "next/navigation";
import { signOut } from "next-auth/react";
import { useLocale, useTranslations } from "next-intl";
import { languageCookie, languages } from "@/i18n/languages";

const languageNames = { en: "English", nl: "Nederlands", de: "Deutsch", fr: "Français" } as const;
const schemes = ["light", "dark", "auto"] as const;

/** Language, light or dark, and the way out. */
export function AccountMenu() {
  const t = useTranslations("shell");
  const locale = useLocale();
  const router = useRouter();
  const { colorScheme, setColorScheme } = useMantineColorScheme();

  function chooseLanguage(language: string) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser people use.
    document.cookie = `${languageCookie}=${language}; path=/; max-age=31536000; samesite=lax`;
    router.refresh();
  }

  return (
    <Menu position="bottom-end" width={200}>
      <Menu.Target>
        <ActionIcon variant="default" size="md" aria-label={t("account")} style={{ flexShrink: 0 }}>
          <svg width="16" height="16" viewBox="0 0 16 16" fill="currentColor" aria-hidden="true">
            <title>{t("account")}</title>
            <circle cx="8" cy="5" r="3" />
            <path d="M2 14c0-3.3 2.7-5 6-5s6 1.7 6 5z" />
          </svg>
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t("language")}</Menu.Label>
        {languages.map((language) => (
          <Menu.Item
            key={language}
            lang={language}
            fw={language === locale ? 700 : 400}
            aria-current={language === locale}
            onClick={() => chooseLanguage(language)}
          >
            {languageNames[language]}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Label>{t("appearance")}</Menu.Label>
        {schemes.map((scheme) => (
          <Menu.Item
            key={scheme}
            fw={scheme === colorScheme ? 700 : 400}
            aria-current={scheme === colorScheme}
            onClick={() => setColorScheme(scheme)}
          >
            {t(scheme)}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item onClick={() => signOut({ callbackUrl: "/sign-in" })}>{t("signOut")}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

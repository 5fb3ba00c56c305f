"use client";

import { Anchor, Group } from "@mantine/core";
import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { Link } from "@/components/link";
import { settingsParts } from "./parts";

/** On a phone the parts are wider than the screen. */
function showPart(part: HTMLAnchorElement | null) {
  part?.scrollIntoView({ inline: "center", block: "nearest" });
}

export function SettingsNav({ canAdminister }: { canAdminister: boolean }) {
  const t = useTranslations("settings");
  const pathname = usePathname();
  return (
    <Group
      component="nav"
      aria-label={t("title")}
      gap="xs"
      wrap="nowrap"
      mx={{ base: "calc(-1 * var(--mantine-spacing-md))", sm: -12 }}
      px={{ base: 4, sm: 0 }}
      style={{ overflowX: "auto" }}
    >
      {settingsParts(canAdminister).map((part) => {
        const isHere = pathname.startsWith(`/settings/${part}`);
        return (
          <Anchor
            key={part}
            component={Link}
            href={`/settings/${part}`}
            size="sm"
            fw={isHere ? 700 : 400}
            aria-current={isHere ? "page" : undefined}
            ref={isHere ? showPart : undefined}
            px="sm"
            py={6}
            bg={isHere ? "var(--mantine-color-default-hover)" : undefined}
            style={{ borderRadius: 8, whiteSpace: "nowrap" }}
          >
            {t(`parts.${part}`)}
          </Anchor>
        );
      })}
    </Group>
  );
}

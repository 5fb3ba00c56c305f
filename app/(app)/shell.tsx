"use client";

import { AppShell, Burger, Button, Group, Image, NavLink, Text, VisuallyHidden } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { spotlight } from "@mantine/spotlight";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { Membership } from "@/lib/sign-in/service";
import { AccountMenu } from "./account-menu";
import { CommandPalette } from "./command-palette";
import { KeysHelp } from "./keys-help";
import { TeamMenu } from "./team-menu";

type Props = { team: { id: string; name: string }; memberships: Membership[]; children: ReactNode };

/** The places at the side, in their order; each is a folder here and a word of the messages. */
const places = [
  "products",
  "sheets",
  "workplaces",
  "assessments",
  "labels",
  "procurement",
  "catalogue",
  "settings",
] as const;

/** The frame of every screen: who and where on top, the places at the side. */
export function Shell({ team, memberships, children }: Props) {
  const t = useTranslations("shell");
  const pathname = usePathname();
  const [isOpen, { toggle, close }] = useDisclosure(false);
  return (
    <AppShell
      header={{ height: 56 }}
      navbar={{ width: 200, breakpoint: "sm", collapsed: { mobile: !isOpen } }}
      padding="md"
    >
      <AppShell.Header>
        <VisuallyHidden>
          <a href="#content">{t("skip")}</a>
        </VisuallyHidden>
        <Group h="100%" px="md" justify="space-between" wrap="nowrap">
          <Group gap="sm" wrap="nowrap">
            <Burger opened={isOpen} onClick={toggle} hiddenFrom="sm" size="sm" aria-label={t("menu")} />
            <Link href="/" aria-label="Sixteen" style={{ textDecoration: "none", color: "inherit" }}>
              <Group gap="xs" wrap="nowrap">
                <Image src="/favicon.svg" alt="" w={28} h={28} />
                <Text fw={700} visibleFrom="xs">
                  Sixteen
                </Text>
              </Group>
            </Link>
          </Group>
          <Group gap="xs" wrap="nowrap" miw={0} pl="xs">
            <Button
              variant="default"
              size="xs"
              onClick={() => spotlight.open()}
              aria-label={t("find")}
              style={{ flexShrink: 0 }}
            >
              {t("find")}
            </Button>
            <TeamMenu team={team} memberships={memberships} />
            <AccountMenu />
          </Group>
        </Group>
      </AppShell.Header>
      <AppShell.Navbar p="xs" aria-label={t("places")}>
        <NavLink
          component={Link}
          href="/"
          label={t("home")}
          active={pathname === "/"}
          aria-current={pathname === "/" ? "page" : undefined}
          onClick={close}
        />
        {places.map((place) => (
          <NavLink
            key={place}
            component={Link}
            href={`/${place}`}
            label={t(place)}
            active={pathname.startsWith(`/${place}`)}
            aria-current={pathname.startsWith(`/${place}`) ? "page" : undefined}
            onClick={close}
          />
        ))}
      </AppShell.Navbar>
      <AppShell.Main id="content">{children}</AppShell.Main>
      <CommandPalette places={places} />
      <KeysHelp />
    </AppShell>
  );
}

"use client";

import { AppShell, Burger, Button, Group, Image, NavLink, Text, VisuallyHidden } from "@mantine/core";
import { useDisclosure, useHotkeys } from "@mantine/hooks";
import dynamic from "next/dynamic";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import type { Membership } from "@/lib/sign-in/service";
import { AccountMenu } from "./account-menu";
import { KeysHelp } from "./keys-help";
import { TeamMenu } from "./team-menu";

/** Fetched when it is first asked for: no screen needs it to begin with. */
const CommandPalette = dynamic(() => import("./command-palette").then((file) => file.CommandPalette), {
  ssr: false,
});

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
  const [asked, setAsked] = useState(0);
  const find = () => setAsked((times) => times + 1);
  useHotkeys([["mod+K", find]], []);
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
              onClick={find}
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
      {asked > 0 && <CommandPalette places={places} asked={asked} />}
      <KeysHelp />
    </AppShell>
  );
}

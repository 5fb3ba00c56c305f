"use client";

import { Burger, Button, Group, Image, Text } from "@mantine/core";
import { useDisclosure, useHotkeys } from "@mantine/hooks";
import dynamic from "next/dynamic";
import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { type ReactNode, useState, useSyncExternalStore } from "react";
import { isAsked, watchQuestion } from "@/components/leaving/leaving";
import { Link } from "@/components/link";
import { useRights } from "@/components/rights";
import { DropAnywhere } from "@/components/uploads/drop-anywhere";
import { UploadButton } from "@/components/uploads/upload-button";
import { useUploads } from "@/components/uploads/uploads";
import { AccountMenu } from "./account-menu";
import { furtherScreens, places } from "./all-screens";
import { KeysHelp } from "./keys-help";
import type { TeamChoice } from "./page-context";
import classes from "./shell.module.css";
import { TeamMenu } from "./team-menu";
import { useEarlyLetters } from "./use-early-letters";
import { useKeptFocus } from "./use-kept-focus";

/** Fetched when it is first asked for: no screen needs it to begin with. */
const CommandPalette = dynamic(() => import("./command-palette").then((file) => file.CommandPalette), {
  ssr: false,
});

const UploadTray = dynamic(() => import("@/components/uploads/upload-tray").then((file) => file.UploadTray), {
  ssr: false,
});

const LeaveQuestion = dynamic(
  () => import("@/components/leaving/leave-question").then((file) => file.LeaveQuestion),
  { ssr: false },
);

type Props = { team: TeamChoice; teams: TeamChoice[]; children: ReactNode };

/** The frame of every screen: who and where on top, the places at the side. */
export function Shell({ team, teams, children }: Props) {
  const t = useTranslations("shell");
  const pathname = usePathname();
  const { canWrite } = useRights();
  const uploads = useUploads();
  const [isOpen, { toggle, close }] = useDisclosure(false);
  const [asked, setAsked] = useState(0);
  const early = useEarlyLetters();
  useKeptFocus();
  const isLeaving = useSyncExternalStore(watchQuestion, isAsked, () => false);
  const find = () => {
    early.keep();
    setAsked((times) => times + 1);
  };
  useHotkeys([["mod+K", find]], []);
  return (
    <>
      <a href="#content" className={classes.skip}>
        {t("skip")}
      </a>
      <header className={classes.header}>
        <Group gap="sm" wrap="nowrap">
          <Burger
            opened={isOpen}
            onClick={toggle}
            hiddenFrom="sm"
            size="sm"
            aria-label={t("menu")}
            aria-expanded={isOpen}
          />
          <Link href="/" aria-label="Sixteen" className={classes.mark}>
            <Image src="/favicon.svg" alt="" w={28} h={28} />
            <Text fw={700} visibleFrom="xs">
              Sixteen
            </Text>
          </Link>
        </Group>
        <Group gap="xs" wrap="nowrap" miw={0} pl="xs">
          <Button variant="default" size="xs" onClick={find} aria-label={t("find")} style={{ flexShrink: 0 }}>
            {t("find")}
          </Button>
          {canWrite && <UploadButton />}
          <TeamMenu team={team} teams={teams} />
          <AccountMenu />
        </Group>
      </header>
      <nav className={classes.places} aria-label={t("places")} data-open={isOpen || undefined}>
        <PlaceLink href="/" label={t("home")} isHere={pathname === "/"} onClick={close} />
        {places.map((place) => (
          <PlaceLink
            key={place}
            href={`/${place}`}
            label={t(place)}
            isHere={isAt(pathname, place)}
            onClick={close}
          />
        ))}
      </nav>
      <main id="content" className={classes.main}>
        {children}
      </main>
      {asked > 0 && <CommandPalette places={places} asked={asked} early={early} />}
      {canWrite && <DropAnywhere />}
      {uploads.length > 0 && pathname !== "/sheets" && <UploadTray />}
      {isLeaving && <LeaveQuestion />}
      <KeysHelp />
    </>
  );
}

/** A further screen belongs to the place that it names. */
function isAt(pathname: string, place: string): boolean {
  const further = furtherScreens.find(({ href }) => pathname.startsWith(href));
  return further ? further.place === place : pathname.startsWith(`/${place}`);
}

type PlaceProps = { href: string; label: string; isHere: boolean; onClick: () => void };

function PlaceLink({ href, label, isHere, onClick }: PlaceProps) {
  return (
    <Link href={href} className={classes.place} aria-current={isHere ? "page" : undefined} onClick={onClick}>
      {label}
    </Link>
  );
}

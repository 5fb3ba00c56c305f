"use client";

import { Button, Menu, Text } from "@mantine/core";
import { useTranslations } from "next-intl";
import type { Membership } from "@/lib/sign-in/service";

type Props = { team: { id: string; name: string }; memberships: Membership[] };

/** The team one works in, and the way to another. */
export function TeamMenu({ team, memberships }: Props) {
  const t = useTranslations("shell");
  if (memberships.length < 2) {
    return (
      <Text size="sm" c="dimmed" truncate maw={200} miw={0}>
        {team.name}
      </Text>
    );
  }
  return (
    <Menu position="bottom-end" width={240}>
      <Menu.Target>
        <Button variant="default" size="xs" maw={220} miw={0} aria-label={t("teamIs", { name: team.name })}>
          {team.name}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t("switchTeam")}</Menu.Label>
        {memberships.map(({ teamId, teamName }) => (
          <form key={teamId} method="post" action="/team">
            <input type="hidden" name="team" value={teamId} />
            <Menu.Item type="submit" disabled={teamId === team.id}>
              {teamName}
            </Menu.Item>
          </form>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

"use client";

import { Button, Text } from "@mantine/core";
import { useTranslations } from "next-intl";
import { Menu } from "@/components/menu/menu";
import { MenuItem, MenuLabel } from "@/components/menu/menu-parts";
import type { Membership } from "@/lib/access/sign-in/service";

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
    <Menu
      side="end"
      width={240}
      control={(props) => (
        <Button
          {...props}
          variant="default"
          size="xs"
          maw={220}
          miw={0}
          aria-label={t("teamIs", { name: team.name })}
        >
          {team.name}
        </Button>
      )}
    >
      <MenuLabel>{t("switchTeam")}</MenuLabel>
      {memberships.map(({ teamId, teamName }) => (
        <form key={teamId} method="post" action="/team">
          <input type="hidden" name="team" value={teamId} />
          <MenuItem type="submit" disabled={teamId === team.id}>
            {teamName}
          </MenuItem>
        </form>
      ))}
    </Menu>
  );
}

"use client";

import { Button, Text } from "@mantine/core";
import { useTranslations } from "next-intl";
import { Menu } from "@/components/menu/menu";
import { MenuItem, MenuLabel } from "@/components/menu/menu-parts";
import type { TeamChoice } from "./page-context";

type Props = { team: TeamChoice; teams: TeamChoice[] };

/** The team one works in, and the way to another. */
export function TeamMenu({ team, teams }: Props) {
  const t = useTranslations("shell");
  if (teams.length < 2) {
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
      {teams.map(({ id, name }) => (
        <form key={id} method="post" action="/team">
          <input type="hidden" name="team" value={id} />
          <MenuItem type="submit" disabled={id === team.id}>
            {name}
          </MenuItem>
        </form>
      ))}
    </Menu>
  );
}

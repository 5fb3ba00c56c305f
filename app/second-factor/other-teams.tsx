import { Button, Group, Stack, Text } from "@mantine/core";
import { getTranslations } from "next-intl/server";

/** The way to teams that ask for no second factor. */
export async function OtherTeams({ teams }: { teams: { id: string; name: string }[] }) {
  const t = await getTranslations("shell");
  if (teams.length === 0) return null;
  return (
    <Stack gap="xs">
      <Text size="sm">{t("switchTeam")}</Text>
      <Group gap="xs">
        {teams.map(({ id, name }) => (
          <form key={id} method="post" action="/team">
            <input type="hidden" name="team" value={id} />
            <Button type="submit" variant="default" size="xs">
              {name}
            </Button>
          </form>
        ))}
      </Group>
    </Stack>
  );
}

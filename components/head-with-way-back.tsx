"use client";

import { Anchor, Stack, Title } from "@mantine/core";
import { Link } from "@/components/link";

type Props = { title: string; backTo: string; backLabel: string };

/** The title of a screen that belongs to another one, with the way back to it. */
export function HeadWithWayBack({ title, backTo, backLabel }: Props) {
  return (
    <Stack gap="xs">
      <Anchor component={Link} href={backTo} size="sm">
        {backLabel}
      </Anchor>
      <Title order={1} size="h2">
        {title}
      </Title>
    </Stack>
  );
}

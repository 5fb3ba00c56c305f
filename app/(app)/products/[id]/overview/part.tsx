import { Anchor, Group, Paper, Title } from "@mantine/core";
import { type ReactNode, useId } from "react";
import { Link } from "@/components/link";

type Props = { title: string; more?: { href: string; label: string }; children: ReactNode };

/** One thing a person looks for, with the way to all of it. */
export function Part({ title, more, children }: Props) {
  const id = useId();
  return (
    <Paper withBorder p="md" component="section" aria-labelledby={id}>
      <Group justify="space-between" mb="xs">
        <Title order={2} size="h5" id={id}>
          {title}
        </Title>
        {more && (
          <Anchor component={Link} href={more.href} size="sm">
            {more.label}
          </Anchor>
        )}
      </Group>
      {children}
    </Paper>
  );
}

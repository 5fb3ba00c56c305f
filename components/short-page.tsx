import { Container, Paper, Stack, Title } from "@mantine/core";
import type { ReactNode } from "react";

/** A page of one thing to do, for people who may not be signed in. */
export function ShortPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Container size="xs" component="main" py="xl">
      <Paper withBorder p="lg">
        <Stack>
          <Title order={1} size="h2">
            {title}
          </Title>
          {children}
        </Stack>
      </Paper>
    </Container>
  );
}

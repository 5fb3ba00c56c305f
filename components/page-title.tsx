import { Text, Title } from "@mantine/core";
import type { ReactNode } from "react";

/** What a page is called, and below it what it is for. */
export function PageTitle({ title, lead }: { title: ReactNode; lead: ReactNode }) {
  return (
    <>
      <Title order={1} size="h2">
        {title}
      </Title>
      <Text c="dimmed">{lead}</Text>
    </>
  );
}

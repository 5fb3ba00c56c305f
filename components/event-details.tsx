"use client";

import { Text } from "@mantine/core";
import type { z } from "zod";
import type { AuditEvent } from "@/lib/api/audit/schema";
import { useEventFacts } from "./use-event-facts";

/** What a write was asked to change, in the words of the screen. */
export function EventDetails({ event }: { event: z.output<typeof AuditEvent> }) {
  const factsOf = useEventFacts();
  const facts = factsOf(event);
  if (!facts.length) return null;
  return (
    <Text size="sm" style={{ overflowWrap: "anywhere" }}>
      {facts.join(" · ")}
    </Text>
  );
}

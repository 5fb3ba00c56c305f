"use client";

import { Button, Group, List, Text, TextInput } from "@mantine/core";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { callApi } from "@/components/api";
import { useWrite } from "@/components/use-write";
import { useDates } from "@/i18n/use-dates";
import type { acknowledgeSafetyCard } from "@/lib/printing/approved/operations";
import { type ApprovedCard, cardsKey } from "./card-list";

/** Who has been instructed by a card, and the way to note another one. */
export function Acknowledgements({ card, isOpen }: { card: ApprovedCard; isOpen: boolean }) {
  const t = useTranslations("approvedCards");
  const dates = useDates();
  const [name, setName] = useState("");
  const note = useWrite(
    () =>
      callApi<typeof acknowledgeSafetyCard>(`/v1/safety-cards/${card.id}/acknowledgements`, {
        method: "POST",
        body: { name },
      }),
    { stale: [[cardsKey]], onDone: () => setName("") },
  );
  return (
    <details>
      <Text component="summary" size="sm">
        {t("instructed", { count: card.acknowledgements.length })}
      </Text>
      <List size="sm" spacing={2}>
        {card.acknowledgements.map((one) => (
          <List.Item key={one.name}>
            {one.name}{" "}
            <Text span c="dimmed" size="sm">
              {dates.day(one.at)}
            </Text>
          </List.Item>
        ))}
      </List>
      {isOpen && (
        <Group align="end" gap="xs" mt="xs">
          <TextInput
            size="xs"
            label={t("worker")}
            maxLength={120}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Button
            size="xs"
            variant="default"
            disabled={name.trim() === ""}
            loading={note.isPending}
            onClick={() => note.mutate(undefined)}
          >
            {t("note")}
          </Button>
        </Group>
      )}
    </details>
  );
}

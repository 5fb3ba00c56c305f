"use client";

import { Anchor, Badge, Button, Group, List, Paper, Stack, Text } from "@mantine/core";
import { useTranslations } from "next-intl";
import type { z } from "zod";
import { callApi } from "@/components/api";
import { Link } from "@/components/link";
import { useRights } from "@/components/rights";
import { useLanguageName } from "@/components/use-language-name";
import { useWrite } from "@/components/use-write";
import { useDates } from "@/i18n/use-dates";
import type { CardStatus } from "@/lib/printing/approved/card-statuses";
import type { withdrawSafetyCard } from "@/lib/printing/approved/operations";
import type { ApprovedCardResource } from "@/lib/printing/approved/schema";
import { Acknowledgements } from "./acknowledgements";

export type ApprovedCard = z.output<typeof ApprovedCardResource>;

export const cardsKey = "approved-cards";

// Filled where work waits: orange and red text on its own light shade lacks contrast (WCAG 1.4.3).
const looks: Record<CardStatus, { color: string; variant: "light" | "filled" }> = {
  outdated: { color: "red.9", variant: "filled" },
  expired: { color: "orange.4", variant: "filled" },
  approved: { color: "teal", variant: "light" },
  superseded: { color: "gray", variant: "light" },
  withdrawn: { color: "gray", variant: "light" },
};

/** Approved cards with their states, what changed since, and who has been instructed by them. */
export function CardList({ cards, showsName }: { cards: readonly ApprovedCard[]; showsName: boolean }) {
  return (
    <Stack gap="xs" component="ul" p={0} m={0} style={{ listStyle: "none" }}>
      {cards.map((card) => (
        <Paper key={card.id} component="li" withBorder p="sm">
          <Card card={card} showsName={showsName} />
        </Paper>
      ))}
    </Stack>
  );
}

function Card({ card, showsName }: { card: ApprovedCard; showsName: boolean }) {
  const t = useTranslations("approvedCards");
  const languageName = useLanguageName();
  const dates = useDates();
  const day = (text: string) => dates.day(text);
  const holds = card.status !== "superseded" && card.status !== "withdrawn";
  return (
    <Stack gap={6}>
      <Group gap="xs">
        <Badge {...looks[card.status]} autoContrast tt="none">
          {t(`statuses.${card.status}`)}
        </Badge>
        {showsName && (
          <Anchor component={Link} href={editorOf(card)} fw={600} size="sm">
            {card.name}
          </Anchor>
        )}
        <Text size="sm">
          {[
            card.workplace?.name ?? t("everyWorkplace"),
            languageName(card.language),
            t("version", { number: card.version }),
          ].join(" · ")}
        </Text>
      </Group>
      {card.sheets.length > 1 && (
        <Text size="sm">{t("of", { names: card.sheets.map(({ name }) => name).join(", ") })}</Text>
      )}
      <Text size="sm" c="dimmed">
        {t("approvedBy", { name: card.approved_by, date: day(card.approved_at) })}
        {card.valid_until && ` · ${t("validUntil", { date: day(card.valid_until) })}`}
      </Text>
      {card.status === "outdated" && <Changes changes={card.changes} />}
      <Group gap="xs">
        <Anchor href={`/v1/safety-cards/${card.id}/file`} target="_blank" size="sm">
          {t("open")}
        </Anchor>
        {holds && <Withdraw id={card.id} />}
      </Group>
      <Acknowledgements card={card} isOpen={holds} />
    </Stack>
  );
}

/** Where the card is made anew. */
function editorOf({ sheets, name, sds_id }: ApprovedCard): string {
  if (sheets.length < 2) return `/sheets/${sds_id}/safety-card`;
  return `/safety-cards/group?${new URLSearchParams({ name, ids: sheets.map((one) => one.sds_id).join(",") })}`;
}

function Changes({ changes }: { changes: ApprovedCard["changes"] }) {
  const t = useTranslations("approvedCards");
  if (!changes) return <Text size="sm">{t("notCompared")}</Text>;
  return (
    <details>
      <Text component="summary" size="sm">
        {t("changed")}
      </Text>
      {(["went", "came"] as const).map(
        (kind) =>
          changes[kind].length > 0 && (
            <div key={kind}>
              <Text size="sm" fw={600}>
                {t(kind)}
              </Text>
              <List size="sm" spacing={2}>
                {changes[kind].map((line) => (
                  <List.Item key={line}>{line}</List.Item>
                ))}
              </List>
            </div>
          ),
      )}
    </details>
  );
}

function Withdraw({ id }: { id: string }) {
  const t = useTranslations("approvedCards");
  const { canWrite } = useRights();
  const withdraw = useWrite(
    () => callApi<typeof withdrawSafetyCard>(`/v1/safety-cards/${id}`, { method: "DELETE" }),
    { stale: [[cardsKey]] },
  );
  if (!canWrite) return null;
  return (
    <Button
      size="compact-xs"
      variant="default"
      loading={withdraw.isPending}
      onClick={() => withdraw.mutate(undefined)}
    >
      {t("withdraw")}
    </Button>
  );
}

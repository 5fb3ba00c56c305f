"use client";

import { Button, Paper, Select, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { callApi } from "@/components/api";
import { DateField } from "@/components/date-field";
import { useStoppable } from "@/components/open-values/use-stoppable";
import { useRights } from "@/components/rights";
import { useWorkplaces } from "@/components/use-workplaces";
import type {
  approveGroupCard,
  approveSafetyCard,
  listApprovedCards,
} from "@/lib/printing/approved/operations";
import type { CardLanguage } from "@/lib/printing/layout/languages";
import type { CardEntries, CardOf } from "./card-choice";
import { CardList, cardsKey } from "./card-list";

type Props = {
  of: CardOf;
  language: CardLanguage;
  profileId: string | null;
  filled: CardEntries;
  firstWorkplaceId?: string;
};

/** Approving the card that is shown, and the versions that were approved before. */
export function CardApproval(props: Props) {
  const t = useTranslations("approvedCards");
  const { canWrite } = useRights();
  const { of } = props;
  const sdsId = of.sds_id ?? of.group?.sds_ids[0] ?? "";
  const cards = useQuery({
    queryKey: [cardsKey, sdsId],
    queryFn: ({ signal }) =>
      callApi<typeof listApprovedCards>(`/v1/safety-cards?sds_id=${sdsId}&per_page=100`, { signal }),
  });
  const shown = cards.data?.data.filter(({ name }) => of.group === null || name === of.group.name);
  return (
    <Stack component="section" gap="xs" aria-labelledby="approved-cards">
      <Title order={2} size="h4" id="approved-cards">
        {t("title")}
      </Title>
      {canWrite && <ApprovalForm {...props} />}
      {shown?.length === 0 && (
        <Text size="sm" c="dimmed">
          {t("none")}
        </Text>
      )}
      <CardList cards={shown ?? []} showsName={false} />
    </Stack>
  );
}

function ApprovalForm({ of, language, profileId, filled, firstWorkplaceId }: Props) {
  const t = useTranslations("approvedCards");
  const workplaces = useWorkplaces().data ?? [];
  const [workplaceId, setWorkplaceId] = useState(firstWorkplaceId ?? null);
  const [validUntil, setValidUntil] = useState("");
  const approve = useStoppable(
    (_: null, accepted) => {
      const asked = { language, profile_id: profileId, filled, workplace_id: workplaceId };
      const body = { ...asked, valid_until: validUntil || null, ...accepted };
      return of.group === null
        ? callApi<typeof approveSafetyCard>(`/v1/sds/${of.sds_id}/safety-cards`, { method: "POST", body })
        : callApi<typeof approveGroupCard>("/v1/safety-cards", {
            method: "POST",
            body: { ...body, ...of.group },
          });
    },
    { stale: [[cardsKey]] },
  );
  return (
    <Paper withBorder p="sm">
      <Stack gap="xs">
        <Text size="sm" c="dimmed">
          {t("lead")}
        </Text>
        <Select
          size="sm"
          label={t("workplace")}
          placeholder={t("everyWorkplace")}
          clearable
          searchable
          value={workplaceId}
          data={workplaces.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={setWorkplaceId}
        />
        <DateField size="sm" label={t("until")} value={validUntil} onChange={setValidUntil} />
        <Button loading={approve.isPending} onClick={() => approve.mutate(null)}>
          {t("approve")}
        </Button>
        {approve.dialog}
      </Stack>
    </Paper>
  );
}

"use client";

import { Paper, Skeleton, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { callApi } from "@/components/api";
import { ProblemAlert } from "@/components/problem-alert";
import { useRights } from "@/components/rights";
import { useColon } from "@/i18n/use-colon";
import type { listMembers } from "@/lib/access/members/operations";
import { roles } from "@/lib/access/members/roles";
import { Invitations } from "./invitations";
import { MemberTable } from "./member-table";

/** Who is in the team with which role, and who is invited. */
export function PeopleScreen({ isMailing }: { isMailing: boolean }) {
  const t = useTranslations("settings");
  const colon = useColon();
  const { canAdminister } = useRights();
  const members = useQuery({
    queryKey: ["members"],
    queryFn: ({ signal }) => callApi<typeof listMembers>("/v1/members", { signal }),
  });
  if (members.isError) return <ProblemAlert error={members.error} onRetry={() => void members.refetch()} />;
  if (!members.data) return <Skeleton h={200} />;
  return (
    <Stack>
      <Paper withBorder p="md">
        <MemberTable members={members.data.data} hasLinks={!isMailing} />
      </Paper>
      <Paper withBorder p="md" component="section" aria-labelledby="roles">
        <Title order={2} size="h5" id="roles" mb="xs">
          {t("roles")}
        </Title>
        {roles.map((role) => (
          <Text key={role} size="sm">
            <b>{t(`roleNames.${role}`)}</b>
            {colon} {t(`roleLeads.${role}`)}
          </Text>
        ))}
      </Paper>
      {canAdminister && <Invitations isMailing={isMailing} />}
    </Stack>
  );
}

"use client";

import { CloseButton, Paper, Select, Skeleton, Stack, Table, Text, Title } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { z } from "zod";
import { callApi } from "@/components/api";
import { AskFirst } from "@/components/ask-first";
import cards from "@/components/cards-table.module.css";
import { ProblemAlert } from "@/components/problem-alert";
import { useRights } from "@/components/rights";
import { useWrite } from "@/components/use-write";
import type { changeMemberRole, listMembers, removeMember } from "@/lib/access/members/operations";
import { roles } from "@/lib/access/members/roles";
import type { Member } from "@/lib/access/members/schema";
import { Invitations } from "./invitations";

type Person = z.output<typeof Member>;

/** Who is in the team with which role, and who is invited. */
export function PeopleScreen({ isMailing }: { isMailing: boolean }) {
  const t = useTranslations("settings");
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
        <Table.ScrollContainer minWidth={0}>
          <Table verticalSpacing="sm" className={cards.cards}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t("person")}</Table.Th>
                <Table.Th>{t("role")}</Table.Th>
                {canAdminister && <Table.Th aria-label={t("remove")} />}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {members.data.data.map((member) => (
                <MemberRow key={`${member.id} ${member.role}`} member={member} />
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      </Paper>
      <Paper withBorder p="md" component="section" aria-labelledby="roles">
        <Title order={2} size="h5" id="roles" mb="xs">
          {t("roles")}
        </Title>
        {roles.map((role) => (
          <Text key={role} size="sm">
            <b>{t(`roleNames.${role}`)}</b>: {t(`roleLeads.${role}`)}
          </Text>
        ))}
      </Paper>
      {canAdminister && <Invitations isMailing={isMailing} />}
    </Stack>
  );
}

function MemberRow({ member }: { member: Person }) {
  const t = useTranslations("settings");
  const { canAdminister } = useRights();
  const [isAsking, asking] = useDisclosure(false);
  const name = member.name ?? member.email;
  const change = useWrite(
    (role: string) =>
      callApi<typeof changeMemberRole>(`/v1/members/${member.id}`, { method: "PATCH", body: { role } }),
    { stale: [["members"]] },
  );
  const remove = useWrite(
    () => callApi<typeof removeMember>(`/v1/members/${member.id}`, { method: "DELETE" }),
    {
      stale: [["members"]],
    },
  );
  return (
    <Table.Tr>
      <Table.Td>
        <Text fw={600}>{name}</Text>
        {member.name && (
          <Text size="xs" c="dimmed">
            {member.email}
          </Text>
        )}
      </Table.Td>
      <Table.Td data-label={t("role")}>
        {canAdminister ? (
          <Select
            size="xs"
            w={150}
            aria-label={t("roleOf", { name })}
            allowDeselect={false}
            data={roles.map((role) => ({ value: role, label: t(`roleNames.${role}`) }))}
            value={member.role}
            onChange={(role) => role && change.mutate(role)}
          />
        ) : (
          t(`roleNames.${member.role}`)
        )}
      </Table.Td>
      {canAdminister && (
        <Table.Td>
          <CloseButton aria-label={t("removePerson", { name })} onClick={asking.open} />
          {isAsking && (
            <AskFirst
              title={t("removePerson", { name })}
              cancel={t("cancel")}
              act={t("remove")}
              isBusy={remove.isPending}
              onClose={asking.close}
              onAct={() => remove.mutate(undefined, { onSettled: asking.close })}
            >
              {t("removePersonLead")}
            </AskFirst>
          )}
        </Table.Td>
      )}
    </Table.Tr>
  );
}

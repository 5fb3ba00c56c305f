"use client";

import { Button, Group, Paper, Select, Stack, TextInput, Title } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { z } from "zod";
import { callApi } from "@/components/api";
import { useWrite } from "@/components/use-write";
import type {
  createInvitation,
  listInvitations,
  sendInvitation,
  withdrawInvitation,
} from "@/lib/access/invitations/operations";
import type { SentInvitation } from "@/lib/access/invitations/schema";
import { roles } from "@/lib/access/members/roles";
import { InvitationOutcome } from "./invitation-outcome";
import { OpenInvitations } from "./open-invitations";

type Sent = z.output<typeof SentInvitation>;

const stale = [["invitations"]];

/** Asks people to join by mail or by a link that is copied, and shows who has not answered yet. */
export function Invitations({ isMailing }: { isMailing: boolean }) {
  const t = useTranslations("settings");
  const [last, setLast] = useState<Sent | null>(null);
  const open = useQuery({
    queryKey: ["invitations"],
    queryFn: ({ signal }) => callApi<typeof listInvitations>("/v1/invitations", { signal }),
  });
  const again = useWrite(
    (id: string) =>
      callApi<typeof sendInvitation>(`/v1/invitations/${id}/send`, { method: "POST", body: {} }),
    { stale, onDone: ({ data }) => setLast(data) },
  );
  const withdraw = useWrite(
    (id: string) => callApi<typeof withdrawInvitation>(`/v1/invitations/${id}`, { method: "DELETE" }),
    { stale, onDone: () => setLast(null) },
  );
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="invite">
      <Stack>
        <Title order={2} size="h5" id="invite">
          {t("invite")}
        </Title>
        <InvitationForm isMailing={isMailing} onInvited={setLast} />
        {last && (
          <InvitationOutcome
            invitation={last}
            isSending={again.isPending}
            onSendAgain={() => again.mutate(last.id)}
          />
        )}
        {open.data && open.data.data.length > 0 && (
          <OpenInvitations
            invitations={open.data.data}
            isMailing={isMailing}
            onSendAgain={again.mutate}
            onWithdraw={withdraw.mutate}
          />
        )}
      </Stack>
    </Paper>
  );
}

type FormProps = { isMailing: boolean; onInvited: (invitation: Sent) => void };

function InvitationForm({ isMailing, onInvited }: FormProps) {
  const t = useTranslations("settings");
  const form = useForm({ initialValues: { email: "", role: "editor" } });
  const invite = useWrite(
    (body: { email: string; role: string }) =>
      callApi<typeof createInvitation>("/v1/invitations", { method: "POST", body }),
    {
      stale,
      onDone: ({ data }) => {
        onInvited(data);
        form.reset();
      },
    },
  );
  return (
    <form onSubmit={form.onSubmit((values) => invite.mutate(values))}>
      <Group align="flex-end">
        <TextInput
          label={t("email")}
          type="email"
          required
          style={{ flex: 1 }}
          miw={200}
          {...form.getInputProps("email")}
        />
        <Select
          label={t("role")}
          allowDeselect={false}
          data={roles.map((role) => ({ value: role, label: t(`roleNames.${role}`) }))}
          {...form.getInputProps("role")}
        />
        <Button type="submit" loading={invite.isPending}>
          {t(isMailing ? "inviteAction" : "makeLink")}
        </Button>
      </Group>
    </form>
  );
}

"use client";

import { Button, Group, Paper, Select, Stack, Table, Text, TextInput, Title } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useQuery } from "@tanstack/react-query";
import { useFormatter, useTranslations } from "next-intl";
import { useState } from "react";
import { z } from "zod";
import { callApi } from "@/components/api";
import { CopyOnce } from "@/components/copy-once";
import { useWrite } from "@/components/use-write";
import { Invitation } from "@/lib/invitations/schema";
import { Role } from "@/lib/members/schema";

const List = z.object({ data: z.array(Invitation) });
const Created = z.object({ data: Invitation.extend({ url: z.url() }) });

/** Asks people to join by a link that is copied, and shows who has not answered yet. */
export function Invitations() {
  const t = useTranslations("settings");
  const format = useFormatter();
  const [url, setUrl] = useState<string | null>(null);
  const form = useForm({ initialValues: { email: "", role: "editor" } });
  const open = useQuery({
    queryKey: ["invitations"],
    queryFn: ({ signal }) => callApi(List, "/v1/invitations", { signal }),
  });
  const invite = useWrite(
    (body: { email: string; role: string }) => callApi(Created, "/v1/invitations", { method: "POST", body }),
    {
      stale: [["invitations"]],
      onDone: ({ data }) => {
        setUrl(data.url);
        form.reset();
      },
    },
  );
  const withdraw = useWrite(
    (id: string) => callApi(z.unknown(), `/v1/invitations/${id}`, { method: "DELETE" }),
    { stale: [["invitations"]] },
  );
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="invite">
      <Stack>
        <Title order={2} size="h5" id="invite">
          {t("invite")}
        </Title>
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
              data={Role.options.map((role) => ({ value: role, label: t(`roleNames.${role}`) }))}
              {...form.getInputProps("role")}
            />
            <Button type="submit" loading={invite.isPending}>
              {t("makeLink")}
            </Button>
          </Group>
        </form>
        {url && <CopyOnce label={t("linkOnce")} text={url} />}
        {open.data && open.data.data.length > 0 && (
          <Table>
            <Table.Tbody>
              {open.data.data.map((invitation) => (
                <Table.Tr key={invitation.id}>
                  <Table.Td>{invitation.email}</Table.Td>
                  <Table.Td>{t(`roleNames.${invitation.role}`)}</Table.Td>
                  <Table.Td>
                    <Text size="sm" c="dimmed">
                      {t("until", {
                        date: format.dateTime(new Date(invitation.expires_at), { dateStyle: "medium" }),
                      })}
                    </Text>
                  </Table.Td>
                  <Table.Td>
                    <Button
                      size="compact-xs"
                      variant="default"
                      aria-label={t("withdrawOf", { name: invitation.email })}
                      onClick={() => withdraw.mutate(invitation.id)}
                    >
                      {t("withdraw")}
                    </Button>
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        )}
      </Stack>
    </Paper>
  );
}

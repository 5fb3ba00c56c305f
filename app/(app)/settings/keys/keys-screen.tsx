"use client";

import {
  Badge,
  Button,
  Group,
  Paper,
  Skeleton,
  Stack,
  Switch,
  Table,
  Text,
  TextInput,
  Title,
} from "@mantine/core";
import { useForm } from "@mantine/form";
import { useQuery } from "@tanstack/react-query";
import { useFormatter, useTranslations } from "next-intl";
import { useState } from "react";
import type { z } from "zod";
import { callApi } from "@/components/api";
import { AskFirst } from "@/components/ask-first";
import cards from "@/components/cards-table.module.css";
import { CopyOnce } from "@/components/copy-once";
import { ProblemAlert } from "@/components/problem-alert";
import { useWrite } from "@/components/use-write";
import type { createApiKey, listApiKeys, revokeApiKey } from "@/lib/access/keys/operations";
import type { ApiKey } from "@/lib/access/keys/schema";

/** The keys by which programs reach the team's data. */
export function KeysScreen() {
  const keys = useQuery({
    queryKey: ["api-keys"],
    queryFn: ({ signal }) => callApi<typeof listApiKeys>("/v1/api-keys", { signal }),
  });
  return (
    <Stack>
      <NewKey />
      {keys.isError && <ProblemAlert error={keys.error} onRetry={() => void keys.refetch()} />}
      {keys.isPending && <Skeleton h={160} />}
      {keys.data && <KeyTable keys={keys.data.data} />}
    </Stack>
  );
}

function NewKey() {
  const t = useTranslations("settings");
  const [key, setKey] = useState<string | null>(null);
  const form = useForm({ initialValues: { name: "", read_only: true, expires: "" } });
  const create = useWrite(
    ({ name, read_only, expires }: typeof form.values) =>
      callApi<typeof createApiKey>("/v1/api-keys", {
        method: "POST",
        body: { name, read_only, expires_at: expires ? `${expires}T23:59:59Z` : null },
      }),
    {
      stale: [["api-keys"]],
      onDone: ({ data }) => {
        setKey(data.key);
        form.reset();
      },
    },
  );
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="new-key">
      <Stack>
        <Title order={2} size="h5" id="new-key">
          {t("newKey")}
        </Title>
        <form onSubmit={form.onSubmit((values) => create.mutate(values))}>
          <Group align="flex-end">
            <TextInput label={t("keyName")} required maxLength={100} {...form.getInputProps("name")} />
            <TextInput label={t("expires")} type="date" {...form.getInputProps("expires")} />
            <Switch label={t("readOnly")} mb={8} {...form.getInputProps("read_only", { type: "checkbox" })} />
            <Button type="submit" loading={create.isPending}>
              {t("createKey")}
            </Button>
          </Group>
        </form>
        {key && <CopyOnce label={t("keyOnce")} text={key} />}
      </Stack>
    </Paper>
  );
}

type Key = z.output<typeof ApiKey>;

function KeyTable({ keys }: { keys: Key[] }) {
  const t = useTranslations("settings");
  const [asked, setAsked] = useState<Key | null>(null);
  const format = useFormatter();
  const day = (date: string | null) =>
    date ? format.dateTime(new Date(date), { dateStyle: "medium" }) : "–";
  const revoke = useWrite(
    (id: string) => callApi<typeof revokeApiKey>(`/v1/api-keys/${id}`, { method: "DELETE" }),
    {
      stale: [["api-keys"]],
    },
  );
  if (!keys.length) return <Text c="dimmed">{t("noKeys")}</Text>;
  return (
    <Table.ScrollContainer minWidth={0}>
      <Table verticalSpacing="sm" className={cards.cards}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t("keyName")}</Table.Th>
            <Table.Th>{t("rights")}</Table.Th>
            <Table.Th>{t("lastUsed")}</Table.Th>
            <Table.Th>{t("expires")}</Table.Th>
            <Table.Th aria-label={t("revoke")} />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {keys.map((key) => (
            <Table.Tr key={key.id}>
              <Table.Td>
                <Text fw={600}>{key.name}</Text>
                <Text size="xs" c="dimmed">
                  {key.prefix}… {key.created_by}
                </Text>
              </Table.Td>
              <Table.Td data-label={t("rights")}>
                <Badge variant="light" color={key.read_only ? "gray" : "blue"}>
                  {key.read_only ? t("readOnly") : t("readWrite")}
                </Badge>
              </Table.Td>
              <Table.Td data-label={t("lastUsed")}>{day(key.last_used_at)}</Table.Td>
              <Table.Td data-label={t("expires")}>{day(key.expires_at)}</Table.Td>
              <Table.Td>
                {key.revoked_at ? (
                  <Text size="sm" c="dimmed">
                    {t("revoked", { date: day(key.revoked_at) })}
                  </Text>
                ) : (
                  <Button
                    size="compact-xs"
                    variant="default"
                    aria-label={t("revokeOf", { name: key.name })}
                    onClick={() => setAsked(key)}
                  >
                    {t("revoke")}
                  </Button>
                )}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {asked && (
        <AskFirst
          title={t("revokeOf", { name: asked.name })}
          cancel={t("cancel")}
          act={t("revoke")}
          isBusy={revoke.isPending}
          onClose={() => setAsked(null)}
          onAct={() => revoke.mutate(asked.id, { onSettled: () => setAsked(null) })}
        >
          {t("revokeLead")}
        </AskFirst>
      )}
    </Table.ScrollContainer>
  );
}

"use client";

import { Button, Group, Paper, Skeleton, Stack, Switch, TextInput, Title } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { callApi } from "@/components/api";
import { CopyOnce } from "@/components/copy-once";
import { DateField } from "@/components/date-field";
import { ProblemAlert } from "@/components/problem-alert";
import { useWrite } from "@/components/use-write";
import type { createApiKey, listApiKeys } from "@/lib/access/keys/operations";
import { KeyTable } from "./key-table";

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
            <DateField
              label={t("expires")}
              value={form.values.expires}
              onChange={(expires) => form.setFieldValue("expires", expires)}
            />
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

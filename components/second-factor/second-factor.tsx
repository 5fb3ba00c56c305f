"use client";

import { Paper, Stack, Text, Title } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { callApi } from "@/components/api";
import { CopyOnce } from "@/components/copy-once";
import { ProblemAlert } from "@/components/problem-alert";
import { useWrite } from "@/components/use-write";
import { useDates } from "@/i18n/use-dates";
import type { getSecondFactor, removeSecondFactor } from "@/lib/access/second-factor/operations";
import { Enrol, secondFactorKey } from "./enrol";
import { Act, OneCode, OwnPassword } from "./fields";

/** Whether signing in asks for a code as well, and the way there and back. */
export function SecondFactor() {
  const t = useTranslations("secondFactor");
  const dates = useDates();
  const [codes, setCodes] = useState<string[] | null>(null);
  const state = useQuery({
    queryKey: secondFactorKey,
    queryFn: ({ signal }) => callApi<typeof getSecondFactor>("/v1/second-factor", { signal }),
  });
  const found = state.data?.data;
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="second-factor">
      <Title order={2} size="h5" id="second-factor" mb="xs">
        {t("title")}
      </Title>
      <Stack gap="sm">
        {state.isError && <ProblemAlert error={state.error} onRetry={() => void state.refetch()} />}
        {codes && <CopyOnce label={t("codesOnce")} text={codes.join("\n")} />}
        {found?.since && (
          <>
            <Text size="sm">
              {t("on", {
                since: dates.day(found.since),
                left: found.recovery_codes_left,
              })}
            </Text>
            <Remove onDone={() => setCodes(null)} />
          </>
        )}
        {found && !found.since && <Enrol onDone={setCodes} />}
      </Stack>
    </Paper>
  );
}

function Remove({ onDone }: { onDone: () => void }) {
  const t = useTranslations("secondFactor");
  const form = useForm({ initialValues: { current_password: "", code: "" } });
  const remove = useWrite(
    (body: { current_password: string; code: string }) =>
      callApi<typeof removeSecondFactor>("/v1/second-factor/remove", { method: "POST", body }),
    { stale: [secondFactorKey], onDone },
  );
  return (
    <form onSubmit={form.onSubmit((values) => remove.mutate(values))}>
      <Stack gap="sm">
        <OwnPassword {...form.getInputProps("current_password")} />
        <OneCode {...form.getInputProps("code")} />
        <Act isBusy={remove.isPending}>{t("remove")}</Act>
      </Stack>
    </form>
  );
}

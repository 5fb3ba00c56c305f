"use client";

import {
  Button,
  Code,
  Group,
  Image,
  List,
  Paper,
  PasswordInput,
  Stack,
  Text,
  TextInput,
  Title,
} from "@mantine/core";
import { useForm } from "@mantine/form";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import type { z } from "zod";
import { callApi } from "@/components/api";
import { CopyOnce } from "@/components/copy-once";
import { ProblemAlert } from "@/components/problem-alert";
import { useWrite } from "@/components/use-write";
import { useDates } from "@/i18n/use-dates";
import type {
  beginSecondFactor,
  confirmSecondFactor,
  getSecondFactor,
  removeSecondFactor,
} from "@/lib/access/second-factor/operations";
import type { Enrolment } from "@/lib/access/second-factor/schema";

const key = ["second-factor"];

/** Whether signing in asks for a code as well, and the way there and back. */
export function SecondFactor() {
  const t = useTranslations("secondFactor");
  const dates = useDates();
  const [codes, setCodes] = useState<string[] | null>(null);
  const state = useQuery({
    queryKey: key,
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

function Enrol({ onDone }: { onDone: (codes: string[]) => void }) {
  const t = useTranslations("secondFactor");
  const [enrolment, setEnrolment] = useState<z.output<typeof Enrolment> | null>(null);
  const form = useForm({ initialValues: { current_password: "" } });
  const begin = useWrite(
    (body: { current_password: string }) =>
      callApi<typeof beginSecondFactor>("/v1/second-factor", { method: "POST", body }),
    { stale: [], onDone: ({ data }) => setEnrolment(data) },
  );
  if (enrolment) return <Confirm enrolment={enrolment} onDone={onDone} />;
  return (
    <form onSubmit={form.onSubmit((values) => begin.mutate(values))}>
      <Stack gap="sm">
        <Text size="sm">{t("lead")}</Text>
        <OwnPassword {...form.getInputProps("current_password")} />
        <Act isBusy={begin.isPending}>{t("begin")}</Act>
      </Stack>
    </form>
  );
}

function Confirm({
  enrolment: { picture, secret },
  onDone,
}: {
  enrolment: z.output<typeof Enrolment>;
  onDone: (codes: string[]) => void;
}) {
  const t = useTranslations("secondFactor");
  const form = useForm({ initialValues: { code: "" } });
  const confirm = useWrite(
    (body: { code: string }) =>
      callApi<typeof confirmSecondFactor>("/v1/second-factor/confirm", { method: "POST", body }),
    { stale: [key], onDone: ({ data }) => onDone(data.recovery_codes) },
  );
  return (
    <form onSubmit={form.onSubmit((values) => confirm.mutate(values))}>
      <Stack gap="sm">
        <List type="ordered" size="sm">
          <List.Item>{t("scan")}</List.Item>
          <List.Item>{t("type")}</List.Item>
        </List>
        <Image src={picture} alt={t("picture")} w={200} h={200} />
        <Text size="sm">
          {t("byHand")} <Code>{secret}</Code>
        </Text>
        <OneCode {...form.getInputProps("code")} />
        <Act isBusy={confirm.isPending}>{t("confirm")}</Act>
      </Stack>
    </form>
  );
}

function Remove({ onDone }: { onDone: () => void }) {
  const t = useTranslations("secondFactor");
  const form = useForm({ initialValues: { current_password: "", code: "" } });
  const remove = useWrite(
    (body: { current_password: string; code: string }) =>
      callApi<typeof removeSecondFactor>("/v1/second-factor/remove", { method: "POST", body }),
    { stale: [key], onDone },
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

function OwnPassword(props: object) {
  const t = useTranslations("secondFactor");
  return (
    <PasswordInput
      label={t("password")}
      autoComplete="current-password"
      required
      visibilityToggleButtonProps={{ "aria-label": t("showPassword") }}
      {...props}
    />
  );
}

function OneCode(props: object) {
  const t = useTranslations("secondFactor");
  return <TextInput label={t("code")} autoComplete="one-time-code" required maxLength={40} {...props} />;
}

function Act({ isBusy, children }: { isBusy: boolean; children: ReactNode }) {
  return (
    <Group justify="flex-end">
      <Button type="submit" variant="default" loading={isBusy}>
        {children}
      </Button>
    </Group>
  );
}

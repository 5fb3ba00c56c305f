"use client";

import { Code, Image, List, Stack, Text } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { z } from "zod";
import { callApi } from "@/components/api";
import { useWrite } from "@/components/use-write";
import type { beginSecondFactor, confirmSecondFactor } from "@/lib/access/second-factor/operations";
import type { Enrolment } from "@/lib/access/second-factor/schema";
import { Act, OneCode, OwnPassword } from "./fields";

/** What of a person's second factor is read. */
export const secondFactorKey = ["second-factor"];

/** Sets up an authenticator: password, picture, first code. `onDone` gets the recovery codes. */
export function Enrol({ onDone }: { onDone: (codes: string[]) => void }) {
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
    { stale: [secondFactorKey], onDone: ({ data }) => onDone(data.recovery_codes) },
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

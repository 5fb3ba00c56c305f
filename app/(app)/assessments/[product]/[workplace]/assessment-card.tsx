"use client";

import { Button, Group, Paper, Stack, Text, Title } from "@mantine/core";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import type { z } from "zod";
import { AssessmentStatusBadge } from "@/components/assessments/assessment-status";
import { ReviewMonthsSelect } from "@/components/assessments/sign-controls";
import { useSignedNotice } from "@/components/assessments/use-signed-notice";
import { type Placement, signAssessment } from "@/components/assessments/write-assessment";
import { Link } from "@/components/link";
import { useStoppable } from "@/components/open-values/use-stoppable";
import { useRights } from "@/components/rights";
import { useColon } from "@/i18n/use-colon";
import { useDates } from "@/i18n/use-dates";
import type { EmkgView, RecessView } from "@/lib/assessments/views/schema";
import { Changes } from "./changes";

type Assessed = z.output<typeof EmkgView> | z.output<typeof RecessView>;
type Props = {
  method: "emkg" | "recess";
  at: Placement;
  assessed: Assessed | null;
  canMake: boolean;
  children: ReactNode;
};

/** One method's assessment: its state, what changed since, and what can be done with it. */
export function AssessmentCard({ method, at, assessed, canMake, children }: Props) {
  const t = useTranslations("assessments");
  const { canWrite } = useRights();
  const path = `/assessments/${at.productId}/${at.workplaceId}/${method}`;
  const make = method === "emkg" ? t("newEmkg") : t("newRecess");
  return (
    <Paper withBorder p="md" component="section" aria-label={t(method)}>
      <Stack>
        <Group justify="space-between">
          <Group gap="xs">
            <Title order={2} size="h4">
              {t(method)}
            </Title>
            <AssessmentStatusBadge status={assessed?.status ?? "missing"} />
          </Group>
          {canWrite && canMake && (
            <Button component={Link} href={path} variant={assessed ? "default" : "filled"} size="sm">
              {assessed ? t("again") : make}
            </Button>
          )}
        </Group>
        {assessed && <Changes changes={assessed.changes} />}
        {children}
        {assessed && <Signature method={method} at={at} assessed={assessed} />}
      </Stack>
    </Paper>
  );
}

function Signature({
  method,
  at,
  assessed,
}: {
  method: "emkg" | "recess";
  at: Placement;
  assessed: Assessed;
}) {
  const t = useTranslations("assessments");
  const colon = useColon();
  const dates = useDates();
  const { canWrite } = useRights();
  const day = (date: string) => dates.longDay(date);
  const by = (name: string | null) => name ?? t("somebody");
  const isDraft = assessed.state === "draft";
  return (
    <Stack gap="xs">
      {assessed.note && (
        <Text size="sm" style={{ whiteSpace: "pre-wrap" }}>
          <Text span fw={600}>
            {t("note")}
            {colon}
          </Text>{" "}
          {assessed.note}
        </Text>
      )}
      <Text size="sm" c="dimmed">
        {isDraft
          ? t("draftBy", { name: by(assessed.assessed_by_name), date: day(assessed.updated_at) })
          : t("signedBy", {
              name: by(assessed.signed_by_name),
              date: day(assessed.signed_at ?? assessed.updated_at),
            })}
        {assessed.review_due && ` · ${t("dueOn", { date: day(assessed.review_due) })}`}
      </Text>
      {isDraft && canWrite && assessed.changes.length === 0 && <SignBox method={method} at={at} />}
    </Stack>
  );
}

function SignBox({ method, at }: { method: "emkg" | "recess"; at: Placement }) {
  const t = useTranslations("assessments");
  const router = useRouter();
  const tell = useSignedNotice();
  const [months, setMonths] = useState(24);
  const sign = useStoppable((count: number, accepted) => signAssessment(at, method, count, accepted), {
    stale: [["assessments"]],
    onDone: (answer) => {
      tell(answer);
      router.refresh();
    },
  });
  return (
    <Group align="flex-end">
      <ReviewMonthsSelect value={months} onChange={setMonths} />
      <Button loading={sign.isPending} onClick={() => sign.mutate(months)}>
        {t("sign")}
      </Button>
      {sign.dialog}
    </Group>
  );
}

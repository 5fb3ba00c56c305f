"use client";

import { Table, Text } from "@mantine/core";
import { useTranslations } from "next-intl";
import type { z } from "zod";
import { useDates } from "@/i18n/use-dates";
import type { PastAssessment } from "@/lib/assessments/views/schema";

/** Earlier versions: superseded ones, and those that went with an earlier placement. */
export function History({ past }: { past: z.output<typeof PastAssessment>[] }) {
  const t = useTranslations("assessments");
  const dates = useDates();
  const day = (date: string) => dates.day(date);
  if (!past.length) return <Text c="dimmed">{t("noHistory")}</Text>;
  return (
    <Table.ScrollContainer minWidth={420}>
      <Table aria-label={t("history")}>
        <Table.Tbody>
          {past.map((one) => (
            <Table.Tr key={one.id}>
              <Table.Td>{t(one.method)}</Table.Td>
              <Table.Td>
                {one.method === "recess"
                  ? one.risk_score
                  : one.overall === null
                    ? t("noLevel")
                    : t("level", { level: one.overall })}
              </Table.Td>
              <Table.Td>
                {one.signed_at
                  ? t("signedBy", { name: one.signed_by_name ?? t("somebody"), date: day(one.signed_at) })
                  : t("draftBy", { name: one.assessed_by_name ?? t("somebody"), date: day(one.updated_at) })}
              </Table.Td>
              <Table.Td>
                {one.removed_at ? `${t("removed")} · ${day(one.removed_at)}` : t("superseded")}
                {one.note && (
                  <Text size="xs" c="dimmed">
                    {one.note}
                  </Text>
                )}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

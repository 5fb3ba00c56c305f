"use client";

import { Alert, List, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { callApi } from "@/components/api";
import { LinkAnchor } from "@/components/link-anchor";
import { ProblemAlert } from "@/components/problem-alert";
import { useLanguage } from "@/i18n/use-language";
import type { getOpinion } from "@/lib/holdings/opinion/operations";

/** Beside a decision nobody reads more; the rest is on the page of the opinion. */
const mostShown = 5;

/** What a second reader would object to most in the sheet of a product that is about to be bought. */
export function WorstFindings({ documentId }: { documentId: string }) {
  const t = useTranslations("procurement");
  const language = useLanguage();
  const read = useQuery({
    queryKey: ["opinion", documentId, language],
    queryFn: ({ signal }) =>
      callApi<typeof getOpinion>(`/v1/sds/${documentId}/opinion?language=${language}`, { signal }),
  });
  if (read.isError) return <ProblemAlert error={read.error} onRetry={() => void read.refetch()} />;
  if (!read.data) return null;
  const findings = read.data.data.findings.filter(({ severity }) => severity !== "note");
  const hasErrors = findings.some(({ severity }) => severity === "error");
  return (
    <Alert color={hasErrors ? "red" : findings.length > 0 ? "orange" : "gray"} title={t("opinion")}>
      {findings.length === 0 && <Text size="sm">{t("noFindings")}</Text>}
      <List size="sm">
        {findings.slice(0, mostShown).map((finding) => (
          <List.Item key={`${finding.code} ${finding.paths.join()} ${finding.found} ${finding.expected}`}>
            {finding.message} <Text span size="xs">{`(${finding.article})`}</Text>
          </List.Item>
        ))}
      </List>
      <LinkAnchor href={`/sheets/${documentId}/opinion`} size="sm">
        {t("allFindings", { count: read.data.data.findings.length })}
      </LinkAnchor>
    </Alert>
  );
}

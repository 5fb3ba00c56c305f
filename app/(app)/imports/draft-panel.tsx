"use client";

import { Alert, Button, Group, Paper, Skeleton, Stack, Text, Title } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ApiProblem, callApi } from "@/components/api";
import { DialogButtons } from "@/components/dialog";
import { ProblemAlert } from "@/components/problem-alert";
import type { getImport, previewImport } from "@/lib/library/imports/operations";
import type { Choices } from "@/lib/library/imports/schema";
import { ColumnChoices } from "./column-choices";
import type { Draft, DraftAnswer } from "./import-answers";
import { ImportOptions } from "./import-options";
import { PreviewPanel } from "./preview-panel";
import { useApply } from "./use-apply";

type Props = { id: string; onLeave: () => void };

/** An uploaded table on its way: what its columns mean, and what importing it would do. */
export function DraftPanel({ id, onLeave }: Props) {
  const t = useTranslations("imports");
  const draft = useQuery({
    queryKey: ["import", id],
    queryFn: ({ signal }) => callApi<typeof getImport>(`/v1/imports/${id}`, { signal }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const found = draft.data?.data;
  const isGone = draft.error instanceof ApiProblem && draft.error.status === 404;
  if (isGone || (found && found.status !== "draft"))
    return (
      <Alert title={isGone ? t("expired") : t("alreadyApplied")}>
        <Button variant="default" onClick={onLeave}>
          {t("another")}
        </Button>
      </Alert>
    );
  if (draft.error) return <ProblemAlert error={draft.error} onRetry={() => void draft.refetch()} />;
  if (!found) return <Skeleton h={300} role="status" aria-label={t("reading")} />;
  return <DraftEditor draft={found} onLeave={onLeave} />;
}

function DraftEditor({ draft, onLeave }: { draft: Draft; onLeave: () => void }) {
  const t = useTranslations("imports");
  const [choices, setChoices] = useState<Choices>(draft.choices);
  const [settled] = useDebouncedValue(choices, 250);
  const client = useQueryClient();
  const preview = useQuery({
    queryKey: ["import", draft.id, "preview", settled],
    queryFn: async ({ signal }) => {
      const path = `/v1/imports/${draft.id}/preview` as const;
      const answer = await callApi<typeof previewImport>(path, { method: "POST", body: settled, signal });
      // Who leaves and comes back finds the columns as they were, as who loads the page anew does
      client.setQueryData<DraftAnswer>(["import", draft.id], { data: { ...draft, choices: settled } });
      return answer;
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const apply = useApply(draft, onLeave);
  const found = preview.data?.data;
  const isCurrent = settled === choices && !preview.isPlaceholderData && !preview.isFetching;
  return (
    <Stack>
      <Group justify="space-between">
        <Text fw={600} style={{ overflowWrap: "anywhere" }}>
          {draft.file_name} · {t("rows", { count: draft.row_count })} · {t(`kinds.${draft.kind}`)}
        </Text>
        <Button variant="default" size="xs" onClick={onLeave}>
          {t("another")}
        </Button>
      </Group>
      <Paper withBorder p="md" component="section" aria-labelledby="import-columns">
        <Stack>
          <Title order={2} size="h4" id="import-columns">
            {t("columnsTitle")}
          </Title>
          <Text size="sm" c="dimmed">
            {t("columnsLead")}
          </Text>
          <ColumnChoices
            draft={draft}
            mapping={choices.mapping}
            onChange={(mapping) => setChoices({ ...choices, mapping })}
          />
          <ImportOptions kind={draft.kind} choices={choices} onChange={setChoices} />
        </Stack>
      </Paper>
      <Paper withBorder p="md" component="section" aria-labelledby="import-preview">
        <Stack>
          <Title order={2} size="h4" id="import-preview">
            {t("previewTitle")}
          </Title>
          {preview.error && <ProblemAlert error={preview.error} onRetry={() => void preview.refetch()} />}
          {!found && !preview.error && <Skeleton h={120} role="status" aria-label={t("previewing")} />}
          {found && <PreviewPanel preview={found} draft={draft} />}
          {found && (
            <DialogButtons onCancel={onLeave}>
              <Button
                disabled={!found.may_apply || !isCurrent || apply.isPending}
                loading={apply.isPending}
                onClick={() => apply.mutate(choices)}
              >
                {t("apply", { count: draft.row_count - (found.may_apply ? found.faulty_rows : 0) })}
              </Button>
            </DialogButtons>
          )}
        </Stack>
      </Paper>
    </Stack>
  );
}

"use client";

import { Alert, Button, Grid, Group, Stack, Text } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ApiProblem, callApi } from "@/components/api";
import { madeFile } from "@/components/made-file";
import { type Acceptance, stoppedSheets } from "@/components/open-values/stop";
import { StoppedNotice } from "@/components/open-values/stopped-notice";
import { PdfPreview } from "@/components/pdf-preview";
import { printFile } from "@/components/print-file";
import { ProblemAlert } from "@/components/problem-alert";
import { saveBlob } from "@/components/save-file";
import { useKeptChoice } from "@/components/use-kept-choice";
import type { getClpLabelNotes } from "@/lib/printing/made/operations";
import { ChosenSheets } from "./chosen-sheets";
import { type ChosenSheet, emptyBatch, type LabelChoice, labelQuery } from "./label-choice";
import { LabelForm } from "./label-form";
import { LabelNotes } from "./label-notes";
import { SheetCode } from "./sheet-code";

type Props = {
  sheets: ChosenSheet[];
  firstChoice: LabelChoice;
  /** Whether sheets are added and removed here. */
  isBatch: boolean;
};

/** Labels as they will be printed, beside what one may choose for them. */
export function LabelDesigner({ sheets: first, firstChoice, isBatch }: Props) {
  const t = useTranslations("made");
  const [sheets, setSheets] = useState(first);
  const [choice, change] = useKeptChoice("labels", firstChoice);
  const [batch, setBatch] = useState(emptyBatch);
  const [query] = useDebouncedValue(labelQuery(sheets, choice, batch), 300);
  const [accepted, setAccepted] = useState<{ sheets: string[]; as: Acceptance } | null>(null);
  const isEmpty = sheets.length === 0;
  // What was accepted of some sheets says nothing of one that is added.
  const acceptance = sheets.every(({ id }) => accepted?.sheets.includes(id)) ? accepted?.as : undefined;
  const notes = useQuery({
    queryKey: ["label-notes", query],
    queryFn: ({ signal }) => callApi<typeof getClpLabelNotes>(`/v1/labels/notes?${query}`, { signal }),
    placeholderData: keepPreviousData,
    enabled: !isEmpty,
    retry: false,
  });
  const fits = notes.data?.data.every(({ does_not_fit }) => does_not_fit === null) ?? false;
  const labels = useQuery({
    queryKey: ["labels", query, acceptance],
    queryFn: ({ signal }) => madeFile(`/v1/labels?${query}${queryOf(acceptance)}`, { signal }),
    placeholderData: keepPreviousData,
    enabled: !isEmpty && fits && !notes.isPlaceholderData,
    retry: false,
    gcTime: 30_000,
  });
  const isReady = !isEmpty && fits && labels.data !== undefined && !labels.isPlaceholderData;
  const stopped = stoppedSheets(labels.error);
  const problem = notes.error ?? (stopped.length > 0 ? null : labels.error);

  return (
    <Grid gap="lg">
      <Grid.Col span={{ base: 12, lg: 5, xl: 4 }}>
        <Stack>
          <ChosenSheets sheets={sheets} onChange={setSheets} isBatch={isBatch} />
          <LabelForm choice={choice} onChange={change} batch={batch} onBatch={setBatch} />
          {!isBatch && choice.qr && sheets[0] && (
            <SheetCode sdsId={sheets[0].id} madeAt={labels.dataUpdatedAt} />
          )}
        </Stack>
      </Grid.Col>
      <Grid.Col span={{ base: 12, lg: 7, xl: 8 }}>
        <Stack pos={{ lg: "sticky" }} top={72}>
          <Group>
            <Button
              disabled={!isReady}
              onClick={() => labels.data && printFile(labels.data.file, t("print"))}
            >
              {t("print")}
            </Button>
            <Button
              variant="default"
              disabled={!isReady}
              onClick={() => labels.data && saveBlob(labels.data.file, labels.data.name)}
            >
              {t("downloadPdf")}
            </Button>
          </Group>
          {stopped.length > 0 && (
            <StoppedNotice
              sheets={stopped}
              onAccept={(as) => setAccepted({ as, sheets: sheets.map(({ id }) => id) })}
            />
          )}
          {problem && <RefusalOf error={problem} onRetry={() => void notes.refetch()} />}
          {notes.data && !isEmpty && <LabelNotes notes={notes.data.data} choice={choice} onChange={change} />}
          {!isEmpty && (fits || notes.isLoading) && stopped.length === 0 && (
            <PdfPreview
              file={labels.data?.file}
              label={t("preview")}
              isBusy={labels.isFetching || notes.isFetching}
            />
          )}
        </Stack>
      </Grid.Col>
    </Grid>
  );
}

function queryOf(accepted: Acceptance | undefined): string {
  return accepted ? `&accept_open=true&reason=${encodeURIComponent(accepted.reason)}` : "";
}

/** What was typed and cannot be (a size out of range) is said as it is; other failures can be tried again. */
function RefusalOf({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (!(error instanceof ApiProblem) || error.status !== 422)
    return <ProblemAlert error={error} onRetry={onRetry} />;
  return (
    <Alert color="yellow" role="alert">
      <Text size="sm">{error.message}</Text>
    </Alert>
  );
}

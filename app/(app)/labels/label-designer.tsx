"use client";

import { Alert, Button, Grid, Group, Stack, Text } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ApiProblem, callApi } from "@/components/api";
import { madeFile } from "@/components/made-file";
import { PdfPreview } from "@/components/pdf-preview";
import { printFile } from "@/components/print-file";
import { ProblemAlert } from "@/components/problem-alert";
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
  const isEmpty = sheets.length === 0;
  const notes = useQuery({
    queryKey: ["label-notes", query],
    queryFn: ({ signal }) => callApi<typeof getClpLabelNotes>(`/v1/labels/notes?${query}`, { signal }),
    placeholderData: keepPreviousData,
    enabled: !isEmpty,
    retry: false,
  });
  const fits = notes.data?.data.every(({ does_not_fit }) => does_not_fit === null) ?? false;
  const labels = useQuery({
    queryKey: ["labels", query],
    queryFn: ({ signal }) => madeFile(`/v1/labels?${query}`, { signal }),
    placeholderData: keepPreviousData,
    enabled: !isEmpty && fits && !notes.isPlaceholderData,
    retry: false,
    gcTime: 30_000,
  });
  const isReady = !isEmpty && fits && labels.data !== undefined && !labels.isPlaceholderData;
  const problem = notes.error ?? labels.error;

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
            <Button disabled={!isReady} onClick={() => labels.data && printFile(labels.data, t("print"))}>
              {t("print")}
            </Button>
            <Button
              component="a"
              variant="default"
              href={isReady ? `/v1/labels?${query}` : undefined}
              download
              data-disabled={!isReady || undefined}
              aria-disabled={!isReady}
            >
              {t("downloadPdf")}
            </Button>
          </Group>
          {problem && <RefusalOf error={problem} onRetry={() => void notes.refetch()} />}
          {notes.data && !isEmpty && <LabelNotes notes={notes.data.data} choice={choice} onChange={change} />}
          {!isEmpty && fits && (
            <PdfPreview
              file={labels.data}
              label={t("preview")}
              isBusy={labels.isFetching || notes.isFetching}
            />
          )}
        </Stack>
      </Grid.Col>
    </Grid>
  );
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

"use client";

import { Alert, Anchor, Box, Button, Grid, Group, Loader, Skeleton, Stack, Text, Title } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import type { z } from "zod";
import { callApi } from "@/components/api";
import { DocumentStatusBadge } from "@/components/document-status";
import { HazardsWarning } from "@/components/hazards-warning";
import { Link } from "@/components/link";
import { LazyPdfViewer } from "@/components/pdf-viewer/lazy-pdf-viewer";
import { useScannedWords } from "@/components/pdf-viewer/use-scanned-words";
import { Pictograms } from "@/components/pictograms";
import { ProblemAlert } from "@/components/problem-alert";
import { ReadingProgress } from "@/components/reading-progress";
import { RemoveButton } from "@/components/remove-button";
import { ReviewBadge } from "@/components/review-badge";
import { SheetParts } from "@/components/sheet-parts";
import { SignalWord } from "@/components/signal-word";
import { useDates } from "@/i18n/use-dates";
import type { getDocument, getSections, updateDocument } from "@/lib/holdings/documents/operations";
import type { SdsDocumentDetail } from "@/lib/holdings/documents/schema";
import type { HazardState } from "@/lib/sheet/hazard-states";
import { ReplaceButton } from "./replace-button";
import { SheetData } from "./sheet-data";
import { SupersededNotice } from "./superseded-notice";

type Detail = z.output<typeof SdsDocumentDetail>;
type Props = {
  first: Detail;
  hazards: HazardState | null;
  productId: string | null;
  /** When the oldest letter to the supplier was written that is without an answer. */
  openLetter: string | null;
  canWrite: boolean;
};

/** A sheet beside what was read in it; while it is being read the screen looks again by itself. */
export function SheetScreen({ first, hazards, productId, openLetter, canWrite }: Props) {
  const client = useQueryClient();
  const { pages, lit, setLit, show } = useLitPlace();
  const sheet = useQuery({
    queryKey: ["sheet", first.id],
    queryFn: ({ signal }) => callApi<typeof getDocument>(`/v1/sds/${first.id}`, { signal }),
    initialData: { data: first },
    refetchInterval: ({ state }) => (state.data?.data.status === "processing" ? 1_500 : false),
  }).data.data;
  const scanned = useScannedWords(first.id, sheet.status === "completed");
  useRefreshOnceRead(sheet, first);
  const sections = useQuery({
    queryKey: ["sheet-sections", first.id, sheet.status, sheet.updated_at],
    queryFn: ({ signal }) =>
      callApi<typeof getSections>(`/v1/sds/${first.id}/sections?include=sources`, { signal }),
    enabled: sheet.status === "completed",
  });
  const again = useMutation({
    mutationFn: () =>
      callApi<typeof updateDocument>(`/v1/sds/${first.id}`, {
        method: "PATCH",
        body: { status: "processing" },
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: ["sheet", first.id] }),
  });
  return (
    <Stack>
      <SheetHead sheet={sheet} productId={productId} canWrite={canWrite} />
      {sheet.superseded_by && <SupersededNotice laterHref={`/sheets/${sheet.superseded_by}`} />}
      {sheet.status === "completed" && <HazardsWarning hazards={hazards} />}
      {openLetter && <OpenLetter sheetId={sheet.id} since={openLetter} />}
      <Grid gap="md">
        <Grid.Col span={{ base: 12, lg: 6 }} order={{ base: 2, lg: 1 }}>
          <Box ref={pages} h={{ base: "75dvh", lg: "calc(100dvh - 170px)" }} pos={{ lg: "sticky" }} top={72}>
            <LazyPdfViewer
              url={`/v1/sds/${first.id}/download`}
              name={sheet.file_name}
              firstPage={sheet.page_from}
              marks={sections.data?.sources}
              lit={lit}
              onPick={setLit}
              scanned={scanned}
            />
          </Box>
        </Grid.Col>
        <Grid.Col span={{ base: 12, lg: 6 }} order={{ base: 1, lg: 2 }}>
          {sheet.status === "processing" && <Reading sheetId={sheet.id} />}
          {sheet.status === "failed" && <Failed sheet={sheet} onRetry={canWrite ? again.mutate : null} />}
          {sections.isLoading && <Skeleton h={480} />}
          {sections.isError && (
            <ProblemAlert error={sections.error} onRetry={() => void sections.refetch()} />
          )}
          {sheet.status === "completed" && sections.data && (
            <SheetData
              sheet={sheet}
              sections={sections.data.data}
              sources={sections.data.sources ?? []}
              lit={lit}
              onPick={show}
            />
          )}
        </Grid.Col>
      </Grid>
    </Stack>
  );
}

/** The value whose place is lit. Where the pages lie below the values, on a phone, they come into sight with it. */
function useLitPlace() {
  const pages = useRef<HTMLDivElement>(null);
  const [lit, setLit] = useState<string | null>(null);
  function show(path: string) {
    setLit(path);
    const isBelow = (pages.current?.getBoundingClientRect().top ?? 0) > window.innerHeight / 2;
    if (isBelow) pages.current?.scrollIntoView({ block: "nearest" });
  }
  return { pages, lit, setLit, show };
}

/** Whether the hazards are known comes with the page: it is asked for anew when the reading ends before one's eyes. */
function useRefreshOnceRead(sheet: Detail, first: Detail): void {
  const router = useRouter();
  const isNewlyRead = sheet.status === "completed" && sheet.updated_at > first.updated_at;
  useEffect(() => {
    if (isNewlyRead) router.refresh();
  }, [isNewlyRead, router]);
}

type HeadProps = { sheet: Detail; productId: string | null; canWrite: boolean };

function SheetHead({ sheet, productId, canWrite }: HeadProps) {
  const t = useTranslations("sheet");
  const labels = useTranslations("labels");
  const cards = useTranslations("safetyCard");
  const review = useTranslations("review");
  const opinion = useTranslations("opinion");
  return (
    <Stack gap="xs">
      <Group gap="md">
        <Anchor component={Link} href="/sheets" size="sm">
          {t("back")}
        </Anchor>
        {productId && (
          <Anchor component={Link} href={`/products/${productId}`} size="sm">
            {review("toProduct")}
          </Anchor>
        )}
      </Group>
      <Group justify="space-between">
        <Group gap="sm">
          <Title order={1} size="h2">
            {sheet.product_name ?? sheet.file_name}
          </Title>
          <SignalWord word={sheet.signal_word} />
          <Pictograms codes={sheet.ghs_pictograms} size={36} />
        </Group>
        <Group gap="sm">
          <DocumentStatusBadge status={sheet.status} />
          {sheet.status === "completed" && (
            <>
              <ReviewBadge state={sheet.review_state} />
              <Button component={Link} href={`/sheets/${sheet.id}/review`} size="xs">
                {review("open")}
              </Button>
              <Button component={Link} href={`/sheets/${sheet.id}/opinion`} variant="default" size="xs">
                {opinion("open")}
              </Button>
              <Button component={Link} href={`/sheets/${sheet.id}/label`} variant="default" size="xs">
                {labels("open")}
              </Button>
              <Button component={Link} href={`/sheets/${sheet.id}/safety-card`} variant="default" size="xs">
                {cards("open")}
              </Button>
            </>
          )}
          <Button component="a" href={`/v1/sds/${sheet.id}/download`} variant="default" size="xs">
            {t("download")}
          </Button>
          {canWrite && (
            <RemoveButton kind="sheet" id={sheet.id} name={sheet.product_name ?? sheet.file_name} />
          )}
        </Group>
      </Group>
      <SheetParts sheet={sheet} />
    </Stack>
  );
}

function OpenLetter({ sheetId, since }: { sheetId: string; since: string }) {
  const t = useTranslations("letters");
  const dates = useDates();
  const date = dates.day(since);
  return (
    <Anchor component={Link} href={`/sheets/${sheetId}/opinion`} size="sm">
      {t("openOne", { date })}
    </Anchor>
  );
}

function Reading({ sheetId }: { sheetId: string }) {
  const t = useTranslations("sheet");
  return (
    <Stack>
      <Group role="status">
        <Loader size="sm" />
        <Text>{t("reading")}</Text>
      </Group>
      <ReadingProgress sheetId={sheetId} />
    </Stack>
  );
}

function Failed({ sheet, onRetry }: { sheet: Detail; onRetry: (() => void) | null }) {
  const t = useTranslations("sheet");
  const reasons = useTranslations("refusals");
  const [code, detail] = Object.entries(sheet.errors)[0] ?? ["", ""];
  return (
    <Alert color="red" title={t("failed")}>
      <Stack align="flex-start" gap="xs">
        <Text size="sm">{reasons.has(code) ? reasons(code) : detail}</Text>
        {onRetry && (
          <Group gap="xs">
            <ReplaceButton id={sheet.id} />
            <Button size="xs" variant="default" onClick={onRetry}>
              {t("readAgain")}
            </Button>
            <Button component={Link} href={`/sheets/${sheet.id}/review`} size="xs" variant="default">
              {t("byHand")}
            </Button>
          </Group>
        )}
      </Stack>
    </Alert>
  );
}

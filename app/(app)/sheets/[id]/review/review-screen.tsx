"use client";

import { Anchor, Button, Group, Loader, SegmentedControl, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import type { z } from "zod";
import { callApi } from "@/components/api";
import { Link } from "@/components/link";
import { isUnder } from "@/components/pdf-viewer/is-under";
import { LazyPdfViewer } from "@/components/pdf-viewer/lazy-pdf-viewer";
import type { Mark } from "@/components/pdf-viewer/marks";
import { useScannedWords } from "@/components/pdf-viewer/use-scanned-words";
import { ProblemAlert } from "@/components/problem-alert";
import type { getSections } from "@/lib/holdings/documents/operations";
import type { SdsDocumentDetail } from "@/lib/holdings/documents/schema";
import { sectionKey } from "@/lib/sheet/section-keys";
import type { Choices } from "./choices";
import { Key } from "./key";
import { ReleaseBar } from "./release-bar";
import classes from "./review.module.css";
import { type Review, sectionOf } from "./review-values";
import { useReview } from "./use-review";
import { useReviewing } from "./use-reviewing";
import { ValueCard } from "./value-card";

type Detail = z.output<typeof SdsDocumentDetail>;
type Props = { sheet: Detail; productId: string | null; choices: Choices; canWrite: boolean };

/** The page on one side, the values that health may hang on on the other; doubts first. */
export function ReviewScreen(props: Props) {
  const { sheet } = props;
  const t = useTranslations("review");
  const acts = useReview(sheet.id);
  const { review } = acts;
  return (
    <Stack gap="xs" className={classes.screen}>
      <Group gap="sm" justify="space-between">
        <Group gap="sm">
          <Title order={1} size="h3">
            {t("title", { name: sheet.product_name ?? sheet.file_name })}
          </Title>
          <Anchor component={Link} href={`/sheets/${sheet.id}`} size="sm">
            {t("toSheet")}
          </Anchor>
          {props.productId && (
            <Anchor component={Link} href={`/products/${props.productId}`} size="sm">
              {t("toProduct")}
            </Anchor>
          )}
        </Group>
      </Group>
      {review.isError && <ProblemAlert error={review.error} onRetry={() => void review.refetch()} />}
      {review.isPending && <Loader size="sm" role="status" aria-label={t("loading")} />}
      {review.data && <Reviewing {...props} review={review.data.data} acts={acts} />}
    </Stack>
  );
}

type ReviewingProps = Props & { review: Review; acts: ReturnType<typeof useReview> };

function Reviewing({ sheet, choices, canWrite, review, acts }: ReviewingProps) {
  const t = useTranslations("review");
  const reviewing = useReviewing(review, acts, canWrite);
  const { parts, active, isEditing, drawn, view } = reviewing;
  const places = usePlaces(sheet.id, review);
  const scanned = useScannedWords(sheet.id, sheet.status === "completed");
  const texts = useMemo(() => new Map(choices.statements.map(({ code, text }) => [code, text])), [choices]);
  const byPath = new Map(review.values.map((value) => [value.path, value]));
  return (
    <>
      <ReleaseBar
        review={review}
        canWrite={canWrite}
        isBusy={acts.release.isPending || acts.withdraw.isPending}
        isAsking={reviewing.isAsking}
        onAsk={reviewing.setAsking}
        onRelease={reviewing.release}
        onWithdraw={() => acts.withdraw.mutate()}
      />
      <SegmentedControl
        className={classes.turns}
        aria-label={t("view")}
        value={view}
        onChange={(chosen) => reviewing.setView(chosen === "page" ? "page" : "values")}
        data={[
          { value: "values", label: t("values") },
          { value: "page", label: t("page") },
        ]}
      />
      <div className={classes.panes} data-view={view}>
        <div className={classes.page}>
          <LazyPdfViewer
            url={`/v1/sds/${sheet.id}/download`}
            name={sheet.file_name}
            firstPage={sheet.page_from}
            marks={places.marks}
            lit={active}
            litPage={places.pageOf(active)}
            onPick={(path) => {
              const picked = review.values.find((value) => isUnder(path, value.path));
              if (picked && !isEditing) reviewing.activate(picked.path);
            }}
            onDrawn={isEditing ? reviewing.take : null}
            scanned={scanned}
          />
        </div>
        <section className={classes.values} data-scroller aria-label={t("values")} tabIndex={-1}>
          {canWrite && (
            <Group gap="xs">
              <Text size="xs" c="dimmed" visibleFrom="sm">
                {t("keysHint")} <Key>?</Key>
              </Text>
              <Button size="compact-xs" variant="subtle" disabled={!acts.canUndo} onClick={reviewing.undo}>
                {t("undo")}
              </Button>
            </Group>
          )}
          {parts.map(({ group, paths }) => (
            <section key={group} aria-label={t(`groups.${group}`, { count: paths.length })}>
              <Title order={2} size="h6" mt="sm" mb={4}>
                {t(`groups.${group}`, { count: paths.length })}
              </Title>
              <ul className={classes.cards}>
                {paths
                  .flatMap((path) => byPath.get(path) ?? [])
                  .map((value) => (
                    <ValueCard
                      key={value.path}
                      value={value}
                      choices={choices}
                      texts={texts}
                      canWrite={canWrite}
                      isActive={value.path === active}
                      isEditing={value.path === active && isEditing}
                      drawn={drawn}
                      onActivate={() => reviewing.activate(value.path)}
                      onConfirm={reviewing.confirm}
                      onEdit={reviewing.edit}
                      onDeny={reviewing.deny}
                      onSave={reviewing.save}
                      onCancel={reviewing.cancel}
                    />
                  ))}
              </ul>
            </section>
          ))}
        </section>
      </div>
    </>
  );
}

/** Where values stand on the pages; of one without a place the page on which its section begins. */
function usePlaces(sheetId: string, review: Review) {
  const sections = useQuery({
    queryKey: ["sheet-sections", sheetId, "places"],
    queryFn: ({ signal }) =>
      callApi<typeof getSections>(`/v1/sds/${sheetId}/sections?include=sources`, { signal }),
  }).data;
  const marks = useMemo<Mark[]>(() => {
    const sources = sections?.sources ?? [];
    const others = review.values.flatMap(({ path, source }) =>
      source && source !== "xml" && !sources.some((mark) => isUnder(mark.path, path))
        ? [{ path, ...source }]
        : [],
    );
    return [...sources, ...others];
  }, [sections, review]);
  const pageOf = (path: Review["values"][number]["path"] | null) =>
    (path && sections?.data[sectionKey(sectionOf(path))]?.page) ?? null;
  return { marks, pageOf };
}

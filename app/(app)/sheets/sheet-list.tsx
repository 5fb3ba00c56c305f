"use client";

import { Group, Pagination, SegmentedControl, Skeleton, Stack, Text, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { parseAsInteger, parseAsString, parseAsStringLiteral, useQueryStates } from "nuqs";
import { useState } from "react";
import { callApi } from "@/components/api";
import { ProblemAlert } from "@/components/problem-alert";
import type { listDocuments } from "@/lib/holdings/documents/operations";
import { SheetBulkBar } from "./sheet-bulk-bar";
import { SheetTable } from "./sheet-table";
import type { Sheet } from "./use-sheet-actions";

const states = ["all", "processing", "completed", "failed", "archived"] as const;
const perPage = 25;

type View = ReturnType<typeof useSheetView>[0];
type SetView = ReturnType<typeof useSheetView>[1];

/** The team's sheets, newest first; looks again by itself while any is being read. */
export function SheetList() {
  const t = useTranslations("sheets");
  const [view, setView] = useSheetView();
  const [query] = useDebouncedValue(view.q, 250);
  const sheets = useSheets({ ...view, q: query });
  const total = sheets.data?.meta.total ?? 0;
  const [chosen, setChosen] = useState<ReadonlyMap<string, Sheet>>(new Map());
  return (
    <Stack component="section" aria-label={t("list")}>
      <Filters view={view} setView={setView} />
      <SheetBulkBar chosen={[...chosen.values()]} onClear={() => setChosen(new Map())} />
      {sheets.isError && <ProblemAlert error={sheets.error} onRetry={() => void sheets.refetch()} />}
      {sheets.isPending && <Skeleton h={240} role="status" aria-label={t("loading")} />}
      {sheets.data && total === 0 && (
        <Text c="dimmed" ta="center" py="xl">
          {query || view.status !== "all" ? t("noMatch") : t("empty")}
        </Text>
      )}
      {sheets.data && total > 0 && (
        <SheetTable
          sheets={sheets.data.data}
          isWhole={total <= perPage}
          chosen={chosen}
          onChoose={setChosen}
        />
      )}
      {total > perPage && <Pages view={view} setView={setView} total={total} />}
    </Stack>
  );
}

function useSheetView() {
  return useQueryStates({
    q: parseAsString.withDefault(""),
    status: parseAsStringLiteral(states).withDefault("all"),
    page: parseAsInteger.withDefault(1),
  });
}

function useSheets(view: View) {
  return useQuery({
    queryKey: ["sheets", view.q, view.status, view.page],
    queryFn: ({ signal }) => callApi<typeof listDocuments>(`/v1/sds?${searchOf(view)}`, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.data.some(({ status }) => status === "processing") ? 1_500 : 15_000,
  });
}

function Filters({ view, setView }: { view: View; setView: SetView }) {
  const t = useTranslations("sheets");
  return (
    <Group justify="space-between">
      <TextInput
        type="search"
        aria-label={t("search")}
        placeholder={t("search")}
        value={view.q}
        onChange={(event) => void setView({ q: event.currentTarget.value, page: 1 })}
        w={{ base: "100%", sm: 320 }}
      />
      <SegmentedControl
        size="xs"
        aria-label={t("filter")}
        value={view.status}
        maw="100%"
        style={{ flexWrap: "wrap" }}
        onChange={(value) =>
          void setView({ status: states.find((state) => state === value) ?? "all", page: 1 })
        }
        data={states.map((state) => ({ value: state, label: t(`state.${state}`) }))}
      />
    </Group>
  );
}

function Pages({ view, setView, total }: { view: View; setView: SetView; total: number }) {
  const t = useTranslations("sheets");
  return (
    <Group justify="space-between">
      <Text size="sm" c="dimmed">
        {t("total", { total })}
      </Text>
      <Pagination
        value={view.page}
        total={Math.ceil(total / perPage)}
        onChange={(page) => void setView({ page })}
        getControlProps={(control) => ({ "aria-label": t(control) })}
      />
    </Group>
  );
}

function searchOf(view: View): URLSearchParams {
  const search = new URLSearchParams({ page: String(view.page), per_page: String(perPage) });
  if (view.q.trim()) search.set("query", view.q.trim());
  if (view.status === "archived") search.set("archived", "true");
  else if (view.status !== "all") search.set("status", view.status);
  return search;
}

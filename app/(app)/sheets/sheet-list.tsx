"use client";

import { Group, Pagination, SegmentedControl, Skeleton, Stack, Table, Text, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { parseAsInteger, parseAsString, parseAsStringLiteral, useQueryStates } from "nuqs";
import { z } from "zod";
import { callApi } from "@/components/api";
import { ProblemAlert } from "@/components/problem-alert";
import { SdsDocument } from "@/lib/documents/schema";
import { PageMeta } from "@/lib/operations/values";
import { SheetRow } from "./sheet-row";

const Sheets = z.object({ meta: PageMeta, data: z.array(SdsDocument) });
const states = ["all", "processing", "completed", "failed"] as const;
const perPage = 25;

/** The team's sheets, newest first; looks again by itself while any is being read. */
export function SheetList() {
  const t = useTranslations("sheets");
  const [view, setView] = useQueryStates({
    q: parseAsString.withDefault(""),
    status: parseAsStringLiteral(states).withDefault("all"),
    page: parseAsInteger.withDefault(1),
  });
  const [query] = useDebouncedValue(view.q, 250);
  const sheets = useQuery({
    queryKey: ["sheets", query, view.status, view.page],
    queryFn: ({ signal }) => callApi(Sheets, `/v1/sds?${searchOf({ ...view, q: query })}`, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.data.some(({ status }) => status === "processing") ? 1_500 : 15_000,
  });
  const total = sheets.data?.meta.total ?? 0;

  return (
    <Stack component="section" aria-label={t("list")}>
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
          onChange={(value) =>
            void setView({ status: states.find((state) => state === value) ?? "all", page: 1 })
          }
          data={states.map((state) => ({ value: state, label: t(`state.${state}`) }))}
        />
      </Group>
      {sheets.isError && <ProblemAlert error={sheets.error} onRetry={() => void sheets.refetch()} />}
      {sheets.isPending && <Skeleton h={240} role="status" aria-label={t("loading")} />}
      {sheets.data && total === 0 && (
        <Text c="dimmed" ta="center" py="xl">
          {query || view.status !== "all" ? t("noMatch") : t("empty")}
        </Text>
      )}
      {sheets.data && total > 0 && (
        <Table.ScrollContainer minWidth={0}>
          <Table highlightOnHover verticalSpacing="sm">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t("product")}</Table.Th>
                <Table.Th visibleFrom="sm">{t("hazards")}</Table.Th>
                <Table.Th visibleFrom="md">{t("cas")}</Table.Th>
                <Table.Th visibleFrom="md">{t("revision")}</Table.Th>
                <Table.Th>{t("status")}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {sheets.data.data.map((sheet) => (
                <SheetRow key={sheet.id} sheet={sheet} />
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
      {total > perPage && (
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
      )}
    </Stack>
  );
}

function searchOf(view: { q: string; status: (typeof states)[number]; page: number }): URLSearchParams {
  const search = new URLSearchParams({ page: String(view.page), per_page: String(perPage) });
  if (view.q.trim()) search.set("query", view.q.trim());
  if (view.status !== "all") search.set("status", view.status);
  return search;
}

"use client";

import { Group, Pagination, Skeleton, Stack, Text, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { parseAsInteger, parseAsString, useQueryStates } from "nuqs";
import { callApi } from "@/components/api";
import { ProblemAlert } from "@/components/problem-alert";
import type { searchCatalogue } from "@/lib/library/catalogue/operations";
import { CatalogueRow } from "./catalogue-row";

const size = 25;

/** Sheets that teams share; one press adds one to the library. */
export function CatalogueSearch() {
  const t = useTranslations("catalogue");
  const [view, setView] = useQueryStates({
    q: parseAsString.withDefault(""),
    page: parseAsInteger.withDefault(1),
  });
  const [query] = useDebouncedValue(view.q.trim(), 250);
  const found = useQuery({
    queryKey: ["catalogue", query, view.page],
    queryFn: ({ signal }) =>
      callApi<typeof searchCatalogue>("/v1/catalogue/search", {
        method: "POST",
        body: { query, page: view.page, size },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
  const total = found.data?.meta.total ?? 0;
  return (
    <Stack component="section" aria-label={t("title")}>
      <Group>
        <TextInput
          type="search"
          aria-label={t("search")}
          placeholder={t("search")}
          value={view.q}
          onChange={(event) => void setView({ q: event.currentTarget.value, page: 1 })}
          w={{ base: "100%", sm: 420 }}
        />
        <Text size="sm" c="dimmed" role="status">
          {found.data && t("total", { total })}
        </Text>
      </Group>
      {found.isError && <ProblemAlert error={found.error} onRetry={() => void found.refetch()} />}
      {found.isPending && <Skeleton h={200} />}
      {found.data && total === 0 && <Text c="dimmed">{query ? t("noMatch") : t("empty")}</Text>}
      <Stack component="ul" gap="xs" p={0} m={0} style={{ listStyle: "none" }}>
        {found.data?.data.map((hit) => (
          <CatalogueRow key={hit.document_id} hit={hit} />
        ))}
      </Stack>
      {total > size && (
        <Pagination
          total={Math.ceil(total / size)}
          value={view.page}
          onChange={(page) => void setView({ page })}
          getControlProps={(control) => ({ "aria-label": t(control) })}
        />
      )}
    </Stack>
  );
}

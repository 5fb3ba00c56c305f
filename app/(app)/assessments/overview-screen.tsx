"use client";

import { Group, Loader, Pagination, Stack, Text } from "@mantine/core";
import { useTranslations } from "next-intl";
import { ProblemAlert } from "@/components/problem-alert";
import { OverviewFilters } from "./overview-filters";
import { OverviewMatrix } from "./overview-matrix";
import { useOverview } from "./use-overview";

/** Products × workplaces of the team: what is missing, overdue or to review. */
export function OverviewScreen() {
  const t = useTranslations("assessments");
  const { filter, setFilter, query } = useOverview();
  const { data } = query;
  const isFiltered = Boolean(filter.query || filter.workplace || filter.status);
  const pages = data ? Math.ceil(data.meta.total / data.meta.size) : 0;
  return (
    <Stack>
      <OverviewFilters filter={filter} setFilter={setFilter} counts={data?.counts ?? null} />
      {query.isPending && <Loader role="status" aria-label={t("loading")} />}
      {query.error && <ProblemAlert error={query.error} onRetry={() => void query.refetch()} />}
      {data && data.data.length === 0 && <Text>{isFiltered ? t("noMatch") : t("none")}</Text>}
      {data && data.data.length > 0 && <OverviewMatrix overview={data} />}
      {pages > 1 && (
        <Group component="nav" aria-label={t("pages")}>
          <Pagination
            total={pages}
            value={Math.min(filter.page, pages)}
            onChange={(page) => void setFilter({ page })}
            getItemProps={(page) => ({ "aria-label": `${t("pages")} ${page}` })}
            withControls={false}
          />
        </Group>
      )}
    </Stack>
  );
}

"use client";

import { Box, Group, Text } from "@mantine/core";
import { useDebouncedValue, useDisclosure, useMediaQuery } from "@mantine/hooks";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { ProblemAlert } from "@/components/problem-alert";
import { useColumnCatalogue } from "./column-catalogue";
import { FacetPanel } from "./facet-panel";
import { FilterChips } from "./filter-chips";
import type { FirstPage } from "./first-page";
import { GridHead } from "./grid-head";
import classes from "./library.module.css";
import { LibraryEmpty } from "./library-empty";
import { LibraryToolbar } from "./library-toolbar";
import { type ListRequest, requestOf } from "./list-request";
import { ProductGrid } from "./product-grid";
import { QuickFilters } from "./quick-filters";
import { useLabels } from "./use-labels";
import { useLibraryTable } from "./use-library-table";
import { useFirstPage } from "./use-product-rows";
import { useSelection } from "./use-selection";
import { type LibraryView, useLibraryView } from "./view";

// Fetched when they are shown: the list comes first.
const BulkBar = dynamic(() => import("./bulk-bar").then((file) => file.BulkBar), { ssr: false });
const Preview = dynamic(() => import("./preview").then((file) => file.Preview), { ssr: false });
const LibraryDrawers = dynamic(() => import("./library-drawers").then((file) => file.LibraryDrawers), {
  ssr: false,
});

type Props = { sent: FirstPage | null };

/** Facets, the list and the preview side by side; on a narrow screen the outer two are drawers. */
export function Library({ sent }: Props) {
  const t = useTranslations("products");
  const state = useLibrary(sent);
  const { view, setView, head, total, selection } = state;
  const isWide = useMediaQuery("(min-width: 75em)", true) ?? true;
  const [filtersOpen, filterDrawer] = useDisclosure(false);
  return (
    <Box className={classes.screen}>
      <LibraryToolbar
        table={state.table}
        view={view}
        setView={setView}
        request={state.request}
        selection={selection}
        total={head.data ? total : null}
        onFilters={isWide ? undefined : filterDrawer.open}
      />
      <Group gap="sm">
        <QuickFilters view={view} setView={setView} />
        <FilterChips view={view} setView={setView} />
      </Group>
      {selection.count > 0 && (
        <BulkBar selection={selection} total={total} showsArchived={showsArchived(view)} />
      )}
      {head.isError && <ProblemAlert error={head.error} onRetry={() => void head.refetch()} />}
      <Panes state={state} isWide={isWide} />
      <Text className={classes.hint} size="xs" c="dimmed" visibleFrom="md">
        {t("keysHint")}
      </Text>
      {!isWide && (
        <LibraryDrawers
          view={view}
          setView={setView}
          request={state.request}
          areFiltersOpen={filtersOpen}
          onCloseFilters={filterDrawer.close}
        />
      )}
    </Box>
  );
}

/** What the address asks for, its first page, the table's columns, and what is chosen. */
function useLibrary(sent: FirstPage | null) {
  const [view, setView] = useLibraryView();
  const { columnLabel, workplaces } = useLabels();
  const [text] = useDebouncedValue(view.q, 200);
  const request: ListRequest = useMemo(
    () => requestOf({ f: view.f, sort: view.sort, dir: view.dir }, text),
    [view.f, view.sort, view.dir, text],
  );
  const head = useFirstPage(request, sent);
  const total = head.data?.meta?.total ?? 0;
  const table = useLibraryTable(useColumnCatalogue(), columnLabel, view, setView);
  const selection = useSelection(table, request.filters, total);
  return { view, setView, request, head, total, table, selection, workplaces };
}

function showsArchived({ f }: LibraryView): boolean {
  return f.some(({ field, value }) => field === "archived" && value === true);
}

type PanesProps = { state: ReturnType<typeof useLibrary>; isWide: boolean };

function Panes({ state, isWide }: PanesProps) {
  const t = useTranslations("products");
  const { view, setView, head } = state;
  return (
    <Box className={classes.panes}>
      {isWide && (
        <Box component="aside" aria-label={t("filters")} className={classes.side} tabIndex={0}>
          <FacetPanel view={view} setView={setView} request={state.request} />
        </Box>
      )}
      <Box className={classes.list} data-stale={head.isPlaceholderData || undefined}>
        <List state={state} />
      </Box>
      {view.open && isWide && (
        <Box component="aside" aria-label={t("preview")} className={classes.preview} tabIndex={0}>
          <Preview key={view.open} id={view.open} onClose={() => void setView({ open: null })} />
        </Box>
      )}
    </Box>
  );
}

function List({ state }: Pick<PanesProps, "state">) {
  const { view, setView, request, head, total, table } = state;
  const isPhone = useMediaQuery("(max-width: 48em)") ?? false;
  if (head.data && total === 0)
    return (
      <LibraryEmpty isFiltered={request.filters.length > 0} onClear={() => void setView({ f: [], q: "" })} />
    );
  return (
    <ProductGrid
      table={table}
      head={<GridHead table={table} />}
      view={view}
      setView={setView}
      request={request}
      firstPage={head.data}
      workplaces={state.workplaces}
      onSelect={state.selection.toggle}
      isPhone={isPhone}
    />
  );
}

"use client";

import { Box, Button, Group, Text, Title } from "@mantine/core";
import { useTranslations } from "next-intl";
import { LightSearch } from "@/components/light-fields/light-fields";
import { Link } from "@/components/link";
import { useRights } from "@/components/rights";
import { ColumnChooser } from "./column-chooser";
import { ExportMenu } from "./export-menu";
import classes from "./library.module.css";
import type { ListRequest } from "./list-request";
import { NewProduct } from "./new-product";
import type { LibraryTable } from "./use-library-table";
import type { ProductSelection } from "./use-selection";
import type { LibraryView, SetLibraryView } from "./view";
import { ViewsMenu } from "./views-menu";

type Props = {
  table: LibraryTable;
  view: LibraryView;
  setView: SetLibraryView;
  request: ListRequest;
  selection: ProductSelection;
  /** Null while it is not known. */
  total: number | null;
  /** Opens the filters where they are a drawer. */
  onFilters?: () => void;
};

export function LibraryToolbar({ table, view, setView, request, selection, total, onFilters }: Props) {
  const t = useTranslations("products");
  const { canWrite } = useRights();
  return (
    <Group justify="space-between" gap="sm">
      <Group gap="sm" align="baseline">
        <Title order={1} size="h2">
          {t("title")}
        </Title>
        <Text size="sm" c="dimmed" role="status">
          {total === null ? t("loading") : t("total", { total })}
        </Text>
      </Group>
      <Group gap="xs" className={classes.actions}>
        <Box w={{ base: "100%", xs: 320 }}>
          <LightSearch label={t("search")} value={view.q} onChange={(q) => void setView({ q })} />
        </Box>
        <ViewsMenu view={view} setView={setView} />
        {onFilters && (
          <Button variant="default" onClick={onFilters}>
            {view.f.length ? t("filtersOn", { count: view.f.length }) : t("filters")}
          </Button>
        )}
        <Box visibleFrom="sm">
          <ColumnChooser table={table} view={view} setView={setView} />
        </Box>
        <ExportMenu request={request} columns={view.cols} selection={selection} />
        {canWrite && (
          <Button component={Link} href="/imports" variant="default">
            {t("import")}
          </Button>
        )}
        {canWrite && <NewProduct />}
      </Group>
    </Group>
  );
}

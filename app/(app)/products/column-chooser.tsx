"use client";

import { Button, Skeleton } from "@mantine/core";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { Popover } from "@/components/menu/popover";
import type { LibraryTable } from "./use-library-table";
import type { LibraryView, SetLibraryView } from "./view";

const ColumnPanel = dynamic(() => import("./column-panel").then((file) => file.ColumnPanel), {
  ssr: false,
  loading: () => <Skeleton h={380} />,
});

type Props = { table: LibraryTable; view: LibraryView; setView: SetLibraryView };

export function ColumnChooser({ table, view, setView }: Props) {
  const t = useTranslations("products");
  return (
    <Popover
      side="end"
      width={300}
      label={t("columns")}
      control={(props) => (
        <Button {...props} variant="default" size="sm">
          {t("columns")}
        </Button>
      )}
    >
      <ColumnPanel table={table} view={view} setView={setView} />
    </Popover>
  );
}

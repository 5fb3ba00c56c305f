"use client";

import { Button, Skeleton } from "@mantine/core";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { Popover } from "@/components/menu/popover";
import type { LibraryView, SetLibraryView } from "./view";

const ColumnPanel = dynamic(() => import("./column-panel").then((file) => file.ColumnPanel), {
  ssr: false,
  loading: () => <Skeleton h={380} />,
});

export function ColumnChooser({ view, setView }: { view: LibraryView; setView: SetLibraryView }) {
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
      <ColumnPanel view={view} setView={setView} />
    </Popover>
  );
}

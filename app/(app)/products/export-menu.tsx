"use client";

import { Button } from "@mantine/core";
import { useTranslations } from "next-intl";
import { Menu } from "@/components/menu/menu";
import { MenuItem } from "@/components/menu/menu-parts";
import { saveFile } from "@/components/save-file";
import { useWrite } from "@/components/use-write";
import type { ListRequest } from "./list-request";
import { useLabels } from "./use-labels";
import type { ProductSelection } from "./use-selection";

type Props = { request: ListRequest; columns: string[]; selection: ProductSelection };

/** The filter, or what is selected in it, with the shown columns as CSV or Excel. */
export function ExportMenu({ request, columns, selection }: Props) {
  const t = useTranslations("products");
  const { columnLabel } = useLabels();
  const save = useWrite(
    (format: "csv" | "xlsx") =>
      saveFile("/v1/products/export", {
        ...request,
        ...(selection.count && !selection.isAll ? { product_ids: [...selection.ids] } : {}),
        format,
        columns: columns.map((name) => ({ name, label: columnLabel(name) })),
      }),
    { stale: [] },
  );
  return (
    <Menu
      side="end"
      control={(props) => (
        <Button {...props} variant="default" size="sm" loading={save.isPending}>
          {t("export")}
        </Button>
      )}
    >
      <MenuItem onClick={() => save.mutate("xlsx")}>Excel (.xlsx)</MenuItem>
      <MenuItem onClick={() => save.mutate("csv")}>CSV (.csv)</MenuItem>
    </Menu>
  );
}

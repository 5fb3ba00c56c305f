"use client";

import type { RowSelectionState } from "@tanstack/react-table";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { DataTable } from "@/components/data-table/data-table";
import type { Sheet } from "./use-sheet-actions";
import { useSheetColumns } from "./use-sheet-columns";

type Props = {
  sheets: Sheet[];
  /** False where more of them are on other pages. */
  isWhole: boolean;
  chosen: ReadonlyMap<string, Sheet>;
  onChoose: (chosen: ReadonlyMap<string, Sheet>) => void;
};

/** One page of sheets, each of which can be chosen, or all together. */
export function SheetTable({ sheets, isWhole, chosen, onChoose }: Props) {
  const t = useTranslations("sheets");
  const columns = useSheetColumns();
  const ids = useMemo(() => selectionOf(chosen), [chosen]);
  return (
    <DataTable
      rows={sheets}
      columns={columns}
      rowId={idOf}
      isWhole={isWhole}
      selection={{
        chosen: ids,
        onChange: (after) => onChoose(chosenOf(after, chosen, sheets)),
        labelOf: (sheet) => t("chooseOne", { name: sheet.product_name ?? sheet.file_name }),
        labelOfAll: t("chooseAll"),
      }}
      highlightOnHover
      verticalSpacing="sm"
      horizontalSpacing="xs"
    />
  );
}

const idOf = ({ id }: Sheet) => id;

function selectionOf(chosen: ReadonlyMap<string, Sheet>): RowSelectionState {
  return Object.fromEntries([...chosen.keys()].map((id) => [id, true]));
}

/** The sheets of these ids: those of other pages were chosen before. */
function chosenOf(
  ids: RowSelectionState,
  before: ReadonlyMap<string, Sheet>,
  page: Sheet[],
): ReadonlyMap<string, Sheet> {
  const known = new Map([...before, ...page.map((sheet) => [sheet.id, sheet] as const)]);
  return new Map([...known].filter(([id]) => ids[id]));
}

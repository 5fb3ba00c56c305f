"use client";

import { useTranslations } from "next-intl";
import { callApi } from "@/components/api";
import { showNotice } from "@/components/notices/notices";
import { useUndoNotice } from "@/components/use-undo-notice";
import { useWrite } from "@/components/use-write";
import type { archiveSelection, decideSelection, placeSelection } from "@/lib/library/selections/operations";
import { useChangedRows } from "./use-changed-rows";
import type { ProductRow } from "./use-product-rows";
import type { ProductSelection } from "./use-selection";

type Change = typeof archiveSelection | typeof decideSelection | typeof placeSelection;
type Input = {
  path: "archive" | "decide" | "place";
  body: object;
  notice: (count: number) => string;
  /** What becomes of a row; without it the list is read again. */
  changed?: (row: ProductRow) => ProductRow;
};

const beside = [["facets"], ["workplaces"]];
const stale = [["products"], ...beside];

const post = (path: "archive" | "decide" | "place", body: object) =>
  callApi<Change>(`/v1/products/${path}`, { method: "POST", body });

type Decision = NonNullable<ProductRow["sds"]>["procurement_status"];

/** The writes for a selection; archiving can be undone from its notice. */
export function useBulkActions(selection: ProductSelection) {
  const t = useTranslations("products");
  const showUndo = useUndoNotice();
  const changeRows = useChangedRows();
  const write = useWrite(
    (input: Input) =>
      post(input.path, { ...selection.body, ...input.body }).then((answer) => ({ answer, ...input })),
    {
      stale: beside,
      onDone: ({ answer, notice, changed }) => {
        selection.clear();
        changeRows(answer.data.product_ids, changed);
        showNotice({ message: notice(answer.data.count) });
      },
    },
  );

  const restore = useWrite(
    (input: { ids: string[]; archived: boolean }) =>
      post("archive", { product_ids: input.ids, archived: input.archived }),
    { stale },
  );

  const archive = useWrite((archived: boolean) => post("archive", { ...selection.body, archived }), {
    stale,
    onDone: ({ data }) => {
      selection.clear();
      const message = t("archivedNotice", { count: data.count });
      if (!data.count) showNotice({ message });
      else showUndo(message, () => restore.mutate({ ids: data.product_ids, archived: false }));
    },
  });

  return {
    isBusy: write.isPending || archive.isPending,
    place: (workplaceId: string) =>
      write.mutate({
        path: "place",
        body: { workplace_id: workplaceId },
        notice: (count) => t("placedNotice", { count }),
        changed: (row) => ({ ...row, workplace_ids: [...row.workplace_ids, workplaceId] }),
      }),
    decide: (status: Decision) =>
      write.mutate({
        path: "decide",
        body: { status },
        notice: (count) => t("decidedNotice", { count }),
        changed: (row) => ({ ...row, sds: row.sds && { ...row.sds, procurement_status: status } }),
      }),
    archive: (archived: boolean) =>
      archived
        ? archive.mutate(true)
        : write.mutate({
            path: "archive",
            body: { archived: false },
            notice: (count) => t("restoredNotice", { count }),
          }),
  };
}

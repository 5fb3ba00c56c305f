"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { PlacedMessage } from "@/components/amounts/placed-message";
import { type Answer, callApi } from "@/components/api";
import { showNotice } from "@/components/notices/notices";
import { useUndoNotice } from "@/components/use-undo-notice";
import { useWrite } from "@/components/use-write";
import type { archiveSelection, decideSelection, placeSelection } from "@/lib/library/selections/operations";
import { useChangedRows } from "./use-changed-rows";
import type { ProductRow } from "./use-product-rows";
import type { ProductSelection } from "./use-selection";

export const beside = [["facets"], ["workplaces"]];
const stale = [["products"], ...beside];

type Decision = NonNullable<ProductRow["sds"]>["procurement_status"];
export type BulkActions = ReturnType<typeof useBulkActions>;

export const placedAt = (workplaceId: string) => (row: ProductRow) => ({
  ...row,
  workplace_ids: [...row.workplace_ids, workplaceId],
});

const archive = (body: object) =>
  callApi<typeof archiveSelection>("/v1/products/archive", { method: "POST", body });
const place = (body: object) =>
  callApi<typeof placeSelection>("/v1/products/place", { method: "POST", body });
const decide = (body: object) =>
  callApi<typeof decideSelection>("/v1/products/decide", { method: "POST", body });

/** The writes for a selection, each with a way back in its notice. */
export function useBulkActions(selection: ProductSelection) {
  const [archiving, placing, deciding] = [
    useArchiving(selection),
    usePlacing(selection),
    useDeciding(selection),
  ];
  return {
    isBusy: archiving.isPending || placing.isPending || deciding.isPending,
    archive: archiving.mutate,
    place: placing.mutate,
    decide: (status: Decision, comment: string | null = null) => deciding.mutate({ status, comment }),
  };
}

function useArchiving(selection: ProductSelection) {
  const t = useTranslations("products");
  const finish = useFinish(selection);
  const undo = useWrite(archive, { stale });
  return useWrite((archived: boolean) => archive({ ...selection.body, archived }), {
    stale,
    onDone: ({ data: { count, product_ids } }, archived) => {
      const message = t(archived ? "archivedNotice" : "restoredNotice", { count });
      finish(count, message, () => undo.mutate({ product_ids, archived: !archived }));
    },
  });
}

function usePlacing(selection: ProductSelection) {
  const finish = useFinish(selection);
  const changeRows = useChangedRows();
  const undo = useWrite(place, { stale });
  return useWrite((at: string) => place({ ...selection.body, workplace_id: at }), {
    stale: beside,
    onDone: ({ data: { count, product_ids } }, at) => {
      changeRows(product_ids, placedAt(at));
      const back = { product_ids, workplace_id: at, placed: false };
      finish(count, <PlacedMessage count={count} workplaceId={at} />, () => undo.mutate(back));
    },
  });
}

function useDeciding(selection: ProductSelection) {
  const t = useTranslations("products");
  const comment = useTranslations("procurement")("takenBack");
  const finish = useFinish(selection);
  const changeRows = useChangedRows();
  const undo = useWrite(
    async (before: Answer<typeof decideSelection>["data"]["before"]) => {
      for (const was of before) if (was.product_ids.length) await decide({ ...was, comment });
    },
    { stale },
  );
  return useWrite(
    (said: { status: Decision; comment: string | null }) => decide({ ...selection.body, ...said }),
    {
      stale: beside,
      onDone: ({ data: { count, product_ids, before } }, { status }) => {
        changeRows(product_ids, (row) => ({
          ...row,
          sds: row.sds && { ...row.sds, procurement_status: status },
        }));
        finish(count, t("decidedNotice", { count }), () => undo.mutate(before));
      },
    },
  );
}

/** Nothing is chosen any more; what was done is said, with how it is taken back. */
function useFinish(selection: ProductSelection) {
  const showUndo = useUndoNotice();
  return (count: number, message: ReactNode, undo: () => void) => {
    selection.clear();
    if (count === 0) showNotice({ message });
    else showUndo(message, undo);
  };
}

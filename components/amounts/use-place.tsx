"use client";

import type { QueryKey } from "@tanstack/react-query";
import { useState } from "react";
import { callApi } from "@/components/api";
import { showNotice } from "@/components/notices/notices";
import { useUndoNotice } from "@/components/use-undo-notice";
import { useWrite } from "@/components/use-write";
import type { placeProducts, removePlacement } from "@/lib/workplaces/placements/operations";
import { type AmountRow, emptyRow, type Quantity, quantityOf } from "./amounts";
import { PlacedMessage } from "./placed-message";

const everywhere = [
  ["product"],
  ["stock"],
  ["workplace"],
  ["workplaces"],
  ["products"],
  ["facets"],
  ["assessments"],
];

type Placed = { workplaceId: string; productIds: string[] };
type Wish = Placed & { quantities: Quantity[] };

/**
 * Places products with their amounts; what is said only in part is named, and nothing is placed. Can be undone. `stale`
 * is what is read again once they are placed.
 */
export function usePlace(onDone: (placed: Placed) => void, stale: QueryKey[] = everywhere) {
  const showUndo = useUndoNotice();
  const [rows, setRows] = useState<Map<string, AmountRow>>(new Map());
  const [incomplete, setIncomplete] = useState<ReadonlySet<string>>(new Set());
  const undo = useWrite(
    async ({ workplaceId, productIds }: Placed) => {
      for (const id of productIds)
        await callApi<typeof removePlacement>(`/v1/workplaces/${workplaceId}/products/${id}?force=true`, {
          method: "DELETE",
        });
    },
    { stale: everywhere },
  );
  const write = useWrite(
    async ({ workplaceId, productIds, quantities }: Wish) => {
      const body = { product_ids: productIds, quantities };
      const answer = await callApi<typeof placeProducts>(`/v1/workplaces/${workplaceId}/products`, {
        method: "POST",
        body,
      });
      const created = answer.data.filter((each) => each.created).map(({ product_id }) => product_id);
      return { workplaceId, productIds: created };
    },
    {
      stale,
      onDone: (made) => {
        onDone(made);
        const count = made.productIds.length;
        const message = <PlacedMessage count={count} workplaceId={made.workplaceId} />;
        if (count === 0) showNotice({ message });
        else showUndo(message, () => undo.mutate(made));
      },
    },
  );
  const place = (workplaceId: string, productIds: string[]) => {
    const read = productIds.map((id) => [id, quantityOf(rows.get(id) ?? emptyRow)] as const);
    const unclear = new Set(read.flatMap(([id, quantity]) => (quantity === "incomplete" ? [id] : [])));
    setIncomplete(unclear);
    if (unclear.size > 0) return;
    const quantities = read.flatMap(([product_id, quantity]) =>
      quantity && quantity !== "incomplete" ? [{ product_id, ...quantity }] : [],
    );
    write.mutate({ workplaceId, productIds, quantities });
  };
  return { rows, setRows, incomplete, place, isPending: write.isPending };
}
